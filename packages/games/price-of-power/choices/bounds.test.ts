import { describe, expect, test } from 'vitest';
import { zones } from '../data/zones.ts';
import { see } from '../sight.ts';
import { MOST_SHIPS } from '../state.ts';
import { positionOf, startOf } from '../testing/boards.ts';
import { play, revealedAt } from '../testing/playing.ts';
import { listChoices, listWithin, MOST_OUTCOMES } from './choices.ts';

const CARDS = ['T02-1', 'T02-2', 'T02-3'];
const RIVALS = ['england', 'castile', 'portugal', 'austria', 'venice'] as const;
const NODES = ['english-channel', 'genoa', 'sevilla'] as const;
const SLOTS = zones.flatMap(({ id, slots }) => Array.from({ length: slots }, () => id));

/** Six realms with all their ships, every slot taken, three nodes next to every Sea Zone. */
function makeCrowd() {
  const capital = 'wien';
  const afar = zones.slice(0, MOST_SHIPS).map(({ id }) => ({ zone: id, slot: false }));
  const france = { capital, merchants: [{ node: 'supply' as const }], lightShips: afar };
  const rivals = RIVALS.map((id, at) => {
    const lightShips = SLOTS.filter((_, slot) => slot % RIVALS.length === at).map((zone) => ({
      zone,
    }));
    return [id, { capital, merchants: NODES.map((node) => ({ node })), lightShips }] as const;
  });
  const seaward = zones.map(({ id }) => ['austria', id] as [string, string]);
  const coasts = NODES.flatMap((node) => zones.map(({ id }) => [node, id] as [string, string]));
  const starts = { france, ...Object.fromEntries(rivals) };
  return positionOf(starts, { board: { links: [...seaward, ...coasts] }, edition: 'deluxe' });
}

describe('the choices of a view', () => {
  test('are no more than any real board offers, and the moves that are left out are counted', () => {
    const state = revealedAt(makeCrowd(), CARDS);
    const view = see(state, 'france');
    const outcomes = view.choices.reduce((sum, choice) => sum + choice.outcomes.length, 0);
    expect(outcomes).toBeGreaterThanOrEqual(MOST_OUTCOMES);
    expect(outcomes).toBeLessThan(2 * MOST_OUTCOMES);
    expect(JSON.stringify(view).length).toBeLessThan(1_000_000);
    expect(view.unlisted).toBeGreaterThan(100);
  });

  test('begin as the whole list does, node by node, and stand in its order', () => {
    const position = positionOf({
      france: startOf('france 1444'),
      england: startOf('england 1444'),
    });
    const all = listChoices(position, CARDS);
    const whole = listWithin(1000, position, CARDS);
    expect(whole).toEqual({ choices: all, unlisted: 0 });
    expect(see(revealedAt(position, CARDS), 'france')).not.toHaveProperty('unlisted');
    const { choices, unlisted } = listWithin(5, position, CARDS);
    const moves = new Set(choices.map(({ ship }) => JSON.stringify(ship)));
    expect(unlisted).toBeGreaterThan(0);
    expect(choices.length).toBeLessThan(all.length);
    expect(choices).toEqual(all.filter(({ ship }) => moves.has(JSON.stringify(ship))));
  });

  test('are worked out anew when pieces change, not when ducats change hands', () => {
    const realms = { france: { ...startOf('france 1444'), ducats: 5 }, england: {} };
    const state = revealedAt(positionOf(realms), CARDS);
    const propose = { type: 'propose', to: 'england', gives: { ducats: 2 }, asks: {} } as const;
    const accept = { type: 'accept', offer: 'france-england-1', revision: 1 } as const;
    const before = see(state, 'spectator');
    const offered = play(state, propose, 'france');
    const paid = typeof offered === 'string' ? offered : play(offered, accept, 'england');
    if (typeof paid === 'string') throw new Error(paid);
    const after = see(paid, 'spectator');
    expect(after.seats).toMatchObject({ france: { ducats: 3 }, england: { ducats: 2 } });
    expect(after.choices).toBe(before.choices);
    expect(after.eligible).toBe(before.eligible);
    const at = before.choices[0]?.node ?? '';
    const grown = play(paid, { type: 'place', what: 'expansion', at }, 'host');
    if (typeof grown === 'string') throw new Error(grown);
    expect(see(grown, 'spectator').choices).not.toEqual(before.choices);
  });
});
