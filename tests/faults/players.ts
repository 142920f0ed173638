import { createHash } from 'node:crypto';
import { type AnyGame, applyPatch, type PatchOperation, type Random } from '@haggle/engine';
import { WebSocket } from 'ws';
import { canonical } from '../canonical.ts';

/** A command that was carried out, as its player was told. */
type Answered = { readonly command: unknown; readonly answer: string };

/** Somebody in a chair who plays by chance, and keeps account of all that the server told him. */
export type Player = {
  readonly game: AnyGame;
  readonly table: string;
  readonly chair: string;
  readonly key: string;
  readonly random: Random;
  seq: number;
  view: unknown;
  /** What was shown under each seq, as a hash of the view. */
  readonly shown: Map<number, string>;
  readonly answered: Map<string, Answered>;
  readonly refused: Set<string>;
  /** What was sent and not answered yet. */
  readonly open: Map<string, unknown>;
  sent: number;
  /** How often the store could not be written. */
  unavailable: number;
  /** What the server did wrong. */
  readonly faults: string[];
};

export type Chair = Pick<Player, 'game' | 'table' | 'chair' | 'key' | 'random'>;

/** Somebody who holds a chair and has not seen or sent anything yet. */
export function makePlayer(chair: Chair): Player {
  return {
    ...chair,
    seq: -1,
    view: undefined,
    shown: new Map(),
    answered: new Map(),
    refused: new Set(),
    open: new Map(),
    sent: 0,
    unavailable: 0,
    faults: [],
  };
}

export type Sitting = {
  /** The player leaves when it says so. */
  readonly until?: () => boolean;
  /** Sends again what was not answered, and nothing new. */
  readonly quiet?: boolean;
};

/** How many commands of one player are under way at a time. */
const UNDER_WAY = 4;

/** How often a player who finds nothing to do looks again, in milliseconds. */
const PAUSE = 5;

/**
 * Sits down, sends again what was not answered, one that was, and then one command after another until
 * the connection ends or `until` says so; `address` may be a server or a proxy before it. Resolves when
 * the socket is closed.
 */
export async function sitAndPlay(
  player: Player,
  address: string,
  { until = () => false, quiet = false }: Sitting = {},
): Promise<void> {
  const url = new URL(`/api/tables/${player.table}/live`, address.replace('http', 'ws'));
  const socket = new WebSocket(url);
  // A server that is killed resets the connection; the close that follows is what counts.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('message', (data) => hear(player, String(data)));
  const opened = new Promise<boolean>((resolve) => socket.once('open', () => resolve(true)));
  if (!(await Promise.race([opened, closed.then(() => false)]))) return;
  const send = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const since = player.seq < 0 ? {} : { since: player.seq };
  send({ type: 'join', key: player.key, ...since });
  for (const [id, command] of player.open) send({ type: 'command', id, command });
  const [id, known] = [...player.answered].at(-1 - player.random(4)) ?? [];
  if (id !== undefined) send({ type: 'command', id, command: known?.command });
  const timer = setInterval(() => {
    if (until()) socket.close();
    else if (!quiet && player.open.size < UNDER_WAY) act(player, send);
  }, PAUSE);
  await closed.finally(() => clearInterval(timer));
}

/** Sends something that can be done now, or what the bot would do. */
function act(player: Player, send: (message: unknown) => void): void {
  const command = player.view === undefined ? undefined : choose(player);
  if (command === undefined) return;
  player.sent += 1;
  const id = `${player.chair.slice(0, 40)}-${player.sent}`;
  player.open.set(id, command);
  send({ type: 'command', id, command });
}

function choose({ game, view, chair, random }: Player): unknown {
  if (chair === 'spectator') return undefined;
  const offered = game.affordances(view);
  if (chair === 'host' && random(20) > 0) return undefined;
  const isSeat = chair !== 'host';
  if (isSeat && random(3) === 0) {
    const move = game.bot(view, { seat: chair, now: Date.now(), random });
    if ('command' in move) return move.command;
  }
  return offered[random(Math.max(1, offered.length))]?.command;
}

type Heard = { readonly type: string; readonly seq: number; readonly id?: string } & Readonly<
  Record<string, unknown>
>;

function hear(player: Player, text: string): void {
  const message = JSON.parse(text) as Heard;
  const { type, seq, id = '' } = message;
  if (type === 'view') show(player, seq, message.view);
  if (type === 'delta') {
    if (seq <= player.seq) player.faults.push(`a delta to ${seq} after ${player.seq}`);
    show(player, seq, applyPatch(player.view, message.patch as PatchOperation[]));
  }
  if (type === 'done') settle(player, id, JSON.stringify({ seq, refs: message.refs ?? {} }));
  // A join that failed: nothing is said of the commands that followed it.
  if (message.code === 'not-joined') return;
  if (type === 'refused' && player.open.delete(id)) {
    // `unavailable` says nothing of what may be found in the store after the next start.
    if (message.code === 'unavailable') player.unavailable += 1;
    else player.refused.add(id);
  }
  if (type === 'refused' && player.answered.has(id)) {
    player.faults.push(`${id} was done, then refused: ${text}`);
  }
}

function settle(player: Player, id: string, answer: string): void {
  const known = player.answered.get(id);
  if (known && known.answer !== answer) {
    player.faults.push(`${id} was answered ${known.answer}, then ${answer}`);
  }
  if (known) return;
  player.answered.set(id, { command: player.open.get(id), answer });
  player.open.delete(id);
}

function show(player: Player, seq: number, view: unknown): void {
  const hash = hashOf(view);
  const known = player.shown.get(seq);
  if (known !== undefined && known !== hash) player.faults.push(`another view under seq ${seq}`);
  Object.assign(player, { seq, view });
  player.shown.set(seq, hash);
}

/** A hash of a value that does not depend on the order of its keys. */
export function hashOf(value: unknown): string {
  return createHash('sha1').update(canonical(value)).digest('base64');
}
