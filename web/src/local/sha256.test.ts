import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesOf, hexOf, hmac, sha256 } from './sha256';

const TEXTS = ['', 'abc', 'é:ű', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'tide '.repeat(400)];

it.each(TEXTS)('hashes %j as everybody does', (text) => {
  expect(hexOf(sha256(bytesOf(text)))).toBe(createHash('sha256').update(text).digest('hex'));
});

it.each(TEXTS)('signs with the key %j as everybody does', (key) => {
  expect(hexOf(hmac(key, 'bot 1 17'))).toBe(createHmac('sha256', key).update('bot 1 17').digest('hex'));
});
