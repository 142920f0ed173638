import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

/** A command that was sent as JSON: no field is undefined, and `-0` is 0. */
const commands = fc.json().map((text) => JSON.parse(text) as unknown);

/** How digests have been made since the first store: they are compared with what stands in old ones. */
function digestOfOld(command: unknown): string {
  const text = JSON.stringify(command, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

test('a command sent again has the digest that stands in an old store', () => {
  fc.assert(fc.property(commands, (command) => digestOf(command) === digestOfOld(command)));
  const odd = { b: 1, '10': [], '9': {}, '4294967294': 0, '4294967295': 1, '01': 2, '': 3, é: 4 };
  expect(digestOf({ type: 'give', cards: odd })).toBe(digestOfOld({ type: 'give', cards: odd }));
});

test('the order of fields does not count, all else does', () => {
  expect(digestOf({ type: 'give', to: 'ana' })).toBe(digestOf({ to: 'ana', type: 'give' }));
  expect(digestOf({ type: 'give', to: 'ana' })).not.toBe(digestOf({ type: 'give', to: 'ben' }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
