import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards } from '../data/cards.ts';
import type { Position } from '../state.ts';
import { positions, runsFor } from '../testing/positions.ts';
import { listOutcomes } from './outcomes.ts';
import { tallyTrade } from './tally.ts';
import type { Venue } from './venue.ts';

const runs = { numRuns: runsFor(40), seed: 1618 };

const VENUES: readonly Venue[] = cards.flatMap((card) =>
  card.lines.map((line) => ({ card, line, kind: 'primary' as const })),
);

/** Some trades at nodes where two or more have a Merchant. */
function venuesOf({ seats }: Position): readonly Venue[] {
  const rivals = (node: string) =>
    Object.values(seats).filter(({ merchants }) => merchants.some((one) => one.node === node));
  return VENUES.filter(({ line }) => rivals(line.node).length > 1).slice(0, 8);
}

/** The least and the most that a realm can be paid, by the ranking of equals. */
function boundsOf(position: Position, venue: Venue, realm: string): readonly [number, number] {
  const tally = tallyTrade(position, venue);
  const paid = listOutcomes(tally).map(({ income }) => income[realm] ?? 0);
  return [Math.min(...paid), Math.max(...paid)];
}

function withoutMerchants(position: Position, realm: string): Position {
  const pieces = position.seats[realm];
  if (pieces === undefined) return position;
  return { ...position, seats: { ...position.seats, [realm]: { ...pieces, merchants: [] } } };
}

test('on any board, a rival who leaves never lowers what one is paid, and gets nothing', () => {
  let met = 0;
  fc.assert(
    fc.property(positions(4), (position) => {
      const realms = Object.keys(position.seats);
      for (const venue of venuesOf(position)) {
        for (const gone of realms) {
          const left = withoutMerchants(position, gone);
          expect(boundsOf(left, venue, gone)).toEqual([0, 0]);
          for (const realm of realms.filter((id) => id !== gone)) {
            const [least, most] = boundsOf(position, venue, realm);
            const [leastLeft, mostLeft] = boundsOf(left, venue, realm);
            expect(leastLeft).toBeGreaterThanOrEqual(least);
            expect(mostLeft).toBeGreaterThanOrEqual(most);
            if (mostLeft > least) met += 1;
          }
        }
      }
    }),
    runs,
  );
  expect(met).toBeGreaterThan(0);
});

test('on any board, another Pirate in the node never raises what anyone is paid', () => {
  fc.assert(
    fc.property(positions(4), (position) => {
      for (const venue of venuesOf(position)) {
        const { node } = venue.line;
        const pirates = { ...position.pirates, [node]: (position.pirates[node] ?? 0) + 1 };
        for (const realm of Object.keys(position.seats)) {
          const [least, most] = boundsOf(position, venue, realm);
          const [leastRobbed, mostRobbed] = boundsOf({ ...position, pirates }, venue, realm);
          expect(leastRobbed).toBeLessThanOrEqual(least);
          expect(mostRobbed).toBeLessThanOrEqual(most);
        }
      }
    }),
    runs,
  );
});
