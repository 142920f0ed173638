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
function startServers(count: number) {
  const cut = new Set<Server>();
  /** Each time that something was said, and how many texts since it was emptied. */
  const said: (readonly string[])[] = [];
  const servers = Array.from({ length: count }, (): Server => {
    const sitters: string[] = [];
    const told: (readonly string[])[] = [];
    let confidant: Confidant = { hear: () => {}, missed: () => {} };
    const attendance = openAttendance({
      bus: {
        shared: count > 1,
        tell: (texts) => {
          if (cut.has(server)) return;
          said.push(texts);
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
        attendance.leave('t', chair);
      },
    };
    return server;
  });
  return { servers, cut, said, texts: () => said.flat().length };
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

/** Two servers, at each of which somebody sits, and both know it. */
function seatTwo() {
  const both = startTwo();
  both.one.sit('ana');
  both.two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  return both;
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

test('a reload is not told, whoever else comes meanwhile; who stays away is', () => {
  const one = startOne();
  for (const chair of ['ana', 'ben']) one.sit(chair);
  vi.advanceTimersByTime(SECOND);
  one.rise('ben');
  vi.advanceTimersByTime(SECOND);
  one.sit('spectator');
  vi.advanceTimersByTime(SECOND);
  one.sit('ben');
  vi.advanceTimersByTime(10 * SECOND);
  expect(one.told).toEqual([['ana', 'ben']]);
  one.rise('ben');
  vi.advanceTimersByTime(2 * SECOND);
  expect(one.told.length).toBe(1);
  vi.advanceTimersByTime(2 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('whoever comes back to what nobody was told otherwise of is welcomed with all who were there', () => {
  const one = startOne();
  for (const chair of ['ana', 'ben', 'cleo']) one.sit(chair);
  vi.advanceTimersByTime(SECOND);
  for (const chair of ['ana', 'ben', 'cleo']) one.rise(chair);
  one.sit('ben');
  expect(one.welcome('t', 'ben')).toEqual(['ana', 'ben', 'cleo']);
  expect(one.welcome('t', 'dora')).toEqual(['ana', 'ben', 'cleo', 'dora']);
  expect(one.welcome('t', 'spectator')).toEqual(['ana', 'ben', 'cleo']);
  for (const chair of ['ana', 'cleo']) one.sit(chair);
  vi.advanceTimersByTime(10 * SECOND);
  expect(one.told).toEqual([['ana', 'ben', 'cleo']]);
});

test('who uses a chair without a socket is still there when a socket of it has gone', () => {
  const one = startOne();
  one.sit('ana');
  one.sit('ben');
  one.noteCaller('t', 'ana');
  one.rise('ana');
  vi.advanceTimersByTime(50 * SECOND);
  expect(one.told).toEqual([['ana', 'ben']]);
  vi.advanceTimersByTime(11 * SECOND);
  expect(one.told.at(-1)).toEqual(['ben']);
});

test('those who come to a server one after the other are told nothing before the others have answered', () => {
  const { one, two } = startTwo();
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  two.sit('ben');
  vi.advanceTimersByTime(110);
  two.sit('cleo');
  vi.advanceTimersByTime(110);
  expect(two.told).toEqual([]);
  expect(two.welcome('t', 'ben')).toBe(null);
  vi.advanceTimersByTime(SECOND);
  expect(two.told).toEqual([['ana', 'ben', 'cleo']]);
});

test('a server that answers another before it has asked itself asks all the same', () => {
  const { servers, cut } = startServers(3);
  const [one, two, three] = servers;
  if (!one || !two || !three) throw new Error('no servers');
  three.sit('cleo');
  vi.advanceTimersByTime(SECOND);
  two.sit('ben');
  vi.advanceTimersByTime(50);
  one.sit('ana');
  vi.advanceTimersByTime(140);
  // What the second server asks now, the third does not hear.
  cut.add(three);
  vi.advanceTimersByTime(20);
  cut.delete(three);
  vi.advanceTimersByTime(SECOND);
  expect(one.told).toEqual([['ana', 'ben', 'cleo']]);
});

test('who left another server while nobody was here is not remembered as there', () => {
  const { one, two } = seatTwo();
  one.rise('ana');
  vi.advanceTimersByTime(5 * SECOND);
  two.rise('ben');
  vi.advanceTimersByTime(5 * SECOND);
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('who comes to one server hears of those at the other, whoever came first', () => {
  const { one, two } = startTwo();
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  // Whoever came last is told all at once, and not first of those at this server alone.
  expect(one.told).toEqual([['ana'], ['ana', 'ben']]);
  expect(two.told).toEqual([['ana', 'ben']]);
  two.rise('ben');
  vi.advanceTimersByTime(5 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('a server that is gone is not believed for longer than a minute or so; one that is silent is', () => {
  const { one, two, cut } = startTwo();
  one.sit('ana');
  two.sit('ben');
  vi.advanceTimersByTime(300 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  cut.add(two);
  vi.advanceTimersByTime(30 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(60 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('what was missed while a server heard nothing is asked for when it hears again', () => {
  const { one, two, cut } = seatTwo();
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

test('who left a server that could not say so is forgotten after a minute or so', () => {
  const { one, two, cut } = seatTwo();
  cut.add(two);
  two.rise('ben');
  vi.advanceTimersByTime(5 * SECOND);
  cut.delete(two);
  two.confidant().missed();
  vi.advanceTimersByTime(10 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(90 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('a server that was silent for minutes is believed again', () => {
  const { one, two, cut } = seatTwo();
  cut.add(two);
  vi.advanceTimersByTime(200 * SECOND);
  expect([one.told.at(-1), two.told.at(-1)]).toEqual([['ana'], ['ben']]);
  cut.delete(two);
  vi.advanceTimersByTime(30 * SECOND);
  expect([one.told.at(-1), two.told.at(-1)]).toEqual([
    ['ana', 'ben'],
    ['ana', 'ben'],
  ]);
});

test('a server that stops says that all have gone, and nothing after it', () => {
  const { one, two, said } = seatTwo();
  two.stop();
  two.rise('ben');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
  one.stop();
  said.length = 0;
  one.sit('cleo');
  vi.advanceTimersByTime(100 * SECOND);
  expect([said, vi.getTimerCount()]).toEqual([[], 0]);
});

test('what is said at about the same time is said together, and repeated once a round', () => {
  const { one, two, said, texts } = startTwo();
  for (let n = 0; n < 100; n++) one.sit(`seat-${n}`);
  two.sit('ana');
  vi.advanceTimersByTime(SECOND);
  // Each asks and answers once, the second answer comes with the question.
  expect(said.length).toBeLessThanOrEqual(4);
  said.length = 0;
  vi.advanceTimersByTime(60 * SECOND);
  expect([said.length, texts()]).toEqual([6, 6]);
});

test('who uses a chair without a socket is there for a minute after the last time, at every server', () => {
  const { one, two } = startTwo();
  one.sit('ana');
  two.noteCaller('t', 'ben');
  two.noteCaller('t', 'spectator');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(50 * SECOND);
  two.noteCaller('t', 'ben');
  vi.advanceTimersByTime(50 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  vi.advanceTimersByTime(15 * SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
  // Unless the key is replaced.
  two.noteCaller('t', 'ben');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana', 'ben']);
  two.expel('t', 'ben');
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ana']);
});

test('who comes and goes at once is told of twice, however often', () => {
  const one = startOne();
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  for (let n = 0; n < 100; n++) {
    one.sit('ben');
    vi.advanceTimersByTime(50);
    one.rise('ben');
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(5 * SECOND);
  expect(one.told).toEqual([['ana'], ['ana', 'ben'], ['ana']]);
});

test('what is no note is left alone, and where nobody sits nothing is kept', () => {
  const { one, two } = startTwo();
  two.sit('ben');
  vi.advanceTimersByTime(SECOND);
  one.sit('ana');
  vi.advanceTimersByTime(SECOND);
  const others = ['', '{', 'null', '{"server":1}', '{"server":"x","table":"t","here":["cleo"]}'];
  for (const text of others) one.confidant().hear(text);
  one.confidant().hear('{"server":"x","table":"other","here":["cleo"],"asks":true}');
  vi.advanceTimersByTime(SECOND);
  expect(one.told).toEqual([['ana', 'ben']]);
  one.rise('ana');
  vi.advanceTimersByTime(5 * SECOND);
  one.sit('cleo');
  expect(one.welcome('t', 'cleo')).toBeNull();
  vi.advanceTimersByTime(SECOND);
  expect(one.told.at(-1)).toEqual(['ben', 'cleo']);
});
