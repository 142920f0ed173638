import { isPair } from '../allowance.ts';
import { isEliminated } from '../elimination.ts';
import { CENSURES, isInForce, SANCTIONS } from '../laws.ts';
import { partsOf } from '../notes.ts';
import type { Extra, Pending, State } from '../state.ts';
import type { Effect } from './effect.ts';

/** Who may transact with whom although they are no neighbors, and who may not at all. */
export const eligibility: readonly Effect[] = [
  {
    id: 'hacan-guild-ships',
    links: (state, one, other) =>
      isFaction(state, 'hacan', one) || isFaction(state, 'hacan', other),
  },
  {
    id: 'hacan-convoys',
    links: (state, one, other) =>
      hasInPlay(state, one, 'trade-convoys') || hasInPlay(state, other, 'trade-convoys'),
  },
  {
    id: 'space-stations',
    links: ({ seats }, one, other) =>
      (seats[one]?.spaceStations ?? 0) > 0 && (seats[other]?.spaceStations ?? 0) > 0,
  },
  {
    id: 'age-of-commerce',
    links: ({ events }) => events.includes('age-of-commerce'),
  },
  {
    id: 'hidden-agenda',
    bans: isAgendaHidden,
  },
  {
    id: 'tf-censure',
    bans: isCensured,
  },
];

/** Whether one of these two is censured. */
export function isCensured({ laws }: Pick<State, 'laws'>, one: string, other: string): boolean {
  return laws.some(
    ({ law, elected }) => CENSURES.includes(law) && (elected === one || elected === other),
  );
}

/** Whether Hidden Agenda keeps everybody from transacting in the phase of agendas. */
export function isAgendaHidden({ events, phase }: Pick<State, 'events' | 'phase'>): boolean {
  return phase === 'agenda' && events.includes('hidden-agenda');
}

/** Whether a seat plays this faction; false for what is no seat, and for who is eliminated. */
export function isFaction({ seats }: Pick<State, 'seats'>, faction: string, seat: string): boolean {
  return seats[seat]?.faction === faction && !isEliminated({ seats }, seat);
}

/** Whether a note of this kind lies in the seat's play area. */
function hasInPlay({ seats }: State, seat: string, kind: string): boolean {
  return seats[seat]?.playArea.some((note) => partsOf(note).kind === kind) ?? false;
}

/** Whether an effect that was used for the next transaction of these two still waits for it. */
export function isToCome(
  { extras }: { readonly extras: readonly Extra[] },
  effect: string,
  one: string,
  other: string,
): boolean {
  return extras.some((extra) => extra.effect === effect && isPair(extra.between, one, other));
}

/**
 * Political Secret: until the agenda is resolved its owner plays no action cards and uses no optional
 * faction abilities.
 */
export function isSilenced({ seats }: Pick<State, 'seats'>, owner: string): boolean {
  return Object.values(seats).some(({ playArea }) =>
    playArea.includes(`${owner}/political-secret`),
  );
}

/** Whether it is somebody's turn and nothing of it has been done yet, as far as the table sees it. */
export function isTurnStart(state: State): boolean {
  const { active, seats, activation, trade, hasActed } = state;
  if (active === null || seats[active]?.passed) return false;
  return [activation, trade, hasActed].every((one) => one == null) && !hasMoved(state);
}

/** Whether a system has just been activated: no ships have moved and no combat has begun, as far as the table sees it. */
export function isJustActivated(state: State): boolean {
  return isUnderWay(state) && !hasMoved(state);
}

/** Whether the last action to begin was an activation. */
export function isUnderWay({ activation }: State): boolean {
  return activation !== null && activation.isPast !== true;
}

/** Whether ships have come or a combat has begun since the last action did. */
function hasMoved({ arrival, galaxy, fought }: State): boolean {
  return [arrival, galaxy.combat, fought].some((one) => one != null);
}

/** The first decision that holds up every transaction: a discard always does, Pillage by reading A8. */
export function findHolding({
  pending,
  options,
}: Pick<State, 'pending' | 'options'>): Pending | undefined {
  return pending.find(({ type }) => type === 'discard' || options.A8 !== 'transactions-go-on');
}

/** The clause by which a decision is waited for: a hand is too large by Executive Sanctions, or by its limit of seven. */
export function clauseOf(state: Pick<State, 'laws' | 'isOrdered'>, { type }: Pending): string {
  if (type === 'pillage') return 'TI-X.mentak-pillage';
  return isInForce(state, SANCTIONS) ? `TI-X.${SANCTIONS}` : 'TI-T3a';
}

/** What a refusal says of a decision that is waited for: what it is about, and whether it is the reader’s own. */
export function tellDecision(
  due: Pending,
  reader: string | null,
): Readonly<Record<string, string | number>> {
  const { type, by: seat } = due;
  const what = seat === reader ? `${type}-mine` : type;
  return type === 'pillage' ? { what, seat, target: due.target } : { what, seat, count: due.count };
}

/** The decision on pillaging this seat that comes before it spends anything, if there is one (reading A8). */
export function findRaid(
  { pending, options }: Pick<State, 'pending' | 'options'>,
  target: string,
): Pending | undefined {
  if (options.A8 === 'transactions-go-on') return undefined;
  return pending.find((one) => one.type === 'pillage' && one.target === target);
}

/** The effect that keeps Mentak from pillaging this seat: Political Secret or Promise of Protection. */
export function findShield(
  state: Pick<State, 'seats'>,
  by: string,
  target: string,
): 'political-secret' | 'mentak-pop' | undefined {
  if (isSilenced(state, by)) return 'political-secret';
  const playArea = state.seats[target]?.playArea ?? [];
  return playArea.includes(`${by}/promise-of-protection`) ? 'mentak-pop' : undefined;
}
