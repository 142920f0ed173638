import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Confidant } from '../bus/bus.ts';
import { type Attendance, openAttendance } from './attendance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1000;

type Server = Attendance & {
  readonly sit: (chair: string) => void;
  readonly rise: (chair: string) => void;
  /** What was told to those who sit at the table here. */
  readonly told: (readonly string[])[];
  readonly confidant: () => Confidant;
};

/** Servers that hear each other, except while `cut` holds one of them. */
function startServers(count: number): { servers: Server[]; cut: Set<Server>; said: string[] } {
  const cut = new Set<Server>();
  const said: string[] = [];
  const servers = Array.from({ length: count }, (): Server => {
    const sitters: string[] = [];
    const told: (readonly string[])[] = [];
    let confidant: Confidant = { hear: () => {}, missed: () => {} };
    const attendance = openAttendance({
      bus: {
        shared: count > 1,
        tell: (texts) => {
          if (cut.has(server)) return;
          said.push(...texts);
          for (const other of servers.filter((one) => !cut.has(one))) {
            for (const text of texts) other.confidant().hear(text);
          }
        },
        heed: (given) => {
          confidant = given;
        },
      },
      seating: {
        sittersAt: () => sitters.map((chair) => ({ chair }) as never),
      },
      changed: (_table, here) => told.push(here),
    });
    const server = {
      ...attendance,
      told,
      confidant: () => confidant,
      sit: (chair: string) => {
        sitters.push(chair);
        attendance.come('t');
      },
      rise: (chair: string) => {
        sitters.splice(sitters.indexOf(chair), 1);
        attendance.leave('t');
      },
    };
    return server;
  });
  return { servers, cut, said };
}

function startOne(): Server {
  const [one] = startServers(1).servers;
  if (!one) throw new Error('no server');
  return one;
}

function startTwo() {
  const { servers, ...rest } = startServers(2);
  const [one, two] = servers;
  if (!one || !two) throw new Error('no servers');
  return { one, two, ...rest };
}

test('those who come together are told together, and whoever only watches is not told of', () => {
  const one = startOne();
  for (const chair of ['ben', 'ana', 'spectator', 'ana']) one.sit(chair);
  vi.advanceTimersByTime(SECOND);
  expect(one.told).toEqual([['ana', 'ben']]);
  // A second window of the same person is nothing new.
  one.rise('ana');
  vi.advanceTimersByTime(10 * SECOND);
  expect(one.told.length).toBe(1);
});

test('a reload is not told; who stays away is', () => {
  const one = startOne();
  for (const chair of ['ana', 'ben']) one.sit(chair);
  vi.advanceTimersByTime(SECOND);
  one.rise('ben');
  vi.advanceTimersByTime(2 * SECOND);
  one.sit('ben');
  vi.advanceTimersByTime(10 * SECOND);
  expect(one.told).toEqual([['ana', 'ben']]);
  one.rise('ben');
  vi.advanceTimersByTime(2 * SECOND);
  expect(one.told.length).toBe(1);
  vi.advanceTimersByTime(2 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('who comes to one server hears of those at the other, whoever came first', () => {
  const { one, two } = startTwo();
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  expect([one.at('t'), two.at('t')]).toEqual([
    ['ana', 'ben'],
    ['ana', 'ben'],
  ]);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  expect(two.told.at(-1)).toEqual(['ana', 'ben']);
  two.rise('ben');
  vi.advanceTimersByTime(5 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('a server that is gone is not believed for longer than a minute or so; one that is silent is', () => {
  const { one, two, cut } = startTwo();
  one.sit('ana');
  two.sit('ben');
  vi.advanceTimersByTime(300 * SECOND);
  expect(one.at('t')).toEqual(['ana', 'ben']);
  cut.add(two);
  vi.advanceTimersByTime(30 * SECOND);
  expect(one.at('t')).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(60 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('what was missed while a server heard nothing is asked for when it hears again', () => {
  const { one, two, cut } = startTwo();
  one.sit('ana');
  two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  cut.add(two);
  one.sit('cleo');
  two.rise('ben');
  two.sit('dora');
  vi.advanceTimersByTime(5 * SECOND);
  cut.delete(two);
  two.confidant().missed();
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'cleo', 'dora']);
  expect(two.told.at(-1)).toEqual(['ana', 'cleo', 'dora']);
});

test('a server that nobody asks and nothing happens at says one word a round, however many sit there', () => {
  const { one, two, said } = startTwo();
  for (let n = 0; n < 100; n++) one.sit(`seat-${n}`);
  two.sit('ana');
  vi.advanceTimersByTime(SECOND);
  said.length = 0;
  vi.advanceTimersByTime(60 * SECOND);
  expect(said.length).toBe(6);
  one.stop();
  two.stop();
  vi.advanceTimersByTime(60 * SECOND);
  expect(said.length).toBe(6);
});

test('who uses a chair without a socket is there for a minute after the last time, at every server', () => {
  const { one, two } = startTwo();
  one.sit('ana');
  two.call('t', 'ben');
  two.call('t', 'spectator');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(50 * SECOND);
  two.call('t', 'ben');
  vi.advanceTimersByTime(50 * SECOND);
  expect(one.at('t')).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(15 * SECOND);
  expect(one.told).toEqual([['ana'], ['ana', 'ben'], ['ana']]);
  expect(two.at('t')).toEqual([]);
});

test('what is no note is left alone, and where nobody sits nothing is kept', () => {
  const { one, two } = startTwo();
  for (const text of ['', '{', 'null', '{"server":1}', '{"server":"x","sits":{"table":"t"}}']) {
    one.confidant().hear(text);
  }
  two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  expect(one.at('t')).toEqual([]);
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  expect(one.at('t')).toEqual(['ana', 'ben']);
  one.rise('ana');
  vi.advanceTimersByTime(5 * SECOND);
  expect(one.at('t')).toEqual([]);
});
