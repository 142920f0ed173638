import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../readings.ts';
import type { Setup } from '../setup.ts';
import type { Position } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { findConnections, presenceOf } from './connection.ts';
import { eligible } from './eligibility.ts';
import { graphOf, neighborsOf } from './graph.ts';
import { zoneOf } from './places.ts';

type Realms = NonNullable<NonNullable<Setup['board']>['realms']>;

function positionOf(realms: Realms, more: Partial<Setup> = {}) {
  const seats = Object.keys(realms) as Setup['seats'];
  return stateOf({ seats, board: { realms }, ...more } as Setup).position;
}

/** Places and Sea Zones of a chain. */
function rank(path: readonly string[]): readonly [number, number] {
  return [path.length, path.filter((place) => zoneOf(place)).length];
}

/** Every chain from a maritime node to East Anglia, found by walking, the best first. */
function walkChains(position: Position, node: string): readonly (readonly string[])[] {
  const { seats, options } = position;
  const graph = graphOf(position);
  const held = seats.england ? presenceOf(seats.england, options) : new Set<string>();
  const chains: (readonly string[])[] = [];
  const walk = (path: readonly string[]): void => {
    const last = path.at(-1) ?? '';
    if (last === 'east-anglia') chains.push(path);
    for (const next of neighborsOf(graph.places, last)) {
      if (held.has(next) && !path.includes(next)) walk([...path, next]);
    }
  };
  for (const zone of neighborsOf(graph.zonesOfNode, node)) if (held.has(zone)) walk([zone]);
  const [places, seas] = [0, 1] as const;
  return chains.sort((a, b) => rank(a)[places] - rank(b)[places] || rank(a)[seas] - rank(b)[seas]);
}

const austria = { capital: 'wien', towns: { large: ['wien'] } };

describe('a presence', () => {
  it('is a capital, a town, a vassal, an Influence or a ship at sea or in the Fleet', () => {
    const { seats } = positionOf({
      austria: {
        ...austria,
        towns: { small: ['tirol'], large: ['praha'] },
        vassals: ['venezia'],
        influence: ['saxony'],
        claims: ['rhineland'],
        merchants: [{ node: 'genoa' }],
        lightShips: [
          { zone: 'adriatic-sea' },
          { zone: 'aegean-sea', slot: false },
          { zone: 'black-sea', in: 'port' },
          { zone: 'gulf-of-lion', in: 'fleet' },
        ],
      },
    });
    const realm = seats.austria;
    if (!realm) throw new Error('no Austria');
    const held = ['adriatic-sea', 'aegean-sea', 'austria', 'bohemia', 'saxony', 'tirol', 'venetia'];
    expect([...presenceOf(realm, { fleetLinks: false })].sort()).toEqual(held);
    expect([...presenceOf(realm, DEFAULTS)].sort()).toEqual([...held, 'gulf-of-lion'].sort());
  });
});

describe('a connection', () => {
  it('runs from the node to the Area of the capital', () => {
    const position = positionOf({
      england: {
        capital: 'london',
        towns: { small: ['wessex'] },
        lightShips: [{ zone: 'eastern-atlantic' }],
      },
    });
    expect(eligible(position, 'england', 'bordeaux')).toEqual({
      path: ['eastern-atlantic', 'wales-and-wessex', 'east-anglia'],
    });
    expect(eligible(position, 'england', 'english-channel')).toBeNull();
    expect(eligible(position, 'france', 'bordeaux')).toBeNull();
    expect(eligible(position, 'constructor', 'bordeaux')).toBeNull();
    expect(eligible(position, 'england', 'constructor')).toBeNull();
  });

  it('is the shortest there is', () => {
    const position = positionOf({
      england: {
        capital: 'london',
        towns: { small: ['wessex'] },
        lightShips: [{ zone: 'eastern-atlantic' }, { zone: 'english-channel' }],
      },
    });
    expect(eligible(position, 'england', 'english-channel')).toEqual({
      path: ['english-channel', 'east-anglia'],
    });
  });

  it('goes over Areas rather than Sea Zones where both are equally short', () => {
    const lightShips = [{ zone: 'eastern-atlantic' }, { zone: 'english-channel' }];
    const england = { capital: 'london', towns: { small: ['wessex'] as 'wessex'[] }, lightShips };
    expect(eligible(positionOf({ england }), 'england', 'bordeaux')).toEqual({
      path: ['eastern-atlantic', 'wales-and-wessex', 'east-anglia'],
    });
  });

  it('has, of all chains, the fewest places and among those the fewest Sea Zones', () => {
    const pieces = fc.record({
      influence: fc.subarray([
        'aquitaine',
        'brittany-and-normandy',
        'loire',
        'seine',
        'wales-and-wessex',
      ]),
      ships: fc.subarray([
        'bay-of-biscay',
        'doggerbank',
        'eastern-atlantic',
        'english-channel',
        'north-sea',
      ]),
    });
    fc.assert(
      fc.property(pieces, ({ influence, ships }) => {
        const lightShips = ships.map((zone) => ({ zone, slot: false }));
        const england = { capital: 'london', influence, lightShips };
        const position = stateOf({ seats: ['england'], board: { realms: { england } } }).position;
        for (const node of ['bordeaux', 'english-channel', 'north-sea']) {
          const path = eligible(position, 'england', node)?.path ?? null;
          const chains = walkChains(position, node);
          expect(path && rank(path)).toEqual(chains[0] ? rank(chains[0]) : null);
          expect(path === null || chains.some((chain) => chain.join() === path.join())).toBe(true);
        }
      }),
      { seed: 12, numRuns: 60 },
    );
  });

  it('needs nothing in the Area that an inland node lies in', () => {
    const near = positionOf({ austria: { ...austria, influence: ['bohemia'] } });
    expect(eligible(near, 'austria', 'saxony')).toEqual({ path: ['saxony', 'bohemia', 'austria'] });
    const far = positionOf({ austria });
    expect(eligible(far, 'austria', 'saxony')).toBeNull();
    expect(eligible(far, 'austria', 'wien')).toEqual({ path: ['austria'] });
    const inside = positionOf({ austria: { ...austria, influence: ['bohemia', 'saxony'] } });
    expect(eligible(inside, 'austria', 'saxony')).toEqual({
      path: ['saxony', 'bohemia', 'austria'],
    });
    const alone = positionOf({ austria: { ...austria, influence: ['saxony'] } });
    expect(eligible(alone, 'austria', 'saxony')).toBeNull();
  });

  it('needs another way where the inland node is cut off from the Area that it lies in', () => {
    const bohemia = { ...austria, influence: ['bohemia', 'saxony'] };
    const cuts: [string, string][] = [['saxony', 'saxony']];
    const cutOff = { seats: ['austria'], board: { realms: { austria: bohemia }, cuts } };
    expect(eligible(stateOf(cutOff).position, 'austria', 'saxony')).toBeNull();
    const links: [string, string][] = [['saxony', 'bohemia']];
    // A pair of Areas is meant where both names can: only a place that is no node’s namesake links the node.
    const board = { ...cutOff.board, links };
    expect(eligible(stateOf({ ...cutOff, board }).position, 'austria', 'saxony')).toBeNull();
    const wien = { ...austria, capital: 'praha', influence: ['austria'] };
    const moved = {
      seats: ['austria'],
      board: {
        realms: { austria: wien },
        cuts: [['wien', 'austria']] as [string, string][],
        links: [['wien', 'tirol']] as [string, string][],
      },
    };
    expect(eligible(stateOf(moved).position, 'austria', 'wien')).toBeNull();
    const held = { ...wien, influence: ['austria', 'tirol'] };
    const there = { ...moved, board: { ...moved.board, realms: { austria: held } } };
    expect(eligible(stateOf(there).position, 'austria', 'wien')).toEqual({
      path: ['tirol', 'austria', 'bohemia'],
    });
  });

  it('may begin at a place that a host has linked to an inland node', () => {
    const board = {
      realms: { austria },
      links: [['saxony', 'adriatic-sea']] as [string, string][],
    };
    const sea = { ...austria, lightShips: [{ zone: 'adriatic-sea' }], influence: ['venetia'] };
    const options = { portAdjacency: false };
    const setup = { seats: ['austria'], options, board: { ...board, realms: { austria: sea } } };
    const linked = stateOf(setup);
    expect(eligible(linked.position, 'austria', 'saxony')).toEqual({
      path: ['saxony', 'adriatic-sea', 'venetia', 'austria'],
    });
  });

  it('prefers what is linked to the node where that is not longer', () => {
    const realms = { austria: { ...austria, influence: ['bohemia'] } };
    const links: [string, string][] = [['wien', 'bohemia']];
    const board = { realms: { austria: { ...realms.austria, capital: 'praha' } }, links };
    const { position } = stateOf({ seats: ['austria'], board });
    expect(eligible(position, 'austria', 'wien')).toEqual({ path: ['bohemia'] });
  });

  it('begins with an Area on the rim of the desert, in which a presence is needed', () => {
    const tunis = { capital: 'tunis', towns: { large: ['tunis'], small: ['oran'] } };
    const position = positionOf({ tunis });
    expect(eligible(position, 'tunis', 'maghreb')).toEqual({ path: ['algiers', 'tunisia'] });
    expect(eligible(positionOf({ tunis: { capital: 'tunis' } }), 'tunis', 'maghreb')).toBeNull();
  });

  it('needs a capital', () => {
    const position = positionOf({ austria: { towns: { large: ['wien'] } } });
    expect(findConnections(position, position.seats.austria ?? ({} as never))).toEqual({});
  });

  it('is told for nodes in play alone', () => {
    const poland = { capital: 'krakow', towns: { large: ['krakow'] } };
    const standard = positionOf({ poland });
    const deluxe = positionOf({ poland }, { edition: 'deluxe' });
    expect(eligible(standard, 'poland', 'krakow')).toBeNull();
    expect(eligible(deluxe, 'poland', 'krakow')).toEqual({ path: ['mazovia-and-malopolska'] });
    expect(Object.keys(findConnections(deluxe, deluxe.seats.poland ?? ({} as never)))).toEqual([
      'krakow',
    ]);
  });
});
