import { describe, expect, test } from 'vitest';
import type { ShipMove } from '../../../state.ts';
import type { ChoiceView } from '../../../view.ts';
import {
  arrange,
  gainsOf,
  keyOf,
  nodesOf,
  payeesOf,
  paysOtherwise,
  richerMove,
} from './choices.ts';

type Part = Partial<ChoiceView> & { readonly paid: readonly Readonly<Record<string, number>>[] };

function choice({ paid, ...part }: Part): ChoiceView {
  return {
    card: 'T25-1',
    node: 'bordeaux',
    kind: 'primary',
    ship: null,
    powers: {},
    outcomes: paid.map((income) => ({ rows: {}, income })),
    ...part,
  };
}

const MOVE: ShipMove = { from: 'bay-of-biscay', to: 'english-channel' };
const EVERYTHING = { card: null, node: null };

const plain = choice({ paid: [{ france: 7, england: 4 }] });
const sailed = choice({ ship: MOVE, paid: [{ france: 9, england: 0 }] });
const tie = choice({
  node: 'genoa',
  paid: [
    { france: 4, castile: 0 },
    { france: 0, castile: 4 },
  ],
});
const cheap = choice({
  card: 'T08-1',
  node: 'sevilla',
  paid: [{ france: 3, castile: 1, england: 1 }],
});
const ALL = [plain, sailed, tie, cheap];

describe('the figures of a choice', () => {
  test('are the own gain, what the rivals get together, and the one less the other', () => {
    expect(gainsOf(cheap, 'france')).toEqual({
      own: { least: 3, most: 3 },
      rivals: { least: 2, most: 2 },
      difference: { least: 1, most: 1 },
    });
  });

  test('range over all rankings of equals', () => {
    expect(gainsOf(tie, 'france').difference).toEqual({ least: -4, most: 4 });
  });

  test('are nothing for a realm that is not paid', () => {
    expect(gainsOf(plain, 'austria').own).toEqual({ least: 0, most: 0 });
    expect(gainsOf(plain, 'austria').rivals).toEqual({ least: 11, most: 11 });
  });
});

describe('the table of choices', () => {
  const nodes = (
    sort: Parameters<typeof arrange>[2]['sort'],
    filter: Parameters<typeof arrange>[2]['filter'] = EVERYTHING,
  ) => arrange(ALL, 'france', { sort, filter }).map(({ best }) => best.node);

  test('groups the ship moves of a card and node, the best of them first', () => {
    const [first] = arrange(ALL, 'france', { sort: 'difference', filter: EVERYTHING });
    expect(first?.best).toBe(sailed);
    expect(first?.others).toEqual([plain]);
  });

  test('sorts by what is asked for, and leaves the cards’ own order', () => {
    expect(nodes('difference')).toEqual(['bordeaux', 'genoa', 'sevilla']);
    expect(nodes('own')).toEqual(['bordeaux', 'genoa', 'sevilla']);
    expect(nodes('rivals')).toEqual(['bordeaux', 'genoa', 'sevilla']);
    expect(arrange(ALL, 'castile', { sort: 'own', filter: EVERYTHING })[0]?.best).toBe(tie);
    expect(nodes('card')).toEqual(['bordeaux', 'genoa', 'sevilla']);
  });

  test('holds back what a filter does not let through', () => {
    expect(nodes('card', { card: 'T08-1', node: null })).toEqual(['sevilla']);
    expect(nodes('card', { card: null, node: 'genoa' })).toEqual(['genoa']);
    expect(nodes('card', { card: 'T08-1', node: 'genoa' })).toEqual([]);
  });

  test('shows a watcher the move that is best for who trades, and whether others pay otherwise', () => {
    const options = { sort: 'difference', filter: EVERYTHING, trader: 'france' } as const;
    const [group] = arrange([plain, sailed], 'england', options);
    expect(group?.best).toBe(sailed);
    expect(group && paysOtherwise(group, 'england')).toBe(true);
    expect(paysOtherwise({ key: '', best: plain, others: [plain] }, 'england')).toBe(false);
  });

  test('gives who ranks the equals the best of a range, and all others what is sure', () => {
    const sure = choice({ node: 'wien', paid: [{ france: 3, castile: 3 }] });
    const order = (realm: string) =>
      arrange([sure, tie], realm, { sort: 'own', filter: EVERYTHING, trader: 'france' }).map(
        ({ best }) => best,
      );
    expect(order('france')).toEqual([tie, sure]);
    expect(order('castile')).toEqual([sure, tie]);
    // Of like bests the one comes first that needs no ranking.
    const four = choice({ node: 'wien', paid: [{ france: 4 }] });
    const [first] = arrange([tie, four], 'france', { sort: 'own', filter: EVERYTHING });
    expect(first?.best).toBe(four);
  });

  test('tells who trades of another move that surely pays more for a worse difference', () => {
    const shared = choice({ node: 'genoa', ship: MOVE, paid: [{ france: 7, castile: 4 }] });
    const [group] = arrange([shared, tie], 'france', { sort: 'difference', filter: EVERYTHING });
    expect(group?.best).toBe(tie);
    expect(group && richerMove(tie, group, 'france')).toBe(shared);
    // Once it is chosen, nothing is richer.
    expect(group && richerMove(shared, group, 'france')).toBe(undefined);
    expect(richerMove(tie, { key: '', best: tie, others: [] }, 'france')).toBe(undefined);
  });

  test('prefers not to move a ship where that changes nothing', () => {
    const idle = choice({ ship: MOVE, paid: [{ france: 7, england: 4 }] });
    const [group] = arrange([idle, plain], 'france', { sort: 'own', filter: EVERYTHING });
    expect(group?.best).toBe(plain);
  });
});

test('each choice has a key of its own', () => {
  const displacing = choice({ ship: { ...MOVE, displaces: 'england' }, paid: [{}] });
  const fromPort = choice({ ship: { ...MOVE, fromPort: true }, paid: [{}] });
  const keys = [...ALL, displacing, fromPort].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

test('nodes are listed once, payees by their power', () => {
  expect(nodesOf(ALL)).toEqual(['bordeaux', 'genoa', 'sevilla']);
  const ranked = choice({
    powers: { england: 5, france: 6, castile: 5 },
    paid: [{ england: 1, castile: 0, france: 2 }],
  });
  expect(payeesOf(ranked)).toEqual(['france', 'castile', 'england']);
});

test('a group is led by the move that is best in what is sorted by', () => {
  const rich = choice({ ship: MOVE, paid: [{ france: 8, england: 5 }] });
  const mean = choice({ ship: { ...MOVE, slot: false }, paid: [{ france: 1, england: 0 }] });
  const lean = choice({ paid: [{ france: 7, england: 2 }] });
  const lead = (sort: 'own' | 'rivals' | 'difference') =>
    arrange([lean, mean, rich], 'france', { sort, filter: EVERYTHING })[0]?.best;
  expect(lead('own')).toBe(rich);
  expect(lead('difference')).toBe(lean);
  expect(lead('rivals')).toBe(mean);
});
