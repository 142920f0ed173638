import { describe, expect, it } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';

const GAME = 'advanced-civilization';

describe('haggle schema', () => {
  it('prints JSON Schema of the whole or a part', async () => {
    const whole = await haggle('schema', GAME);
    expect(JSON.parse(whole.out)).toMatchObject({ setup: {}, command: {}, event: {} });
    const part = await haggle('schema', GAME, 'setup', '--json');
    expect(JSON.parse(part.out)).toMatchObject({ type: 'object', required: ['seats'] });
    expect(await haggle('schema', GAME, 'colour')).toMatchObject({ code: 2, out: '' });
  });
});
