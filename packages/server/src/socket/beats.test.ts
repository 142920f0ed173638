import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBeats } from './beats.ts';

/** The other end of a socket, which answers while it lives. */
class Peer extends EventEmitter {
  readonly asked: number[] = [];
  isSilent = false;
  isCut = false;
  ping(): void {
    this.asked.push(Date.now());
    if (!this.isSilent) this.emit('pong');
  }
  terminate(): void {
    this.isCut = true;
    this.emit('close');
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const make = (count: number) => Array.from({ length: count }, () => new Peer());

test('sockets that came at one moment are asked in turns, each once in every period', () => {
  const beats = makeBeats(50_000);
  const peers = make(500);
  for (const peer of peers) beats.watch(peer);
  vi.advanceTimersByTime(150_000);
  beats.stop();
  const moments = new Map<number, number>();
  for (const { asked } of peers) {
    expect(asked.length).toBe(3);
    expect(asked.slice(1).map((at, n) => at - (asked[n] ?? 0))).toEqual([50_000, 50_000]);
    for (const at of asked) moments.set(at, (moments.get(at) ?? 0) + 1);
  }
  expect([...moments.values()]).toEqual(Array.from({ length: 150 }, () => 10));
});

test('who gave no sign of life since it was asked is cut, and nobody who left is asked', () => {
  const beats = makeBeats(1000);
  const [silent, gone, there] = [new Peer(), new Peer(), new Peer()];
  for (const peer of [silent, gone, there]) beats.watch(peer);
  silent.isSilent = true;
  gone.emit('close');
  vi.advanceTimersByTime(1000);
  expect(silent).toMatchObject({ asked: [1000], isCut: false });
  vi.advanceTimersByTime(2000);
  expect(silent).toMatchObject({ asked: [1000], isCut: true });
  expect(there).toMatchObject({ asked: [1000, 2000, 3000], isCut: false });
  expect(gone.asked).toEqual([]);
  beats.stop();
  vi.advanceTimersByTime(5000);
  expect(there.asked.length).toBe(3);
});
