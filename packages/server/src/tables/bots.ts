import { randomInt } from 'node:crypto';
import type { Move, Viewer } from '@haggle/engine';
import type { Request, Room, Watcher } from './room.ts';
import { type Strain, watchStrain } from './strain.ts';

/** How the server's players behave, in milliseconds. */
export type Pace = {
  /** How long one thinks about what it has seen: at least and at most. */
  readonly least: number;
  readonly most: number;
  /** What lies at least between two commands of bots at one table. */
  readonly gap: number;
  /** How long bots go on when no person is there. */
  readonly alone: number;
};

export const PACE: Pace = { least: 1200, most: 4500, gap: 800, alone: 5 * 60_000 };

/** The players that the server itself seats. They come and go with the tables in memory. */
export type Bots = {
  readonly attend: (room: Room) => void;
  /** Other seats of a room are theirs now. */
  readonly reseat: (room: Room) => void;
  readonly dismiss: (room: Room) => void;
  readonly stop: () => void;
};

export type BotsOptions = {
  readonly pace: Pace;
  readonly now: () => number;
  readonly ask: (room: Room, request: Request) => void;
  readonly failed: (fault: unknown) => void;
  /** One server alone plays at a table: whether it is this one, and that it need not be any more. */
  readonly duty: (table: string) => boolean;
  readonly quit: (table: string) => void;
  /** How busy the server is; by default its thread is watched. */
  readonly strain?: Strain;
};

type Player = {
  readonly seat: Viewer;
  timer: NodeJS.Timeout | undefined;
  due: number;
  /** What a person did changed its view, and it has not yet done with that. */
  called: boolean;
};
type Party = BotsOptions & {
  readonly strain: Strain;
  readonly room: Room;
  players: readonly Player[];
  readonly watch: Watcher;
  asleep: boolean;
  /** The table has left memory or was closed: whatever still comes, nobody looks any more. */
  gone: boolean;
  /** When the last command was sent. */
  spokeAt: number;
  /** Who would look, and waits for the gap after the last command. */
  readonly waiting: Set<Player>;
  turn: NodeJS.Timeout | undefined;
};

/** After how many milliseconds it is looked again whether the server that plays here has gone. */
const STAND_BY = 1500;
/** A bot whose move was refused, or that broke, looks again after so many milliseconds. */
const SULK = 4000;

/**
 * Players for the seats that tables give to bots. They send their commands through `ask` as everybody does, and
 * sit down only at tables that have some and are open.
 */
export function openBots({ strain = watchStrain(), ...given }: BotsOptions): Bots {
  const options = { ...given, strain };
  const parties = new Map<Room, Party>();
  const dismiss = (room: Room): void => {
    const party = parties.get(room);
    if (!party) return;
    party.gone = true;
    for (const player of party.players) clearTimeout(player.timer);
    clearTimeout(party.turn);
    room.watchers.delete(party.watch);
    parties.delete(room);
    options.quit(room.id);
  };
  const attend = (room: Room): void => {
    if (room.bots.length === 0 || room.closed !== null) return;
    const party = sitDown(options, room);
    parties.set(room, party);
    options.duty(room.id);
    room.watchers.add(party.watch);
    for (const player of party.players) lookIn(party, player, think(party));
  };
  return {
    attend,
    reseat: (room) => {
      const party = parties.get(room);
      if (!party) attend(room);
      else if (room.bots.length === 0) dismiss(room);
      else changePlayers(party);
    },
    dismiss,
    stop: () => {
      for (const room of [...parties.keys()]) dismiss(room);
      strain.stop();
    },
  };
}

function sitDown(options: BotsOptions & Pick<Party, 'strain'>, room: Room): Party {
  const players = room.bots.map(makePlayer);
  const state = { asleep: false, gone: false, spokeAt: 0, turn: undefined };
  const party: Party = {
    ...options,
    ...state,
    room,
    players,
    watch: (changed, by) => notice(party, changed, by),
    waiting: new Set(),
  };
  return party;
}

function makePlayer(seat: Viewer): Player {
  return { seat, timer: undefined, due: Infinity, called: false };
}

/** Those go whose seats are theirs no more, and others come; whoever stays goes on as he was. */
function changePlayers(party: Party): void {
  const { players: before, room, waiting } = party;
  party.players = room.bots.map(
    (seat) => before.find((player) => player.seat === seat) ?? makePlayer(seat),
  );
  for (const player of before) {
    if (party.players.includes(player)) continue;
    clearTimeout(player.timer);
    waiting.delete(player);
  }
  for (const player of party.players)
    if (!before.includes(player)) lookIn(party, player, think(party));
}

/** Some views changed by what some did, or (with none named) somebody came. */
function notice(party: Party, changed: readonly Viewer[], by: readonly string[]): void {
  const woken = party.asleep && !isDeserted(party);
  if (woken) party.asleep = false;
  const isCall = by.some((one) => one !== 'clock' && !party.room.bots.includes(one));
  for (const player of party.players) {
    if (!woken && !changed.includes(player.seat)) continue;
    if (isCall) call(party, player);
    lookIn(party, player, think(party));
  }
}

/** A person is answered before bots go on among themselves, though not without a thought. */
function call({ waiting }: Party, player: Player): void {
  player.called = true;
  waiting.delete(player);
}

function stretchOf({ strain, room }: Party): number {
  return strain.stretch(room.audience.size > 0);
}

/** Has a player look at the table in `pause` milliseconds, more where much is to be done, or earlier if it meant to. */
function lookIn(party: Party, player: Player, pause: number): void {
  const delay = pause * stretchOf(party);
  const due = party.now() + delay;
  if (party.asleep || party.gone || party.waiting.has(player)) return;
  // What it had asked may be answered when its seat is a person's again.
  if (!party.players.includes(player)) return;
  if (player.timer && player.due <= due) return;
  clearTimeout(player.timer);
  player.due = due;
  player.timer = setTimeout(() => {
    player.timer = undefined;
    look(party, player);
  }, delay).unref();
}

function look(party: Party, player: Player): void {
  const { room } = party;
  if (room.closed !== null) return;
  if (isDeserted(party)) {
    party.asleep = true;
    party.quit(room.id);
    return;
  }
  if (!party.duty(room.id)) {
    lookIn(party, player, STAND_BY);
    return;
  }
  party.waiting.add(player);
  takeTurns(party);
}

/** One command of bots at a time, with the gap between; whoever was called by a person goes first. */
function takeTurns(party: Party): void {
  if (party.turn || party.gone || party.room.closed !== null) return;
  const sooner = party.spokeAt + party.pace.gap * stretchOf(party) - party.now();
  if (sooner > 0) {
    party.turn = setTimeout(() => {
      party.turn = undefined;
      takeTurns(party);
    }, sooner).unref();
    return;
  }
  const [first] = party.waiting;
  if (!first) return;
  const player = [...party.waiting].find(({ called }) => called) ?? first;
  party.waiting.delete(player);
  takeTurn(party, player);
  takeTurns(party);
}

function takeTurn(party: Party, player: Player): void {
  try {
    play(party, player, decideFor(party, player.seat));
  } catch (fault) {
    party.failed(fault);
    lookIn(party, player, SULK);
  }
}

function decideFor({ room, now }: Party, seat: Viewer): Move<unknown> {
  const view = room.durable.chairs.get(seat)?.view;
  return room.game.bot(view, { seat, now: now(), random: (bound) => randomInt(bound) });
}

/** The command goes the way of everybody's. */
function play(party: Party, player: Player, move: Move<unknown>): void {
  if ('wait' in move) {
    player.called = false;
    lookIn(party, player, Math.max(move.wait * 1000, party.pace.least));
    return;
  }
  party.spokeAt = party.now();
  party.ask(party.room, {
    chair: player.seat,
    command: move.command,
    reply: (outcome) => lookIn(party, player, outcome.ok ? think(party) : SULK + think(party)),
  });
}

function think({ pace: { least, most } }: Party): number {
  return least + randomInt(most - least + 1);
}

/** Whether no person has been here for a while. */
function isDeserted({ room, now, pace }: Party): boolean {
  return room.audience.size === 0 && now() - room.usedAt > pace.alone;
}
