import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Seen } from './api.ts';
import { type Operation, patched } from './patch.ts';

type Heard =
  | { readonly type: 'joined'; readonly seq: number }
  | ({ readonly type: 'view' } & Seen)
  | { readonly type: 'delta'; readonly seq: number; readonly patch: readonly Operation[] }
  | Answer
  | { readonly type: 'closed'; readonly seed: string; readonly salt: string };

/** What the server says to a command. */
export type Answer =
  | {
      readonly type: 'done';
      readonly id: string;
      readonly seq: number;
      readonly refs?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'refused';
      readonly id?: string;
      readonly code: string;
      readonly clause?: string;
      readonly message: string;
    };

/** How one joins: with a key, and with what one still knows from before. */
export interface Joining {
  readonly key: string;
  readonly known?: Seen;
  readonly plain?: boolean;
  /** Called after each change of the view. */
  readonly changed?: (chair: Chair) => void;
}

/** A chair at a table, held over a socket until it is left or cut. */
export class Chair {
  /** Every view that this connection has held, by its number. */
  readonly held = new Map<number, Seen['view']>();
  /** All that was heard, in order. */
  readonly heard: Heard[] = [];
  seq = 0;
  readonly #socket: WebSocket;
  readonly #changed: (chair: Chair) => void;
  readonly #waiting = new Set<() => void>();
  #ended: Error | undefined;

  private constructor(socket: WebSocket, { known, changed }: Joining) {
    this.#socket = socket;
    this.#changed = changed ?? (() => {});
    if (known !== undefined) this.#hold(known);
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', (code) => this.#end(new Error(`the connection ended with ${code}`)));
  }

  /** Joins the table at `address` and comes back when the chair is up to date. */
  static async join(address: string, joining: Joining): Promise<Chair> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`);
    const chair = new Chair(socket, joining);
    await chair.until(() => socket.readyState === WebSocket.OPEN, socket);
    const { key, known, plain } = joining;
    socket.send(JSON.stringify({ type: 'join', key, since: known?.seq, plain }));
    await chair.until(() => {
      const joined = chair.heard.find((message) => message.type === 'joined');
      return joined !== undefined && chair.held.has(joined.seq);
    });
    return chair;
  }

  /** What this chair knows now. */
  get seen(): Seen {
    const view = this.held.get(this.seq);
    if (view === undefined) throw new Error('this chair has seen nothing yet');
    return { seq: this.seq, view };
  }

  /** Asks for something, and brings the answer. */
  async ask(command: unknown, id: string = randomUUID()): Promise<Answer> {
    const [answer] = await this.answers(id, this.send(command, id));
    if (answer === undefined) throw new Error(`no answer to ${id}`);
    return answer;
  }

  /** Sends a command and waits for nothing; brings how many answers to its id came before. */
  send(command: unknown, id: string): number {
    const before = this.#answered(id).length;
    this.#socket.send(JSON.stringify({ type: 'command', id, command }));
    return before;
  }

  /** The answers to an id after the first `before`, once there are as many as `count`. */
  async answers(id: string, before: number, count = 1): Promise<Answer[]> {
    await this.until(() => this.#answered(id).length >= before + count);
    return this.#answered(id).slice(before);
  }

  /** Waits for something to hold, which is looked at whenever something is heard. */
  until(holds: () => boolean, socket?: WebSocket): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const met = holds();
        if (!met && this.#ended === undefined) return;
        this.#waiting.delete(look);
        if (met) resolve();
        else reject(this.#ended);
      };
      this.#waiting.add(look);
      socket?.once('open', look);
      look();
    });
  }

  /** Hears nothing more, as when a network fails one way; what is sent still arrives. */
  deafen(): void {
    this.#socket.removeAllListeners('message');
  }

  /** Cuts the connection without a word. */
  async cut(): Promise<void> {
    this.#socket.terminate();
    await this.until(() => this.#ended !== undefined);
  }

  #answered(id: string): Answer[] {
    return this.heard.filter(
      (message): message is Answer =>
        (message.type === 'done' || message.type === 'refused') && message.id === id,
    );
  }

  #hear(message: Heard): void {
    this.heard.push(message);
    if (message.type === 'view') this.#hold(message);
    if (message.type === 'delta')
      this.#hold({ seq: message.seq, view: patched(this.seen.view, message.patch) });
    if (message.type === 'view' || message.type === 'delta') this.#changed(this);
    if (message.type === 'done' && message.seq > this.seq)
      this.#end(new Error(`${message.id} was answered before its effects came`));
    this.#wake();
  }

  #hold({ seq, view }: Seen): void {
    this.seq = seq;
    this.held.set(seq, view);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#wake();
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}
