import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodes } from '../data/nodes.ts';
import { findShipMoves } from '../map/moves.ts';
import type { State } from '../state.ts';
import { play, playOut, revealedAt } from '../testing/playing.ts';
import { positions, runsFor, threeCards } from '../testing/positions.ts';
import type { ChoiceView } from '../view.ts';
import { listChoices } from './choices.ts';

const runs = { numRuns: runsFor(30), seed: 1444 };
const fewer = { ...runs, numRuns: runsFor(15) };

describe('on random positions', () => {
  test('the table of choices says what playing each choice gives', () => {
    let played = 0;
    fc.assert(
      fc.property(positions(4), threeCards, (position, revealed) => {
        const state = revealedAt(position, revealed);
        for (const choice of listChoices(state.position, revealed)) {
          for (const outcome of choice.outcomes) {
            const after = playOut(state, choice, outcome.order);
            if (typeof after === 'string') throw new Error(`refused: ${after}`);
            expect(summarize(state, after)).toEqual({
              card: choice.card,
              node: choice.node,
              kind: choice.kind,
              primary: choice.primary,
              powers: choice.powers,
              rows: outcome.rows,
              income: outcome.income,
              gains: gainsOf(outcome.income),
            });
            played += 1;
          }
        }
      }),
      runs,
    );
    expect(played).toBeGreaterThan(runs.numRuns);
  });

  test('whatever is not in the table of choices is refused', () => {
    let refused = 0;
    fc.assert(
      fc.property(positions(4), threeCards, fc.nat(), (position, revealed, at) => {
        const state = revealedAt(position, revealed);
        const { active } = position;
        const listed = new Set(listChoices(state.position, revealed).map(keyOf));
        const moves = [null, ...findShipMoves(state.position, active)];
        const ship = moves[at % moves.length] ?? null;
        for (const card of revealed) {
          for (const { id: node } of nodes) {
            for (const kind of ['primary', 'secondary'] as const) {
              const choice = { card, node, kind, ship, powers: {}, outcomes: [] };
              if (listed.has(keyOf(choice))) continue;
              expect(playOut(state, choice, undefined)).toEqual(expect.any(String));
              refused += 1;
            }
          }
        }
      }),
      fewer,
    );
    expect(refused).toBeGreaterThan(fewer.numRuns * 50);
  });

  test('a slot that is left free on arrival is legal too, and pays no more', () => {
    let tried = 0;
    fc.assert(
      fc.property(positions(3), threeCards, (position, revealed) => {
        const state = revealedAt(position, revealed);
        const { active } = position;
        for (const { ship, card, node, kind, outcomes } of listChoices(state.position, revealed)) {
          if (ship === null || ship.displaces !== undefined || kind === 'secondary') continue;
          const merchant = merchantFor(state, node);
          const command = { type: 'trade' as const, card, node, merchant };
          const after = play(state, { ...command, ship: { ...ship, slot: false } }, active);
          if (typeof after === 'string') throw new Error(`refused: ${after}`);
          const most = Math.max(...outcomes.map(({ income }) => income[active] ?? 0));
          expect(after.lastTrade?.income[active] ?? 0).toBeLessThanOrEqual(most);
          tried += 1;
        }
      }),
      fewer,
    );
    expect(tried).toBeGreaterThan(fewer.numRuns * 7);
  });
});

function keyOf({ card, node, kind, ship }: ChoiceView): string {
  return JSON.stringify([card, node, kind, ship]);
}

function merchantFor({ position }: State, node: string): string {
  const { merchantFromSupply } = position.options;
  const upright = (position.seats[position.active]?.merchants ?? []).filter(
    (one) => !one.laid && (one.node !== 'supply' || merchantFromSupply),
  );
  return (upright.find((one) => one.node === node) ?? upright[0])?.node ?? 'supply';
}

function summarize(before: State, after: State) {
  const { lastTrade, position } = after;
  if (lastTrade === null) throw new Error('nothing was traded');
  const { card, node, kind, primary, powers, rows, income } = lastTrade;
  const gains = Object.entries(position.seats).flatMap(([id, { ducats }]) => {
    const gain = ducats - (before.position.seats[id]?.ducats ?? 0);
    return gain === 0 ? [] : [[id, gain] as const];
  });
  const totals = Object.entries(powers).map(([id, { total }]) => [id, total] as const);
  return {
    ...{ card, node, kind, primary, rows, income },
    powers: Object.fromEntries(totals),
    gains: Object.fromEntries(gains),
  };
}

function gainsOf(income: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(income).filter(([, ducats]) => ducats !== 0));
}
