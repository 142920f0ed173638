import { describe, expect, test } from 'vitest';
import { fragmentOf, sitDown as sitDownWith } from './chair.ts';

/** With nothing to trade. */
const sitDown = (table: string, fragment: string) =>
  sitDownWith(table, fragment, () => expect.unreachable('no key was traded'));

describe('sitting down', () => {
  test('at a chair that the address names', async () => {
    const sitting = await sitDown('x', fragmentOf('new-carthage é'));
    expect(sitting).toEqual({ type: 'chair', chair: 'new-carthage é' });
  });

  test('an address that no page wrote opens nothing', async () => {
    expect(await sitDown('x', 'chair=%E0')).toEqual({ type: 'bad-key' });
    expect(await sitDown('x', '')).toEqual({ type: 'no-key' });
  });
});
