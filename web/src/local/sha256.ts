// SHA-256 and HMAC. The browser's own are missing where a table is served at home without https, and answer later; a deal needs neither.
const ROUNDS = 64;
const BLOCK = 64; // bytes

/** The first 32 bits of the fractions of the roots of the first primes. */
function fractions(count: number, root: (n: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
const START = fractions(8, Math.sqrt);
const ADDED = fractions(ROUNDS, Math.cbrt);
const turned = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) stir(hash, view, at);
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => found.setUint32(4 * i, word));
  return new Uint8Array(found.buffer);
}

function stir(hash: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i++) words[i] = i < 16 ? view.getUint32(at + 4 * i) : mixed(words, i);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < ROUNDS; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ADDED[i] as number) + (words[i] as number);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] as number) + word));
}

function mixed(words: Uint32Array, i: number): number {
  const [far, near] = [words[i - 15] as number, words[i - 2] as number];
  const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
  return (words[i - 16] as number) + first + (words[i - 7] as number) + second;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hexOf = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function hmac(key: string, text: string): Uint8Array {
  const raw = bytesOf(key);
  const short = raw.length > BLOCK ? sha256(raw) : raw;
  const padded = (byte: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ byte);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), bytesOf(text)))));
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + two.length);
  whole.set(one);
  whole.set(two, one.length);
  return whole;
}
