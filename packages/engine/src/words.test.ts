import { describe, expect, it } from 'vitest';
import { callSeat, fillIn, foldName, seatName, speak, withoutUnseen } from './words.ts';

describe('words', () => {
  it('fill in what is known and leave the rest', () => {
    expect(fillIn('{who} gives {count} {what} {toString}', { who: '{count}', count: 3 })).toBe(
      '{count} gives 3 {what} {toString}',
    );
    expect(fillIn('nothing')).toBe('nothing');
    expect(fillIn('{a}', { a: '$&' })).toBe('$&');
    const told = ['{n} {n|card|cards}', '{n|a card|{n} cards}'].map((words) =>
      [0, 1, 2, '1', '11'].map((n) => fillIn(words, { n })),
    );
    expect(told[0]).toEqual(['0 cards', '1 card', '2 cards', '1 card', '11 cards']);
    expect(told[1]?.[1]).toBe('{n|a card|1 cards}');
    expect(fillIn('{n|card|cards}')).toBe('{n|card|cards}');
    const pays = (who: string) =>
      fillIn('{who} {who|pays|pay}', { who }, { plurals: ['the Franks'] });
    expect(['Ana', 'the Franks', '李雷'].map(pays)).toEqual([
      'Ana pays',
      'the Franks pay',
      '李雷 pays',
    ]);
  });

  it('say why something was refused', () => {
    const words = { refusals: { x: 'No {kind}.' }, events: {}, names: {} };
    expect(speak({ code: 'x', clause: 'A-1', data: { kind: 'salt' } }, words)).toEqual({
      code: 'x',
      clause: 'A-1',
      message: 'No salt.',
    });
    const named = { ...words, refusals: { x: 'No {kind} for {name}.' }, names: { salt: 'Salt' } };
    const told = (kind: string, name = 'salt') =>
      speak({ code: 'x', data: { kind, name } }, named).message;
    expect(told('salt')).toBe('No Salt for salt.');
    expect(told('leo/salt')).toBe('No leo’s Salt for salt.');
    for (const id of ['iron', 'leo/iron', 'leo/salt/salt', 'salt/', 'leo/constructor']) {
      expect(told(id)).toBe(`No ${id} for salt.`);
    }
    const unfit = { ...named, refusals: { x: 'In {field}: {problem}, {count}.' } };
    const data = { field: 'salt', problem: 'salt', count: 3 };
    expect(speak({ code: 'x', data }, unfit).message).toBe('In salt: salt, 3.');
    const twofold = { ...words, refusals: { x: 'No {what}.', 'x.salt': 'Salt is out.' } };
    const about = (what: string) => speak({ code: 'x', data: { what } }, twofold);
    expect(about('salt')).toEqual({ code: 'x', message: 'Salt is out.' });
    expect(about('iron').message).toBe('No iron.');
    expect(Object.keys(speak({ code: 'x' }, words))).toEqual(['code', 'message']);
    expect(speak({ code: 'y' }, words).message).toBe('y');
  });

  it('call seats as people do', () => {
    expect(seatName('new-carthage')).toBe('New Carthage');
    const names = { sol: 'The Federation of Sol', france: 'France', salt: 'Salt' };
    const words = { refusals: { x: '{one} and {other}', y: '{name}' }, events: {}, names };
    const tell = (data: Record<string, string>, seats?: readonly string[]) =>
      speak({ code: 'name' in data ? 'y' : 'x', data }, words, seats).message;
    const data = { one: 'sol', other: 'france' };
    expect(tell(data)).toBe('The Federation of Sol and France');
    expect(tell(data, ['sol', 'france', 'ana'])).toBe('Sol and France');
    const seats = ['sol', 'new-carthage'];
    expect(tell({ one: 'sol, salt, new-carthage', other: 'new-carthage/salt' }, seats)).toBe(
      'Sol, Salt, New Carthage and New Carthage’s Salt',
    );
    expect(tell({ one: 'ana', other: 'leo/salt' }, seats)).toBe('ana and leo’s Salt');
    expect([tell({ name: 'sol' }, seats), tell({ name: 'salt' }, seats)]).toEqual(['Sol', 'salt']);
  });

  it('call seats as the game does where it knows them, with a capital at the start', () => {
    const own = { papal: 'the Pope' };
    expect([callSeat('papal', { seats: own }), callSeat('papal', {})]).toEqual([
      own.papal,
      'Papal',
    ]);
    expect(callSeat('constructor', { seats: own })).toBe('Constructor');
    const refusals = { x: '{one} and {other}', y: '{name} left', z: 'papal' };
    const words = { refusals, events: {}, names: { crown: 'Crown' }, seats: own };
    const tell = (code: string, data: Record<string, string>) =>
      speak({ code, data }, words, ['papal', 'ana']).message;
    expect(tell('x', { one: 'papal', other: 'papal' })).toBe('The Pope and the Pope');
    expect(tell('x', { one: 'ana', other: 'papal/crown' })).toBe('Ana and the Pope’s Crown');
    expect(tell('y', { name: 'papal' })).toBe('The Pope left');
    expect(tell('z', {})).toBe('papal');
  });

  it('call what a seat owns by the name of the seat, whatever is written in it', () => {
    const names = { crown: 'Crown' };
    const tell = (name: string, one: string) => {
      const words = { refusals: { x: '{one}' }, events: {}, names, seats: { ana: name } };
      return speak({ code: 'x', data: { one } }, words, ['ana', 'ben']).message;
    };
    for (const name of ['A$$AP', '$&', '$1', 'Ana / Ben', 'a/b/c', 'ben', 'Ana, Ben']) {
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      expect(tell(name, 'ana/crown')).toBe(`${title}’s Crown`);
    }
  });

  it('names that read alike are folded to one', () => {
    const alike = [
      'Egypt',
      'EGYPT',
      'Ｅgypt',
      'E\u034fgypt',
      'Egypt\ufe0f',
      ' Egypt\u{e0100}',
      'Eg\u200cypt',
    ];
    expect(new Set(alike.map(foldName))).toEqual(new Set(['egypt']));
    expect(foldName('New\u1680 Egypt')).toBe('new egypt');
    expect(foldName('e\u034f\u0301')).toBe(foldName('é'));
    expect(withoutUnseen('a\u2800\u{1d159}\u{13430}b')).toBe('ab');
  });
});
