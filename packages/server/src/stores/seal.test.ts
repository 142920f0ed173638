import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSnapshot, sealSnapshot } from './seal.ts';

function snapshotOf(state: unknown) {
  return { seq: 7, hash: 'a', at: 1000, state, chairs: { ana: 3, 'a "b"': 4 } };
}

test('a snapshot is sealed as JSON writes it, and opened as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (state) => {
      const sealed = await sealSnapshot(snapshotOf(state));
      expect(sealed.text).toBe(JSON.stringify(snapshotOf(state)));
      expect(await openSnapshot(sealed)).toEqual(JSON.parse(sealed.text));
    }),
  );
  const odd = {
    none: undefined,
    list: Object.assign(Array(3), { 1: {} }),
    empty: [],
    nothing: { no: undefined },
  };
  expect((await sealSnapshot(snapshotOf(odd))).text).toBe(JSON.stringify(snapshotOf(odd)));
});

test('a snapshot whose text was changed is not opened', async () => {
  const { text, seal } = await sealSnapshot(snapshotOf({ hand: { salt: 3 } }));
  expect(await openSnapshot({ text: text.replace('salt', 'gold'), seal })).toBeUndefined();
});

test('others get their turn while a large snapshot is sealed', async () => {
  const part = Array.from({ length: 20_000 }, (_, index) => ({ index }));
  const state = { parts: Array.from({ length: 40 }, () => part) };
  let turns = 0;
  let isSealed = false;
  const count = (): void => {
    turns += 1;
    if (!isSealed) setImmediate(count);
  };
  setImmediate(count);
  const { text } = await sealSnapshot(snapshotOf(state));
  isSealed = true;
  expect(text).toBe(JSON.stringify(snapshotOf(state)));
  expect(turns).toBeGreaterThan(5);
});
