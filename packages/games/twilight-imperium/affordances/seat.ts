import { hasRoom } from '@haggle/engine';
import type { Affordances } from '../commands.ts';
import { findShield, isSilenced } from '../effects/notes-in-play.ts';
import { livingOf } from '../elimination.ts';
import { isFighter } from '../fighters.ts';
import type { Items } from '../items.ts';
import { FRAGMENTS } from '../lists.ts';
import { doesPassOn, doesPlaceToken } from '../notes.ts';
import { findBar } from '../order.ts';
import { findRaid } from '../pending.ts';
import type { HandView, OfferView, SeatView, View } from '../view.ts';
import { firstSystem, onBoard, onTurn } from './turn.ts';
import { onEffects } from './uses.ts';

/** What a seat can do now. */
export function forSeat(view: View, seat: string, hand: HandView): Affordances {
  const own = view.seats[seat];
  const others = livingOf(view).filter((other) => other !== seat);
  if (own === undefined || own.eliminated) return [];
  const open = Object.values(view.offers).filter(({ state }) => state === 'open');
  const isRoom = hasRoom(open, seat);
  return [
    ...(isRoom ? others.map((to) => proposal(own, to)) : []),
    ...Object.entries(view.offers).flatMap(([id, offer]) =>
      offer.from === seat ? onMade(own, id, offer, isRoom) : onReceived(id, offer),
    ),
    ...onLedger(
      own,
      others.find((other) => !isSilenced(view, other) && canWin(view, other, seat)),
    ),
    ...onSpending(own, findRaid(view, seat) !== undefined),
    ...onNotes(view, seat),
    ...onPillage(view, seat),
    ...onEffects(view, seat, hand, others),
    ...onBetween(view, seat),
    ...(view.active === seat ? onTurn(view) : []),
    ...onTrade(view, seat),
    ...onBoard(view, seat),
  ];
}

/** One's own turn, where nobody has one and it is not for another to go on. */
function onBetween({ between, seats }: View, seat: string): Affordances {
  const isBarred = between === undefined || findBar(between, seats, seat) !== null;
  return isBarred ? [] : [{ command: { type: 'begin-turn', seat } }];
}

const ONE = { tradeGoods: 1 } as const;

/** Something small that the seat can give. */
function smallGift({ tradeGoods, commodities }: SeatView): Items {
  if (commodities > 0) return { commodities: 1 };
  return tradeGoods > 0 ? ONE : {};
}

function proposal(own: SeatView, to: string): Affordances[number] {
  const command = { type: 'propose', to, gives: mutable(smallGift(own)), asks: ONE } as const;
  return { command, fields: ['to', 'gives', 'asks', 'deal'] };
}

function onReceived(offer: string, { state, revision, blocked }: OfferView): Affordances {
  if (state !== 'open') return [];
  const accept = { command: { type: 'accept', offer, revision } } as const;
  return [...(blocked === null ? [accept] : []), { command: { type: 'decline', offer } }];
}

/** A declined offer comes back to the table when it is revised, where there must be room for it. */
function onMade(own: SeatView, id: string, offer: OfferView, isRoom: boolean): Affordances {
  const isOpen = offer.state === 'open';
  if (!isOpen && (offer.state !== 'declined' || !isRoom)) return [];
  const gives = mutable(smallGift(own));
  const revise = { type: 'revise', offer: id, gives, asks: ONE } as const;
  return [
    ...(isOpen ? [{ command: { type: 'withdraw', offer: id } } as const] : []),
    { command: revise, fields: ['gives', 'asks', 'deal'] },
  ];
}

/** Whether one may have won a combat against the other: while one is on, its two sides alone. */
function canWin({ combat }: View, winner: string, loser: string): boolean {
  return combat === null || (isFighter(combat, winner) && isFighter(combat, loser));
}

function onSalvage(commodities: number, to?: string): Affordances {
  if (to === undefined) return [];
  const salvage = { type: 'hand-over', to, items: { commodities }, effect: 'salvage' } as const;
  return [{ command: salvage, fields: ['to', 'items', 'effect'] }];
}

/** What goods let a seat do; `winner` is somebody who may play Salvage, if anybody may. */
function onLedger({ commodities }: SeatView, winner?: string): Affordances {
  return [
    { command: { type: 'replenish' } },
    {
      command: { type: 'gain', tradeGoods: 1 },
      fields: ['commodities', 'tradeGoods', 'relicFragments'],
    },
    ...(commodities > 0
      ? [
          { command: { type: 'convert', commodities } as const, fields: ['commodities'] },
          ...onSalvage(commodities, winner),
        ]
      : []),
  ];
}

/** What a seat can spend; `isHeldUp` where its goods wait for Mentak's decision, which fragments do not. */
function onSpending(own: SeatView, isHeldUp: boolean): Affordances {
  const payment = smallPayment(isHeldUp ? { ...own, commodities: 0, tradeGoods: 0 } : own);
  if (payment === undefined) return [];
  const fields = ['commodities', 'tradeGoods', 'relicFragments', 'permittedBy'];
  return [{ command: { type: 'spend', ...payment }, fields }];
}

/** Something small to pay with: a trade good, else a commodity for what exploring has found, else a fragment. */
function smallPayment({ commodities, tradeGoods, relicFragments }: SeatView) {
  if (tradeGoods > 0) return ONE;
  if (commodities > 0) return { commodities: 1, permittedBy: 'explore-commodities' };
  const kind = FRAGMENTS.find((one) => (relicFragments[one] ?? 0) > 0);
  return kind && { relicFragments: { [kind]: 1 } };
}

/**
 * Notes that can be played now; one that passes on is offered where there is a neighbor to take it, one that puts
 * a token on the map with a system.
 */
function onNotes({ playable = [], neighbors, board }: View, seat: string): Affordances {
  const [target] = Object.keys(neighbors[seat] ?? {});
  return playable.flatMap((note): Affordances => {
    if (doesPlaceToken(note) && board !== null) {
      const system = board.presence[seat]?.[0] ?? firstSystem(board);
      const command = { type: 'play-note', note, system, wormhole: 'alpha' } as const;
      return [{ command, fields: ['system', 'wormhole'] }];
    }
    if (!doesPassOn(note)) return [{ command: { type: 'play-note', note } }];
    if (target === undefined) return [];
    return [{ command: { type: 'play-note', note, target }, fields: ['target'] }];
  });
}

function onPillage({ pending, seats }: View, seat: string): Affordances {
  const prey = pending.flatMap((one) =>
    one.type === 'pillage' && one.by === seat ? [one.target] : [],
  );
  const raids = [...new Set(prey)].flatMap((target): Affordances => {
    const { tradeGoods = 0, commodities = 0 } = seats[target] ?? {};
    if (findShield({ seats }, seat, target) || tradeGoods + commodities === 0) return [];
    const take = tradeGoods > 0 ? 'trade-good' : 'commodity';
    return [{ command: { type: 'pillage', target, take }, fields: ['take'] }];
  });
  return prey.length > 0 ? [...raids, { command: { type: 'waive-pillage' } }] : raids;
}

function onTrade({ trade, active }: View, seat: string): Affordances {
  if (active === seat && trade === null) {
    return [{ command: { type: 'resolve-trade', free: [] }, fields: ['free'] }];
  }
  const canFollow = trade !== null && trade.by !== seat && !trade.followed.includes(seat);
  return canFollow ? [{ command: { type: 'follow-trade' } }] : [];
}

/** Sides that were made here, as a command writes them. */
function mutable({ commodities, tradeGoods }: Items): {
  commodities?: number;
  tradeGoods?: number;
} {
  return { ...(commodities && { commodities }), ...(tradeGoods && { tradeGoods }) };
}
