// The block of the game's generator that is in use (ChaCha8, docs/rules/chance.md): a position names the key and how many words were taken.
export const BLOCK = 16; // words
const EXPAND_32_BYTE_K = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 4;
const QUARTERS = [
  ...[[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]],
  ...[[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]],
] as [number, number, number, number][];
const TURNS = [16, 12, 8, 7] as const;

/** Block number *counter* of a key (eight words). */
export function blockOf(key: Uint32Array, counter: number): Uint32Array {
  const input = Uint32Array.of(...EXPAND_32_BYTE_K, ...key, counter, Math.floor(counter / 2 ** 32), 0, 0);
  const stirred = input.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) for (const places of QUARTERS) quarter(stirred, places);
  return stirred.map((word, i) => word + (input[i] as number));
}

function quarter(x: Uint32Array, [a, b, c, d]: [number, number, number, number]): void {
  TURNS.forEach((bits, step) => {
    const [to, from, turned] = step % 2 === 0 ? [a, b, d] : [c, d, b];
    x[to] = (x[to] as number) + (x[from] as number);
    const mixed = (x[turned] as number) ^ (x[to] as number);
    x[turned] = (mixed << bits) | (mixed >>> (32 - bits));
  });
}
