// Sounds, quiet and few: a piece laid, a splash, two drops for "your turn", a small chord at the end. Made here, no file; off by default,
// and never before somebody has touched the page. They have a switch and a loudness of their own: who wants nothing to move may still listen.
import { settings } from './settings.svelte';

export type Sound = 'laid' | 'splash' | 'turn' | 'over';
export const LOUDNESS = { soft: 0.35, middle: 1, loud: 2.4 };
const NOTES: Partial<Record<Sound, [frequency: number, at: number][]>> = {
  turn: [[523.25, 0], [659.25, 0.13]],
  over: [[392, 0], [493.88, 0.12], [587.33, 0.24], [783.99, 0.4]],
}; // prettier-ignore
const APART = 0.09; // seconds between two of the same kind: eight fish are not eight knocks at once
let context: AudioContext | null = null;
const last: Partial<Record<Sound, number>> = {};

export function chime(name: Sound): void {
  if (!settings.kept.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (now - (last[name] ?? -1) < APART) return;
  last[name] = now;
  if (name === 'laid') knock(context, now);
  else if (name === 'splash') splash(context, now);
  for (const [frequency, at] of NOTES[name] ?? []) drop(context, frequency, now + at);
}

/** What a sound goes through: it swells to a loudness at once, and fades. */
function fading(sound: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = sound.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS[settings.kept.loudness], at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(sound.destination);
  return gain;
}

function tone(sound: AudioContext, from: number, to: number, at: number, loud: number, length: number): void {
  const made = sound.createOscillator();
  made.type = 'sine';
  made.frequency.setValueAtTime(from, at);
  made.frequency.exponentialRampToValueAtTime(to, at + 0.05);
  made.connect(fading(sound, at, loud, length));
  made.start(at);
  made.stop(at + length + 0.05);
}

/** One drop of water: a short tone that falls a little. */
const drop = (sound: AudioContext, frequency: number, at: number): void => tone(sound, frequency * 1.06, frequency, at, 0.06, 0.4);

/** A piece of card laid on others: low and dry. */
const knock = (sound: AudioContext, at: number): void => tone(sound, 210, 130, at, 0.07, 0.12);

/** Something goes into the water: a breath of noise that sinks. */
function splash(sound: AudioContext, at: number): void {
  const length = 0.45;
  const noise = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const [source, sieve] = [sound.createBufferSource(), sound.createBiquadFilter()];
  source.buffer = noise;
  sieve.type = 'bandpass';
  sieve.frequency.setValueAtTime(1800, at);
  sieve.frequency.exponentialRampToValueAtTime(420, at + length);
  source.connect(sieve).connect(fading(sound, at, 0.035, length));
  source.start(at);
}
