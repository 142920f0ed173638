import { describe, expect, it } from 'vitest';
import type { Command } from '../commands.ts';
import type { Setup } from '../setup.ts';
import { stateOf } from '../testing/boards.ts';
import { directing } from '../testing/deciding.ts';

type Change = Extract<Command, { type: 'place' | 'remove' | 'move' }>;

const board: Setup['board'] = {
  realms: {
    france: {
      merchants: [{ node: 'champagne', laid: true }, { node: 'supply' }],
      lightShips: [
        { zone: 'doggerbank' },
        { zone: 'black-sea', in: 'fleet' },
        { zone: 'aegean-sea', in: 'port' },
      ],
    },
    england: { lightShips: [{ zone: 'doggerbank' }] },
  },
};
const START = stateOf({ seats: ['france', 'england'], board });

const { attempt, after, refusal } = directing(START);

const wrong = (field: string, problem: string) => ({ code: 'malformed', data: { field, problem } });

describe('a piece that is moved', () => {
  const move = (piece: Omit<Extract<Change, { type: 'move' }>, 'type'>): Change => ({
    type: 'move',
    ...piece,
  });
  const ship = { what: 'light-ship', realm: 'france' } as const;
  const merchant = { what: 'merchant', realm: 'france' } as const;

  it('is a ship, from wherever it lies', () => {
    const ships = (change: Change) => after(change).position.seats.france?.lightShips;
    expect(ships(move({ ...ship, from: 'doggerbank', to: 'skagerrak' }))?.[0]).toEqual({
      zone: 'skagerrak',
      slot: true,
    });
    expect(ships(move({ ...ship, from: 'black-sea', to: 'skagerrak', slot: false }))?.[1]).toEqual({
      zone: 'skagerrak',
      slot: false,
    });
    expect(ships(move({ ...ship, from: 'aegean-sea', to: 'aegean-sea' }))?.[2]).toEqual({
      zone: 'aegean-sea',
      slot: true,
    });
    expect(ships(move({ ...ship, from: 'black-sea', to: 'doggerbank' }))?.[1]).toEqual({
      zone: 'doggerbank',
      slot: false,
    });
    expect(ships(move({ ...ship, from: 'doggerbank', to: 'doggerbank', slot: true }))?.[0]).toEqual(
      {
        zone: 'doggerbank',
        slot: true,
      },
    );
    const told = attempt(move({ ...ship, from: 'black-sea', to: 'doggerbank' }));
    expect(told).toMatchObject({ value: [{ type: 'moved', slot: false }] });
  });

  it('at sea goes before the Fleet, and the Fleet before a port', () => {
    const many = stateOf({
      seats: ['france'],
      board: {
        realms: {
          france: {
            lightShips: [
              { zone: 'black-sea', in: 'port' },
              { zone: 'black-sea', in: 'fleet' },
              { zone: 'black-sea' },
            ],
          },
        },
      },
    });
    const go = move({ ...ship, from: 'black-sea', to: 'aegean-sea' });
    const first = after(go, many);
    expect(first.position.seats.france?.lightShips[2]?.zone).toBe('aegean-sea');
    const second = after(go, first);
    expect(second.position.seats.france?.lightShips.map(({ zone }) => zone)).toEqual([
      'black-sea',
      'aegean-sea',
      'aegean-sea',
    ]);
  });

  it('is a Merchant, who stays laid unless he goes to the supply', () => {
    const merchants = (change: Change) => after(change).position.seats.france?.merchants;
    expect(merchants(move({ ...merchant, from: 'champagne', to: 'genoa' }))).toEqual([
      { node: 'genoa', laid: true },
      { node: 'supply', laid: false },
    ]);
    expect(merchants(move({ ...merchant, from: 'champagne', to: 'supply' }))?.[0]).toEqual({
      node: 'supply',
      laid: false,
    });
    expect(merchants(move({ ...merchant, from: 'supply', to: 'genoa' }))?.[1]).toEqual({
      node: 'genoa',
      laid: false,
    });
    const told = attempt(move({ ...merchant, from: 'champagne', to: 'genoa' }));
    expect(told).toMatchObject({ value: [{ type: 'moved', slot: null }] });
  });

  it('is refused where nothing is, where it cannot go, and where there is no room', () => {
    const missing = 'no such piece there';
    const cases = [
      [
        { ...ship, realm: 'castile', from: 'doggerbank', to: 'skagerrak' },
        'realm',
        'no realm of this table',
      ],
      [{ ...ship, from: 'wien', to: 'skagerrak' }, 'from', 'no such Sea Zone'],
      [{ ...ship, from: 'doggerbank', to: 'wien' }, 'to', 'no such Sea Zone'],
      [{ ...ship, from: 'skagerrak', to: 'doggerbank' }, 'from', missing],
      [{ ...merchant, from: 'doggerbank', to: 'wien' }, 'from', 'no such Trade Node'],
      [{ ...merchant, from: 'champagne', to: 'doggerbank' }, 'to', 'no such Trade Node'],
      [{ ...merchant, from: 'wien', to: 'genoa' }, 'from', missing],
      [{ ...merchant, from: 'champagne', to: 'champagne' }, 'to', 'it is there already'],
      [{ ...merchant, from: 'champagne', to: 'wien', slot: true }, 'slot', 'only ships have one'],
    ] as const;
    for (const [piece, field, problem] of cases) {
      expect(refusal(move(piece))).toEqual(wrong(field, problem));
    }
    expect(refusal(move({ ...merchant, from: 'supply', to: 'champagne' }))).toEqual({
      code: 'merchant-limit',
      clause: 'PP-12.4',
      data: { realm: 'france', node: 'champagne' },
    });
    expect(refusal(move({ ...ship, from: 'black-sea', to: 'doggerbank', slot: true }))).toEqual({
      code: 'slot-taken',
      clause: 'PP-12.3',
      data: { zone: 'doggerbank' },
    });
  });
});
