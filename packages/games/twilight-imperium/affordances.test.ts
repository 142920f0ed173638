import { describe, expect, it } from 'vitest';
import { findAffordances } from './affordances.ts';
import { type Sitting, sit } from './testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec' },
  leo: { faction: 'letnev' },
  max: { faction: 'mentak' },
};

/** What a viewer can do, talk left out: that is possible always. */
const all = (table: Sitting, viewer: string) =>
  findAffordances(table.view(viewer)).filter(({ command }) => command.type !== 'say');

/** What a viewer can do, by the types of the commands. */
const types = (table: Sitting, viewer: string) =>
  all(table, viewer).map(({ command }) => command.type);

/** What a viewer can do with one of these types. */
const only = (table: Sitting, viewer: string, ...wanted: readonly string[]) =>
  all(table, viewer).filter(({ command }) => wanted.includes(command.type));

const MAP = { string: '26 39 40', presence: { ana: [26], leo: [39] } };

const proposal = (to: string, gives: object = {}) => ({
  command: { type: 'propose', to, gives, asks: { tradeGoods: 1 } },
  fields: ['to', 'gives', 'asks', 'deal'],
});
const GAIN = {
  command: { type: 'gain', tradeGoods: 1 },
  fields: ['commodities', 'tradeGoods', 'relicFragments'],
};
const PHASES = ['strategy', 'action', 'status', 'agenda'].map((phase) => ({
  command: { type: 'enter-phase', phase },
}));
const LAWS = [
  {
    command: { type: 'enact', law: 'minister-of-commerce', elected: 'ana' },
    fields: ['law', 'elected'],
  },
  { command: { type: 'begin-event', event: 'age-of-commerce' }, fields: ['event'] },
];
const CORRECTION = {
  command: { type: 'correct', why: 'a slip', seat: 'ana' },
  fields: ['seat', 'why'],
};
const ELIMINATION = { command: { type: 'eliminate', seat: 'ana' }, fields: ['seat'] };
const NEIGHBORS = { command: { type: 'set-neighbors', pairs: [] }, fields: ['pairs'] };
const AGENDA = { command: { type: 'begin-agenda', agenda: 'Agenda' }, fields: ['agenda'] };
const turnOf = (active: string, other: string) => [
  { command: { type: 'pass' } },
  { command: { type: 'end-turn' } },
  { command: { type: 'activate', system: 18, seats: [] }, fields: ['system', 'seats'] },
  {
    command: { type: 'begin-combat', attacker: active, defender: other },
    fields: ['attacker', 'defender', 'system'],
  },
];

describe('a seat begins its own turn', () => {
  const BEGIN = [{ command: { type: 'begin-turn', seat: 'leo' } }];

  it('where nobody has one and the table goes by its seats', () => {
    const table = sit({ seats: SEATS, active: 'ana', options: { turns: 'seats' } });
    expect(only(table, 'leo', 'begin-turn')).toEqual([]);
    table.run('ana', { type: 'end-turn' });
    expect(only(table, 'leo', 'begin-turn')).toEqual(BEGIN);
    table.run('host', { type: 'enter-phase', phase: 'status' });
    expect(only(table, 'leo', 'begin-turn')).toEqual([]);
  });

  it('nowhere else', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    table.run('ana', { type: 'end-turn' });
    expect(only(table, 'leo', 'begin-turn')).toEqual([]);
  });
});

describe('the host can', () => {
  it('in the action phase begin turns, and do all that the active seat can do with its turn', () => {
    expect(all(sit({ seats: SEATS, active: 'ana' }), 'host')).toEqual([
      { command: { type: 'begin-turn', seat: 'ana' } },
      { command: { type: 'begin-turn', seat: 'leo' } },
      { command: { type: 'begin-turn', seat: 'max' } },
      ...PHASES,
      ...turnOf('ana', 'leo'),
      AGENDA,
      ...LAWS,
      CORRECTION,
      ELIMINATION,
      NEIGHBORS,
    ]);
    const [, , , fight] = turnOf('max', 'ana');
    expect(only(sit({ seats: SEATS, active: 'max' }), 'host', 'begin-combat')).toEqual([fight]);
  });

  it('in the other phases neither, and begin an agenda in the agenda phase alone', () => {
    for (const phase of ['strategy', 'status']) {
      const table = sit({ seats: SEATS, phase });
      expect(all(table, 'host')).toEqual([...PHASES, ...LAWS, CORRECTION, ELIMINATION, NEIGHBORS]);
    }
    const table = sit({ seats: SEATS, phase: 'agenda' });
    expect(all(table, 'host')).toEqual([
      ...PHASES,
      AGENDA,
      ...LAWS,
      CORRECTION,
      ELIMINATION,
      NEIGHBORS,
    ]);
  });

  it('end a combat that goes on instead of beginning one', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    table.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    expect(types(table, 'host')).toContain('end-combat');
    expect(types(table, 'host')).not.toContain('begin-combat');
    expect(only(table, 'ana', 'end-combat')).toEqual([{ command: { type: 'end-combat' } }]);
  });

  it('eliminate who is in the game, with whom nothing is offered any more, and take it back', () => {
    const table = sit({ seats: SEATS, active: 'leo' });
    table.run('host', { type: 'eliminate', seat: 'ana' });
    expect(only(table, 'host', 'eliminate', 'begin-turn', 'correct')).toEqual([
      { command: { type: 'begin-turn', seat: 'leo' } },
      { command: { type: 'begin-turn', seat: 'max' } },
      { command: { type: 'correct', why: 'a slip', seat: 'leo' }, fields: ['seat', 'why'] },
      { command: { type: 'eliminate', seat: 'leo' }, fields: ['seat'] },
      { command: { type: 'eliminate', seat: 'ana', undone: true } },
    ]);
    expect(all(table, 'ana')).toEqual([]);
    expect(JSON.stringify(all(table, 'leo'))).not.toContain('"ana"');
  });

  it('replace and end the agenda that was revealed', () => {
    const table = sit({ seats: SEATS, phase: 'agenda' });
    expect(types(table, 'host')).not.toContain('end-agenda');
    table.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(only(table, 'host', 'begin-agenda', 'replace-agenda', 'end-agenda')).toEqual([
      AGENDA,
      { command: { type: 'replace-agenda', agenda: 'Agenda' }, fields: ['agenda'] },
      { command: { type: 'end-agenda' } },
    ]);
  });

  it('repeal each law and end each event', () => {
    const laws = [{ law: 'censure', elected: 'leo' }, { law: 'articles-of-war' }];
    const table = sit({ seats: SEATS, laws, events: ['hidden-agenda'] });
    expect(only(table, 'host', 'repeal', 'end-event')).toEqual([
      { command: { type: 'repeal', law: 'censure' } },
      { command: { type: 'repeal', law: 'articles-of-war' } },
      { command: { type: 'end-event', event: 'hidden-agenda' } },
    ]);
  });

  it('with a map move units and place wormholes, and tells no neighbors', () => {
    const table = sit({ seats: SEATS, map: MAP });
    expect(types(table, 'host')).not.toContain('set-neighbors');
    expect(only(table, 'host', 'move', 'place-wormhole')).toEqual([
      {
        command: { type: 'move', seat: 'ana', system: '26', present: false },
        fields: ['seat', 'system', 'present'],
      },
      {
        command: { type: 'place-wormhole', system: '26', wormhole: 'alpha', present: true },
        fields: ['system', 'wormhole', 'present'],
      },
    ]);
    const empty = sit({ seats: SEATS, map: { string: '26 39 40' } });
    expect(types(empty, 'host').slice(-2)).toEqual(['correct', 'eliminate']);
  });
});

describe('a seat can', () => {
  it('with nothing to give propose to everybody, replenish and gain', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    expect(all(table, 'leo')).toEqual([
      proposal('ana'),
      proposal('max'),
      { command: { type: 'replenish' } },
      GAIN,
    ]);
  });

  it('in its own turn also do what belongs to the turn, and resolve Trade', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    expect(all(table, 'ana').slice(4)).toEqual([
      ...turnOf('ana', 'leo'),
      { command: { type: 'resolve-trade', free: [] }, fields: ['free'] },
    ]);
  });

  it('offer, convert and hand over commodities that it has', () => {
    const table = sit({
      seats: { ...SEATS, leo: { faction: 'letnev', commodities: 2, tradeGoods: 4 } },
    });
    const gift = { commodities: 1 };
    expect(all(table, 'leo')).toEqual([
      proposal('ana', gift),
      proposal('max', gift),
      { command: { type: 'replenish' } },
      GAIN,
      { command: { type: 'convert', commodities: 2 }, fields: ['commodities'] },
      {
        command: { type: 'hand-over', to: 'ana', items: { commodities: 2 }, effect: 'salvage' },
        fields: ['to', 'items', 'effect'],
      },
      {
        command: { type: 'spend', tradeGoods: 1 },
        fields: ['commodities', 'tradeGoods', 'relicFragments', 'permittedBy'],
      },
    ]);
  });

  it('hand nothing over to those whose Political Secret keeps them from playing cards', () => {
    const winners = (...playArea: readonly string[]) => {
      const leo = { faction: 'letnev', commodities: 2, playArea };
      const table = sit({ seats: { ...SEATS, leo } });
      return only(table, 'leo', 'hand-over').map(({ command }) => command);
    };
    expect(winners()).toMatchObject([{ to: 'ana' }]);
    expect(winners('ana/political-secret')).toMatchObject([{ to: 'max' }]);
    expect(winners('ana/political-secret', 'max/political-secret')).toEqual([]);
  });

  it('hand over to the other side of a combat that is on, and to nobody else', () => {
    const leo = { faction: 'letnev', commodities: 2 };
    const table = sit({ seats: { ...SEATS, leo }, active: 'max' });
    const winners = () => only(table, 'leo', 'hand-over').map(({ command }) => command);
    table.run('host', { type: 'begin-combat', attacker: 'max', defender: 'leo' });
    expect(winners()).toMatchObject([{ to: 'max' }]);
    table.run('host', { type: 'end-combat' });
    table.run('host', { type: 'begin-combat', attacker: 'max', defender: 'ana' });
    expect(winners()).toEqual([]);
  });

  it('else offer and spend trade goods', () => {
    const table = sit({ seats: { ...SEATS, leo: { faction: 'letnev', tradeGoods: 1 } } });
    expect(only(table, 'leo', 'propose')).toEqual([
      proposal('ana', { tradeGoods: 1 }),
      proposal('max', { tradeGoods: 1 }),
    ]);
    expect(types(table, 'leo').slice(2)).toEqual(['replenish', 'gain', 'spend']);
  });

  it('else spend a commodity for what exploring has found', () => {
    const table = sit({ seats: { ...SEATS, leo: { faction: 'letnev', commodities: 1 } } });
    const [spending, ...more] = only(table, 'leo', 'spend');
    expect([spending?.command, more]).toEqual([
      { type: 'spend', commodities: 1, permittedBy: 'explore-commodities' },
      [],
    ]);
    table.run('leo', spending?.command ?? {});
    expect(only(table, 'leo', 'spend')).toEqual([]);
  });

  it('else purge a fragment, also while its goods wait for Mentak', () => {
    const relicFragments = { hazardous: 2 };
    const purge = { type: 'spend', relicFragments: { hazardous: 1 } };
    const poor = sit({ seats: { ...SEATS, leo: { faction: 'letnev', relicFragments } } });
    expect(only(poor, 'leo', 'spend').map(({ command }) => command)).toEqual([purge]);
    const table = sit({
      seats: { ...SEATS, leo: { faction: 'letnev', tradeGoods: 4, relicFragments } },
      neighbors: [['leo', 'max']],
      active: 'leo',
    });
    table.run('leo', { type: 'propose', to: 'max', gives: { tradeGoods: 1 }, asks: {} });
    table.run('max', { type: 'accept', offer: 'leo-max-1', revision: 1 });
    const spending = only(table, 'leo', 'spend').map(({ command }) => command);
    expect(spending).toEqual([purge]);
    table.run('leo', purge);
  });

  it('with its own offers withdraw or revise them as long as they are not settled', () => {
    const table = sit({
      seats: { ...SEATS, ana: { faction: 'arborec', tradeGoods: 2 } },
      neighbors: [['ana', 'leo']],
      active: 'ana',
    });
    const offer = 'ana-leo-1';
    const [gives, asks] = [{ tradeGoods: 1 }, {}];
    table.run('ana', { type: 'propose', to: 'leo', gives, asks });
    const revise = {
      command: { type: 'revise', offer, gives, asks: { tradeGoods: 1 } },
      fields: ['gives', 'asks', 'deal'],
    };
    const own = ['withdraw', 'revise', 'accept', 'decline'];
    expect(only(table, 'ana', ...own)).toEqual([{ command: { type: 'withdraw', offer } }, revise]);
    table.run('leo', { type: 'decline', offer });
    expect(only(table, 'ana', ...own)).toEqual([revise]);
    expect(only(table, 'leo', ...own)).toEqual([]);
    table.run('ana', { type: 'revise', offer });
    table.run('leo', { type: 'accept', offer, revision: 2 });
    expect(only(table, 'ana', ...own)).toEqual([]);
  });

  it('accept an offer that it could accept, and decline every one', () => {
    const table = sit({
      seats: { ...SEATS, ana: { faction: 'arborec', tradeGoods: 2 } },
      neighbors: [['ana', 'leo']],
      active: 'ana',
    });
    for (const to of ['leo', 'max']) {
      table.run('ana', { type: 'propose', to, gives: { tradeGoods: 1 }, asks: {} });
    }
    expect(only(table, 'leo', 'accept', 'decline')).toEqual([
      { command: { type: 'accept', offer: 'ana-leo-1', revision: 1 } },
      { command: { type: 'decline', offer: 'ana-leo-1' } },
    ]);
    expect(only(table, 'max', 'accept', 'decline')).toEqual([
      { command: { type: 'decline', offer: 'ana-max-1' } },
    ]);
  });

  it('play the notes whose moment has come', () => {
    const notes = ['hal/trade-convoys', 'hal/ceasefire'];
    const table = sit({
      seats: {
        ana: { faction: 'arborec', promissoryNotes: notes },
        leo: { faction: 'letnev' },
        hal: { faction: 'hacan' },
      },
      active: 'ana',
    });
    expect(only(table, 'ana', 'play-note')).toEqual([
      { command: { type: 'play-note', note: 'hal/trade-convoys' } },
    ]);
  });

  it('move its own units on a map, to or from the first system that anybody is in', () => {
    const table = sit({ seats: SEATS, map: MAP });
    const moving = (seat: string, present: boolean) => ({
      command: { type: 'move', seat, system: '26', present },
      fields: ['seat', 'system', 'present'],
    });
    expect(only(table, 'ana', 'move', 'place-wormhole')).toEqual([moving('ana', false)]);
    expect(only(table, 'leo', 'move')).toEqual([moving('leo', true)]);
    expect(only(table, 'max', 'move')).toEqual([moving('max', true)]);
    // By its planet it is there already, and its ships may still come.
    const planet = { seat: 'leo', planets: ['lodor'] };
    table.run('host', { type: 'correct', why: 'conquered', ...planet });
    expect(only(table, 'leo', 'move')).toEqual([moving('leo', true)]);
    table.run('leo', { type: 'move', seat: 'leo', system: 26, present: true });
    expect(only(table, 'leo', 'move')).toEqual([moving('leo', false)]);
  });
});

describe('with Trade resolved', () => {
  it('the others can follow it once, and its owner resolves it no more', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    expect(types(table, 'leo')).not.toContain('follow-trade');
    table.run('ana', { type: 'resolve-trade', free: [] });
    expect(types(table, 'ana')).not.toContain('resolve-trade');
    expect(types(table, 'ana')).not.toContain('follow-trade');
    expect(only(table, 'leo', 'follow-trade')).toEqual([{ command: { type: 'follow-trade' } }]);
    table.run('leo', { type: 'follow-trade' });
    expect(types(table, 'leo')).not.toContain('follow-trade');
    expect(types(table, 'max')).toContain('follow-trade');
  });
});

describe('nothing but talk can be done', () => {
  it('and not even that by spectators, and by who is not at the table or has no hand to look into', () => {
    const table = sit({ seats: SEATS });
    expect(findAffordances(table.view('spectator'))).toEqual([]);
    const own = table.view('ana');
    expect(findAffordances({ ...own, viewer: 'zoe' })).toEqual([]);
    const { hand: _hand, ...handless } = own;
    expect(findAffordances(handless)).toEqual([]);
  });

  it('and that by every seat, as a command that is ready to fill in', () => {
    const talk = { command: { type: 'say', text: '…' }, fields: ['to', 'text'] };
    const table = sit({ seats: SEATS });
    for (const seat of Object.keys(SEATS)) {
      expect(findAffordances(table.view(seat))).toContainEqual(talk);
    }
    expect(findAffordances(table.view('host'))).not.toContainEqual(talk);
  });

  it('but discarding, and for the host setting right, while a hand is over its limit', () => {
    const cards = ['bribery', 'plague', 'spy', 'summit', 'uprising', 'veto'];
    const table = sit({
      seats: {
        ...SEATS,
        ana: { faction: 'arborec', actionCards: cards },
        hal: { faction: 'hacan', actionCards: ['a', 'b', 'c'] },
      },
      active: 'ana',
    });
    const gives = { actionCards: ['a', 'b', 'c'] };
    table.run('hal', { type: 'propose', to: 'ana', gives, asks: {} });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    for (const viewer of ['leo', 'hal']) expect(all(table, viewer)).toEqual([]);
    expect(all(table, 'host')).toEqual([CORRECTION, ELIMINATION]);
    expect(all(table, 'ana')).toEqual([
      { command: { type: 'discard', actionCards: ['a', 'b'] }, fields: ['actionCards'] },
    ]);
  });
});
