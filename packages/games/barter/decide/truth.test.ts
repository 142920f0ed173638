import { expect, test } from 'vitest';
import { game } from '../../advanced-civilization/game.ts';
import { sit } from '../testing/table.ts';

/** A has accepted B's offer to all, naming what nobody else may know; then the two make another trade. */
function settleBeside(named: readonly string[]) {
  const hands = { a: { oil: 2, grain: 2, iron: 3 }, b: { salt: 2, ochre: 4 }, c: { timber: 3 } };
  const table = sit(game, { seats: ['a', 'b', 'c'], players: 3, hands });
  const side = (...names: string[]) => ({ count: 3, named: names });
  table.run('b', { type: 'propose', gives: side('salt', 'salt'), asks: side() });
  table.run('a', { type: 'accept', offer: 'b-1', revision: 1, named });
  table.run('a', {
    type: 'propose',
    to: 'b',
    gives: side('oil', 'oil'),
    asks: side('salt', 'salt'),
  });
  const offer = { offer: 'a-b-1', revision: 1 };
  table.run('b', { type: 'accept', ...offer, cards: { salt: 2, ochre: 1 } });
  const events = table.run('a', { type: 'deliver', ...offer, cards: { oil: 2, iron: 1 } });
  return { table, types: events.map(({ type }) => type) };
}

test('an offer that lapses tells nobody whether its acceptance was void as well', () => {
  const fell = settleBeside(['oil', 'oil']);
  const held = settleBeside(['grain', 'grain']);
  expect(fell.types).toEqual(['traded', 'lapsed']);
  expect(held.types).toEqual(fell.types);
  for (const viewer of ['b', 'c', 'host', 'spectator']) {
    expect(held.table.view(viewer)).toEqual(fell.table.view(viewer));
  }
});

test('what was sealed into the lapsed offer is free again', () => {
  const { table } = settleBeside(['oil', 'oil']);
  expect(table.view('a')).toMatchObject({
    sealed: {},
    hand: { grain: 2, iron: 2, salt: 2, ochre: 1 },
  });
  expect(table.view('c').offers['b-1']).toMatchObject({ state: 'lapsed', delivered: [] });
});

/** C has made two offers to all, which A and B have accepted; a trade of the two makes both untrue. */
function settleAfter(acceptances: Readonly<Record<string, string>>) {
  const hands = { a: { salt: 3 }, b: { oil: 3 }, c: { iron: 3 }, d: { timber: 3 } };
  const table = sit(game, { seats: ['a', 'b', 'c', 'd'], hands });
  const side = (...names: string[]) => ({ count: 3, named: names });
  const [ofA, ofB] = [side('salt', 'salt'), side('oil', 'oil')];
  for (let made = 0; made < 2; made++) {
    table.run('c', { type: 'propose', gives: side('iron', 'iron'), asks: side() });
  }
  for (const [offer, by] of Object.entries(acceptances)) {
    const { named } = by === 'a' ? ofA : ofB;
    table.run(by, { type: 'accept', offer, revision: 1, named });
  }
  table.run('a', { type: 'propose', to: 'b', gives: ofA, asks: ofB });
  table.run('b', { type: 'accept', offer: 'a-b-1', revision: 1, cards: { oil: 3 } });
  const before = table.state();
  const events = table.run('a', {
    type: 'deliver',
    offer: 'a-b-1',
    revision: 1,
    cards: { salt: 3 },
  });
  return events.map((event) => game.redact(event, 'd', before));
}

test('the order in which acceptances fall tells nobody who had accepted which offer', () => {
  const lines = settleAfter({ 'c-1': 'a', 'c-2': 'b' });
  expect(lines.slice(1)).toEqual([
    { type: 'freed', offer: 'c-1' },
    { type: 'freed', offer: 'c-2' },
  ]);
  expect(settleAfter({ 'c-1': 'b', 'c-2': 'a' })).toEqual(lines);
});
