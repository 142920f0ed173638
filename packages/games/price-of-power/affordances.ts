import { type Affordance, hasRoom, SAYING } from '@haggle/engine';
import { forHost } from './affordances/host.ts';
import { canAct, findMerchant } from './choices/merchants.ts';
import type { Affordances, Command } from './commands.ts';
import { ducatsOf, findShort, isEmpty } from './terms.ts';
import type { ChoiceView, OfferView, View } from './view.ts';

/** What a viewer can do now, as commands that are accepted as they stand; made from the view alone. */
export function findAffordances(view: View): Affordances {
  if (view.viewer === 'host') return forHost(view);
  if (!Object.hasOwn(view.seats, view.viewer)) return [];
  const turn = view.active === view.viewer ? forActive(view, view.viewer) : [];
  const open = Object.values(view.offers).filter(({ state }) => state === 'open');
  const isRoom = hasRoom(open, view.viewer);
  return [
    ...turn,
    ...answers(view, view.viewer, isRoom),
    ...(isRoom ? proposals(view, view.viewer) : []),
    SAYING,
  ];
}

/** The next step of a Trade Action. */
function forActive(view: View, seat: string): Affordances {
  switch (view.phase) {
    case 'idle':
      return canReveal(view, seat)
        ? [{ command: { type: 'reveal' } }, { command: { type: 'end-turn' } }]
        : [{ command: { type: 'end-turn' } }];
    case 'revealed':
      return [...trades(view, seat), { command: { type: 'forgo' } }];
    case 'ranking':
      return [{ command: { type: 'rank', order: [...view.tied] }, fields: ['order'] }];
    case 'inflation':
      return settlements(view, seat);
  }
}

/** Whether a seat can take a Trade Action in its turn. */
export function isReady({ seats, options }: View, seat: string): boolean {
  const own = seats[seat];
  return own !== undefined && canAct(own, options);
}

function canReveal(view: View, seat: string): boolean {
  return !view.acted && isReady(view, seat);
}

/** For each way to trade at a node its first choice: as they stand in order, one without a ship where none must move. */
function trades(view: View, seat: string): Affordances {
  const firsts = new Map<string, ChoiceView>();
  for (const choice of view.choices) {
    const way = wayOf(choice);
    if (!firsts.has(way)) firsts.set(way, choice);
  }
  return [...firsts.values()].map((choice) => ({
    command: tradeOf(view, seat, choice),
    fields: ['card', 'node', 'secondary', 'merchant', 'ship'],
  }));
}

function wayOf({ card, node, kind, primary = '' }: ChoiceView): string {
  return [card, node, kind, primary].join(' ');
}

/** A choice as the command that makes it. */
export function tradeOf(
  view: View,
  seat: string,
  { card, node, kind, primary, ship }: ChoiceView,
): Extract<Command, { type: 'trade' }> {
  const merchant = findMerchant(view, seat, { node, primary });
  return {
    type: 'trade',
    card,
    node,
    ...(kind === 'secondary' && { secondary: true }),
    ...(merchant && { merchant: merchant.node }),
    ...(ship !== null && { ship }),
  };
}

function settlements(view: View, seat: string): Affordances {
  const interest: Command = { type: 'settle-inflation', with: 'interest' };
  const power: Command = { type: 'settle-inflation', with: 'administrative-power' };
  const hasPower = (view.seats[seat]?.administrativePower ?? 0) > 0;
  return (hasPower ? [power, interest] : [interest]).map((command) => ({ command }));
}

/** What can be done with the offers: one's own are changed, declined ones too, or withdrawn, others' answered. */
function answers(view: View, seat: string, isRoom: boolean): Affordances {
  return Object.entries(view.offers).flatMap(([id, offer]) => {
    if (offer.from !== seat) return onOthers(view, id, offer);
    return offer.state === 'open' || isRoom ? onOwn(view, id, offer) : [];
  });
}

function onOwn(
  view: View,
  offer: string,
  { from, state, gives, asks, deal }: OfferView,
): Affordances {
  if (state !== 'open' && state !== 'declined') return [];
  const given = Math.min(gives.ducats, ducatsOf(view.seats, from));
  const isNothing = isEmpty({ gives: given, asks: asks.ducats, deal });
  const terms = { gives: { ducats: given }, asks: { ducats: isNothing ? 1 : asks.ducats } };
  const revise: Affordance<Command> = {
    command: { type: 'revise', offer, ...terms },
    fields: ['gives', 'asks', 'note', 'deal'],
  };
  return state === 'open' ? [{ command: { type: 'withdraw', offer } }, revise] : [revise];
}

function onOthers(
  view: View,
  offer: string,
  { from, to, revision, state, gives, asks }: OfferView,
): Affordances {
  if (state !== 'open') return [];
  const terms = { from, to, gives: gives.ducats, asks: asks.ducats };
  const decline: Affordance<Command> = { command: { type: 'decline', offer } };
  if (findShort(view.seats, terms) !== null) return [decline];
  return [{ command: { type: 'accept', offer, revision } }, decline];
}

function proposals({ seats }: View, seat: string): Affordances {
  const fields = ['gives', 'asks', 'note', 'deal'];
  return Object.keys(seats)
    .filter((to) => to !== seat)
    .map((to) => ({
      command: { type: 'propose', to, gives: { ducats: 0 }, asks: { ducats: 1 } },
      fields,
    }));
}
