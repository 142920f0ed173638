import { describe, expect, it } from 'vitest';
import { haggle, runPiped } from './testing/run.ts';
import { HOLDS } from './testing/scenarios.ts';

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

  it('reads what is piped in where a file is called -', async () => {
    const holds = await runPiped(HOLDS, 'check', '-');
    expect(holds).toEqual({ code: 0, out: 'ok    -: A salty story\n', err: '1 holds, 0 do not\n' });
    const nothing = await runPiped('', 'verify', '-');
    expect(nothing).toMatchObject({ code: 2, out: '' });
    expect(nothing.err).toContain('haggle: -');
    const much = await runPiped(`# ${'x'.repeat(2 ** 20)}`, 'income', '-');
    expect(much.err).toContain('the file is larger than 1 MiB');
  });
});
