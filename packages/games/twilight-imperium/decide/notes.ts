import { done, malformed, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import type { Homecoming, Trigger } from '../data/notes.ts';
import { checkSeat, type Events, handOf, type Refused, refuseBy, seatOf } from '../desk.ts';
import type { Event } from '../events.ts';
import { isFighter } from '../fighters.ts';
import { CREUSS_TOKENS } from '../lists.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import { doesPassOn, doesPlaceToken, partsOf, ruleOf } from '../notes.ts';
import { isJustActivated, isTurnStart, isUnderWay } from '../progress.ts';
import type { NotePlace, State, Wormhole } from '../state.ts';
import { callPlace, findPlace } from './board.ts';
import { handing } from './gifts.ts';
import { isNote } from './items.ts';

/**
 * Plays a note of another player from one's hand, within its trigger as far as the table sees it. Most
 * notes go home at once, others lie face up until something happens; Malevolency passes on to a neighbor.
 */
export function playNote(state: State, actor: string, command: CommandOf<'play-note'>): Events {
  const { note, target } = command;
  const spot = findSpot(state, command);
  if (!spot.ok) return spot;
  const misdirected = checkReceiver(state, actor, command);
  if (misdirected) return misdirected;
  if (!handOf(state, actor).notes.includes(note)) {
    return refuseBy('not-owned', { seat: actor, what: note });
  }
  if (!isTriggered(state, actor, note)) {
    const { owner, kind } = partsOf(note);
    const isOwn = owner === actor && !doesPassOn(note);
    const what = isOwn ? 'own' : isUsedUp(state, note) ? 'again' : undefined;
    const data = { ...(what !== undefined && { what }), note };
    return refuseBy('note-trigger', data, kind === 'trade-agreement' ? 'TI-CN2' : undefined);
  }
  const place = PLACES[ruleOf(note)?.home ?? 'at-once'];
  const played: Event = { type: 'note-played', note, by: actor, place, target: target ?? null };
  return done([played, ...consequences(state, actor, note), ...spot.value]);
}

/** A note that passes on goes to a neighbor, whom the command must name. */
function checkReceiver(
  state: State,
  actor: string,
  { note, target }: CommandOf<'play-note'>,
): Refused | null {
  const passesOn = doesPassOn(note);
  if (passesOn && target === undefined) return malformed('target', 'no neighbor is named');
  if (!isNote(state, note)) return noSuch('note', note);
  const unknown = target === undefined ? null : checkSeat(state, target);
  if (unknown || !passesOn || target === undefined) return unknown;
  if (target === actor) return refuseBy('self');
  const isNear = areNeighbors(galaxyOf(state), actor, target);
  return isNear ? null : refuseBy('not-neighbors', { one: actor, other: target }, 'TI-TN3');
}

const PLACES: Readonly<Record<Homecoming, NotePlace>> = {
  'at-once': 'hand',
  activation: 'play-area',
  'agenda-end': 'play-area',
  'combat-end': 'play-area',
  'status-end': 'play-area',
  'passed-on': 'hand',
  never: 'out',
};

function consequences(state: State, actor: string, note: string): readonly Event[] {
  const { owner, kind } = partsOf(note);
  return kind === 'trade-agreement' ? collect(state, actor, owner) : [];
}

/** What a note that puts no token anywhere says of a system is at least a system. */
function checkPlace(state: State, { system }: CommandOf<'play-note'>): Refused | null {
  const place = system === undefined ? done('') : callPlace(state, system);
  return place.ok ? null : place;
}

/**
 * Where Creuss IFF puts its token, for this may make neighbors: with a map the command names the system, without
 * one the host tells who is whose neighbor. Refused `malformed` for what is no such place.
 */
function findSpot(state: State, command: CommandOf<'play-note'>): Events {
  const { note: by, wormhole = 'alpha' } = command;
  if (!doesPlaceToken(by)) return checkPlace(state, command) ?? done([]);
  if (command.system === undefined) {
    const isList = state.galaxy.board.kind === 'list';
    return isList ? done([]) : malformed('system', 'no system is named');
  }
  const system = findPlace(state, command.system);
  if (!system.ok) return system;
  if (!CREUSS_TOKENS.some((token) => token === wormhole)) {
    return malformed('wormhole', 'Creuss has no such token');
  }
  return done([
    ...lifting(state, by, wormhole),
    { type: 'wormhole-placed', system: system.value, wormhole, present: true, by },
  ]);
}

/** There is one token of each kind: where the note has placed it before, it is taken up. */
function lifting({ galaxy: { board } }: State, by: string, wormhole: Wormhole): readonly Event[] {
  if (board.kind === 'list') return [];
  return board.tokens
    .filter((token) => token.by === by && token.wormhole === wormhole)
    .map(({ system }) => ({ type: 'wormhole-placed', system, wormhole, present: false, by }));
}

/**
 * Trade Agreement: all commodities of its owner go to the holder and become trade goods (TI-21.6); under
 * Age of Commerce only those that were just replenished.
 */
function collect(state: State, holder: string, owner: string): readonly Event[] {
  const held = seatOf(state, owner).commodities;
  const isLimited = state.events.includes('age-of-commerce');
  const commodities = isLimited ? Math.min(held, state.replenished[owner] ?? 0) : held;
  if (commodities === 0) return [];
  const gift = { from: owner, to: holder, items: { commodities } };
  return [handing(state, { ...gift, effect: 'trade-agreement' })];
}

type Situation = {
  readonly state: State;
  readonly holder: string;
  readonly owner: string;
};

const TRIGGERED: Readonly<Record<Trigger, (situation: Situation) => boolean>> = {
  replenished: ({ state, owner }) => Object.hasOwn(state.replenished, owner),
  'on-receipt': () => false,
  agenda: ({ state }) => state.agenda !== null,
  // An action of its own is not played inside the combat of another one.
  'own-turn': ({ state, holder }) => state.active === holder && state.galaxy.combat === null,
  'own-turn-start': ({ state, holder }) => state.active === holder && isTurnStart(state),
  'owner-turn': ({ state, owner }) => state.active === owner,
  'owner-turn-start': ({ state, owner }) => state.active === owner && isTurnStart(state),
  'own-activation': ({ state, holder }) =>
    isJustActivated(state) && state.activation?.by === holder,
  'own-tactical-action': ({ state, holder }) =>
    isUnderWay(state) && state.activation?.by === holder,
  'owner-activated-mine': ({ state, holder, owner }) =>
    isJustActivated(state) && activatesAt(state, owner, holder),
  'other-came-to-mine': ({ state: { activation, arrival }, holder }) =>
    [activation && { by: activation.by, met: activation.seats }, arrival].some(
      (one) => one?.by !== holder && one?.met?.includes(holder),
    ),
  'own-combat': ({ state, holder }) => isFighting(state, holder),
  'own-combat-end': ({ state, holder }) =>
    isFighting(state, holder) || (state.fought?.includes(holder) ?? false),
  'strategy-phase': ({ state }) => state.phase === 'strategy',
  'action-phase': ({ state }) => state.phase === 'action',
  'status-phase': ({ state }) => state.phase === 'status',
  // Agendas let players research too.
  research: ({ state }) => state.phase === 'action' || state.agenda !== null,
};

function activatesAt({ activation }: State, by: string, whose: string): boolean {
  return activation?.by === by && activation.seats.includes(whose);
}

/**
 * Whether this very card was played at the moment that it is now. Its owner may have given it away again, and who
 * holds it now does not use it a second time (living rules reference, FAQ).
 */
function isUsedUp({ played = [] }: State, note: string): boolean {
  return played.includes(note);
}

/** Whether a seat could play this note from its hand now; nobody plays his own, but for one to pass on. */
export function isTriggered(state: State, holder: string, note: string): boolean {
  const rule = ruleOf(note);
  const { owner } = partsOf(note);
  if (rule === undefined || (owner === holder && !doesPassOn(note))) return false;
  if (rule.sparesOwner && isFighting(state, owner)) return false;
  if (isUsedUp(state, note)) return false;
  return TRIGGERED[rule.trigger]({ state, holder, owner });
}

function isFighting({ galaxy: { combat } }: State, seat: string): boolean {
  return combat !== null && isFighter(combat, seat);
}

/** The notes in play areas that go home on this occasion; `by` restricts it to one seat's play area. */
export function returning(
  state: State,
  occasion: Homecoming,
  { by, owners }: { readonly by?: string; readonly owners?: readonly string[] } = {},
): readonly Event[] {
  const keepers = by === undefined ? state.ids : [by];
  return keepers.flatMap((from) =>
    seatOf(state, from)
      .playArea.filter((note) => ruleOf(note)?.home === occasion)
      .filter((note) => owners === undefined || owners.includes(partsOf(note).owner))
      .map((note) => ({ type: 'note-returned', note, from }) as const),
  );
}
