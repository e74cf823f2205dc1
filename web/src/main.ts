import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './connection/api';
import './art/fonts.css';
import './art/tokens.css';
import './art/base.css';
import './art/paper.css';
import { loadGame } from './games';
import { keepShell, mendStalePage } from './offline/shell';
import { settings } from './table/settings.svelte';
import { spoken } from './words/spoken.svelte';
import { Words } from './words/words';

settings.dress();
mendStalePage();
const opening = document.getElementById('opening');
const game = opening?.dataset['game']; // the server has said which game is played at this table
if (location.pathname.startsWith('/t/')) {
  void import('./table/TablePage.svelte'); // on their way while the words are read: the table, its game, and who I am there
  void me().catch(() => undefined);
} else if (location.pathname === '/') void import('./front/Front.svelte');
if (game) void Promise.allSettled([loadGame(game), Words.open(settings.kept.language, game)]);

// The letters are on their way already (index.html); a short wait for them, while the words come, spares the eye a page that reflows.
const LETTERS = ['600 16px Fraunces', '400 16px Inter'].map((font) => document.fonts.load(font));
const PATIENCE = 300; // milliseconds
await Promise.all([spoken.load(), Promise.race([Promise.allSettled(LETTERS), new Promise((done) => setTimeout(done, PATIENCE))])]);
mount(App, { target: document.body });
if (!game) opening?.remove(); // a table takes it away when it can be seen itself
if (!location.pathname.startsWith('/board/embed')) keepShell(); // a page in somebody else's keeps nothing
