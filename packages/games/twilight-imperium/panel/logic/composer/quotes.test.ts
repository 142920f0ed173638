import { expect, it } from 'vitest';
import { shortenQuotes } from './quotes.ts';

it('leaves short quotes as they are and shortens long ones', () => {
  expect(shortenQuotes('“Peace” lies in the future')).toBe('“Peace” lies in the future');
  const long = `“You will not attack me in the ninth system, ever” lies in the future`;
  expect(shortenQuotes(long)).toBe('“You will not attack me in the ni…” lies in the future');
});
