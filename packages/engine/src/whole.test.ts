import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { listed } from './listed.ts';
import { writeView } from './whole.ts';

type Item = { readonly id: string; readonly text: string };

const showing = { nameOf: ({ id }: Item) => id, show: (item: Item) => item };
const ITEMS = Array.from({ length: 300 }, (_, n): Item => ({ id: `o${n}`, text: `"${n}"` }));

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeView(value)).toBe(JSON.stringify(value));
    }),
  );
  const long = Object.fromEntries(ITEMS.map((item, n) => [item.id, n % 3 === 0 ? n : item]));
  for (const view of [
    {
      offers: listed(showing, [ITEMS], 'ana'),
      gone: undefined,
      7: [null],
      'a"b': { c: undefined },
    },
    { long: { ...long, none: undefined, null: null, list: [1], 5: 'five' } },
    { seats: {}, offers: listed(showing, [[]], 'ana') },
  ]) {
    expect(writeView(view)).toBe(JSON.stringify(view));
  }
});

it('writes each field of a long record once, whoever sees it', () => {
  const items = ITEMS.map((item) => ({ ...item }));
  const write = vi.spyOn(JSON, 'stringify');
  for (const viewer of ['ana', 'ben']) {
    writeView({ viewer, offers: listed(showing, [items], viewer) });
  }
  const written = write.mock.calls.filter(([value]) => items.includes(value));
  write.mockRestore();
  expect(written).toHaveLength(300);
});
