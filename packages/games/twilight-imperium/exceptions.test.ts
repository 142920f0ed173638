import { describe, expect, it } from 'vitest';
import { clauses } from './clauses.ts';
import { exceptions } from './data/exceptions.ts';
import { effects } from './effects/asking.ts';
import words from './words/en.json' with { type: 'json' };

describe('the exceptions', () => {
  it('are played and have a clause, or say why not', () => {
    for (const { id, played, reason } of exceptions) {
      const hasClause = clauses.some((clause) => clause.id === `TI-X.${id}`);
      expect([id, hasClause, reason === undefined]).toEqual([id, played, played]);
    }
  });

  it('are the only effects that the rules ask', () => {
    const known = exceptions.map(({ id }) => id);
    expect(effects.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('have names that people read', () => {
    expect(exceptions.filter(({ id }) => !Object.hasOwn(words.names, id))).toEqual([]);
  });
});
