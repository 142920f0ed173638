import type { Affordances } from '../affordances.ts';
import { BINDING, MOST_CARDS } from '../checks.ts';
import type { Command } from '../commands.ts';
import type { OfferView } from '../view.ts';
import { couldSay, fillDelivery, type Holding, nameable } from './holding.ts';

/** What can be done with each offer that the seat sees. */
export function onOffers(holding: Holding): Affordances {
  const seat = holding.view.viewer;
  return Object.entries(holding.view.offers).flatMap(([id, offer]) => [
    ...(offer.from === seat ? asMaker(holding, id, offer) : asOther(holding, id, offer)),
    ...asParty(holding, id, offer),
  ]);
}

function asMaker(holding: Holding, id: string, offer: OfferView): Affordances {
  const { state } = offer;
  const stands = state === 'open' || state === 'accepted';
  const canResume = state === 'suspended' && !holding.barred;
  return [
    ...(stands ? [{ command: { type: 'suspend', offer: id } } as const] : []),
    ...(canResume ? [{ command: { type: 'resume', offer: id } } as const] : []),
    ...(stands || state === 'suspended'
      ? [{ command: { type: 'withdraw', offer: id } } as const]
      : []),
    ...revision(holding, id, offer),
  ];
}

/** Asking for one card more is a change whatever the offer says. */
function revision(holding: Holding, id: string, offer: OfferView): Affordances {
  const { state, gives, asks } = offer;
  const canRevise = state !== 'traded' && state !== 'withdrawn' && !holding.barred;
  if (!canRevise || !holding.view.canTrade || !couldSay(holding, gives, id)) return [];
  if (asks.count === MOST_CARDS) return [];
  const more = { ...asks, named: [...asks.named], count: asks.count + 1 };
  const command = { type: 'revise', offer: id, asks: more } as const;
  return [{ command, fields: ['gives', 'asks', 'note'] }];
}

function asOther(holding: Holding, id: string, offer: OfferView): Affordances {
  const seat = holding.view.viewer;
  const { state } = offer;
  const isMine = offer.to === seat || offer.acceptedBy === seat;
  const isLive = state === 'open' || state === 'accepted' || state === 'suspended';
  const decline = { command: { type: 'decline', offer: id } } as const;
  return [
    ...(state === 'open' ? acceptance(holding, id, offer) : []),
    ...(isMine && isLive ? [decline] : []),
  ];
}

function acceptance(
  holding: Holding,
  id: string,
  { from, asks, revision }: OfferView,
): Affordances {
  if (holding.barred || !holding.view.canTrade || isBarred(holding, from)) return [];
  const named = nameable(holding, Math.max(0, BINDING - asks.named.length), asks.named);
  const all = [...asks.named, ...named];
  if (all.length > asks.count || !couldSay(holding, { count: asks.count, named: all })) return [];
  const command: Command = { type: 'accept', offer: id, revision, named: [...named] };
  return [{ command, fields: ['named', 'calamityFree', 'cards'] }];
}

function asParty(holding: Holding, id: string, offer: OfferView): Affordances {
  const seat = holding.view.viewer;
  if (offer.state !== 'accepted') return [];
  if (offer.delivered.includes(seat)) return [{ command: { type: 'recall', offer: id } }];
  const isParty = offer.from === seat || offer.acceptedBy === seat;
  const said = offer.from === seat ? offer.gives : { ...offer.asks, named: offer.named ?? [] };
  const cards = isParty && !holding.barred ? fillDelivery(holding, said) : null;
  if (cards === null) return [];
  const command = { type: 'deliver', offer: id, revision: offer.revision, cards } as const;
  return [{ command, fields: ['cards'] }];
}

function isBarred({ view }: Holding, seat: string): boolean {
  return view.seats[seat]?.barred === true;
}
