/** What a line tells the one who holds it. */
export type Ends = {
  /** The server can be spoken to; also after every time that it could not. */
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** The line is lost, with the code of the closing where there was one; it comes again unless closed now. */
  readonly onLost: (code?: number) => void;
};

/** A line to the server that comes again by itself when it is lost. */
export type Line = {
  /**
   * Says something, if there is somebody to hear it, and gives whether it was said; a line on which it waits for too
   * long is a lost one.
   */
  readonly send: (message: unknown, isWaiting: () => boolean) => boolean;
  /** Gives up the present socket for a later one. */
  readonly lose: () => void;
  /** Ends the line for good. */
  readonly close: () => void;
};

/** Milliseconds: after that long without an answer nobody is taken to be there. */
export const SILENCE_TIMEOUT = 10_000;

/** Milliseconds between two tries: at first, and at most. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/** Keeps a line to an address: there is one socket at a time, and `open` alone makes it. */
export function keepLine(address: URL, ends: Ends): Line {
  let socket: WebSocket | null = null;
  let over = false;
  const pauses = makePauses();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let opened = 0;
  let heard = 0;

  const open = () => {
    drop();
    const own = new WebSocket(address);
    socket = own;
    opened = Date.now();
    own.onopen = ends.onOpen;
    own.onmessage = ({ data }) => {
      heard = Date.now();
      ends.onMessage(String(data));
    };
    own.onclose = ({ code }) => lose(code);
    watch(() => own.readyState === WebSocket.CONNECTING);
  };

  const drop = () => {
    clearTimeout(retry);
    if (socket) hangUp(socket);
    socket = null;
  };

  const lose = (code?: number) => {
    drop();
    ends.onLost(code);
    if (over) return;
    // A line that held for a while is worth an early try; one that breaks at once is not.
    if (heard - opened > LONGEST_PAUSE) pauses.beginAnew();
    retry = setTimeout(open, pauses.next());
  };

  const watch = (isWaiting: () => boolean) => {
    const own = socket;
    setTimeout(() => {
      if (own === socket && isWaiting()) lose();
    }, SILENCE_TIMEOUT);
  };

  open();
  const stopWatching = watchForReturn(
    () => heard,
    () => {
      pauses.beginAnew();
      open();
    },
    () => lose(),
  );
  return {
    send: (message, isWaiting) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      watch(isWaiting);
      return true;
    },
    lose: () => lose(),
    close: () => {
      over = true;
      drop();
      stopWatching();
    },
  };
}

/** Closes a socket of which nothing is to be heard any more. */
function hangUp(socket: WebSocket): void {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  socket.close();
}

type Pauses = {
  /** Milliseconds until the next try, longer each time. */
  readonly next: () => number;
  readonly beginAnew: () => void;
};

/** The pauses between tries, drawn a little by chance, so that not all pages come back at one moment. */
function makePauses(): Pauses {
  let pause = FIRST_PAUSE;
  return {
    next: () => {
      const drawn = pause * (0.75 + Math.random() / 2);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      return drawn;
    },
    beginAnew: () => {
      pause = FIRST_PAUSE;
    },
  };
}

/**
 * Tells when the browser is online again, or when its page comes to the front after a silence: a socket cut
 * off by sleep or by a change of networks says nothing of it, so it is replaced, not asked. And tells when the
 * browser goes offline: what it shows then is old, and looks as if it were not. Returns what ends it.
 */
function watchForReturn(
  lastHeard: () => number,
  onReturn: () => void,
  onAway: () => void,
): () => void {
  let hidden = 0;
  const onVisibility = () => {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - Math.max(hidden, lastHeard()) > SILENCE_TIMEOUT) onReturn();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', onAway);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('offline', onAway);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
