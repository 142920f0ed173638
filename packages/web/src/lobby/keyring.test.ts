import { expect, test } from 'vitest';
import { type KeptTable, makeKeyring } from './keyring.ts';

const table = (id: string): KeptTable => ({
  table: id,
  host: `host-key-of-${id}`,
  seats: { crete: `crete-key-of-${id}` },
  spectator: `spectator-key-of-${id}`,
  commitment: '',
  bots: [],
  title: 'Friday',
  words: {},
  names: {},
});

test('every table that was opened is found again with its keys, the latest first', () => {
  const keyring = makeKeyring(() => undefined);
  keyring.keep(table('one'));
  keyring.keep(table('two'));
  keyring.secure('two');
  expect(keyring.find('one')?.host).toBe('host-key-of-one');
  expect(keyring.find('two')?.seats.crete).toBe('crete-key-of-two');
  expect(keyring.all().map(({ table }) => table)).toEqual(['two', 'one']);
  expect(keyring.find(null)).toBeUndefined();
  expect(keyring.find('constructor')).toBeUndefined();
});

test('leaving is a risk until the host of every table has sat down', () => {
  const risks: boolean[] = [];
  const keyring = makeKeyring((isAtRisk) => risks.push(isAtRisk));
  keyring.keep(table('one'));
  keyring.keep(table('two'));
  keyring.secure('one');
  keyring.secure('one');
  keyring.secure('two');
  expect(risks).toEqual([true, true, true, true, false]);
});
