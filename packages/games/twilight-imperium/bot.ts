import { type Bot, isSame, shuffle } from '@haggle/engine';
import { hasTransacted, isPair } from './allowance.ts';
import { bargains } from './bot/bargains.ts';
import { explainRefusal, reply } from './bot/replies.ts';
import { treasureBargains } from './bot/treasures.ts';
import { type Chance, canTransact, isItsTurn, takeTurn } from './bot/turns.ts';
import { isGood } from './bot/worth.ts';
import type { Command } from './commands.ts';
import { findShield } from './effects/notes-in-play.ts';
import { isEliminated, livingOf } from './elimination.ts';
import type { Items } from './items.ts';
import { partsOf } from './notes.ts';
import { findLacked } from './tidy.ts';
import type { OfferView, SeatView, View } from './view.ts';

/** Seconds until a bot looks again; in its own turn others wait for it. */
const LOOK_AGAIN = { own: 2, other: 5 } as const;

/** One look in so many, a bot thinks of notes and fragments: once goods are washed, little else is left to trade. */
const TREASURE_LOOKS = 10;

/** The more offers somebody has turned down, the rarer he gets another: one look in so many more, and this is the most. */
const WEARIEST = 4;

type Idea = (view: View, seat: string, order: readonly string[], chance: Chance) => Command | null;

/** What a bot thinks of, most pressing first. */
const IDEAS: readonly Idea[] = [
  discard,
  raid,
  collect,
  answer,
  reply,
  mend,
  followTrade,
  propose,
  takeTurn,
];

/**
 * A player for the demo table: takes what is worth more than it costs (a wash always is), turns down what
 * is not, and offers washes, sells and buys commodities for fewer trade goods, and deals in notes and fragments. Where
 * the table goes by its seats it takes its turns by itself. It decides from its view alone.
 */
export const bot: Bot<View, Command> = (view, { seat, now, random }) => {
  const order = shuffle(
    livingOf(view).filter((other) => other !== seat),
    random,
  );
  const isHeldUp = view.pending.some((one) => one.type === 'discard' && one.by !== seat);
  const wait = isItsTurn(view, seat) ? LOOK_AGAIN.own : LOOK_AGAIN.other;
  if (isHeldUp || isEliminated(view, seat)) return { wait };
  for (const idea of IDEAS) {
    const command = idea(view, seat, order, { now, random });
    if (command) return { command };
  }
  return { wait };
};

function discard(view: View, seat: string): Command | null {
  const due = view.pending.find((one) => one.type === 'discard' && one.by === seat);
  if (due?.type !== 'discard') return null;
  return { type: 'discard', actionCards: [...(view.hand?.actionCards ?? [])].slice(0, due.count) };
}

/** Mentak never lets anybody go: nobody gives it anything for that. */
function raid(view: View, seat: string): Command | null {
  const due = view.pending.find((one) => one.type === 'pillage' && one.by === seat);
  if (due?.type !== 'pillage') return null;
  const { target } = due;
  if (findShield(view, seat, target)) return { type: 'waive-pillage', target };
  const { tradeGoods = 0, commodities = 0 } = view.seats[target] ?? {};
  if (tradeGoods > 0) return { type: 'pillage', target, take: 'trade-good' };
  if (commodities > 0) return { type: 'pillage', target, take: 'commodity' };
  return { type: 'waive-pillage', target };
}

/** Plays a Trade Agreement as soon as its owner has replenished something. */
function collect({ playable = [], seats }: View): Command | null {
  const note = playable.find((one) => {
    const { owner, kind } = partsOf(one);
    return kind === 'trade-agreement' && (seats[owner]?.commodities ?? 0) > 0;
  });
  return note === undefined ? null : { type: 'play-note', note };
}

/** Takes a good offer as soon as it can be taken; turns the others down, and says why. */
function answer(view: View, seat: string): Command | null {
  for (const [id, offer] of Object.entries(view.offers)) {
    if (offer.to !== seat || offer.state !== 'open') continue;
    if (isShort(view, seat, offer) || !isGood(view, seat, offer)) {
      return explainRefusal(view, seat, offer) ?? { type: 'decline', offer: id };
    }
    if (offer.blocked === null) return { type: 'accept', offer: id, revision: offer.revision };
  }
  return null;
}

/** Whether the seat has not, or cannot give, what an offer asks of it. */
function isShort(view: View, seat: string, { from, gives, asks, blocked }: OfferView): boolean {
  const giver = view.seats[from];
  if (giver === undefined) return false;
  const isMine = blocked === 'not-owned' && covers(giver, gives);
  return (
    !holds(view, seat, asks) || isMine || blocked === 'item-kind' || blocked === 'note-in-play'
  );
}

/** Whether a seat has the goods of a side, and the bot's own seat the note. */
function holds(view: View, seat: string, items: Items): boolean {
  const own = view.seats[seat];
  const { promissoryNote: note } = items;
  const hasNote = note === undefined || view.hand?.promissoryNotes.includes(note) === true;
  return own !== undefined && hasNote && covers(own, items);
}

function covers(own: SeatView, items: Items): boolean {
  const { commodities = 0, tradeGoods = 0, relicFragments = {} } = items;
  const hasGoods = own.commodities >= commodities && own.tradeGoods >= tradeGoods;
  return hasGoods && findLacked(own.relicFragments, relicFragments) === undefined;
}

/** Takes back what one of the two could not give, as far as it sees, and what they can have in another turn at the earliest. */
function mend(view: View, seat: string): Command | null {
  for (const [id, offer] of Object.entries(view.offers)) {
    if (offer.from !== seat || offer.state !== 'open') continue;
    const other = view.seats[offer.to];
    const isIdle = other !== undefined && !covers(other, offer.asks);
    if (isIdle || !holds(view, seat, offer.gives) || hasTransacted(view, seat, offer.to)) {
      return { type: 'withdraw', offer: id };
    }
  }
  return null;
}

/** Replenishes for nothing where it was chosen to. */
function followTrade({ trade }: View, seat: string): Command | null {
  if (trade === null || !trade.free.includes(seat) || trade.followed.includes(seat)) return null;
  return { type: 'follow-trade' };
}

/** Goods first; at times notes and fragments too. */
function propose(
  view: View,
  seat: string,
  order: readonly string[],
  { random }: Chance,
): Command | null {
  const own = view.seats[seat];
  if (own === undefined) return null;
  for (const to of order) {
    const other = view.seats[to];
    if (other === undefined || !canTransact(view, seat, to) || isTalking(view, seat, to)) continue;
    const declined = offersDeclined(view, seat, to);
    if (random(1 + Math.min(declined.length, WEARIEST)) > 0) continue;
    const treasures = random(TREASURE_LOOKS) === 0 ? treasureBargains(view, seat, to) : [];
    const terms = [...bargains(own, other), ...shuffle(treasures, random)].find(
      (one) => !declined.some(({ gives, asks }) => isSame({ gives, asks }, one)),
    );
    if (terms) return { type: 'propose', to, ...terms };
  }
  return null;
}

function isTalking({ offers }: View, one: string, other: string): boolean {
  return Object.values(offers).some(
    ({ from, to, state }) => state === 'open' && isPair([from, to], one, other),
  );
}

/**
 * What somebody did not want: the same terms are not put to him twice. What the bot took back itself, because it was
 * short for a while or the two had had their transaction, may be put again in another turn.
 */
function offersDeclined({ offers }: View, from: string, to: string): readonly OfferView[] {
  return Object.values(offers).filter(
    (offer) => offer.from === from && offer.to === to && offer.state === 'declined',
  );
}
