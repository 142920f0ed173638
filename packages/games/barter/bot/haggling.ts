import { shuffle } from '@haggle/engine';
import type { Command, CommandOf, Side } from '../commands.ts';
import { weigh } from './deals.ts';
import type { Partner } from './estimates.ts';
import type { Listed } from './listed.ts';
import { readMarket } from './market.ts';
import { hasSaidAll, maySpeak } from './pace.ts';
import { bestProposal, type Draft, keyOf, type Outlook } from './proposals.ts';
import { worthOfOneMore } from './scales.ts';
import { findSilent } from './silence.ts';
import type { Situation } from './situation.ts';

/** How often an offer is put anew before it is left as it is. */
const LAST_REVISION = 5;

/** An offer is put anew at one look out of so many, so that it has stood a while. */
const LOOKS_TO_CONCEDE = 4;

/** How many offers stand at once, to all and to single seats. */
const OPEN_TO_ALL = 2;
const OPEN_TO_ONE = 3;

/** Of how many seats with offers a bot thinks at one look; it meets the others at the next. */
const LISTENED_TO = 5;

/** How many of its best kinds a seat may name beyond what binds it. */
const TEMPTING = 3;

/** Takes back an own offer that the hand has made a bad one, or puts it anew. */
export function mendOffers(situation: Situation): Command | null {
  for (const offer of situation.standing) {
    const weighed = weigh(situation.scales, situation.stock, offer.gives, offer.asks);
    if (weighed !== null && weighed.gain >= situation.margin / 2) continue;
    const better = maySpeak(situation) ? revised(situation, offer) : null;
    return better ?? { type: 'withdraw', offer: offer.id };
  }
  return null;
}

/** Puts an own offer anew that nobody took, going further towards the others. Who is silent is not pressed. */
export function concede(situation: Situation): Command | null {
  if (situation.random(LOOKS_TO_CONCEDE) > 0 || !maySpeak(situation)) return null;
  const { mine, standing } = situation;
  const refused = mine.filter(({ to, state }) => to !== null && state === 'declined');
  const silent = new Set<Partner>(findSilent(situation));
  for (const offer of [...standing, ...refused].filter(({ to }) => !silent.has(to))) {
    const better = canRevise(offer) ? revised(situation, offer) : null;
    if (better) return better;
  }
  return null;
}

function revised(situation: Situation, offer: Listed): Command | null {
  const { to, gives, asks } = offer;
  const draft = think(situation, [to], {
    concession: offer.revision,
    instead: { to, gives, asks },
  });
  return draft && { type: 'revise', offer: offer.id, ...sides(situation, draft) };
}

/**
 * Turns, now and then, to somebody who is silent, with one offer: of all who could, one or another does at each of
 * their looks, so that it is not the whole table at once.
 */
export function approach(situation: Situation): Command | null {
  const { random, standing, mine, view } = situation;
  const silent = findSilent(situation).filter((other) => mine.every(({ to }) => to !== other));
  const toOne = standing.filter(({ to }) => to !== null).length;
  if (silent.length === 0 || toOne >= OPEN_TO_ONE || !maySpeak(situation)) return null;
  const others = Object.keys(view.seats).length - 1;
  if (random(others) > 0) return null;
  const [other = null] = shuffle(silent, random);
  return proposed(situation, think(situation, [other], { concession: 1 }));
}

/** Makes an offer to all, or to one whose own offer shows that he has something. */
export function propose(situation: Situation): Command | null {
  if (!maySpeak(situation)) return null;
  const toAll = situation.standing.filter(({ to }) => to === null).length;
  const toOne = situation.standing.length - toAll;
  const partners: Partner[] = toAll < OPEN_TO_ALL ? [null] : [];
  if (toOne < OPEN_TO_ONE) partners.push(...askable(situation));
  return proposed(situation, think(situation, partners, { concession: 0 }));
}

/**
 * Answers an offer that was made to this seat alone: by an own one, else by declining. Any of several, so that
 * nobody waits behind two who always have a new word for each other.
 */
export function answerDirect(situation: Situation): Command | null {
  const direct = situation.incoming.filter(({ to }) => to !== null);
  const [offer] = shuffle(direct, situation.random);
  if (offer === undefined) return null;
  return counter(situation, offer.from) ?? { type: 'decline', offer: offer.id };
}

/** An own offer to one who has made one that will not do; one at a time. */
function counter(situation: Situation, partner: string): Command | null {
  const own = situation.mine.filter(({ to }) => to === partner);
  if (own.some(({ state }) => state === 'open' || state === 'accepted')) return null;
  const last = own.find(({ state }) => state === 'declined');
  if (last) return canRevise(last) && maySpeak(situation) ? revised(situation, last) : null;
  return hasSaidAll(situation)
    ? null
    : proposed(situation, think(situation, [partner], { concession: 1 }));
}

function canRevise({ revision }: Listed): boolean {
  return revision < LAST_REVISION;
}

/** Seats with an offer on the floor that have none of this seat's, and have not just said no. */
function askable({ random, incoming, mine }: Situation): readonly string[] {
  const asked = new Set(
    mine.filter(({ state }) => state === 'open' || state === 'declined').map(({ to }) => to),
  );
  const seats = [...new Set(incoming.map(({ from }) => from))].filter((other) => !asked.has(other));
  return shuffle(seats, random).slice(0, LISTENED_TO);
}

function think(
  situation: Situation,
  partners: readonly Partner[],
  manner: Pick<Outlook, 'concession' | 'instead'>,
): Draft | null {
  const { scales, stock, random, cards, margin, view } = situation;
  const said = new Set(situation.mine.filter(isKnown).map(keyOf));
  const market = readMarket(situation.incoming, situation.seen);
  const trades = (2 * view.trades.length) / Object.keys(view.seats).length;
  const outlook: Outlook = { stock, market, partners, cards, trades, margin, said, ...manner };
  return bestProposal(scales, outlook, random);
}

function isKnown({ state }: Listed): boolean {
  return state === 'open' || state === 'declined' || state === 'withdrawn';
}

function proposed(situation: Situation, draft: Draft | null): Command | null {
  if (draft === null) return null;
  const { to } = draft;
  return { type: 'propose', ...(to !== null && { to }), ...sides(situation, draft) };
}

type Said = CommandOf<'propose'>['gives'];

function sides(situation: Situation, { gives, asks }: Draft): { gives: Said; asks: Said } {
  return {
    gives: talkUp(situation, gives, asks),
    asks: { count: asks.count, named: [...asks.named] },
  };
}

/** Says a third name now and then, truly or not, as nothing binds it; not one that it looks for itself. */
function talkUp({ scales, stock, random }: Situation, { count, named }: Side, asks: Side): Said {
  const side: Said = { count, named: [...named] };
  if (named.length >= count || random(1000) >= scales.temper.bluff * 1000) return side;
  const tempting = Object.keys(stock.hand)
    .filter((kind) => scales.facts.commodities.has(kind) && !asks.named.includes(kind))
    .sort((one, other) => worthOfOneMore(scales, {}, other) - worthOfOneMore(scales, {}, one))
    .slice(0, TEMPTING);
  const kind = tempting.length > 0 ? tempting[random(tempting.length)] : undefined;
  if (kind === undefined) return side;
  return { ...side, named: [...named, kind], ...(random(3) === 0 && { calamityFree: true }) };
}
