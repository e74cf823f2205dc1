import { mount } from 'svelte';
import App from './App.svelte';
import './art/fonts.css';
import './art/tokens.css';
import './art/base.css';
import './art/paper.css';
import { settings } from './table/settings.svelte';

settings.dress();
mount(App, { target: document.body });
