import { describe, expect, it } from 'vitest';
import { playOut, type Sitting } from './playing.ts';
import { openTable } from './table.ts';
import { marbles } from './testing/fixtures/marbles.ts';

function opened() {
  const table = openTable(marbles, { seats: ['ana', 'ben'] }, { now: 1000, seed: 'first' });
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value.table;
}

const talker: Sitting['bot'] = (view, { seat, random }) => {
  const { talk } = view as { talk: readonly { from: string }[] };
  const said = talk.filter(({ from }) => from === seat).length;
  if (said < 3) return { command: { type: 'say', text: `${random(1000)}` } };
  return seat === 'ben' && said < 4 ? { command: { type: 'end' } } : { wait: 30 };
};

describe('bots playing a table', () => {
  it('play until the clock has spoken and nobody does anything any more', () => {
    const played = playOut(opened(), { now: 1000, seed: 'a', bot: talker });
    expect(played.entries.filter(({ event }) => event.type === 'said')).toHaveLength(6);
    expect(played.entries.at(-1)).toMatchObject({ by: 'clock', event: { type: 'ended' } });
    expect(played.took).toBe(60_000);
  });

  it('tell what was refused, and go on', () => {
    const { refused, commands } = playOut(opened(), { now: 1000, seed: 'a', bot: talker });
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ by: 'ben', refusal: { code: 'not-host' } });
    expect(commands).toBe(6 + refused.length);
  });

  it('play the same again from the same seed, and otherwise from another', () => {
    const hash = (seed: string) =>
      playOut(opened(), { now: 1000, seed, bot: talker }).table.head.hash;
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });

  it('sit at the seats given, and stop at the limit', () => {
    const only = playOut(opened(), {
      now: 1000,
      seed: 'a',
      bot: talker,
      seats: ['ana'],
      limit: 9000,
    });
    expect(new Set(only.entries.map(({ by }) => by))).toEqual(new Set(['ana']));
    expect(only.took).toBeLessThanOrEqual(9000);
  });

  it('look again when they said they would, or soon after they saw something new', () => {
    const looks: [string, number][] = [];
    const bot: Sitting['bot'] = (_view, { seat, now }) => {
      looks.push([seat, now - 1000]);
      const isFirst = looks.filter(([name]) => name === 'ana').length === 2;
      if (seat === 'ana' && isFirst) return { command: { type: 'say', text: 'hello' } };
      return { wait: seat === 'ana' ? 10 : 45 };
    };
    playOut(opened(), { now: 1000, seed: 'a', bot, limit: 30_000 });
    const of = (name: string) => looks.filter(([seat]) => seat === name).map(([, at]) => at);
    expect(of('ana').slice(0, 2)).toEqual([0, 10_000]);
    expect(of('ben')[0]).toBe(1);
    expect(of('ben')[1]).toBeGreaterThanOrEqual(10_500);
    expect(of('ben')[1]).toBeLessThanOrEqual(12_000);
  });

  it('leave a table at which nothing is due and nothing happens', () => {
    let last = 0;
    const bot: Sitting['bot'] = (_view, { now }) => {
      last = now;
      return { wait: 10 };
    };
    playOut(opened(), { now: 1000, seed: 'a', bot });
    // The clock has ended the table after a minute; ten quiet minutes later nobody looks any more.
    expect(last).toBeGreaterThan(61_000 + 580_000);
    expect(last).toBeLessThanOrEqual(61_000 + 600_000);
  });
});
