import { describe, expect, it } from 'vitest';
import { haggle } from './testing/run.ts';

const COMMANDS = [
  ...['serve', 'check', 'clauses', 'value', 'income', 'schema', 'simulate', 'verify', 'replay'],
  ...['import', 'tables', 'backup', 'restore', 'migrate', 'mcp'],
];

describe.concurrent('haggle', () => {
  it('explains itself', async () => {
    const help = await haggle('--help');
    expect(help.code).toBe(0);
    for (const command of COMMANDS) expect(help.out).toContain(`  ${command} `);
    expect((await haggle('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('answers bad usage with 2, on standard error, and a hint', async () => {
    const wrong = await haggle('chek');
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('Did you mean check?');
    expect(await haggle('check')).toMatchObject({ code: 2, out: '' });
    const colour = ['value', 'advanced-civilization', 'salt', '--colour'];
    expect(await haggle(...colour)).toMatchObject({ code: 2, out: '' });
  });
});
