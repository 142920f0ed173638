import type { Answer } from '@haggle/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, type FakeSocket, stubBrowser } from '../../testing/browser.ts';
import { type Connection, connect, type Status } from './connection.ts';
import type { Feed } from './feed.ts';
import { SILENCE_TIMEOUT } from './line.ts';

/** A page that knows nothing of its chair yet. */
const FIRST: Feed = { view: null, seq: 0, closed: null, bots: [], here: null };

const COMMAND = { type: 'say', text: 'salt?' };

/** Longer than any pause between two tries. */
const LONG = 20_000;

describe('the connection of a chair', () => {
  let browser: FakeBrowser;
  let connection: Connection;
  let feeds: Feed[];
  let statuses: Status[];
  let waiting: number;
  let held: number;

  beforeEach(() => {
    vi.useFakeTimers();
    browser = stubBrowser();
    feeds = [];
    statuses = [];
    waiting = 0;
    held = 0;
    connection = connect(
      { table: 'x', chair: 'crete', first: FIRST },
      {
        onFeed: (feed) => feeds.push(feed),
        onStatus: (status) => statuses.push(status),
        onWaiting: (counts) => {
          waiting = counts.waiting;
          held = counts.unsent;
        },
      },
    );
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The server lets the newest socket in and brings it up to date. */
  const welcome = (seq = 1): FakeSocket => {
    const socket = browser.newest();
    socket.accept();
    socket.say({ type: 'joined', seq });
    socket.say({ type: 'view', seq, view: { hand: { salt: seq } } });
    return socket;
  };

  const open = () => browser.sockets.filter((socket) => !socket.isClosed());

  /** The answers as far as they have come. */
  const send = (): Answer[] => {
    const answers: Answer[] = [];
    void connection.send(COMMAND).then((answer) => answers.push(answer));
    return answers;
  };

  test('it joins, shows what it is told, and brings answers back', async () => {
    const socket = welcome();
    expect(socket.url).toBe('wss://haggle.example/api/tables/x/live');
    expect(socket.sent).toEqual([{ type: 'join', chair: 'crete', here: true }]);
    expect(statuses).toEqual(['connecting', 'live']);
    expect(feeds.at(-1)).toMatchObject({ seq: 1, view: { hand: { salt: 1 } } });
    const answers = send();
    const id = socket.sent[1]?.id;
    expect(socket.sent[1]).toEqual({ type: 'command', id, command: COMMAND });
    socket.say({ type: 'done', id, seq: 1, refs: { offer: 'a' } });
    const second = send();
    socket.say({ type: 'refused', id: socket.sent[2]?.id, code: 'not-held', message: 'No.' });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(answers).toEqual([{ ok: true, refs: { offer: 'a' } }]);
    expect(second).toEqual([{ ok: false, refusal: { code: 'not-held', message: 'No.' } }]);
    expect(browser.sockets).toHaveLength(1);
  });

  test('a command that was unavailable keeps its id when it is asked again at once, and no other gets it', async () => {
    const socket = welcome();
    const idOf = () => socket.sent.at(-1)?.id;
    const refuse = async (code: string) => {
      socket.say({ type: 'refused', id: idOf(), code, message: 'No.' });
      await vi.advanceTimersByTimeAsync(0);
    };
    send();
    const first = idOf();
    await refuse('unavailable');
    send();
    expect(idOf()).toBe(first);
    await refuse('unavailable');
    void connection.send({ ...COMMAND, text: 'iron?' });
    const other = idOf();
    expect(other).not.toBe(first);
    socket.say({ type: 'done', id: other, seq: 1 });
    send();
    expect([first, other]).not.toContain(idOf());
    const last = idOf();
    await refuse('not-held');
    send();
    expect(idOf()).not.toBe(last);
  });

  test('a lost socket is followed by another, which goes on from what was seen', () => {
    welcome(5).hangUp();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(LONG);
    expect(welcome(6).sent).toEqual([{ type: 'join', chair: 'crete', here: true, since: 5 }]);
    expect(statuses.at(-1)).toBe('live');
  });

  test('what went unanswered is sent again under its id, and what was pressed meanwhile too', async () => {
    const first = welcome();
    const before = send();
    first.hangUp();
    const meanwhile = send();
    expect(waiting).toBe(2);
    vi.advanceTimersByTime(LONG);
    const second = welcome();
    const [, again, added, ...more] = second.sent;
    expect(again).toEqual(first.sent[1]);
    expect(more).toEqual([]);
    second.say({ type: 'done', id: again?.id, seq: 1 });
    second.say({ type: 'done', id: added?.id, seq: 1 });
    expect(waiting).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([before, meanwhile]).toEqual([[{ ok: true, refs: {} }], [{ ok: true, refs: {} }]]);
  });

  test('what has not left this device can be held back; what may have left it cannot', async () => {
    const first = welcome();
    const left = send();
    expect([waiting, held]).toEqual([1, 0]);
    first.hangUp();
    const meanwhile = send();
    expect([waiting, held]).toEqual([2, 1]);
    connection.holdBack();
    expect([waiting, held]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(meanwhile).toMatchObject([{ ok: false, refusal: { code: 'held-back' } }]);
    expect(left).toEqual([]);
    vi.advanceTimersByTime(LONG);
    expect(welcome().sent.slice(1)).toEqual(first.sent.slice(1));
    send();
    expect([waiting, held]).toEqual([2, 0]);
  });

  test('a command that nobody answers costs the socket', () => {
    const dead = welcome();
    send();
    vi.advanceTimersByTime(SILENCE_TIMEOUT + LONG / 10);
    expect(dead.isClosed()).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
    expect(welcome().sent[1]).toEqual(dead.sent[1]);
  });

  test('so does a socket that does not open, and a join that nobody answers', () => {
    vi.advanceTimersByTime(SILENCE_TIMEOUT + LONG / 10);
    expect(browser.sockets).toHaveLength(2);
    browser.newest().accept();
    vi.advanceTimersByTime(SILENCE_TIMEOUT + LONG / 10);
    expect(browser.sockets).toHaveLength(3);
    expect(open()).toHaveLength(1);
  });

  test('a browser back online has its socket replaced, live or still connecting', () => {
    browser.goOnline();
    browser.sockets[0]?.accept();
    const second = welcome(3);
    expect(browser.sockets[0]?.sent).toEqual([]);
    browser.goOnline();
    second.say({ type: 'view', seq: 9, view: 'late' });
    second.hangUp();
    const third = welcome(4);
    expect(open()).toEqual([third]);
    expect(feeds.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(statuses).not.toContain('lost');
  });

  test('a browser that goes offline says so at once, and comes back by itself', () => {
    const socket = welcome(3);
    browser.goOffline();
    expect(statuses.at(-1)).toBe('lost');
    expect(socket.isClosed()).toBe(true);
    browser.goOnline();
    expect(welcome(4).sent).toEqual([{ type: 'join', chair: 'crete', here: true, since: 3 }]);
    expect(statuses.at(-1)).toBe('live');
    expect(open()).toHaveLength(1);
  });

  test('nor is there a second one where the browser was faster than the next try', () => {
    welcome().hangUp();
    browser.goOnline();
    vi.advanceTimersByTime(SILENCE_TIMEOUT / 2);
    expect(browser.sockets).toHaveLength(2);
    welcome().hangUp();
    connection.close();
    vi.advanceTimersByTime(LONG);
    expect(browser.sockets).toHaveLength(2);
  });

  test('a line that held is tried again soon, however long it was away before', () => {
    while (browser.sockets.length < 8) {
      browser.newest().hangUp();
      vi.advanceTimersByTime(LONG / 2);
    }
    const socket = welcome();
    vi.advanceTimersByTime(LONG);
    socket.say({ type: 'view', seq: 2, view: 'new' });
    socket.hangUp();
    vi.advanceTimersByTime(500);
    expect(browser.newest()).not.toBe(socket);
  });

  test('a page that comes back to the front after a while asks anew', () => {
    welcome();
    browser.hide();
    vi.advanceTimersByTime(SILENCE_TIMEOUT + 1);
    browser.show();
    expect(browser.sockets).toHaveLength(2);
    expect(open()).toEqual([browser.newest()]);
  });

  test('but not after a moment, nor when the server was heard just now', () => {
    const socket = welcome();
    vi.advanceTimersByTime(10 * SILENCE_TIMEOUT);
    browser.hide();
    vi.advanceTimersByTime(SILENCE_TIMEOUT / 2);
    browser.show();
    browser.hide();
    vi.advanceTimersByTime(SILENCE_TIMEOUT - 1);
    socket.say({ type: 'view', seq: 2, view: 'new' });
    vi.advanceTimersByTime(SILENCE_TIMEOUT - 1);
    browser.show();
    expect(browser.sockets).toEqual([socket]);
  });

  test('a delta that does not fit brings a whole view', () => {
    const patch = [{ op: 'remove', path: '/no/where' }];
    welcome().say({ type: 'delta', seq: 2, patch });
    vi.advanceTimersByTime(LONG);
    expect(welcome(2).sent).toEqual([{ type: 'join', chair: 'crete', here: true }]);
    expect(feeds.at(-1)).toMatchObject({ seq: 2, view: { hand: { salt: 2 } } });
  });

  test('a refused join is tried again, later each time', () => {
    const tries: number[] = [];
    for (let round = 0; round < 3; round++) {
      browser.newest().accept();
      browser.newest().say({ type: 'refused', code: 'too-many', message: 'Slowly.' });
      const before = Date.now();
      while (browser.newest().isClosed()) vi.advanceTimersByTime(10);
      tries.push(Date.now() - before);
    }
    expect(tries).toEqual([...tries].sort((a, b) => a - b));
    expect(statuses.at(-1)).toBe('lost');
    send();
    expect(welcome().sent).toHaveLength(2);
    expect(statuses.at(-1)).toBe('live');
  });

  test('a dead key is the end: what waits is refused, and so is what comes after', async () => {
    const socket = welcome();
    const before = send();
    socket.say({ type: 'refused', code: 'bad-key', message: 'No.' });
    socket.hangUp(4401);
    const after = send();
    browser.goOnline();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(statuses.at(-1)).toBe('refused');
    expect(before).toMatchObject([{ ok: false, refusal: { code: 'unreachable' } }]);
    expect(after).toEqual(before);
    expect(browser.sockets).toHaveLength(1);
  });

  test('closing leaves nothing open and nothing waiting', async () => {
    const socket = welcome();
    const answers = send();
    connection.close();
    browser.goOnline();
    browser.hide();
    await vi.advanceTimersByTimeAsync(LONG);
    browser.show();
    expect(answers).toMatchObject([{ ok: false, refusal: { code: 'unreachable' } }]);
    expect(browser.sockets).toEqual([socket]);
    expect(open()).toEqual([]);
    expect(statuses).toEqual(['connecting', 'live']);
  });
});
