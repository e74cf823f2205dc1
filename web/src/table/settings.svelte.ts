// What a person has chosen for this browser. Kept in local storage; no cookie, nothing leaves the machine.
import { browserLanguage, type Language } from '../words/words';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'calm' | 'brisk' | 'off';
export type Confirm = 'touch' | 'always' | 'never';
export type Palette = 'sea' | 'mist';
export type Cards = 'soft' | 'crisp';
export type Loudness = 'soft' | 'middle' | 'loud';
export type Tutor = 'off' | 'gentle' | 'strict';

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  sounds: boolean;
  loudness: Loudness;
  palette: Palette;
  cards: Cards;
  contrast: boolean; // high
  chances: boolean; // whether my chance to win is shown
  tutor: Tutor; // before which mistakes the coach warns
  strength: number; // of the bots of "Play now": 0 to 2
  name: string;
}

const KEY = 'tidetable.settings';
const FACTOR: Record<Speed, number> = { calm: 1, brisk: 0.5, off: 0 };

function load(): Kept {
  const fresh: Kept = { language: browserLanguage(), theme: 'system', speed: 'calm', confirm: 'touch', sounds: false, loudness: 'middle', palette: 'sea', cards: 'soft', contrast: false, chances: false, tutor: 'off', strength: 0, name: '' };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return kept.speed in FACTOR ? kept : { ...kept, speed: fresh.speed };
  } catch {
    return fresh; // a browser that keeps nothing still plays
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  kept = $state<Kept>(load());
  systemDark = $state(dark.matches);
  systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
  }

  get dark(): boolean {
    return this.kept.theme === 'system' ? this.systemDark : this.kept.theme === 'dark';
  }

  /** How long a movement takes, as a factor of calm speed; 0: nothing moves. */
  get pace(): number {
    return this.systemStill ? 0 : FACTOR[this.kept.speed];
  }

  /** Keep a choice, and show it on the page at once. */
  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a private window: the choice lasts as long as the page
    }
    this.dress();
  }

  dress(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.pace === 0 ? 'off' : 'on';
    root.lang = this.kept.language;
    const { palette, cards, contrast } = this.kept;
    root.dataset['palette'] = palette;
    root.dataset['cards'] = cards;
    root.dataset['contrast'] = contrast ? 'high' : 'usual';
    if (palette !== 'sea' || cards !== 'soft' || contrast) void import('../art/themes.css'); // colours of their own, for those who chose them
  }
}

export const settings = new Settings();
