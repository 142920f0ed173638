import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../readings.ts';
import type { Setup } from '../setup.ts';
import type { Position, Ship } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import {
  countSlotted,
  findDisplaceable,
  findShipMoves,
  hasVacancy,
  moveShip,
  reachOf,
  shipToMove,
} from './moves.ts';

type Ships = NonNullable<
  NonNullable<NonNullable<NonNullable<Setup['board']>['realms']>['france']>['lightShips']
>;

function withShips(
  france: Ships,
  england: Ships = [],
  board: Partial<Setup['board']> = {},
): Position {
  const realms = { france: { lightShips: france }, england: { lightShips: england } };
  return stateOf({ seats: ['france', 'england'], board: { ...board, realms } }).position;
}

const shipsOf = ({ seats }: Position, id: string): readonly Ship[] => seats[id]?.lightShips ?? [];

describe('slots', () => {
  it('are counted over all realms, and vacant while fewer ships are in them than there are', () => {
    const skagerrak = { zone: 'skagerrak' };
    const two = withShips([skagerrak, { ...skagerrak, slot: false }], [{ zone: 'doggerbank' }]);
    expect(countSlotted(two, 'skagerrak')).toBe(1);
    expect(countSlotted(two, 'black-sea')).toBe(0);
    const full = withShips([{ zone: 'doggerbank' }], [{ zone: 'doggerbank' }]);
    expect(hasVacancy(full, 'doggerbank')).toBe(false);
    expect(hasVacancy(two, 'doggerbank')).toBe(true);
    expect(hasVacancy(two, 'sea-of-okhotsk')).toBe(false);
  });
});

describe('the ship that moves', () => {
  const port = { zone: 'gulf-of-lion', slot: false, in: 'port' } as const;
  const fleet = { zone: 'gulf-of-lion', slot: false, in: 'fleet' } as const;
  const slotted = { zone: 'gulf-of-lion', slot: true };
  const loose = { zone: 'gulf-of-lion', slot: false };

  it('is one without a slot first', () => {
    const from = { from: 'gulf-of-lion' };
    expect(shipToMove([slotted, loose], from, DEFAULTS)).toBe(loose);
    expect(shipToMove([slotted], from, DEFAULTS)).toBe(slotted);
    expect(shipToMove([slotted], { from: 'black-sea' }, DEFAULTS)).toBeUndefined();
  });

  it('leaves a port where that is said, and the Fleet where a reading allows it', () => {
    const from = { from: 'gulf-of-lion' };
    expect(shipToMove([port], from, DEFAULTS)).toBeUndefined();
    expect(shipToMove([slotted, port], { ...from, fromPort: true }, DEFAULTS)).toBe(port);
    expect(shipToMove([slotted], { ...from, fromPort: true }, DEFAULTS)).toBeUndefined();
    expect(shipToMove([slotted, fleet], from, DEFAULTS)).toBe(slotted);
    const lenient = { shipFromFleet: true };
    expect(shipToMove([slotted, fleet], from, lenient)).toBe(fleet);
    expect(shipToMove([slotted, fleet, loose], from, lenient)).toBe(loose);
    expect(shipToMove([fleet], { from: 'black-sea' }, lenient)).toBeUndefined();
  });
});

describe('the reach of a ship', () => {
  const none = withShips([]);

  it('is two Sea Zones, the first of them its own out of a port', () => {
    expect(reachOf(none, 'france', { from: 'black-sea' })).toEqual([
      'aegean-sea',
      'eastern-mediterranean',
    ]);
    expect(reachOf(none, 'france', { from: 'black-sea', fromPort: true })).toEqual([
      'aegean-sea',
      'black-sea',
    ]);
  });

  it('ends in a distant zone, but begins in one as in any other', () => {
    const reach = reachOf(none, 'france', { from: 'northeastern-atlantic' });
    expect(reach).toContain('northwestern-atlantic');
    expect(reach).not.toContain('caribbean-sea');
    expect(reachOf(none, 'france', { from: 'caribbean-sea' })).toContain('bay-of-biscay');
    expect(reachOf(none, 'france', { from: 'indian-ocean', fromPort: true })).toEqual([
      'indian-ocean',
    ]);
  });

  it('neither enters nor crosses a zone that is hostile to the realm', () => {
    const wary = withShips([], [], { hostile: { france: ['aegean-sea'] } });
    expect(reachOf(wary, 'france', { from: 'black-sea' })).toEqual([]);
    expect(reachOf(wary, 'england', { from: 'black-sea' })).toEqual([
      'aegean-sea',
      'eastern-mediterranean',
    ]);
    const shut = withShips([], [], { hostile: { france: ['black-sea'] } });
    expect(reachOf(shut, 'france', { from: 'black-sea', fromPort: true })).toEqual([]);
  });
});

describe('the moves of a realm', () => {
  it('are sorted, out of a port last, with everybody who can be displaced', () => {
    const position = withShips(
      [{ zone: 'black-sea', in: 'port' }, { zone: 'black-sea' }],
      [{ zone: 'aegean-sea' }, { zone: 'aegean-sea' }],
    );
    expect(findShipMoves(position, 'france')).toEqual([
      { from: 'black-sea', to: 'aegean-sea' },
      { from: 'black-sea', to: 'aegean-sea', displaces: 'england' },
      { from: 'black-sea', to: 'aegean-sea', fromPort: true },
      { from: 'black-sea', to: 'aegean-sea', fromPort: true, displaces: 'england' },
      { from: 'black-sea', to: 'black-sea', fromPort: true },
      { from: 'black-sea', to: 'eastern-mediterranean' },
    ]);
    expect(findShipMoves(position, 'castile')).toEqual([]);
  });

  it('displace nobody while a slot is free, and never an own ship', () => {
    const position = withShips([{ zone: 'aegean-sea' }], [{ zone: 'aegean-sea' }]);
    expect(findDisplaceable(position, 'france', 'aegean-sea')).toEqual(['england']);
    expect(findDisplaceable(position, 'castile', 'aegean-sea')).toEqual(['england', 'france']);
    expect(findDisplaceable(position, 'france', 'black-sea')).toEqual([]);
    expect(findDisplaceable(position, 'france', 'sea-of-okhotsk')).toEqual([]);
  });
});

describe('a moved ship', () => {
  const move = { from: 'black-sea', to: 'aegean-sea' };

  it('takes a free slot, or not where that is wanted', () => {
    const position = withShips([{ zone: 'doggerbank' }, { zone: 'black-sea' }]);
    expect(shipsOf(moveShip(position, 'france', move), 'france')).toEqual([
      { zone: 'doggerbank', slot: true },
      { zone: 'aegean-sea', slot: true },
    ]);
    const loose = moveShip(position, 'france', { ...move, slot: false });
    expect(shipsOf(loose, 'france').at(1)).toEqual({ zone: 'aegean-sea', slot: false });
  });

  it('lies without one in a full zone, or displaces an opponent, who stays there', () => {
    const full = withShips(
      [{ zone: 'black-sea' }],
      [{ zone: 'aegean-sea' }, { zone: 'aegean-sea' }],
    );
    const quiet = moveShip(full, 'france', move);
    expect(shipsOf(quiet, 'france')).toEqual([{ zone: 'aegean-sea', slot: false }]);
    expect(shipsOf(quiet, 'england')).toEqual(shipsOf(full, 'england'));
    const rude = moveShip(full, 'france', { ...move, displaces: 'england' });
    expect(shipsOf(rude, 'france')).toEqual([{ zone: 'aegean-sea', slot: true }]);
    expect(shipsOf(rude, 'england')).toEqual([
      { zone: 'aegean-sea', slot: false },
      { zone: 'aegean-sea', slot: true },
    ]);
  });

  it('comes out of its port', () => {
    const position = withShips([{ zone: 'black-sea', in: 'port' }, { zone: 'black-sea' }]);
    const sailed = moveShip(position, 'france', { ...move, fromPort: true });
    expect(shipsOf(sailed, 'france')).toEqual([
      { zone: 'aegean-sea', slot: true },
      { zone: 'black-sea', slot: true },
    ]);
  });
});
