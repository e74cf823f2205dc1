import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './connection/api';
import './art/fonts.css';
import './art/tokens.css';
import './art/base.css';
import './art/paper.css';
import { keepShell, mendStalePage } from './offline/shell';
import { settings } from './table/settings.svelte';
import { spoken } from './words/spoken.svelte';

settings.dress();
mendStalePage();
if (location.pathname.startsWith('/t/')) {
  void import('./table/TablePage.svelte'); // on their way while the words are read: the table, and who I am there
  void me().catch(() => undefined);
}

// The letters are on their way already (index.html); a short wait for them, while the words come, spares the eye a page that reflows.
const LETTERS = ['600 16px Fraunces', '400 16px Inter'].map((font) => document.fonts.load(font));
const PATIENCE = 300; // milliseconds
await Promise.all([spoken.load(), Promise.race([Promise.allSettled(LETTERS), new Promise((done) => setTimeout(done, PATIENCE))])]);
mount(App, { target: document.body });
document.getElementById('opening')?.remove();
keepShell();
