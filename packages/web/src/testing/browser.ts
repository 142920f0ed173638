import { vi } from 'vitest';

/** A socket of no browser: the test is the server at its other end. */
export type FakeSocket = {
  readonly url: string;
  readonly sent: readonly {
    readonly type: string;
    readonly id?: string;
    readonly since?: number;
  }[];
  readonly isClosed: () => boolean;
  /** What the server, or the network, does. */
  readonly accept: () => void;
  readonly say: (message: unknown) => void;
  readonly hangUp: (code?: number) => void;
};

/** A browser as far as a connection needs one: its sockets, and what it tells the page. */
export type FakeBrowser = {
  /** All sockets that were made, oldest first. */
  readonly sockets: readonly FakeSocket[];
  readonly newest: () => FakeSocket;
  readonly goOnline: () => void;
  readonly goOffline: () => void;
  readonly hide: () => void;
  readonly show: () => void;
};

/** Puts a browser in the place of none. Undone by `vi.unstubAllGlobals`. */
export function stubBrowser(): FakeBrowser {
  const sockets: FakeSocket[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  const showing = (hidden: boolean) => () => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  vi.stubGlobal('WebSocket', makeSocketClass(sockets));
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://haggle.example/t/x' });
  return {
    sockets,
    newest: () => {
      const socket = sockets.at(-1);
      if (!socket) throw new Error('no socket was made');
      return socket;
    },
    goOffline: () => window.dispatchEvent(new Event('offline')),
    goOnline: () => window.dispatchEvent(new Event('online')),
    hide: showing(true),
    show: showing(false),
  };
}

function makeSocketClass(sockets: FakeSocket[]) {
  return class {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    readonly sent: FakeSocket['sent'][number][] = [];

    constructor(address: URL) {
      sockets.push({
        url: address.href,
        sent: this.sent,
        isClosed: () => this.readyState > 1,
        accept: () => {
          if (this.readyState > 1) return;
          this.readyState = 1;
          this.onopen?.();
        },
        say: (message) => this.onmessage?.({ data: JSON.stringify(message) }),
        hangUp: (code = 1006) => {
          this.readyState = 3;
          this.onclose?.({ code });
        },
      });
    }

    send(text: string): void {
      if (this.readyState === 0) throw new Error('InvalidStateError');
      this.sent.push(JSON.parse(text));
    }

    close(): void {
      this.readyState = Math.max(this.readyState, 2);
    }
  };
}
