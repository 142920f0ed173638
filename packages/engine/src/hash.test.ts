import crypto from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashByNoble, hashText } from './hash.ts';

test('a hash is the SHA-256 of the text', () => {
  // The first example of FIPS 180-2.
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every machine makes the same hash', () => {
  expect(crypto).toHaveProperty('hash');
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(fc.property(texts, (text) => hashText(text) === hashByNoble(text)));
  // Half of a character, which has no UTF-8.
  expect(hashText('\ud83d')).toBe(hashByNoble('\ud83d'));
});
