// A board in an address: behind its '#', which no browser sends to a server. A position stands there as people write it; a record with
// variations is pressed together.
import { Unreadable } from './position';
import { type BoardRecord, isRecord } from './record';

const POSITION = 'position=';
const RECORD = 'record=';
const LONGEST = 200_000; // letters of a link, and ...
const LARGEST = 4_000_000; // ... bytes of what is in it

export type Linked = { position: string } | { record: BoardRecord };

/** The part of an address behind '#' for a position. */
export const positionHash = (line: string): string => `#${POSITION}${encodeURI(line).replaceAll('%20', '+')}`;

/** The part of an address behind '#' for a record. */
export async function recordHash(record: BoardRecord): Promise<string> {
  const pressed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#${RECORD}${toText(await bytesOf(pressed, LONGEST))}`;
}

/** What an address holds; null if it holds nothing. */
export async function linked(hash: string): Promise<Linked | null> {
  const text = hash.replace(/^#/, '');
  if (text.startsWith(POSITION)) return { position: decoded(text.slice(POSITION.length).replaceAll('+', ' ')) };
  if (!text.startsWith(RECORD)) return null;
  if (text.length > LONGEST) throw new Unreadable('whatif-bad-link');
  try {
    const opened = new Blob([fromText(text.slice(RECORD.length))]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const record: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(opened, LARGEST)));
    if (isRecord(record)) return { record };
  } catch {
    // said below
  }
  throw new Unreadable('whatif-bad-link');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Unreadable('whatif-bad-link');
  }
}

/** All of a stream, unless it is larger than anything of ours. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) throw new Unreadable('whatif-bad-link');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
