import { expect, test } from 'vitest';
import { stillFree } from './still-free.ts';

const slot = (kind: string) => ({ kind, said: null });

test('of laid cards those stay that are still free, the first ones of a kind', () => {
  const lie = { kind: 'piracy', said: 'salt' };
  const gives = [slot('salt'), lie, slot('salt'), slot('grain')];
  expect(stillFree(gives, { salt: 1, piracy: 1, iron: 2 })).toEqual([slot('salt'), lie]);
  expect(stillFree(gives, { salt: 3, piracy: 1, grain: 1 })).toEqual(gives);
});
