import type { Random } from '@haggle/engine';
import { oneOf } from '../../testing/drawing.ts';
import { findAffordances, tradeOf } from '../affordances.ts';
import { type Command, PIECES } from '../commands.ts';
import { areas } from '../data/areas.ts';
import { cards } from '../data/cards.ts';
import { distantBoards } from '../data/distant.ts';
import { nodes } from '../data/nodes.ts';
import { zones } from '../data/zones.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

const PROVINCES = areas.flatMap(({ provinces }) => provinces);
const DISTANT = distantBoards.flatMap(({ places }) => places);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** What the host's changes of the board are drawn from, by what is placed. */
const GROUNDS: Readonly<Record<(typeof PIECES)[number], readonly string[]>> = {
  town: [...PROVINCES, ...DISTANT],
  vassal: [...PROVINCES, ...DISTANT],
  influence: ids(areas),
  'light-ship': ids(zones),
  merchant: [...ids(nodes), 'supply'],
  claim: [...ids(areas), ...DISTANT, ...DISTANT],
  dnpr: [...ids(areas), ...DISTANT, ...DISTANT],
  pirate: ids(nodes),
  expansion: ids(nodes),
  occupation: PROVINCES,
  hostility: ids(zones),
};

/** A command that somebody might give now: mostly one that is offered, sometimes anything. */
export function drawCommand(state: State, by: string, random: Random): unknown {
  const view = see(state, by);
  if (by === 'host') return random(3) === 0 ? drawChange(state, random) : drawOffered(view, random);
  if (random(6) === 0) return drawAny(state, view, by, random);
  if (state.position.active === by && random(3) > 0) return drawStep(state, view, by, random);
  const command = drawOffered(view, random);
  return command?.type === 'say' ? drawLine(state, random) : command;
}

/** Something said to all, or to a realm, which may be the speaker's own. */
function drawLine({ ids: seats }: State, random: Random): unknown {
  const to = random(3) === 0 ? null : oneOf(seats, random);
  return { type: 'say', to, text: `word ${random(5)}` };
}

function drawOffered(view: View, random: Random): Command | undefined {
  return oneOf(findAffordances(view), random)?.command;
}

/** The next step of a Trade Action. */
function drawStep(state: State, view: View, by: string, random: Random): unknown {
  switch (state.phase) {
    case 'idle':
      return { type: state.acted && random(4) > 0 ? 'end-turn' : 'reveal' };
    case 'revealed': {
      const choice = oneOf(costlyOf(view), random) ?? oneOf(view.choices, random);
      return choice && random(6) > 0 ? tradeOf(view, by, choice) : { type: 'forgo' };
    }
    case 'ranking':
      return { type: 'rank', order: random(2) === 0 ? view.tied : view.tied.toReversed() };
    case 'inflation': {
      const power = random(2) === 0 ? 'administrative-power' : 'interest';
      return { type: 'settle-inflation', with: power };
    }
  }
}

/** Choices with Gold and Slaves, which are rare. */
function costlyOf({ choices }: View): View['choices'] {
  const goods = new Map(cards.map(({ id, good }) => [id, good]));
  return choices.filter(({ card }) => ['gold', 'slaves'].includes(goods.get(card) ?? ''));
}

function drawAny(state: State, view: View, by: string, random: Random): unknown {
  const other = oneOf(state.ids, random);
  const offer = oneOf([...Object.keys(view.offers), `${other}-${by}-1`], random);
  const terms = {
    gives: { ducats: random(4) },
    asks: random(2) === 0 ? {} : { ducats: random(4) },
    ...(random(3) === 0 && { deal: 'peace' }),
    ...(random(3) === 0 && { note: 'please' }),
  };
  const any: readonly unknown[] = [
    { type: 'propose', to: other, ...terms },
    { type: 'propose', to: other, ...terms },
    { type: 'revise', offer, ...terms },
    { type: 'accept', offer, revision: 1 + random(2) },
    { type: oneOf(['withdraw', 'decline'], random), offer },
    drawTrade(state, random),
    { type: 'rank', order: state.ids.slice(0, 2) },
    { type: 'settle-inflation', with: 'administrative-power' },
    { type: oneOf(['reveal', 'forgo', 'end-round'], random) },
  ];
  return oneOf(any, random);
}

/** A trade that is seldom possible. */
function drawTrade({ revealed, ids: seats }: State, random: Random): unknown {
  const id = oneOf([...revealed, 'T02-1'], random);
  const line = oneOf(cards.find((card) => card.id === id)?.lines ?? [], random);
  const isSecondary = random(3) === 0 && line?.secondary !== null;
  const from = oneOf(ids(zones), random);
  const ship = { from, to: oneOf(ids(zones), random), slot: random(2) === 0 };
  return {
    type: 'trade',
    card: id,
    node: isSecondary ? line?.secondary : line?.node,
    ...(isSecondary && { secondary: true }),
    ...(random(2) === 0 && { ship }),
    ...(random(4) === 0 && { ship: { ...ship, slot: true, displaces: oneOf(seats, random) } }),
    ...(random(4) === 0 && { merchant: 'supply' }),
  };
}

const SEVERAL: ReadonlySet<string> = new Set(['influence', 'pirate', 'light-ship']);

/** A change of the board, or a correction. */
function drawChange(state: State, random: Random): unknown {
  const realm = oneOf(state.ids, random);
  if (random(8) === 0) {
    const capital = random(3) === 0 && { capital: oneOf(GROUNDS.town, random) };
    return { type: 'correct', realm, ducats: random(9), ...capital, why: 'a slip' };
  }
  if (random(8) === 0) return { type: 'begin-turn', seat: realm };
  if (random(6) === 0) return { type: 'place', what: 'claim', at: oneOf(DISTANT, random), realm };
  const what = oneOf(PIECES, random) ?? 'town';
  if (random(5) === 0) return drawMove(state, realm, random);
  const at = oneOf(GROUNDS[what], random);
  const nobodys = what === 'dnpr' || what === 'pirate' || what === 'expansion';
  return {
    type: random(3) === 0 ? 'remove' : 'place',
    what,
    at: random(3) === 0 ? drawPlace(state, realm, random) : at,
    ...(!nobodys && { realm }),
    ...(what === 'town' && random(2) === 0 && { size: 'large' }),
    ...(what === 'light-ship' && random(2) === 0 && { slot: random(2) === 0 }),
    ...(SEVERAL.has(what) && random(3) === 0 && { count: 2 }),
  };
}

/** Somewhere that something lies already. */
function drawPlace({ position }: State, realm: string | undefined, random: Random): unknown {
  const { towns, vassals, influence, merchants, lightShips, claims } =
    position.seats[realm ?? ''] ?? {};
  const places = [
    ...(towns?.small ?? []),
    ...(vassals ?? []),
    ...(influence ?? []),
    ...(merchants?.map(({ node }) => node) ?? []),
    ...(lightShips?.map(({ zone }) => zone) ?? []),
    ...(claims ?? []),
    ...position.dnpr,
    ...position.expanded,
    ...Object.keys(position.pirates),
    ...Object.keys(position.occupied),
  ];
  return oneOf(places, random);
}

function drawMove({ position }: State, realm: string | undefined, random: Random): unknown {
  const { merchants = [], lightShips = [] } = position.seats[realm ?? ''] ?? {};
  if (random(2) === 0) {
    const from = oneOf(merchants, random)?.node;
    return {
      type: 'move',
      what: 'merchant',
      realm,
      from,
      to: oneOf([...ids(nodes), 'supply'], random),
    };
  }
  const to = oneOf(ids(zones), random);
  const slot = random(2) === 0 ? { slot: random(2) === 0 } : {};
  return {
    type: 'move',
    what: 'light-ship',
    realm,
    from: oneOf(lightShips, random)?.zone,
    to,
    ...slot,
  };
}
