import { checkOffer, done, findOffer, malformed, noSuch, type Result } from '@haggle/engine';
import { isToCome } from '../allowance.ts';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, handOf, type Refused, refuseBy, seatOf } from '../desk.ts';
import { hasEffect } from '../effects/owning.ts';
import { purgeValueOf } from '../effects/value.ts';
import type { Event } from '../events.ts';
import { isUse, type UseId } from '../lists.ts';
import { isAnomaly } from '../neighbors/systems.ts';
import { mayAct } from '../order.ts';
import { isJustActivated } from '../progress.ts';
import type { State } from '../state.ts';
import { findPlace } from './board.ts';
import { gaining, replenishing } from './ledger.ts';
import { refuseOver } from './offers.ts';
import { checkSilence } from './silence.ts';
import { noSuchEffect } from './unknown-effect.ts';

type Use = {
  readonly state: State;
  readonly actor: string;
  readonly command: CommandOf<'use'>;
};

/** The effects that seats use of their own will, each with what it takes and what it does. */
const RUNS: Readonly<Record<UseId, (use: Use) => Events>> = {
  'black-market-dealings': dealOnBlackMarket,
  'nomad-tcs': transactBeyond,
  'yssaril-deepgloom': transactBeyond,
  'dynamis-core': purgeCore,
  'hacan-carth': sendCarth,
  'vuilraith-agent': stillStars,
  'harness-energy': harnessEnergy,
  'space-stations': exhaustStation,
  dmz: markZone,
  'keleres-iihq': changeGraph,
  'winnu-lgf': changeGraph,
  'empyrean-void-tether': tether,
};

/** What an effect must name, where that can be wrong before anybody is looked for. */
const NAMING: Readonly<Partial<Record<UseId, (use: Use) => Refused | null>>> = {
  dmz: checkPlanets,
  'empyrean-void-tether': checkSystems,
};

/** A seat uses a card or ability of its own; `no-such` for an effect that nobody uses. */
export function use(state: State, actor: string, command: CommandOf<'use'>): Events {
  const { effect, target } = command;
  if (!isUse(effect)) return noSuchEffect(effect, 'use');
  const given = { state, actor, command };
  const misnamed = NAMING[effect]?.(given);
  const refused = misnamed ?? (target === undefined ? null : checkSeat(state, target));
  return refused ?? RUNS[effect](given);
}

function used(
  { actor, command }: Use,
  more: Partial<Extract<Event, { type: 'effect-used' }>> = {},
): Event {
  const target = command.target ?? null;
  const empty = { offer: null, cards: [], systems: [] };
  return { type: 'effect-used', effect: command.effect, by: actor, target, ...empty, ...more };
}

/** Refused `wrong-phase` by the clause of the effect, whose moment it is not. */
function refuseMoment(
  { state: { phase }, command: { effect } }: Use,
  data: Readonly<Record<string, string>>,
): Refused {
  return refuseBy('wrong-phase', { phase, ...data }, `TI-X.${effect}`);
}

function checkOwner({ state, actor, command }: Use): Refused | null {
  return hasEffect(state, command.effect, actor) ? null : refuseBy('not-yours');
}

/** The effect is about a seat, which the command must name. */
function checkNamed({ command: { target } }: Use): Refused | null {
  return target === undefined ? malformed('target', 'nobody is named with whom it is used') : null;
}

function checkOther({ actor, command: { target } }: Use): Refused | null {
  return target === actor ? refuseBy('self') : null;
}

/** An action card of one's own that one may play. */
function checkCard({ state, actor, command }: Use): Refused | null {
  const silenced = checkSilence(state, actor);
  if (silenced) return silenced;
  if (handOf(state, actor).actionCards.includes(command.effect)) return null;
  return refuseBy('not-owned', { seat: actor, what: command.effect });
}

/** Black Market Dealings is played for an offer, or for the next transaction with a seat. */
function dealOnBlackMarket(use: Use): Events {
  const { state, actor, command } = use;
  if (command.offer === undefined) {
    const refused = checkNamed(use) ?? checkOther(use) ?? checkCard(use) ?? checkNotToCome(use);
    return refused ?? done([used(use)]);
  }
  const offer = findOffer(state, actor, command.offer);
  if (offer === undefined) return noSuch('offer', command.offer);
  const isMine = offer.from === actor;
  const refused =
    checkOffer(offer, { by: actor, part: isMine ? 'from' : 'to' }, refuseOver) ?? checkCard(use);
  if (refused) return refused;
  return done([used(use, { target: isMine ? offer.to : offer.from, offer: offer.id })]);
}

/** A transaction with this seat beyond the allowance (Temporal Command Suite, Deepgloom Executable). */
function transactBeyond(use: Use): Events {
  const refused = checkNamed(use) ?? checkOwner(use) ?? checkOther(use) ?? checkNotToCome(use);
  return refused ?? done([used(use)]);
}

/** One transaction is what the effect is for: a second use before it would be lost with the first. */
function checkNotToCome({ state, actor, command }: Use): Refused | null {
  const { effect, target = '' } = command;
  return isToCome(state, effect, actor, target)
    ? malformed('target', 'the transaction that this is for is still to come')
    : null;
}

/**
 * Dynamis Core is purged, as an action of one's own turn where it is told whose turn it is; commodities above the
 * smaller value go back (TI-21.2).
 */
function purgeCore(use: Use): Events {
  const { state, actor, command } = use;
  const seat = seatOf(state, actor);
  if (!mayAct(state, actor)) return refuseMoment(use, { what: 'own-turn' });
  if (state.galaxy.combat !== null) return refuseMoment(use, { what: 'combat' });
  if (!seat.relics.includes(command.effect)) {
    return refuseBy('not-owned', { seat: actor, what: command.effect });
  }
  const goods = { commodities: 0, tradeGoods: purgeValueOf(seat) };
  return done([used(use), gaining(state, actor, goods, command.effect)]);
}

const CARTH = { commodities: 2, tradeGoods: 0 };

/** Carth of Golden Sands: two commodities, or another player replenishes. */
function sendCarth(use: Use): Events {
  const { state, actor, command } = use;
  const refused = checkOwner(use) ?? (state.phase === 'action' ? null : refuseMoment(use, {}));
  if (refused) return refused;
  const { target, effect } = command;
  if (target === undefined || target === actor) {
    return done([used(use), gaining(state, actor, CARTH, effect)]);
  }
  return done([used(use), ...replenishing(state, target, effect)]);
}

/** The Stillness of Stars: another's commodities, just replenished, become his trade goods. */
function stillStars(use: Use): Events {
  const { state, command } = use;
  const target = command.target ?? '';
  const isTimely = Object.hasOwn(state.replenished, target);
  const refused =
    checkNamed(use) ??
    checkOwner(use) ??
    (isTimely ? null : refuseMoment(use, { what: 'replenishing', seat: target })) ??
    checkOther(use);
  if (refused) return refused;
  return done([used(use), ...converting(state, target, command.effect)]);
}

function converting(state: State, seat: string, effect: string): readonly Event[] {
  const { commodities } = seatOf(state, seat);
  return commodities === 0 ? [] : [{ type: 'converted', seat, commodities, effect }];
}

/** Harness Energy: right after its player has activated an anomaly, he replenishes. */
function harnessEnergy(use: Use): Events {
  const { state, actor, command } = use;
  const { activation } = state;
  const isTimely =
    isJustActivated(state) && activation?.by === actor && isAnomaly(activation.system);
  if (!isTimely) return refuseMoment(use, { what: 'anomaly' });
  return checkCard(use) ?? done([used(use), ...replenishing(state, actor, command.effect)]);
}

/** A space station is exhausted: own commodities become trade goods. */
function exhaustStation(use: Use): Events {
  const { state, actor, command } = use;
  const { spaceStations } = seatOf(state, actor);
  if (spaceStations === 0) return refuseBy('not-owned', { seat: actor, what: command.effect });
  return done([used(use), ...converting(state, actor, command.effect)]);
}

function checkPlanets({ command: { cards = [] } }: Use): Refused | null {
  return cards.length === 0 ? malformed('cards', 'no planet is named') : null;
}

/** A Demilitarized Zone was explored on planets of the seat. */
function markZone(use: Use): Events {
  const { state, actor, command } = use;
  const { cards = [] } = command;
  const { planets } = seatOf(state, actor);
  if (!cards.every((planet) => planets.includes(planet))) {
    return refuseBy('not-owned', { seat: actor, what: 'planets' });
  }
  return done([used(use, { cards })]);
}

/** An effect that changes who is adjacent to what, from now on or for the turn. */
function changeGraph(use: Use): Events {
  const refused = checkOwner(use);
  if (refused) return refused;
  const { state, actor, command } = use;
  if (command.effect === 'winnu-lgf' && state.active !== actor) {
    return refuseMoment(use, { what: 'own-turn' });
  }
  return done([used(use)]);
}

function checkSystems(use: Use): Refused | null {
  const systems = findSystems(use);
  return systems.ok ? null : systems;
}

/** The two systems that the command names, as the map calls them. */
function findSystems({ state, command: { systems = [] } }: Use): Result<readonly string[]> {
  const found = systems.map((system) => findPlace(state, system));
  const missing = found.find((system) => !system.ok);
  if (missing) return missing;
  const ids = new Set(found.flatMap((system) => (system.ok ? [system.value] : [])));
  return ids.size === 2 ? done([...ids]) : malformed('systems', 'two systems must be named');
}

/** Void Tether: two systems are adjacent for the pairs of Empyrean, and for nobody else. */
function tether(use: Use): Events {
  const systems = findSystems(use);
  if (!systems.ok) return systems;
  return checkOwner(use) ?? done([used(use, { systems: systems.value })]);
}
