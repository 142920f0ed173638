import { describe, expect, it } from 'vitest';
import type { Position, Realm } from '../state.ts';
import { positionOf, startOf } from '../testing/boards.ts';
import { findConnections } from './connection.ts';
import { connectionsOf, eligible } from './eligibility.ts';
import { zonesAt } from './graph.ts';

const VENICE = { venice: startOf('venice 1444'), mamluks: startOf('mamluks 1444') };
const base = positionOf(VENICE);
const venice = realmOf(base);

function realmOf({ seats }: Position): Realm {
  if (seats.venice === undefined) throw new Error('no Venice');
  return seats.venice;
}

/** What is remembered of Venice, then asked again with something changed: as it is found afresh. */
function askAgain(rules: Partial<Position>, pieces: Partial<Realm> = {}): void {
  const before = connectionsOf(base, venice);
  const map = { ...base, ...rules };
  const realm = { ...venice, ...pieces };
  const fresh = findConnections(map, realm);
  expect(fresh).not.toEqual(before);
  expect(connectionsOf(map, realm)).toEqual(fresh);
}

describe('connections that are remembered', () => {
  it('stand for as long as ships and places are as they were, whatever Merchants do', () => {
    const first = connectionsOf(base, venice);
    const busy: Realm = { ...venice, merchants: [], ducats: 9 };
    expect(connectionsOf(base, busy)).toBe(first);
    expect(connectionsOf({ ...base }, venice)).toBe(first);
    const loose = venice.lightShips.map((ship) => ({ ...ship, slot: false }));
    expect(connectionsOf(base, { ...venice, lightShips: loose })).toBe(first);
  });

  it('are found anew on another map', () => {
    askAgain({ cuts: [['austria', 'venetia']] });
    askAgain({ links: [['venetia', 'champagne']] });
    askAgain({ options: { ...base.options, coastReachesNode: true } });
    askAgain({ edition: 'deluxe' });
  });

  it('are found anew for other places', () => {
    askAgain({}, { lightShips: [] });
    askAgain({}, { lightShips: venice.lightShips.map((ship) => ({ ...ship, in: 'port' })) });
    askAgain({}, { capital: null });
    askAgain({}, { towns: { small: venice.towns.small, large: ['wien', 'praha'] } });
    askAgain({}, { vassals: ['wien', 'praha'] });
    askAgain({}, { influence: ['austria', 'bohemia'] });
  });
});

describe('what incomes need of the map', () => {
  it('has the Sea Zones at maritime nodes, and none at inland ones', () => {
    expect(zonesAt(base, 'adriatic-sea')).toContain('adriatic-sea');
    expect(zonesAt(base, 'wien')).toEqual([]);
    expect(zonesAt(base, 'nowhere')).toEqual([]);
  });

  it('has nobody connected who does not sit at the table', () => {
    expect(eligible(base, 'venice', 'wien')).not.toBeNull();
    expect(eligible(base, 'france', 'wien')).toBeNull();
    expect(eligible(base, 'venice', 'constructor')).toBeNull();
  });
});
