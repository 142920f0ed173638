import { describe, expect, it } from 'vitest';
import { type Sitting, sit } from '../testing/table.ts';

const agenda = (type: string, name: string) => ['host', { type, agenda: name }] as const;
const activate = (by: string) => [by, { type: 'activate', system: 26, seats: ['ana'] }] as const;
const fight = ['host', { type: 'begin-combat', attacker: 'ana', defender: 'leo' }] as const;
const enter = (phase: string) => ['host', { type: 'enter-phase', phase }] as const;
const turn = (seat: string) => ['host', { type: 'begin-turn', seat }] as const;

type Said = readonly [string, object];
type Moment = {
  readonly faction: string;
  readonly kind: string;
  readonly setup: object;
  /** What brings the moment about, and what brings the next one. */
  readonly first?: readonly Said[];
  readonly next: readonly Said[];
};

const MOMENTS: Readonly<Record<string, Moment>> = {
  'a revealed agenda': {
    faction: 'xxcha',
    kind: 'political-favor',
    setup: { phase: 'agenda' },
    first: [agenda('begin-agenda', 'Mutiny')],
    next: [agenda('replace-agenda', 'Seeds of an Empire')],
  },
  'the start of one’s own turn': {
    faction: 'yssaril',
    kind: 'spy-net',
    setup: { active: 'ana' },
    next: [turn('ana')],
  },
  'the start of the owner’s turn': {
    faction: 'sol',
    kind: 'military-support',
    setup: { active: 'own' },
    next: [turn('leo'), turn('own')],
  },
  'one’s own activation': {
    faction: 'vuilraith',
    kind: 'crucible',
    setup: { active: 'ana' },
    first: [activate('ana')],
    next: [activate('ana')],
  },
  'one’s own tactical action': {
    faction: 'saar',
    kind: 'raghs-call',
    setup: { active: 'ana' },
    first: [activate('ana'), fight, ['host', { type: 'end-combat' }]],
    next: [activate('ana')],
  },
  'the owner’s activation': {
    faction: 'saar',
    kind: 'ceasefire',
    setup: { active: 'own' },
    first: [activate('own')],
    next: [activate('own')],
  },
  'ships that come': {
    faction: 'arborec',
    kind: 'stymie',
    setup: {
      active: 'leo',
      map: { string: '26 27 28', presence: { ana: [26, 27] } },
    },
    first: [activate('leo')],
    next: [['leo', { type: 'move', seat: 'leo', system: 27, present: true }]],
  },
  'the end of a combat': {
    faction: 'bastion',
    kind: 'raise-the-standard',
    setup: { active: 'ana' },
    first: [fight],
    next: [['host', { type: 'end-combat' }], fight],
  },
  'the strategy phase': {
    faction: 'mahact',
    kind: 'scepter-of-dominion',
    setup: { phase: 'strategy' },
    next: [enter('action'), enter('strategy')],
  },
  'the status phase': {
    faction: 'l1z1x',
    kind: 'cybernetic-enhancements',
    setup: { phase: 'status' },
    next: [enter('strategy'), enter('status')],
  },
};

/** A table at which Ana holds the note, and what is hers to do with it. */
function holding({ faction, kind, setup }: Pick<Moment, 'faction' | 'kind' | 'setup'>) {
  const note = `own/${kind}`;
  const table = sit({
    seats: {
      ana: { faction: 'naalu', promissoryNotes: [note] },
      own: { faction },
      leo: { faction: 'letnev' },
    },
    neighbors: 'map' in setup ? undefined : [['ana', 'own']],
    ...setup,
  });
  return { note, table, command: { type: 'play-note', note } };
}

/** The owner, who has the note back, gives it to Ana once more; a forced gift is possible in every phase. */
function giveBack(table: Sitting, note: string): void {
  const items = { promissoryNote: note };
  table.run('own', { type: 'hand-over', to: 'ana', items, effect: 'diplomatic-pressure' });
}

describe('the moment of a note', () => {
  it.each(Object.entries(MOMENTS))('%s sees the same card once', (_name, moment) => {
    const { note, table, command } = holding(moment);
    for (const [by, said] of moment.first ?? []) table.run(by, said);
    table.run('ana', command);
    giveBack(table, note);
    expect(table.view('ana').playable).toEqual([]);
    expect(table.refused('ana', command)).toEqual({
      code: 'note-trigger',
      data: { what: 'again', note },
    });
    for (const [by, said] of moment.next) table.run(by, said);
    expect(table.view('ana').playable).toEqual([note]);
    table.run('ana', command);
  });

  it('is over for this card alone', () => {
    const { note, table, command } = holding({
      faction: 'vuilraith',
      kind: 'crucible',
      setup: { active: 'ana' },
    });
    table.run(...activate('ana'));
    table.run('ana', command);
    const other = { type: 'correct', why: 'lost', seat: 'ana', place: 'hand' };
    table.run('host', { ...other, note: 'leo/ceasefire' });
    giveBack(table, note);
    expect(table.refused('ana', command).code).toBe('note-trigger');
    // What the referee puts into a hand may be played from there.
    table.run('host', { ...other, note });
    table.run('ana', command);
  });

  it('is not told from the next one where a turn may have several', () => {
    const { note, table, command } = holding({
      faction: 'muaat',
      kind: 'fires-of-the-gashlai',
      setup: { active: 'ana' },
    });
    table.run('ana', command);
    giveBack(table, note);
    expect(table.view('ana').playable).toEqual([note]);
    expect(table.state().played).toBeUndefined();
  });
});
