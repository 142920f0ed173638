import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo } from './chance.ts';
import { makeLogFile, makeLogHeader, parseLogFile } from './logfile.ts';
import { marblesKit } from './testing/fixtures/kit.ts';
import { play } from './testing/walk.ts';

const SALT = '5a'.repeat(32);
const header = {
  haggle: 1,
  game: 'marbles',
  name: 'A table',
  commitment: commitTo('seed 1', SALT),
  salt: SALT,
  seed: 'seed 1',
} as const;
const { entries } = play(marblesKit, { seed: 1, length: 30 }) ?? { entries: [] };
const text = makeLogFile({ header, entries });
const problem = (broken: string) => {
  const parsed = parseLogFile(broken);
  return parsed.ok ? null : parsed.problem;
};

describe('a log file', () => {
  it('is read as it was made, and tells how many entries it has', () => {
    expect(entries.length).toBeGreaterThan(3);
    const parsed = parseLogFile(text);
    expect(parsed).toEqual({
      ok: true,
      value: {
        header: { ...header, entries: entries.length },
        entries: JSON.parse(JSON.stringify(entries)),
      },
    });
    expect(parsed.ok && makeLogFile(parsed.value)).toBe(text);
  });

  it('names the table, and gives away seed and salt of a closed one alone', () => {
    const table = { id: 't1', game: 'marbles', name: null, seed: 'seed 1', salt: SALT };
    const { commitment } = header;
    const open = { haggle: 1, game: 'marbles', table: 't1', commitment };
    expect(makeLogHeader(table, { isClosed: false })).toEqual(open);
    expect(makeLogHeader({ ...table, name: 'A table' }, { isClosed: true })).toEqual({
      ...header,
      table: 't1',
    });
  });

  it('is damaged where a line is nested so deeply that nobody reads it', () => {
    const [first = '', second = '', ...rest] = text.split('\n');
    for (const depth of [2000, 5000, 10_000, 200_000]) {
      const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      const broken = (line: string) => line.replace('{', `{"deep":${nest},`);
      const found = problem([first, broken(second), ...rest].join('\n'));
      expect(found).toMatchObject({ line: 2, seq: 1, message: expect.any(String) });
      expect(problem([broken(first), second, ...rest].join('\n'))).toMatchObject({ seq: 0 });
      const end = [first, second, rest.at(0), broken(second)].join('\n');
      expect(problem(end)).toMatchObject({ seq: 3 });
    }
  });

  it('keeps the order of keys, which the hashes cover', () => {
    const [first] = entries;
    if (!first) throw new Error('no entries');
    const line = { ...first, event: { zebra: 1, type: 'opened', apple: 2 } };
    const parsed = parseLogFile(makeLogFile({ header, entries: [line] }));
    expect(parsed.ok && JSON.stringify(parsed.value.entries[0]?.event)).toBe(
      '{"zebra":1,"type":"opened","apple":2}',
    );
  });

  it('is whole where only the last line feed is lost', () => {
    expect(parseLogFile(text.slice(0, -1))).toEqual(parseLogFile(text));
  });

  it('is whole with what editors add: a mark of the encoding, line ends of Windows, empty lines at the end', () => {
    const edited = `\ufeff${text.replaceAll('\n', '\r\n')}\r\n\n`;
    expect(parseLogFile(edited)).toEqual(parseLogFile(text));
  });

  it.each([
    ['', 1, undefined, 'the file is empty'],
    ['\n', 1, undefined, 'this is no log of a table: the line is no JSON'],
    ['{}\n', 1, undefined, 'this is no log of a table: the field haggle is wrong: it is missing'],
    [
      `${JSON.stringify({ ...header, haggle: 2 })}\n`,
      1,
      undefined,
      'this log is of format 2; this version reads 1',
    ],
    [
      `${JSON.stringify({ ...header, colour: 2 })}\n`,
      1,
      undefined,
      'the field colour is wrong: unknown field',
    ],
    [
      `${JSON.stringify({ ...header, commitment: 'x' })}\n`,
      1,
      undefined,
      'the field commitment is wrong: expected 64',
    ],
    [`${JSON.stringify(header)}\n`, 1, undefined, 'the log is empty'],
    [JSON.stringify(header), 1, undefined, 'the log is empty'],
    [text.replace(/\n.*/s, '\n'), 2, 1, ' entries are told of, and here are 0'],
    [text.replace(/\n.*/s, ''), 2, 1, ' entries are told of, and here are 0'],
    [text.slice(0, -2), entries.length + 1, entries.length, 'the last line is not whole'],
    [`${text}{}`, entries.length + 2, entries.length + 1, 'the last line is not whole'],
    [text.replace('\n', '\n\n'), 2, 1, 'the line is no JSON'],
    [text.replace('"seq":2', '"seq":1,"seq":2'), 3, 2, 'the line is not as it was written'],
    [
      text.replace('"event":{', '"event":{"type":"other"},"event":{'),
      2,
      1,
      'not as it was written',
    ],
    [text.replace('{"haggle":1', '{ "haggle":1'), 1, 0, 'the line is not as it was written'],
    [text.replace('"seq":2', '"seq":"2"'), 3, 2, 'the field seq is wrong: it must be a number'],
    [text.replace('"seq":2', '"seq":0'), 3, 2, 'the field seq is wrong: '],
    [text.replace('"seq":2', '"seq":2,"extra":1'), 3, 2, 'the field extra is wrong: unknown field'],
    [text.replace('"by":"host"', '"by":"host'), 2, 1, 'the line is no JSON'],
  ])('is not %#', (broken, line, seq, message) => {
    const found = problem(broken);
    expect(found).toMatchObject({ line, message: expect.stringContaining(message) });
    expect(found?.seq).toBe(seq);
  });

  it('with a damaged header before its entries is a damaged log; another format is none of ours', () => {
    const withHeader = (line: string) => problem(text.replace(/^.*/, line));
    const { salt: _salt, ...unsalted } = header;
    const { seed: _seed, ...unseeded } = header;
    const { commitment: _commitment, ...open } = unsalted;
    for (const damaged of [unsalted, unseeded, open, {}, [], null]) {
      const found = withHeader(JSON.stringify(damaged));
      expect(found).toMatchObject({ line: 1, seq: 0 });
      expect(found?.message).toContain('its header is damaged: ');
    }
    expect(withHeader('{"haggle":1')).toMatchObject({ line: 1, seq: 0 });
    expect(withHeader(JSON.stringify(unsalted))?.message).toContain(
      'the field seed is wrong: it and the salt stand together',
    );
    expect(withHeader(JSON.stringify({ ...header, haggle: 2 }))?.seq).toBeUndefined();
  });

  it('has a salt of one form: with another its commitment fits another seed too', () => {
    expect(commitTo('b:c', 'a')).toBe(commitTo('c', 'a:b'));
    for (const salt of ['', 'a:b', SALT.toUpperCase(), `${SALT}a`, SALT.slice(1)]) {
      const found = problem(text.replace(/^.*/, JSON.stringify({ ...header, salt })));
      expect(found?.message).toContain('the field salt is wrong: expected 64 hexadecimal digits');
    }
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(text.length), fc.string({ maxLength: 3 }), (any, at, bit) => {
        parseLogFile(any);
        parseLogFile(`${text.slice(0, at)}${bit}${text.slice(at + bit.length)}`);
      }),
    );
  });
});
