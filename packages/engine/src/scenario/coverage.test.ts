import { describe, expect, it } from 'vitest';
import { coverClauses, type PlayedScenario } from './coverage.ts';

describe('coverage', () => {
  const clause = (id: string, forbids: boolean) => ({ id, text: 't', source: 's', forbids });
  const played = (one: Partial<PlayedScenario>): PlayedScenario => ({
    file: 'f',
    game: 'g',
    clauses: [],
    holds: true,
    accepts: true,
    refused: [],
    ...one,
  });
  const cover = (
    clauses: readonly ReturnType<typeof clause>[],
    ...all: readonly PlayedScenario[]
  ) =>
    coverClauses({ id: 'g', clauses } as never, all).map(({ id, covered }) => `${id} ${covered}`);

  it('of a clause that forbids nothing needs one scenario that holds', () => {
    expect(cover([clause('A-1', false)])).toEqual(['A-1 false']);
    expect(cover([clause('A-1', false)], played({ clauses: ['A-1'] }))).toEqual(['A-1 true']);
    for (const other of [{ holds: false }, { game: 'other' }, { accepts: false }]) {
      expect(cover([clause('A-1', false)], played({ clauses: ['A-1'], ...other }))).toEqual([
        'A-1 false',
      ]);
    }
  });

  it('of a clause that forbids needs a refusal and an acceptance', () => {
    const one = played({ clauses: ['A-1'] });
    expect(cover([clause('A-1', true)], one)).toEqual(['A-1 false']);
    expect(
      cover([clause('A-1', true)], one, played({ clauses: ['A-1'], refused: ['A-2'] })),
    ).toEqual(['A-1 false']);
    expect(cover([clause('A-1', true)], played({ clauses: ['A-1'], refused: ['A-1'] }))).toEqual([
      'A-1 true',
    ]);
  });

  it('by a lettered clause covers its base, not the other way, nor its sisters', () => {
    const both = [
      clause('A-1', false),
      clause('A-1a', false),
      clause('A-1b', false),
      clause('A-11', false),
    ];
    expect(cover(both, played({ clauses: ['A-1a'] }))).toEqual([
      'A-1 true',
      'A-1a true',
      'A-1b false',
      'A-11 false',
    ]);
    expect(cover(both, played({ clauses: ['A-1'] }))).toEqual([
      'A-1 true',
      'A-1a false',
      'A-1b false',
      'A-11 false',
    ]);
  });
});
