import { describe, expect, it } from 'vitest';
import type { Command } from '../commands.ts';
import { zoneOf } from '../map/places.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { directing } from '../testing/deciding.ts';

type Change = Extract<Command, { type: 'place' | 'remove' | 'move' }>;

const board: Setup['board'] = {
  realms: {
    france: {
      capital: 'paris',
      towns: { large: ['paris'], small: ['caux'] },
      vassals: ['nantes'],
      influence: ['burgundy'],
      merchants: [{ node: 'champagne', laid: true }, { node: 'supply' }],
      lightShips: [
        { zone: 'doggerbank' },
        { zone: 'black-sea', in: 'fleet' },
        { zone: 'aegean-sea', in: 'port' },
      ],
      claims: ['brandenburg'],
    },
    england: { towns: { small: ['london'] }, lightShips: [{ zone: 'doggerbank' }] },
  },
  occupied: { caux: 'england' },
  dnpr: ['tirol'],
  expanded: ['genoa'],
  pirates: { sevilla: 2 },
  hostile: { france: ['north-sea'] },
};
const START = stateOf({ seats: ['france', 'england'], board });

const { attempt, after, refusal } = directing(START);

const place = (piece: Omit<Extract<Change, { type: 'place' }>, 'type'>): Change => ({
  type: 'place',
  ...piece,
});
const remove = (piece: Omit<Extract<Change, { type: 'remove' }>, 'type'>): Change => ({
  type: 'remove',
  ...piece,
});
const wrong = (field: string, problem: string) => ({ code: 'malformed', data: { field, problem } });

/** What comes to the board goes again, and all is as it was. */
function comesAndGoes(piece: Omit<Extract<Change, { type: 'place' }>, 'type'>): State {
  const placed = after(place(piece));
  expect(placed.position).not.toEqual(START.position);
  expect(after(remove(piece), placed).position).toEqual(START.position);
  return placed;
}

describe('a piece that is placed', () => {
  it('lies there, and goes again', () => {
    const realm = 'france';
    const france = ({ position }: State) => position.seats.france;
    expect(france(comesAndGoes({ what: 'town', at: 'nantes', realm }))?.towns).toEqual({
      small: ['caux', 'nantes'],
      large: ['paris'],
    });
    const large = comesAndGoes({ what: 'town', at: 'lyon', realm, size: 'large' });
    expect(france(large)?.towns.large).toEqual(['paris', 'lyon']);
    const vassal = comesAndGoes({ what: 'vassal', at: 'caux', realm });
    expect(france(vassal)?.vassals).toEqual(['nantes', 'caux']);
    const claim = comesAndGoes({ what: 'claim', at: 'austria', realm });
    expect(france(claim)?.claims).toEqual(['brandenburg', 'austria']);
    const cubes = comesAndGoes({ what: 'influence', at: 'austria', realm, count: 2 });
    expect(france(cubes)?.influence).toEqual(['burgundy', 'austria', 'austria']);
    const merchant = comesAndGoes({ what: 'merchant', at: 'wien', realm });
    expect(france(merchant)?.merchants.at(2)).toEqual({ node: 'wien', laid: false });
  });

  it('is nobody’s, or a threat', () => {
    const at = 'bordeaux';
    expect(comesAndGoes({ what: 'pirate', at, count: 3 }).position.pirates).toEqual({
      sevilla: 2,
      bordeaux: 3,
    });
    expect(comesAndGoes({ what: 'pirate', at: 'sevilla' }).position.pirates).toEqual({
      sevilla: 3,
    });
    expect(comesAndGoes({ what: 'expansion', at }).position.expanded).toEqual(['genoa', at]);
    expect(comesAndGoes({ what: 'dnpr', at: 'wien' }).position.dnpr).toEqual(['tirol', 'wien']);
    const occupied = comesAndGoes({ what: 'occupation', at: 'paris', realm: 'castile' });
    expect(occupied.position.occupied).toEqual({ caux: 'england', paris: 'castile' });
    const hostile = comesAndGoes({ what: 'hostility', at: 'skagerrak', realm: 'england' });
    expect(hostile.position.hostile).toEqual({ france: ['north-sea'], england: ['skagerrak'] });
    const more = comesAndGoes({ what: 'hostility', at: 'skagerrak', realm: 'france' });
    expect(more.position.hostile).toEqual({ france: ['north-sea', 'skagerrak'] });
  });

  it('is a ship in a slot, without one, in a port or with the Fleet', () => {
    const ship = { what: 'light-ship', at: 'skagerrak', realm: 'england' } as const;
    const last = ({ position }: State) => position.seats.england?.lightShips.at(-1);
    expect(last(comesAndGoes(ship))).toEqual({ zone: 'skagerrak', slot: true });
    const loose = comesAndGoes({ ...ship, slot: false });
    expect(last(loose)).toEqual({ zone: 'skagerrak', slot: false });
    const port = comesAndGoes({ ...ship, in: 'port' });
    expect(last(port)).toEqual({ zone: 'skagerrak', slot: false, in: 'port' });
    comesAndGoes({ ...ship, at: 'doggerbank', slot: false });
  });

  it('makes a town large or small again', () => {
    const grown = after(place({ what: 'town', at: 'caux', realm: 'france', size: 'large' }));
    expect(grown.position.seats.france?.towns).toEqual({ small: [], large: ['paris', 'caux'] });
    const shrunk = after(place({ what: 'town', at: 'paris', realm: 'france' }));
    expect(shrunk.position.seats.france?.towns).toEqual({ small: ['caux', 'paris'], large: [] });
  });

  it('takes the place of another occupier', () => {
    const taken = after(place({ what: 'occupation', at: 'caux', realm: 'castile' }));
    expect(taken.position.occupied).toEqual({ caux: 'castile' });
  });
});

describe('several pieces at once', () => {
  const realm = 'france';

  it('are as good as one after the other, and go again', () => {
    const pieces = [
      { what: 'vassal', at: 'caux', realm },
      { what: 'influence', at: 'austria', realm },
      { what: 'claim', at: 'austria', realm },
      { what: 'light-ship', at: 'skagerrak', realm },
      { what: 'light-ship', at: 'doggerbank', realm, slot: false },
      { what: 'light-ship', at: 'skagerrak', realm, in: 'port' },
      { what: 'light-ship', at: 'skagerrak', realm, in: 'fleet' },
      { what: 'pirate', at: 'bordeaux' },
    ] as const;
    for (const piece of pieces) {
      const twice = after(place(piece), after(place(piece)));
      const both = comesAndGoes({ ...piece, count: 2 });
      expect([piece, both.position]).toEqual([piece, twice.position]);
      expect(after(remove(piece), after(remove(piece), both)).position).toEqual(START.position);
    }
  });

  it('may be one, of every kind', () => {
    const pieces = [
      { what: 'town', at: 'lyon', realm },
      { what: 'vassal', at: 'lyon', realm },
      { what: 'influence', at: 'austria', realm },
      { what: 'light-ship', at: 'skagerrak', realm },
      { what: 'merchant', at: 'genoa', realm },
      { what: 'claim', at: 'austria', realm },
      { what: 'dnpr', at: 'austria' },
      { what: 'pirate', at: 'genoa' },
      { what: 'expansion', at: 'wien' },
      { what: 'occupation', at: 'lyon', realm },
      { what: 'hostility', at: 'skagerrak', realm },
    ] as const;
    for (const piece of pieces) comesAndGoes({ ...piece, count: 1 });
  });

  it('are refused where one is the most', () => {
    const one = wrong('count', 'a place has no more than one');
    expect(refusal(place({ what: 'town', at: 'lyon', realm, count: 2 }))).toEqual(one);
    expect(refusal(place({ what: 'dnpr', at: 'lyon', count: 2 }))).toEqual(one);
    expect(refusal(place({ what: 'expansion', at: 'wien', count: 2 }))).toEqual(one);
    expect(refusal(place({ what: 'occupation', at: 'lyon', realm, count: 2 }))).toEqual(one);
    expect(refusal(remove({ what: 'hostility', at: 'north-sea', realm, count: 2 }))).toEqual(one);
  });

  it('are all placed or none', () => {
    const ships = { what: 'light-ship', at: 'skagerrak', realm: 'england' } as const;
    const slot = { code: 'slot-taken', clause: 'PP-12.3', data: { zone: 'skagerrak' } };
    const slots = zoneOf('skagerrak')?.slots ?? 0;
    expect(refusal(place({ ...ships, count: slots }))).toBe('done');
    expect(refusal(place({ ...ships, count: slots + 1 }))).toEqual(slot);
    expect(refusal(place({ ...ships, count: slots + 1, slot: false }))).toBe('done');
    expect(refusal(place({ ...ships, count: 14, in: 'port' }))).toBe('done');
    expect(refusal(place({ ...ships, count: 15, in: 'port' }))).toEqual(
      wrong('what', 'there are no more than 15'),
    );
    const limit = { code: 'merchant-limit', clause: 'PP-12.4' };
    const merchants = { what: 'merchant', at: 'supply', realm: 'england' } as const;
    expect(refusal(place({ ...merchants, count: 3 }))).toBe('done');
    expect(refusal(place({ ...merchants, count: 4 }))).toMatchObject(limit);
    expect(refusal(place({ ...merchants, count: 2, at: 'genoa' }))).toMatchObject(limit);
  });

  it('are each one of their own', () => {
    const merchants = { what: 'merchant', at: 'supply', realm: 'england', count: 2 } as const;
    const move = { type: 'move', what: 'merchant', realm: 'england', from: 'supply' } as const;
    const moved = after({ ...move, to: 'genoa' }, after(place(merchants)));
    expect(moved.position.seats.england?.merchants).toEqual([
      { node: 'genoa', laid: false },
      { node: 'supply', laid: false },
    ]);
  });

  it('are all removed or none, ships without slots before the others', () => {
    const few = wrong('count', 'not so many are there');
    expect(refusal(remove({ what: 'influence', at: 'burgundy', realm, count: 2 }))).toEqual(few);
    expect(refusal(remove({ what: 'pirate', at: 'sevilla', count: 3 }))).toEqual(few);
    const ships = { what: 'light-ship', at: 'doggerbank', realm } as const;
    expect(refusal(remove({ ...ships, count: 2 }))).toEqual(few);
    const three = after(place({ ...ships, slot: false, count: 2 }));
    const told = attempt(remove({ ...ships, count: 3 }), three);
    expect(told.ok && told.value).toMatchObject([{ slot: null, in: null, count: 3 }]);
    const gone = after(remove({ ...ships, count: 3 }), three);
    expect(gone.position.seats.france?.lightShips.map(({ zone }) => zone)).toEqual([
      'black-sea',
      'aegean-sea',
    ]);
    expect(after(remove({ ...ships, count: 2 }), three).position).toEqual(START.position);
  });
});

describe('a piece is refused', () => {
  it('where its kind cannot lie', () => {
    const realm = 'france';
    const grounds = [
      [{ what: 'town', at: 'austria', realm }, 'no such Province'],
      [{ what: 'vassal', at: 'austria', realm }, 'no such Province'],
      [{ what: 'occupation', at: 'austria', realm }, 'no such Province'],
      [{ what: 'influence', at: 'mexico', realm }, 'no Area of the main map'],
      [{ what: 'influence', at: 'wien', realm }, 'no Area of the main map'],
      [{ what: 'claim', at: 'wien', realm }, 'no such Area'],
      [{ what: 'dnpr', at: 'black-sea' }, 'no such Area or Province'],
      [{ what: 'light-ship', at: 'wien', realm }, 'no such Sea Zone'],
      [{ what: 'hostility', at: 'wien', realm }, 'no such Sea Zone'],
      [{ what: 'merchant', at: 'doggerbank', realm }, 'no such Trade Node'],
      [{ what: 'expansion', at: 'supply' }, 'no such Trade Node'],
      [{ what: 'pirate', at: 'wien' }, 'no maritime Trade Node'],
    ] as const;
    for (const [piece, problem] of grounds)
      expect(refusal(place(piece))).toEqual(wrong('at', problem));
  });

  it('without its realm, or with what it does not have', () => {
    const realm = 'france';
    const missing = wrong('realm', 'it is missing');
    const town = { what: 'town', at: 'lyon' } as const;
    expect(refusal(place(town))).toEqual(missing);
    expect(refusal(remove(town))).toEqual(missing);
    expect(refusal(place({ ...town, realm: 'castile' }))).toEqual(
      wrong('realm', 'no realm of this table'),
    );
    for (const what of ['vassal', 'influence', 'merchant', 'claim', 'hostility'] as const) {
      const at = { vassal: 'lyon', influence: 'austria', merchant: 'wien', claim: 'austria' };
      const ground = what === 'hostility' ? 'black-sea' : at[what];
      expect(refusal(place({ what, at: ground }))).toEqual(missing);
    }
    expect(refusal(place({ what: 'light-ship', at: 'black-sea' }))).toEqual(missing);
    expect(refusal(place({ what: 'pirate', at: 'genoa', realm }))).toEqual(
      wrong('realm', 'such a piece belongs to nobody'),
    );
    expect(refusal(place({ what: 'occupation', at: 'lyon' }))).toEqual(missing);
    const vassal = { what: 'vassal', at: 'lyon', realm } as const;
    expect(refusal(place({ ...vassal, size: 'small' }))).toEqual(
      wrong('size', 'only towns have one'),
    );
    expect(refusal(place({ ...vassal, slot: false }))).toEqual(
      wrong('slot', 'only ships have one'),
    );
    expect(refusal(place({ ...vassal, in: 'port' }))).toEqual(wrong('in', 'only ships have one'));
    const ship = { what: 'light-ship', at: 'black-sea', realm, slot: true, in: 'port' } as const;
    expect(refusal(place(ship))).toEqual(wrong('slot', 'only ships at sea have slots'));
  });

  it('where there is one already', () => {
    const there = wrong('at', 'there is one already');
    const town = wrong('at', 'a town stands there already');
    expect(refusal(place({ what: 'town', at: 'caux', realm: 'france' }))).toEqual(town);
    expect(refusal(place({ what: 'town', at: 'caux', realm: 'england' }))).toEqual(town);
    const large = { what: 'town', at: 'paris', realm: 'france', size: 'large' } as const;
    expect(refusal(place(large))).toEqual(town);
    expect(refusal(place({ ...large, realm: 'england', size: 'small' }))).toEqual(town);
    expect(refusal(place({ what: 'dnpr', at: 'tirol' }))).toEqual(there);
    expect(refusal(place({ what: 'expansion', at: 'genoa' }))).toEqual(there);
    const hostility = { what: 'hostility', at: 'north-sea', realm: 'france' } as const;
    expect(refusal(place(hostility))).toEqual(there);
    expect(refusal(place({ ...hostility, realm: 'england' }))).toBe('done');
    expect(refusal(place({ what: 'occupation', at: 'caux', realm: 'england' }))).toEqual(there);
    for (const at of ['paris', 'caux', 'nantes']) {
      expect(refusal(place({ what: 'occupation', at, realm: 'france' }))).toEqual(
        wrong('realm', 'nobody occupies a Province of his own'),
      );
    }
  });

  it('where there is no room', () => {
    const slot = { code: 'slot-taken', clause: 'PP-12.3' };
    const ship = { what: 'light-ship', at: 'doggerbank', realm: 'france' } as const;
    expect(refusal(place(ship))).toEqual({ ...slot, data: { zone: 'doggerbank' } });
    expect(refusal(place({ ...ship, slot: false }))).toBe('done');
    expect(refusal(place({ ...ship, in: 'fleet' }))).toBe('done');
    const limit = { code: 'merchant-limit', clause: 'PP-12.4' };
    const merchant = { what: 'merchant', at: 'champagne', realm: 'france' } as const;
    const data = { realm: 'france', node: 'champagne' };
    expect(refusal(place(merchant))).toEqual({ ...limit, data });
    expect(refusal(place({ ...merchant, at: 'supply' }))).toBe('done');
    const three = after(place({ ...merchant, at: 'supply' }));
    expect(attempt(place({ ...merchant, at: 'genoa' }), three)).toMatchObject({
      refusal: { ...limit, data: { what: 'most' } },
    });
  });
});

describe('a piece that is removed', () => {
  it('must be there', () => {
    const missing = wrong('at', 'no such piece there');
    const france = 'france';
    const absent = [
      { what: 'town', at: 'lyon', realm: france },
      { what: 'town', at: 'caux', realm: france, size: 'large' },
      { what: 'town', at: 'paris', realm: france, size: 'small' },
      { what: 'vassal', at: 'caux', realm: france },
      { what: 'claim', at: 'austria', realm: france },
      { what: 'merchant', at: 'wien', realm: france },
      { what: 'light-ship', at: 'skagerrak', realm: france },
      { what: 'light-ship', at: 'doggerbank', realm: france, slot: false },
      { what: 'light-ship', at: 'black-sea', realm: france, slot: false },
      { what: 'light-ship', at: 'black-sea', realm: france, in: 'port' },
      { what: 'dnpr', at: 'austria' },
      { what: 'expansion', at: 'wien' },
      { what: 'pirate', at: 'genoa' },
      { what: 'occupation', at: 'paris' },
      { what: 'occupation', at: 'caux', realm: 'castile' },
      { what: 'hostility', at: 'black-sea', realm: france },
      { what: 'hostility', at: 'north-sea', realm: 'england' },
    ] as const;
    for (const piece of absent) expect([piece, refusal(remove(piece))]).toEqual([piece, missing]);
  });

  it('is told in full', () => {
    const told = (piece: Omit<Extract<Change, { type: 'remove' }>, 'type'>) => {
      const decided = attempt(remove(piece));
      return decided.ok ? decided.value[0] : decided.refusal;
    };
    expect(told({ what: 'town', at: 'paris', realm: 'france' })).toMatchObject({ size: 'large' });
    expect(told({ what: 'town', at: 'caux', realm: 'france' })).toMatchObject({ size: 'small' });
    expect(told({ what: 'occupation', at: 'caux' })).toMatchObject({ realm: 'england' });
    expect(told({ what: 'light-ship', at: 'doggerbank', realm: 'france' })).toMatchObject({
      slot: true,
      in: null,
    });
    expect(told({ what: 'light-ship', at: 'black-sea', realm: 'france', in: 'fleet' })).toEqual({
      type: 'removed',
      what: 'light-ship',
      at: 'black-sea',
      realm: 'france',
      size: null,
      slot: false,
      in: 'fleet',
      count: 1,
    });
  });

  it('leaves no empty entries', () => {
    expect(after(remove({ what: 'pirate', at: 'sevilla', count: 2 })).position.pirates).toEqual({});
    expect(after(remove({ what: 'pirate', at: 'sevilla' })).position.pirates).toEqual({
      sevilla: 1,
    });
    const calm = after(remove({ what: 'hostility', at: 'north-sea', realm: 'france' }));
    expect(calm.position.hostile).toEqual({});
    expect(after(remove({ what: 'occupation', at: 'caux' })).position.occupied).toEqual({});
  });

  it('is the ship without a slot first', () => {
    const two = after(
      place({ what: 'light-ship', at: 'doggerbank', realm: 'france', slot: false }),
    );
    const gone = after(remove({ what: 'light-ship', at: 'doggerbank', realm: 'france' }), two);
    expect(gone.position).toEqual(START.position);
    const slotted = { what: 'light-ship', at: 'doggerbank', realm: 'france', slot: true } as const;
    const left = after(remove(slotted), two).position.seats.france?.lightShips;
    expect(left?.filter(({ zone }) => zone === 'doggerbank')).toEqual([
      { zone: 'doggerbank', slot: false },
    ]);
  });
});
