import { BINDING } from '../binding.ts';
import { MOST_CARDS } from '../bounds.ts';
import type { Affordances, Command, CommandOf, Side } from '../commands.ts';
import { isOfferOver } from '../shelf.ts';
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

function revision(holding: Holding, id: string, offer: OfferView): Affordances {
  const { state } = offer;
  const canRevise = state !== 'traded' && state !== 'withdrawn' && !holding.barred;
  // What is over comes back to the table, where there must be room for it.
  if (!canRevise || !holding.view.canTrade || (isOfferOver(offer) && !holding.hasRoom)) return [];
  const change = couldSay(holding, offer.gives, id)
    ? askMore(offer)
    : sayTruly(holding, id, offer.gives);
  if (change === null) return [];
  return [{ command: { type: 'revise', offer: id, ...change }, fields: ['gives', 'asks', 'note'] }];
}

type Change = Pick<CommandOf<'revise'>, 'gives' | 'asks'>;

/** Asking for one card more is a change whatever the offer says. */
function askMore({ asks }: OfferView): Change | null {
  if (asks.count === MOST_CARDS) return null;
  return { asks: { ...asks, named: [...asks.named], count: asks.count + 1 } };
}

/** The maker's side with names and a number that are true of the hand as it is now; null: there are none. */
function sayTruly(holding: Holding, offer: string, gives: Side): Change | null {
  const named = nameable(holding, { wanted: BINDING, offer });
  if (named.length < BINDING) return null;
  return { gives: { ...gives, count: Math.min(gives.count, holding.tradable), named: [...named] } };
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
  const named = nameable(holding, {
    wanted: Math.max(0, BINDING - asks.named.length),
    named: asks.named,
  });
  const all = [...asks.named, ...named];
  if (all.length > asks.count || !couldSay(holding, { count: asks.count, named: all })) return [];
  const command: Command = { type: 'accept', offer: id, revision, named: [...named] };
  return [{ command, fields: ['named', 'calamityFree', 'cards', ...ofGivers(holding)] }];
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
  return [{ command, fields: ['cards', ...ofGivers(holding)] }];
}

/** Whose copy of a calamity goes may be said where there can be two of a name. */
function ofGivers({ deck }: Holding): readonly string[] {
  return deck.blocks.length > 1 ? ['from'] : [];
}

function isBarred({ view }: Holding, seat: string): boolean {
  return view.seats[seat]?.barred === true;
}
