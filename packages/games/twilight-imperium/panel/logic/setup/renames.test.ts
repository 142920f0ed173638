import { expect, test } from 'vitest';
import { renamesOf } from './renames.ts';

const seats = [
  { key: '0', id: 'arborec' },
  { key: '1', id: 'jol-nar' },
  { key: '2', id: 'zoe' },
];
const before = { 0: 'arborec', 1: 'jolnar', 2: 'hacan' };

test('a seat that is called after its faction is called after the next one', () => {
  expect(renamesOf(seats, before, { ...before, 0: 'naalu' })).toEqual([
    { key: '0', name: 'Naalu' },
  ]);
  expect(renamesOf(seats, before, { ...before, 0: 'jolnar', 1: 'arborec' })).toEqual([
    { key: '0', name: 'Jol-Nar' },
    { key: '1', name: 'Arborec' },
  ]);
});

test('a name that somebody has written stays, and so does that of a seat whose faction stays', () => {
  expect(renamesOf(seats, before, { ...before, 2: 'naalu' })).toEqual([]);
  expect(renamesOf(seats, before, before)).toEqual([]);
});

test('no seat takes the name that another one keeps', () => {
  const called = [...seats, { key: '3', id: 'naalu' }];
  const written = { ...before, 3: 'yin' };
  expect(renamesOf(called, written, { ...written, 0: 'naalu' })).toEqual([]);
  expect(
    renamesOf(called, { ...before, 3: 'naalu' }, { ...before, 0: 'naalu', 3: 'arborec' }),
  ).toEqual([
    { key: '0', name: 'Naalu' },
    { key: '3', name: 'Arborec' },
  ]);
});

test('nor the name of one that keeps it because its next one is taken', () => {
  const called = [
    { key: '0', id: 'nomad' },
    { key: '1', id: 'arborec' },
    { key: '2', id: 'letnev' },
  ];
  const written = { 0: 'nomad', 1: 'arborec', 2: 'sol' };
  expect(renamesOf(called, written, { 0: 'arborec', 1: 'letnev', 2: 'sol' })).toEqual([]);
});
