import { describe, expect, it } from 'vitest';
import { factionFrom } from './factions.ts';
import { readTtpg } from './ttpg.ts';

const PLAYERS = [
  { color: 'White', actualColor: 'Blue', factionShort: 'Sol', commodities: 2, tradeGoods: 4 },
  { color: 'Red', factionShort: 'Jol-Nar' },
];

function read(data: object) {
  const result = readTtpg({ players: PLAYERS, mapString: '26 39 39', ...data });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}
const presenceOf = (hexSummary: string) =>
  (read({ hexSummary }).setup as { map: { presence: object } }).map.presence;

describe('game data of the TTPG mod', () => {
  it('become exactly this set-up, with what they do not tell', () => {
    expect(read({ turn: 'red', hexSummary: '26+0+0Bf,39+1-1Rc' })).toEqual({
      setup: {
        seats: {
          sol: { faction: 'sol', commodities: 2, tradeGoods: 4 },
          jolnar: { faction: 'jolnar', commodities: 0, tradeGoods: 0 },
        },
        map: { string: '26 39 39', presence: { sol: ['26'], jolnar: ['39'] } },
        phase: 'action',
        active: 'jolnar',
      },
      unknown: [
        'sol: promissory notes, action cards, relic fragments, relics and planets',
        'jolnar: promissory notes, action cards, relic fragments, relics and planets',
        'which phase this is (the action phase is assumed)',
      ],
    });
  });

  it('tell the laws in play, with whom they have elected, and the galactic events', () => {
    const minister = 'Minister of Commerce';
    const { setup } = read({
      laws: ['Wormhole Reconstruction', minister],
      galacticEvents: ['Age of Commerce'],
      players: [PLAYERS[0], { ...PLAYERS[1], laws: [minister] }],
    });
    expect(setup).toMatchObject({
      laws: [
        { law: 'wormhole-reconstruction' },
        { law: 'minister-of-commerce', elected: 'jolnar' },
      ],
      events: ['age-of-commerce'],
    });
    const odd = read({ laws: 'many', galacticEvents: 7, players: [{ ...PLAYERS[0], laws: [7] }] });
    expect(Object.keys(odd.setup as object)).toEqual(['seats', 'map']);
  });

  it('tell space stations by the most commodities that fit', () => {
    const of = (maxCommodities: unknown) =>
      read({ players: [{ factionShort: 'Letnev', maxCommodities }] }).setup;
    expect(of(4)).toMatchObject({ seats: { letnev: { spaceStations: 2 } } });
    for (const value of [1, 1.5, 'x', undefined]) {
      expect(JSON.stringify(of(value))).not.toContain('spaceStations');
    }
  });

  it('name nobody active where it is nobody’s turn', () => {
    expect(Object.keys(read({}).setup as object)).toEqual(['seats', 'map']);
    expect(Object.keys(read({ turn: 'White' }).setup as object)).toEqual(['seats', 'map']);
    expect(read({ turn: 'BLUE' }).setup).toMatchObject({ active: 'sol' });
    const players = [{ factionShort: 'Sol' }];
    expect(Object.keys(read({ players }).setup as object)).toEqual(['seats', 'map']);
  });

  it('tell by colour who is where: units and control tokens, not command tokens or attachments', () => {
    const none = { sol: [], jolnar: [] };
    expect(presenceOf('')).toEqual(none);
    expect(presenceOf('26+0+0Bt,39+0+0*B,39+0+0f')).toEqual(none);
    expect(presenceOf('26+0+0Btc')).toEqual({ ...none, sol: ['26'] });
    expect(presenceOf('26+0+0;Bo;3f2Rc')).toEqual({ sol: ['26'], jolnar: ['26'] });
    expect(presenceOf('26+0+0B;c*R')).toEqual({ ...none, sol: ['26'] });
    expect(presenceOf('26+0+0B12')).toEqual(none);
    expect(presenceOf('26+0+0B;c,39+0+0c')).toEqual({ ...none, sol: ['26'] });
  });

  it('count tiles of one number, and leave out what is no hex', () => {
    expect(presenceOf('39+1-1Bc, 39-12+3Bc,39+2+2,39+2+2Rc')).toEqual({
      sol: ['39', '39#2'],
      jolnar: ['39#4'],
    });
    expect(presenceOf('x,39,+1+1Bc,85A3+1-1Bc,83B+1+1Rc,x26+0+0Bc')).toEqual({
      sol: ['85'],
      jolnar: ['83'],
    });
  });

  it('are refused for what they are not', () => {
    const refusal = (problem: string) => ({
      ok: false,
      refusal: { code: 'malformed', data: { field: 'file', problem } },
    });
    expect(readTtpg({})).toEqual(refusal('no game data of the TTPG mod'));
    const players = [...PLAYERS, { factionShort: '?' }];
    expect(readTtpg({ players, mapString: '26' })).toEqual(refusal('an unknown faction ?'));
    expect(readTtpg({ players: PLAYERS, mapString: '' })).toEqual(
      refusal('the map string is empty'),
    );
  });
});

describe('a faction', () => {
  it.each([
    ['arborec', 'arborec'],
    ['Naaz-Rokha', 'naaz-rokha'],
    ['naaz', 'naaz-rokha'],
    ['Vuil’Raith', 'vuilraith'],
    ['cabal', 'vuilraith'],
    ['Ghosts', 'creuss'],
    ['L1Z1X', 'l1z1x'],
    ['Naalü', 'naalu'],
    ['Keleres A', 'keleres'],
    ['constructor', undefined],
    ['', undefined],
  ])('that is called %j is %j', (name, id) => {
    expect(factionFrom(name)).toBe(id);
  });
});
