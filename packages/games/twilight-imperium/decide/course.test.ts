import { describe, expect, it } from 'vitest';
import { sit } from '../testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec' },
  leo: { faction: 'letnev' },
  kel: { faction: 'keleres', commodities: 1 },
};
const open = (more: object = {}) => sit({ seats: SEATS, active: 'ana', ...more });
const out = (phase: string, what?: string) => ({
  code: 'wrong-phase',
  data: { phase, ...(what && { what }) },
});
const nobody = { code: 'no-such', data: { what: 'seat', name: 'zoe' } };

describe('a turn', () => {
  it('begins after the last one has ended, with a window that has a number', () => {
    const table = open({ active: null });
    const begin = (seat: string) => table.run('host', { type: 'begin-turn', seat });
    const begun = (seat: string, window: string) => ({ type: 'turn-begun', seat, window });
    expect(begin('leo')).toEqual([begun('leo', 'turn:R1-1')]);
    expect(begin('ana')).toEqual([{ type: 'turn-ended', seat: 'leo' }, begun('ana', 'turn:R1-2')]);
    table.run('host', { type: 'enter-phase', phase: 'strategy' });
    table.run('host', { type: 'enter-phase', phase: 'action' });
    expect(begin('leo')).toEqual([begun('leo', 'turn:R2-1')]);
  });

  it('is of somebody at the table, and of the action phase', () => {
    expect(open().refused('host', { type: 'begin-turn', seat: 'zoe' })).toEqual(nobody);
    const table = open({ phase: 'status', active: null });
    expect(table.refused('host', { type: 'begin-turn', seat: 'ana' })).toEqual(out('status'));
  });

  it('neither passes nor ends where there is none', () => {
    const table = open({ active: null });
    for (const type of ['pass', 'end-turn']) {
      expect(table.refused('host', { type })).toEqual(out('action', 'no-turn'));
    }
  });

  it('ends its combat first, and the notes of that combat go home', () => {
    const playArea = ['nom/the-cavalry', 'nom/alliance'];
    const table = open({
      seats: { ...SEATS, leo: { faction: 'letnev', playArea }, nom: { faction: 'nomad' } },
    });
    table.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    expect(table.run('ana', { type: 'end-turn' })).toEqual([
      { type: 'combat-ended', attacker: 'ana', defender: 'leo' },
      { type: 'note-returned', note: 'nom/the-cavalry', from: 'leo' },
      { type: 'turn-ended', seat: 'ana' },
    ]);
    expect(table.view('nom').hand?.promissoryNotes).toContain('nom/the-cavalry');
  });
});

describe('a phase', () => {
  it('ends turn and agenda before it begins', () => {
    const table = open();
    table.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(table.run('host', { type: 'enter-phase', phase: 'status' })).toEqual([
      { type: 'turn-ended', seat: 'ana' },
      { type: 'agenda-ended', agenda: 'Mutiny' },
      { type: 'phase-entered', phase: 'status' },
    ]);
  });

  it('of strategy repeals the edicts of the round, and Keleres has its patronage', () => {
    const laws = ['censure', 'articles-of-war', 'tf-censure'].map((law) => ({ law }));
    const table = open({ laws, active: null, phase: 'status' });
    const effect = 'keleres-patronage';
    expect(table.run('host', { type: 'enter-phase', phase: 'strategy' })).toEqual([
      { type: 'law-repealed', law: 'censure' },
      { type: 'law-repealed', law: 'tf-censure' },
      { type: 'phase-entered', phase: 'strategy' },
      { type: 'replenished', seat: 'kel', took: 1, effect },
      { type: 'gained', seat: 'kel', commodities: 0, tradeGoods: 1, effect },
    ]);
    expect(table.view('ana').laws).toEqual([{ law: 'articles-of-war' }]);
  });

  it('of another kind leaves edicts in force', () => {
    const table = open({ laws: [{ law: 'censure' }] });
    table.run('host', { type: 'enter-phase', phase: 'status' });
    expect(table.view('ana').laws).toEqual([{ law: 'censure' }]);
  });

  it('of status sends notes home when it ends, and no other phase does', () => {
    const seats = {
      ...SEATS,
      leo: { faction: 'letnev', playArea: ['cri/sever', 'cri/alliance'] },
      cri: { faction: 'crimson' },
    };
    const table = open({ seats, active: null, phase: 'agenda' });
    const enter = (phase: string) => table.run('host', { type: 'enter-phase', phase });
    const entered = (phase: string) => ({ type: 'phase-entered', phase });
    expect(enter('action')).toEqual([entered('action')]);
    expect(enter('status')).toEqual([entered('status')]);
    const back = { type: 'note-returned', note: 'cri/sever', from: 'leo' };
    expect(enter('agenda')).toEqual([back, entered('agenda')]);
    expect(table.view('leo').seats.leo?.playArea).toEqual(['cri/alliance']);
  });
});

describe('an activation', () => {
  it('names the system and each seat once, and sends notes home', () => {
    const playArea = ['leo/alliance', 'leo/support-for-the-throne', 'kel/alliance'];
    const table = open({
      seats: { ...SEATS, ana: { faction: 'arborec', playArea } },
    });
    const command = { type: 'activate', system: 26, seats: ['leo', 'leo'] };
    expect(table.run('ana', command)).toEqual([
      { type: 'activated', by: 'ana', system: '26', seats: ['leo'] },
      { type: 'note-returned', note: 'leo/alliance', from: 'ana' },
      { type: 'note-returned', note: 'leo/support-for-the-throne', from: 'ana' },
    ]);
    expect(table.run('ana', { ...command, seats: [] })).toHaveLength(1);
  });

  it('is of the active seat, and of seats at the table', () => {
    const none = open({ active: null });
    const command = { type: 'activate', system: 26, seats: [] };
    expect(none.refused('host', command)).toEqual(out('action', 'no-turn'));
    expect(open().refused('ana', { ...command, seats: ['leo', 'zoe'] })).toEqual(nobody);
  });

  it('names the system of a map as the map does, and none that it has not', () => {
    const table = open({ map: { string: '26 112' } });
    const named = (system: unknown) => table.run('ana', { type: 'activate', system, seats: [] })[0];
    expect(named(26)).toMatchObject({ system: '26' });
    expect(named(82)).toMatchObject({ system: '82b' });
    const refusal = { code: 'malformed', data: { field: 'system', problem: 'no such system' } };
    for (const type of ['activate', 'begin-combat']) {
      const sides = type === 'activate' ? { seats: [] } : { attacker: 'ana', defender: 'leo' };
      expect(table.refused('ana', { type, system: 99, ...sides })).toEqual(refusal);
    }
    expect(open().run('ana', { type: 'activate', system: 82, seats: [] })[0]).toMatchObject({
      system: '82',
    });
  });
});

describe('a combat', () => {
  const fight = { type: 'begin-combat', attacker: 'ana', defender: 'leo' };
  const begun = { type: 'combat-begun', attacker: 'ana', defender: 'leo' };

  it('is in the system that is named, else in the active one, else anywhere', () => {
    expect(open().run('ana', fight)).toEqual([{ ...begun, system: null }]);
    expect(open().run('ana', { ...fight, system: 26 })).toEqual([{ ...begun, system: '26' }]);
    const table = open();
    table.run('ana', { type: 'activate', system: 39, seats: [] });
    expect(table.run('ana', fight)).toEqual([{ ...begun, system: '39' }]);
  });

  it('is of two at the table, in a turn, and the only one', () => {
    const refusal = (more: object) => open().refused('ana', { ...fight, ...more });
    expect(refusal({ attacker: 'zoe' })).toEqual(nobody);
    expect(refusal({ defender: 'zoe' })).toEqual(nobody);
    expect(refusal({ defender: 'ana' })).toEqual({ code: 'self', clause: 'TI-T0' });
    expect(open({ active: null }).refused('host', fight)).toEqual(out('action', 'no-turn'));
    const table = open();
    table.run('ana', fight);
    expect(table.refused('ana', fight)).toEqual(out('action', 'combat'));
  });

  it('ends once', () => {
    const table = open();
    expect(table.refused('ana', { type: 'end-combat' })).toEqual(out('action', 'no-combat'));
    table.run('ana', fight);
    expect(table.run('ana', { type: 'end-combat' })).toEqual([
      { type: 'combat-ended', attacker: 'ana', defender: 'leo' },
    ]);
    expect(table.refused('ana', { type: 'end-combat' })).toEqual(out('action', 'no-combat'));
  });
});

describe('an agenda', () => {
  const [begin, replace] = ['begin-agenda', 'replace-agenda'].map((type) => ({
    type,
    agenda: 'Mutiny',
  }));

  it('has a window of its own, and so has what takes its place', () => {
    const table = open({ phase: 'agenda', active: null });
    const begun = (window: string) => ({ type: 'agenda-begun', agenda: 'Mutiny', window });
    const replaced = (window: string) => ({ type: 'agenda-replaced', agenda: 'Mutiny', window });
    const ended = { type: 'agenda-ended', agenda: 'Mutiny' };
    expect(table.run('host', begin)).toEqual([begun('agenda:R1-1a')]);
    expect(table.run('host', replace)).toEqual([replaced('agenda:R1-1b')]);
    expect(table.run('host', replace)).toEqual([replaced('agenda:R1-1c')]);
    expect(table.run('host', begin)).toEqual([ended, begun('agenda:R1-2a')]);
    for (let count = 0; count < 25; count++) table.run('host', replace);
    expect(table.run('host', replace)).toEqual([replaced('agenda:R1-2a1')]);
    expect(table.run('host', { type: 'end-agenda' })).toEqual([ended]);
    expect(table.view('ana').window).toBeNull();
  });

  it('in the action phase leaves the window of the turn', () => {
    const table = open();
    const window = 'turn:R1-1';
    expect(table.run('host', begin)).toEqual([{ type: 'agenda-begun', agenda: 'Mutiny', window }]);
    expect(table.run('host', replace)).toEqual([
      { type: 'agenda-replaced', agenda: 'Mutiny', window },
    ]);
    table.run('host', { type: 'end-agenda' });
    expect(table.view('ana')).toMatchObject({ window, agenda: null });
  });

  it('begins in the action or agenda phase, and ends or is replaced where there is one', () => {
    for (const phase of ['strategy', 'status']) {
      expect(open({ phase, active: null }).refused('host', begin)).toEqual(out(phase));
    }
    expect(open().refused('host', replace)).toEqual(out('action', 'no-agenda'));
    expect(open().refused('host', { type: 'end-agenda' })).toEqual(out('action', 'no-agenda'));
  });

  it('sends Political Secret home when it ends or is replaced', () => {
    const playArea = ['leo/political-secret', 'leo/alliance'];
    const seats = { ...SEATS, ana: { faction: 'arborec', playArea } };
    const back = { type: 'note-returned', note: 'leo/political-secret', from: 'ana' };
    const table = open({ seats });
    table.run('host', begin);
    expect(table.run('host', replace)[0]).toEqual(back);
    const other = open({ seats });
    other.run('host', begin);
    expect(other.run('host', { type: 'end-agenda' })[0]).toEqual(back);
  });
});

describe('laws and events', () => {
  it('come into force, with or without somebody elected', () => {
    const table = open();
    const enact = { type: 'enact', law: 'censure' };
    const enacted = { type: 'law-enacted', law: 'censure' };
    expect(table.run('host', enact)).toEqual([{ ...enacted, elected: null }]);
    expect(table.view('ana').laws).toEqual([{ law: 'censure' }]);
    expect(table.run('host', { ...enact, elected: 'leo' })).toEqual([
      { ...enacted, elected: 'leo' },
    ]);
    expect(table.view('ana').laws).toEqual([{ law: 'censure', elected: 'leo' }]);
    expect(table.refused('host', { ...enact, elected: 'zoe' })).toEqual(nobody);
  });

  it('are repealed where they are in force', () => {
    const table = open({ laws: [{ law: 'censure' }, { law: 'articles-of-war' }] });
    expect(table.refused('host', { type: 'repeal', law: 'x' })).toEqual({
      code: 'no-such',
      data: { what: 'law', name: 'x' },
    });
    expect(table.run('host', { type: 'repeal', law: 'censure' })).toEqual([
      { type: 'law-repealed', law: 'censure' },
    ]);
    expect(table.view('ana').laws).toEqual([{ law: 'articles-of-war' }]);
  });

  it('end as they are named, else the last that began', () => {
    const table = open();
    for (const event of ['one', 'two', 'three', 'two']) {
      expect(table.run('host', { type: 'begin-event', event })).toEqual([
        { type: 'event-begun', event },
      ]);
    }
    expect(table.view('ana').events).toEqual(['one', 'two', 'three']);
    const end = (event?: string) => table.run('host', { type: 'end-event', event });
    expect(end('one')).toEqual([{ type: 'event-ended', event: 'one' }]);
    expect(end()).toEqual([{ type: 'event-ended', event: 'three' }]);
    const noEvent = (name: string) => ({ code: 'no-such', data: { what: 'event', name } });
    expect(table.refused('host', { type: 'end-event', event: 'one' })).toEqual(noEvent('one'));
    end();
    expect(table.refused('host', { type: 'end-event' })).toEqual({
      code: 'no-such',
      data: { what: 'any-event', name: 'event' },
    });
  });
});
