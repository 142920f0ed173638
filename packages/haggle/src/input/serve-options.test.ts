import { LIMITS } from '@haggle/server';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addServeOptions, limitsOf, type ServeOptions } from './serve-options.ts';

/** The limits that `haggle serve` makes of these words. */
function limitsFor(...words: readonly string[]) {
  const command = addServeOptions(new Command()).parse(words, { from: 'user' });
  return limitsOf(command.opts<ServeOptions>());
}

describe('the limits that the options make', () => {
  it('are the usual ones where nothing is said, and none where they are off', () => {
    expect(limitsFor()).toEqual({
      commands: LIMITS.commands,
      commandsPerAddress: LIMITS.commandsPerAddress,
    });
    expect(limitsFor('--limits', 'off')).toBe('off');
  });

  it('follow the rate of a chair, so that as many chairs of an address have room', () => {
    expect(limitsFor('--rate', '200')).toEqual({
      commands: { perSecond: 200, burst: 1000 },
      commandsPerAddress: { perSecond: 10_000, burst: 20_000 },
    });
  });

  it('are as they are said one by one', () => {
    const words = ['--rate', '2', '--limit', 'commandsPerAddress=50', '--limit', 'values=9'];
    expect(limitsFor(...words)).toEqual({
      commands: { perSecond: 2, burst: 10 },
      commandsPerAddress: { perSecond: 50, burst: 100 },
      values: 9,
    });
  });
});
