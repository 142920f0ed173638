import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from '../data/areas.ts';
import { nodes } from '../data/nodes.ts';
import { zones } from '../data/zones.ts';
import type { Setup } from '../setup.ts';
import type { Position } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { presenceOf } from './connection.ts';
import { graphOf, neighborsOf } from './graph.ts';
import { findLinked } from './through.ts';

function england(influence: readonly string[], ships: readonly string[], options = {}): Position {
  const realm = {
    capital: 'london',
    influence: [...influence],
    lightShips: ships.map((zone) => ({ zone, slot: false })),
  };
  const setup: Setup = {
    seats: ['england'],
    edition: 'deluxe',
    options,
    board: { realms: { england: realm } },
  };
  return stateOf(setup).position;
}

function linked(position: Position, zone: string): readonly string[] {
  const realm = position.seats.england;
  if (!realm) throw new Error('no England');
  return [...findLinked(position, realm, zone)].sort();
}

const ports = { portAdjacency: false };

describe('the nodes that a moved ship serves', () => {
  it('are those next to its Sea Zone, whether they are connected or not', () => {
    expect(linked(england([], ['black-sea']), 'black-sea')).toEqual(['black-sea']);
    expect(linked(england([], ['doggerbank'], ports), 'doggerbank')).toEqual([
      'english-channel',
      'north-sea',
    ]);
  });

  it('are those with a chain through it', () => {
    const position = england(['loire'], ['english-channel'], ports);
    expect(linked(position, 'english-channel')).toEqual(
      ['champagne', 'english-channel', 'north-sea'].filter((node) => node !== 'north-sea'),
    );
  });

  it('are not those that are cut off from their Area', () => {
    const position = england(['loire'], ['english-channel'], ports);
    const cut = { ...position, cuts: [['champagne', 'seine']] as [string, string][] };
    expect(linked(cut, 'english-channel')).toEqual(['english-channel']);
  });

  it('are not those whose chain would turn back', () => {
    // The Bay of Biscay hangs on the Loire alone: no chain goes through it.
    const position = england(['loire'], ['english-channel', 'bay-of-biscay'], {
      portAdjacency: false,
    });
    const cut = { ...position, cuts: [['bay-of-biscay', 'english-channel']] as [string, string][] };
    expect(linked(cut, 'bay-of-biscay')).toEqual(['bordeaux']);
  });

  it('are none but the adjacent ones without a capital, and none that are not in play', () => {
    const position = england(['loire'], ['english-channel'], ports);
    const realm = position.seats.england;
    if (!realm) throw new Error('no England');
    const headless = { ...realm, capital: null };
    expect([...findLinked(position, headless, 'english-channel')]).toEqual(['english-channel']);
    const standard = { ...position, edition: 'standard' as const };
    expect(findLinked(standard, realm, 'black-sea').size).toBe(0);
  });
});

/** Every place that some chain from the capital through the zone ends in, found by walking all chains. */
function walkChains(position: Position, zone: string): ReadonlySet<string> {
  const graph = graphOf(position);
  const realm = position.seats.england;
  const held = realm ? presenceOf(realm, position.options) : new Set<string>();
  const ends = new Set<string>();
  const walk = (place: string, seen: readonly string[]): void => {
    if (seen.includes(zone)) ends.add(place);
    for (const next of neighborsOf(graph.places, place)) {
      if (held.has(next) && !seen.includes(next)) walk(next, [...seen, next]);
    }
  };
  walk('east-anglia', ['east-anglia']);
  return ends;
}

/** The nodes that chains with these ends lead to. */
function nodesWith(position: Position, ends: ReadonlySet<string>, zone: string): readonly string[] {
  const graph = graphOf(position);
  const realm = position.seats.england;
  const held = realm ? presenceOf(realm, position.options) : new Set<string>();
  const found = nodes.filter(({ id, area }) => {
    if (neighborsOf(graph.zonesOfNode, id).includes(zone)) return true;
    const near = [...neighborsOf(graph.zonesOfNode, id), ...neighborsOf(graph.areasOfNode, id)];
    const exempt = area === null ? [] : [area];
    const beyond = area === null || held.has(area) ? [] : neighborsOf(graph.places, area);
    return [...near, ...exempt, ...beyond].some((place) => ends.has(place));
  });
  return found.map(({ id }) => id).sort();
}

describe('a chain through the ship', () => {
  it('is found wherever walking all chains finds one', () => {
    const near = areas.map(({ id }) => id).slice(0, 97);
    const cases = fc.record({
      influence: fc.uniqueArray(fc.constantFrom(...near), { maxLength: 9 }),
      coast: fc.uniqueArray(
        fc.constantFrom('loire', 'aquitaine', 'seine', 'flanders-and-wallonia', 'netherlands'),
        { maxLength: 4 },
      ),
      ships: fc.uniqueArray(fc.constantFrom(...zones.map(({ id }) => id)), { maxLength: 4 }),
      zone: fc.constantFrom('english-channel', 'bay-of-biscay', 'doggerbank', 'north-sea'),
    });
    fc.assert(
      fc.property(cases, ({ influence, coast, ships, zone }) => {
        const position = england([...influence, ...coast], [...ships, zone], ports);
        const ends = walkChains(position, zone);
        expect(linked(position, zone)).toEqual(nodesWith(position, ends, zone));
      }),
      { seed: 12, numRuns: 300 },
    );
  });
});
