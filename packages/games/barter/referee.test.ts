import { chanceAt, isSame, openTable, submit, type Table } from '@haggle/engine';
import type { Kit } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calamities as advanced } from '../advanced-civilization/data/calamities.ts';
import { kit as advancedKit } from '../advanced-civilization/testing/kit.ts';
import { calamities as mega } from '../mega-civilization/data/calamities.ts';
import { kit as megaKit } from '../mega-civilization/testing/kit.ts';
import type { CalamityRow } from './cards/deck.ts';
import { type Command, command } from './commands.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { type Floor, isDone, judge, type Paper } from './testing/referee.ts';
import type { View } from './view.ts';

const games = [
  { kit: advancedKit as Kit<State>, calamities: advanced },
  { kit: megaKit as Kit<State>, calamities: mega },
];

const seen = (kit: Kit<State>, table: Table, viewer: string): View =>
  kit.game.view(table.state, viewer);

/** The floor of a table at which trading has just begun. */
function floorOf(kit: Kit<State>, table: Table, calamities: readonly CalamityRow[]): Floor {
  const { ids } = table.state as State;
  const { options } = seen(kit, table, 'host');
  return {
    calamities,
    isHonour: options.misdeals === 'honour',
    mayNameCalamities: options.namedCalamities,
    hands: Object.fromEntries(ids.map((id) => [id, seen(kit, table, id).hand ?? {}])),
    finished: new Set(),
    barred: new Set(),
    papers: [],
  };
}

/** What the referee thinks that a viewer sees of an offer. */
function shown(paper: Paper, viewer: string) {
  const { id, from, to, revision, state, accepter, named } = paper;
  const isParty = viewer === from || viewer === accepter;
  const delivered = isParty && state === 'accepted' ? Object.keys(paper.sealed).toSorted() : [];
  const acceptance = accepter && isParty ? { acceptedBy: accepter, named } : {};
  return { id, from, to, revision, state, delivered, ...acceptance };
}

/** The same of the table's own view; who has delivered is told after a trade as well. */
const shownByTable = (view: View) =>
  Object.entries(view.offers).map(([id, offer]) => {
    const { from, to, revision, state, acceptedBy, named } = offer;
    const delivered = state === 'accepted' ? [...offer.delivered].toSorted() : [];
    const acceptance = acceptedBy ? { acceptedBy, named } : {};
    return { id, from, to, revision, state, delivered, ...acceptance };
  });

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

function compare(kit: Kit<State>, table: Table, floor: Floor): void {
  for (const viewer of [...Object.keys(floor.hands), 'host', 'spectator']) {
    const view = seen(kit, table, viewer);
    const papers = floor.papers.filter(({ from, to }) => [from, to ?? viewer].includes(viewer));
    const expected = {
      offers: papers.map((paper) => shown(paper, viewer)).toSorted(byId),
      hand: floor.hands[viewer],
      done: Object.keys(view.seats).filter((seat) => isDone(floor, seat)),
    };
    const found = {
      offers: shownByTable(view).toSorted(byId),
      hand: view.hand,
      done: Object.keys(view.seats).filter((seat) => view.seats[seat]?.finished),
    };
    // Asked first, for to say what differs takes long.
    if (!isSame(found, expected)) expect(found).toEqual(expected);
  }
}

/** A random history of a trading phase, asked of the rules and of the referee alike. */
function play(kit: Kit<State>, calamities: readonly CalamityRow[], seed: string): void {
  const random = chanceAt(seed, 1);
  const opened = openTable(kit.game, kit.setup(random), { now: 0, seed });
  if (!opened.ok) return;
  let { table }: { table: Table } = opened.value;
  if (seen(kit, table, 'host').phase !== 'trade') return;
  let floor = floorOf(kit, table, calamities);
  const actors = [...Object.keys(floor.hands), 'host'];
  for (let turn = 0; turn < 80; turn += 1) {
    const by = actors[random(actors.length)] ?? 'host';
    const asked = command.safeParse(kit.ask(table.state as State, by, random));
    if (!asked.success || !isOfFloor(asked.data, by)) continue;
    const step = submit(table, asked.data, { by, now: 0 });
    const code = step.ok ? undefined : step.refusal.code;
    if (code === 'malformed') continue;
    const judged = judge(floor, by, asked.data, step.ok ? madeIn(step.value.entries) : '');
    expect({ by, asked: asked.data, code }).toMatchObject({
      code: typeof judged === 'string' ? judged : undefined,
    });
    if (!step.ok || typeof judged === 'string') continue;
    ({ table } = step.value);
    floor = judged;
    const isOver = Object.keys(floor.hands).every((seat) => isDone(floor, seat));
    expect(seen(kit, table, 'host').phase === 'trade').toBe(!isOver);
    if (isOver) return;
    compare(kit, table, floor);
  }
}

const HOSTS: readonly Command['type'][] = ['bar', 'unbar'];
const OTHERS: readonly Command['type'][] = [
  'buy-card',
  'end-trading',
  'next-turn',
  'open-trading',
  'reveal-calamities',
  'say',
  'spend',
  'surrender',
  'discard',
  'hand-over',
];

const isOfFloor = ({ type }: Command, by: string): boolean =>
  !OTHERS.includes(type) && HOSTS.includes(type) === (by === 'host');

const madeIn = (entries: readonly { readonly event: unknown }[]): string => {
  const [first] = entries.map(({ event }) => event as Event);
  return first?.type === 'proposed' ? first.offer : '';
};

describe.each(games)('the floor of $kit.game.id', ({ kit, calamities }) => {
  it('is what a second referee makes of the rules: codes in their order, hands, offers, who is done', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => play(kit, calamities, seed)),
      { numRuns: 30 },
    );
  });
});
