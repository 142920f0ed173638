import { describe, expect, it } from 'vitest';
import { readSwitch } from './options.ts';

describe('a switch in the environment', () => {
  it.each([
    ...['on', 'true', 'YES', '1'].map((text) => [text, true] as const),
    ...['off', 'False', 'no', '0', '', undefined].map((text) => [text, false] as const),
    ...['perhaps', ' on', '10', 'offon'].map((text) => [text, undefined] as const),
  ])('that says %j is %j', (text, expected) => {
    expect(readSwitch(text)).toBe(expected);
  });
});
