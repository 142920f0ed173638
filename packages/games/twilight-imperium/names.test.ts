import { expect, it } from 'vitest';
import { idFrom } from './names.ts';

it.each([
  ['Coup d’État', 'coup-detat'],
  ["coup d'etat", 'coup-detat'],
  ['JR-XS455-O', 'jr-xs455-o'],
  ['  Silver & Flame. ', 'silver-and-flame'],
  ['…', ''],
])('the id of what is called %j is %j, however it is written', (name, id) => {
  expect(idFrom(name)).toBe(id);
});
