import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { evolve } from '../evolve.ts';
import { type Sitting, sit } from '../testing/table.ts';

const GENERIC = ['ceasefire', 'trade-agreement', 'political-secret', 'alliance'];

/** A table at which Ana holds all notes of a faction; the view tells which she can play. */
function holding(faction: string, more: object = {}, kinds: readonly string[] = []): Sitting {
  const promissoryNotes = [...new Set([...GENERIC, ...kinds])].map((kind) => `own/${kind}`);
  return sit({
    seats: {
      ana: { faction: 'arborec', promissoryNotes },
      own: { faction, commodities: 1 },
      leo: { faction: 'letnev' },
    },
    ...more,
  });
}
const playable = (table: Sitting) =>
  (table.view('ana').playable ?? []).map((note) => note.replace('own/', ''));
const play = (note: string, more: object = {}) => ({ type: 'play-note', note, ...more });
const untimely = (note: string) => ({ code: 'note-trigger', data: { note } });
const noSuch = (what: string, name: string) => ({ code: 'no-such', data: { what, name } });

describe('the moment of a note', () => {
  it('of a replenishing is when its owner has just replenished', () => {
    const table = holding('sol', { active: 'leo' });
    expect(playable(table)).toEqual([]);
    table.run('leo', { type: 'replenish' });
    expect(playable(table)).toEqual([]);
    table.run('own', { type: 'replenish' });
    expect(playable(table)).toEqual(['trade-agreement']);
  });

  it('of an agenda is while one is being resolved', () => {
    const table = holding('xxcha', { phase: 'agenda' }, ['political-favor']);
    expect(playable(table)).toEqual([]);
    table.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(playable(table)).toEqual(['political-favor', 'political-secret']);
  });

  it('of a turn is the holder’s or the owner’s', () => {
    const own = (active: string | null) =>
      playable(holding('muaat', { active }, ['fires-of-the-gashlai']));
    expect(own('ana')).toEqual(['fires-of-the-gashlai']);
    expect(own('own')).toEqual([]);
    expect(own(null)).toEqual([]);
    const owners = (active: string | null) =>
      playable(holding('sol', { active }, ['military-support']));
    expect(owners('own')).toEqual(['military-support']);
    expect(owners('ana')).toEqual([]);
    expect(owners(null)).toEqual([]);
  });

  it('of an activation is by whom it was made, and who was there', () => {
    const after = (faction: string, kind: string, active: string, seats: string[]) => {
      const table = holding(faction, { active }, [kind]);
      expect(playable(table)).toEqual([]);
      table.run(active, { type: 'activate', system: 26, seats });
      return playable(table);
    };
    expect(after('saar', 'raghs-call', 'ana', [])).toEqual(['raghs-call']);
    expect(after('saar', 'raghs-call', 'own', [])).toEqual([]);
    expect(after('sol', 'ceasefire', 'own', ['ana'])).toEqual(['ceasefire']);
    expect(after('sol', 'ceasefire', 'own', ['leo'])).toEqual([]);
    expect(after('sol', 'ceasefire', 'leo', ['ana'])).toEqual([]);
    const stymie = (active: string, seats: string[]) => {
      const table = sit({
        seats: {
          ana: { faction: 'letnev', promissoryNotes: ['own/stymie'] },
          own: { faction: 'arborec' },
          leo: { faction: 'sol' },
        },
        active,
      });
      expect(playable(table)).toEqual([]);
      table.run(active, { type: 'activate', system: 26, seats });
      return playable(table);
    };
    expect(stymie('leo', ['ana'])).toEqual(['stymie']);
    expect(stymie('leo', ['own'])).toEqual([]);
    expect(stymie('ana', ['ana'])).toEqual([]);
  });

  it('of a combat is the holder’s', () => {
    const fights = (faction: string, kind: string) => {
      const table = holding(faction, { active: 'leo' }, [kind]);
      const fight = (attacker: string, defender: string) => {
        table.run('leo', { type: 'begin-combat', attacker, defender });
        const now = playable(table);
        table.run('leo', { type: 'end-combat' });
        return now;
      };
      expect(playable(table)).toEqual([]);
      return [fight('leo', 'ana'), fight('ana', 'own'), fight('own', 'ana'), fight('leo', 'own')];
    };
    const note = (kind: string) => [[kind], [kind], [kind], []];
    expect(fights('norr', 'tekklar-legion')).toEqual(note('tekklar-legion'));
    const spared = (kind: string) => [[kind], [], [], []];
    expect(fights('nomad', 'the-cavalry')).toEqual(spared('the-cavalry'));
    expect(fights('yin', 'greyfire-mutagen')).toEqual(spared('greyfire-mutagen'));
  });

  it('of a phase is that phase', () => {
    const by: readonly [string, string, string][] = [
      ['naalu', 'gift-of-prescience', 'strategy'],
      ['jolnar', 'research-agreement', 'action'],
      ['l1z1x', 'cybernetic-enhancements', 'status'],
    ];
    for (const [faction, kind, own] of by) {
      for (const phase of ['strategy', 'action', 'status', 'agenda']) {
        expect(playable(holding(faction, { phase }, [kind]))).toEqual(phase === own ? [kind] : []);
      }
    }
  });

  it('of receiving is never: it is played at once', () => {
    const table = holding('sol', { active: 'ana' }, ['support-for-the-throne']);
    expect(playable(table)).toEqual([]);
    const note = 'own/support-for-the-throne';
    expect(table.refused('ana', play(note))).toEqual(untimely(note));
  });
});

describe('a note', () => {
  const played = (note: string, place: string, target: string | null = null) => ({
    type: 'note-played',
    note,
    by: 'ana',
    place,
    target,
  });

  it('goes home at once, lies face up, or is out of the game', () => {
    const at = (faction: string, kind: string) => {
      const table = holding(faction, { active: 'ana' }, [kind]);
      const [event] = table.run('ana', play(`own/${kind}`, { target: 'leo' }));
      return [table, event] as const;
    };
    const [home, fires] = at('muaat', 'fires-of-the-gashlai');
    expect(fires).toEqual(played('own/fires-of-the-gashlai', 'hand', 'leo'));
    expect(home.view('own').hand?.promissoryNotes).toContain('own/fires-of-the-gashlai');
    expect(home.view('leo').ledger).toEqual([
      { what: 'note-played', seat: 'ana', by: 'own/fires-of-the-gashlai leo' },
    ]);
    const [shown, convoys] = at('hacan', 'trade-convoys');
    expect(convoys).toEqual(played('own/trade-convoys', 'play-area', 'leo'));
    expect(shown.view('leo').seats.ana?.playArea).toEqual(['own/trade-convoys']);
    const [gone, terraform] = at('titans', 'terraform');
    expect(terraform).toEqual(played('own/terraform', 'out', 'leo'));
    expect(gone.view('leo').out).toContain('own/terraform');
  });

  it('lies face up until agenda, combat or status phase end', () => {
    const secret = holding('sol', { phase: 'agenda' });
    secret.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(secret.run('ana', play('own/political-secret'))).toEqual([
      played('own/political-secret', 'play-area'),
    ]);
    expect(secret.view('leo').ledger).toEqual([
      { what: 'note-played', seat: 'ana', by: 'own/political-secret' },
    ]);
    const cavalry = holding('nomad', { active: 'ana' }, ['the-cavalry']);
    cavalry.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    expect(cavalry.run('ana', play('own/the-cavalry'))[0]).toMatchObject({ place: 'play-area' });
    const gift = holding('naalu', { phase: 'strategy' }, ['gift-of-prescience']);
    expect(gift.run('ana', play('own/gift-of-prescience'))[0]).toMatchObject({
      place: 'play-area',
    });
  });

  it('is of this game, is held, and is played in time', () => {
    const table = holding('sol', { active: 'ana' });
    expect(table.refused('ana', play('own/stymie'))).toEqual(noSuch('note', 'own/stymie'));
    expect(table.refused('ana', play('own/alliance', { target: 'zoe' }))).toEqual(
      noSuch('seat', 'zoe'),
    );
    expect(table.refused('ana', play('own/military-support'))).toEqual({
      code: 'not-owned',
      clause: 'TI-T2',
      data: { seat: 'ana', what: 'own/military-support' },
    });
    expect(table.refused('ana', play('own/ceasefire'))).toEqual(untimely('own/ceasefire'));
    expect(table.refused('ana', play('own/trade-agreement'))).toEqual({
      ...untimely('own/trade-agreement'),
      clause: 'TI-CN2',
    });
    expect(table.refused('leo', play('leo/war-funding'))).toEqual({
      ...untimely('leo/war-funding'),
      data: { what: 'own', note: 'leo/war-funding' },
    });
  });
});

describe('Malevolency', () => {
  const NOTE = 'own/malevolency';
  const seats = {
    ana: { faction: 'arborec', promissoryNotes: [NOTE] },
    own: { faction: 'obsidian' },
    leo: { faction: 'letnev' },
  };
  const open = (more: object = {}) => {
    const neighbors = [['ana', 'leo']];
    const table = sit({ seats, neighbors, active: 'ana', ...more });
    table.run('host', { type: 'activate', system: 28, seats: [] });
    return table;
  };

  it('goes to the hand of the neighbor who is named', () => {
    const table = open();
    expect(playable(table)).toEqual(['malevolency']);
    expect(table.run('ana', play(NOTE, { target: 'leo' }))).toEqual([
      { type: 'note-played', note: NOTE, by: 'ana', place: 'hand', target: 'leo' },
    ]);
    expect(table.view('leo').hand?.promissoryNotes).toContain(NOTE);
    expect(table.view('own').hand?.promissoryNotes).not.toContain(NOTE);
    expect(table.view('ana').hand?.promissoryNotes).toEqual([]);
  });

  it('went home where an event of an older log names nobody', () => {
    const event = {
      type: 'note-played',
      note: NOTE,
      by: 'ana',
      place: 'hand',
      target: null,
    } as const;
    expect(evolve(open().state(), event).hands.own?.notes).toContain(NOTE);
  });

  it('goes to a neighbor alone', () => {
    const refused = (more: object) => open().refused('ana', play(NOTE, more));
    const problem = 'no neighbor is named';
    expect(refused({})).toEqual({ code: 'malformed', data: { field: 'target', problem } });
    expect(refused({ target: 'zoe' })).toEqual(noSuch('seat', 'zoe'));
    expect(refused({ target: 'ana' })).toEqual({ code: 'self', clause: 'TI-T0' });
    expect(refused({ target: 'own' })).toEqual({
      code: 'not-neighbors',
      clause: 'TI-TN3',
      data: { one: 'ana', other: 'own' },
    });
    expect(open().refused('own', play(NOTE, { target: 'leo' })).code).toBe('not-neighbors');
  });

  it('is offered with a neighbor, and not without one; its owner may pass it on too', () => {
    const offered = (table: Sitting, seat: string) =>
      findAffordances(table.view(seat)).filter(({ command }) => command.type === 'play-note');
    const command = { type: 'play-note', note: NOTE, target: 'leo' };
    expect(offered(open(), 'ana')).toEqual([{ command, fields: ['target'] }]);
    expect(offered(open({ neighbors: [] }), 'ana')).toEqual([]);
    const owner = open({
      seats: { ...seats, ana: { faction: 'arborec' } },
      neighbors: [['leo', 'own']],
      active: 'own',
    });
    expect(offered(owner, 'own')).toEqual([{ command, fields: ['target'] }]);
    expect(owner.run('own', command)).toHaveLength(1);
  });
});

describe('Trade Agreement', () => {
  const handed = (commodities: number) => ({
    type: 'handed-over',
    from: 'own',
    to: 'ana',
    items: { commodities },
    effect: 'trade-agreement',
    receipts: [],
  });
  const collect = (more: object = {}, first: readonly object[] = []) => {
    const table = holding('sol', { active: 'ana', ...more });
    table.run('own', { type: 'replenish' });
    for (const command of first) table.run('own', command);
    return table.run('ana', play('own/trade-agreement')).slice(1);
  };

  it('takes all commodities of its owner', () => {
    expect(collect()).toEqual([handed(4)]);
  });

  it('counts for Dark Pact when all that fits is taken by Empyrean', () => {
    const taken = (pact: string) => {
      const own = { faction: 'letnev', playArea: [pact] };
      const ana = { faction: 'empyrean', promissoryNotes: ['own/trade-agreement'] };
      const table = sit({ seats: { own, ana, leo: { faction: 'sol' } }, active: 'own' });
      table.run('own', { type: 'replenish' });
      return table.run('ana', play('own/trade-agreement'))[1];
    };
    expect(taken('ana/dark-pact')).toEqual({ ...handed(2), bonus: { own: 1, ana: 1 } });
    expect(taken('ana/blood-pact')).toEqual(handed(2));
  });

  it('in the Age of Commerce takes those that were just replenished', () => {
    const events = ['age-of-commerce'];
    expect(collect({ events })).toEqual([handed(4)]);
    expect(collect({ events }, [{ type: 'gain', commodities: 2 }])).toEqual([handed(4)]);
  });
});

describe('Creuss IFF', () => {
  const NOTE = 'own/creuss-iff';
  const open = () => holding('creuss', { active: 'ana', map: { string: '26 39' } }, ['creuss-iff']);
  const placed = (wormhole: string) => [
    { type: 'wormhole-placed', system: '26', wormhole, present: true, by: NOTE },
  ];

  it('places a wormhole in a system that is named', () => {
    const run = (more: object) => open().run('ana', play(NOTE, more)).slice(1);
    expect(run({ system: 26 })).toEqual(placed('alpha'));
    expect(run({ system: 26, wormhole: 'beta' })).toEqual(placed('beta'));
    expect(open().refused('ana', play(NOTE, { system: 20 }))).toEqual({
      code: 'malformed',
      data: { field: 'system', problem: 'no such system' },
    });
    expect(open().refused('ana', play(NOTE))).toEqual({
      code: 'malformed',
      data: { field: 'system', problem: 'no system is named' },
    });
  });

  it('is played without a system where the board is a list of pairs', () => {
    const table = holding('creuss', { active: 'ana', neighbors: [] }, ['creuss-iff']);
    expect(table.run('ana', play(NOTE))).toHaveLength(1);
  });

  it('is offered with a system that may be changed', () => {
    const offered = (table: Sitting) =>
      findAffordances(table.view('ana')).filter(({ command }) => command.type === 'play-note');
    const into = (system: string) => {
      const command = play(NOTE, { system, wormhole: 'alpha' });
      return [{ command, fields: ['system', 'wormhole'] }];
    };
    expect(offered(open())).toEqual(into('18'));
    const map = { string: '26 39', presence: { leo: [26], ana: [39] } };
    expect(offered(holding('creuss', { active: 'ana', map }, ['creuss-iff']))).toEqual(into('39'));
    const list = holding('creuss', { active: 'ana', neighbors: [] }, ['creuss-iff']);
    expect(offered(list)).toEqual([{ command: play(NOTE) }]);
  });

  it('places tokens that Creuss has', () => {
    const run = (wormhole: string) =>
      open()
        .run('ana', play(NOTE, { system: 26, wormhole }))
        .at(-1);
    expect(['alpha', 'beta', 'gamma'].map(run)).toMatchObject([{}, {}, {}]);
    for (const wormhole of ['delta', 'epsilon']) {
      expect(open().refused('ana', play(NOTE, { system: 26, wormhole }))).toEqual({
        code: 'malformed',
        data: { field: 'wormhole', problem: 'Creuss has no such token' },
      });
    }
  });

  it('moves the token that it has placed, and no other', () => {
    const table = open();
    const again = (more: object) => {
      table.run('host', { type: 'correct', why: 'again', seat: 'ana', note: NOTE, place: 'hand' });
      table.run('ana', play(NOTE, more));
      const { board } = table.state().galaxy;
      return board.kind === 'map' ? board.tokens : [];
    };
    const token = (system: number, wormhole: string, present = true) => ({
      type: 'place-wormhole',
      system,
      wormhole,
      present,
    });
    const own = (system: string, wormhole = 'alpha') => ({ system, wormhole, by: NOTE });
    expect(again({ system: 26 })).toEqual([own('26')]);
    expect(again({ system: 39, wormhole: 'beta' })).toEqual([own('26'), own('39', 'beta')]);
    expect(again({ system: 39 })).toEqual([own('39', 'beta'), own('39')]);
    expect(again({ system: 39 })).toEqual([own('39', 'beta'), own('39')]);
    table.run('host', token(26, 'alpha'));
    const hosts = { system: '26', wormhole: 'alpha' };
    expect(again({ system: 26 })).toEqual([own('39', 'beta'), hosts]);
    expect(again({ system: 39 })).toEqual([own('39', 'beta'), hosts, own('39')]);
    table.run('host', token(39, 'alpha', false));
    table.run('host', token(26, 'alpha', false));
    expect(again({ system: 26 })).toEqual([own('39', 'beta'), own('26')]);
  });

  it('is the only note that does', () => {
    const table = holding('muaat', { active: 'ana', map: { string: '26 39' } }, [
      'fires-of-the-gashlai',
    ]);
    expect(table.run('ana', play('own/fires-of-the-gashlai', { system: 26 }))).toHaveLength(1);
  });
});
