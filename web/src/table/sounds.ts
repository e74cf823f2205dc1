// Sounds, quiet and few: a drop for a move, two for "your turn", a small chord at the end. Made here, no file; off by default.
import { settings } from './settings.svelte';

const NOTES: Record<string, [frequency: number, at: number][]> = {
  move: [[392, 0]],
  turn: [[523.25, 0], [659.25, 0.13]],
  over: [[392, 0], [493.88, 0.12], [587.33, 0.24], [783.99, 0.4]],
}; // prettier-ignore
let context: AudioContext | null = null;

export function chime(name: 'move' | 'turn' | 'over'): void {
  if (!settings.kept.sounds) return;
  context ??= new AudioContext();
  for (const [frequency, at] of NOTES[name] ?? []) drop(context, frequency, context.currentTime + at);
}

/** One drop of water: a short tone that falls a little. */
function drop(sound: AudioContext, frequency: number, at: number): void {
  const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
  tone.type = 'sine';
  tone.frequency.setValueAtTime(frequency * 1.06, at);
  tone.frequency.exponentialRampToValueAtTime(frequency, at + 0.05);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.06, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
  tone.connect(loudness).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}
