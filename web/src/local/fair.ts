// Fair deals at a table of this browser, checked as the server's are (tidetable/table/fair.py, docs/rules/chance.md).
import { bytesOf, hexOf, hmac, sha256 } from './sha256';

/** The secret of a deal: 32 bytes of the browser's secure randomness, in hex. */
export const newSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** The hash that is shown before the deal. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

export const seedOf = (secret: string, salts: string[]): string => [secret, ...salts].join(':');

/** The key of chance: the hash of the seed. */
export const keyOf = (seed: string): Uint8Array => sha256(bytesOf(seed));

/** The chance of a bot for the question that an event put to a seat; from the secret alone, so that nobody foresees it. */
export const botChance = (secret: string, seat: number, askedAt: number): Uint32Array => words(hmac(secret, `bot ${seat} ${askedAt}`));

/** The chance of a bot at a deal of the day: the same for the same moves (tidetable/daily/deal.py). */
export const dailyChance = (secret: string, seat: number, asked: number): Uint32Array => words(hmac(secret, `daily ${seat} ${asked}`));

/** Chance for thinking about what a decision has revealed. */
export const undoChance = (secret: string, n: number): Uint32Array => words(hmac(secret, `undo ${n}`));

/** Words of a fast generator, none of them 0. */
function words(hash: Uint8Array): Uint32Array {
  return new Uint32Array(hash.buffer.slice(0, 32)).map((word) => word | 1);
}
