import { enumerate, fillIn, writeSentence } from '@haggle/engine';
import type { Deal } from './commands.ts';
import { cardOf } from './data/cards.ts';
import type { EventOf } from './events.ts';
import { nodeOf, zoneOf } from './map/places.ts';
import { type SeenOf, seenEvent } from './seen.ts';
import { type ShipMove, SUPPLY } from './state.ts';
import { wordsOf } from './terms.ts';
import { nameOf as spell, words } from './words.ts';

type Placed = EventOf<'placed' | 'removed'>;
type Data = Readonly<Record<string, string | number>>;

const nameOf = (id: string): string => words.names[id] ?? id;
const say = (key: string, data: Data = {}): string => fillIn(nameOf(key), data, words);

/** An event of this game as a sentence; undefined where the sentence of the catalogue is enough. */
export function tellEvent(event: { readonly type: string }): string | undefined {
  const known = seenEvent(event);
  switch (known.type) {
    case 'placed':
      return say('told-placed', { piece: tellPiece(known), place: tellSpot(known) });
    case 'removed':
      return say('told-removed', { piece: tellPiece(known), place: tellPlace(known) });
    case 'moved':
      return tellMove(known);
    case 'revealed':
      return tellRevealed(known);
    case 'traded':
      return tellTrade(known);
    case 'collected':
      return tellIncome(known);
    case 'discovered':
      return tellDiscovery(known);
    case 'corrected':
      return tellCorrection(known);
    case 'agreed':
      return say('told-offer', { terms: tellAgreed(known) });
    case 'proposed':
      return say('told-offer', { terms: tellTerms(known.from, known.to, known) });
    case 'revised':
      return say('told-change', { terms: tellTerms(...known.between, known) });
    case 'said':
      return tellSaid(known);
    case 'withdrawn':
      return say('told-withdrawn', {
        from: nameOf(known.between[0]),
        to: nameOf(known.between[1]),
      });
    case 'declined':
      return say('told-declined', { to: nameOf(known.between[1]), of: whose(known.between[0]) });
    default:
      return undefined;
  }
}

/** Whom a line was said to, where it was not all. */
function tellSaid({ from, to, text }: EventOf<'said'>): string | undefined {
  return to === null
    ? undefined
    : say('told-said-to', { from: nameOf(from), to: nameOf(to), text });
}

/** A name before what somebody has: England’s, the Papal States’. */
function whose(realm: string): string {
  const name = nameOf(realm);
  return say(name.endsWith('s') ? 'told-whose-s' : 'told-whose', { name });
}

function tellRevealed({ seat, cards: revealed }: EventOf<'revealed'>): string {
  const cards = say(`told-cards-${revealed.length}`);
  const data = { seat: nameOf(seat), cards, goods: listOf(revealed.map(goodOf)) };
  return say(revealed.length === 0 ? 'told-revealed-none' : 'told-revealed', data);
}

/**
 * What is traded where, the ship and the Merchant that move for it, so that the pawns of a board beside the page can
 * follow, and who must be ranked before anybody is paid.
 */
function tellTrade(trade: EventOf<'traded'>): string {
  const { seat, card, node, ship, merchant, tied } = trade;
  const told = [
    say(`told-traded-${trade.kind}`, {
      ...placesOf(trade),
      seat: nameOf(seat),
      good: goodOf(card),
    }),
    ...(ship ? tellWay(ship) : []),
    ...(merchant === node
      ? []
      : [say('told-merchant', { from: tellPlace({ what: 'merchant', at: merchant }) })]),
    ...(tied.length > 0 ? [say('told-tied', { realms: listOf(tied.map(nameOf)) })] : []),
  ];
  return joinSentences(told);
}

/** How the ship that moves for a trade goes, whose ship it pushes out of a slot, and the slot that it leaves free. */
function tellWay({ from, to, fromPort, slot, displaces }: ShipMove): readonly string[] {
  const way = { from: zoneName(from), to: zoneName(to) };
  return [
    say(fromPort === true ? 'told-ship-port' : 'told-ship', way),
    ...(displaces === undefined ? [] : [say('told-displaced', { rival: nameOf(displaces) })]),
    ...(slot === false ? [say('told-ship-loose')] : []),
  ];
}

/** How the equals were ranked, and what everybody is paid. */
function tellIncome(collected: EventOf<'collected'>): string {
  const { seat, card, order, income } = collected;
  const paid = Object.entries(income).map(([realm, ducats]) =>
    say(ducats > 0 ? 'told-paid' : 'told-unpaid', { realm: nameOf(realm), ducats }),
  );
  const data = { ...placesOf(collected), good: goodOf(card), paid: listOf(paid) };
  const told = [
    ...(order.length > 0
      ? [say('told-ranked', { seat: nameOf(seat), order: order.map(nameOf).join(' > ') })]
      : []),
    say(paid.length > 0 ? 'told-income' : 'told-no-income', data),
  ];
  return joinSentences(told);
}

/** Which cards come into the Trade Deck with a continent, so that a deck beside the page can follow. */
function tellDiscovery({ continent, cards: fresh }: SeenOf<'discovered'>): string {
  const goods = [...new Set(fresh.map(goodOf))];
  return say(fresh.length > 0 ? 'told-discovered' : 'told-discovered-none', {
    continent: say(`told-continent-${continent}`),
    n: fresh.length,
    goods: listOf(goods),
  });
}

function tellCorrection({ realm, set, why }: EventOf<'corrected'>): string {
  const figures = Object.entries(set).map(([figure, had]) => {
    if (had === null) return say('told-no-capital');
    return say(`told-figure-${figure}`, { n: typeof had === 'string' ? nameOf(had) : had });
  });
  return say('told-corrected', { realm: nameOf(realm), figures: listOf(figures), why });
}

/** The node of a trade, and for a secondary one the primary node that it goes with. */
function placesOf(trade: Pick<EventOf<'traded'>, 'node' | 'primary'>): Data {
  return { node: nodeName(trade.node), primary: nodeName(trade.primary ?? trade.node) };
}

const nodeName = (id: string): string => nodeOf(id)?.name ?? nameOf(id);
const zoneName = (id: string): string => zoneOf(id)?.name ?? nameOf(id);

/** The good of a card, as people call it. */
function goodOf(card: string): string {
  const good = cardOf(card)?.good ?? card;
  return words.names[good] ?? spell(good);
}

/** Sentences one after another, each of which may begin with a realm: The Ottomans. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => writeSentence(sentence, words)).join(' ');
}

function listOf(names: readonly string[]): string {
  return enumerate(names, (data) => say('told-and', data));
}

type Terms = Pick<EventOf<'proposed'>, 'gives' | 'asks' | 'deal'>;

/** What somebody offers and asks, and what is said with it: `England offers France 2 ducats: “Rank me first”`. */
function tellTerms(maker: string, partner: string, { gives, asks, deal }: Terms): string {
  const sides = `${gives > 0 ? '-gives' : ''}${asks > 0 ? '-asks' : ''}`;
  const terms = say(`told-terms${sides}`, {
    from: nameOf(maker),
    to: nameOf(partner),
    gives: say('told-ducats', { ducats: gives }),
    asks: say('told-ducats', { ducats: asks }),
  });
  return tellDeal(terms, deal);
}

/** Who pays whom in the end, and what was promised. */
function tellAgreed({ payer, payee, ducats, deal = null }: SeenOf<'agreed'>): string {
  const even = deal === null ? 'told-agreed-even' : 'told-agreed-deal';
  const terms = say(ducats > 0 ? 'told-agreed' : even, {
    payer: nameOf(payer),
    payee: nameOf(payee),
    paid: say('told-ducats', { ducats }),
  });
  return tellDeal(terms, deal);
}

/** Terms with the words that go with them. */
function tellDeal(terms: string, deal: Deal | null): string {
  if (deal === null) return terms;
  // The sentence has a full stop of its own.
  return say('told-deal', { terms, text: wordsOf(deal).replace(/\.$/, '') });
}

/** What a bot promises or asks for money: `Wine (T25-1) at Genoa: Castile is ranked above France`. */
export function tellFavour({
  card,
  node,
  realm,
  rivals,
}: Readonly<Record<'card' | 'node' | 'realm', string>> & {
  readonly rivals: readonly string[];
}): string {
  return say('told-favour', {
    good: goodOf(card),
    card,
    node: nameOf(node),
    realm: nameOf(realm),
    rivals: rivals.map(nameOf).join(', '),
  });
}

/** What it is, whose, and how many: `2 Light Ships of England (in slots)`. */
function tellPiece(piece: Placed): string {
  const { what, realm, size, count } = piece;
  const kind = what === 'town' ? `town-${size ?? 'small'}` : what;
  const owner = realm === null ? '' : nameOf(realm);
  const told = say(count === 1 ? `piece-${kind}` : `pieces-${kind}`, { count, realm: owner });
  return what === 'light-ship' ? told + tellBerth(piece) : told;
}

function tellBerth({ slot, in: place, count }: Pick<Placed, 'slot' | 'in' | 'count'>): string {
  if (place !== null) return say(`berth-${place}`);
  if (slot === null) return '';
  return say(`berth-${slot ? 'slot' : 'sea'}${count === 1 ? '' : 's'}`);
}

/** Where it comes to: at a node, in anything else. */
function tellSpot(piece: Placed): string {
  const isNode = isAtNode(piece.what) && piece.at !== SUPPLY;
  return say(isNode ? 'told-at' : 'told-in', { place: tellPlace(piece) });
}

function isAtNode(what: Placed['what']): boolean {
  return what === 'merchant' || what === 'pirate' || what === 'expansion';
}

/** A place by its name; one name may be a node's, a Sea Zone's and an Area's. */
function tellPlace({ what, at }: { readonly what: Placed['what']; readonly at: string }): string {
  if (at === SUPPLY) return say('told-supply');
  if (isAtNode(what)) return nodeName(at);
  const zone = what === 'light-ship' || what === 'hostility' ? zoneOf(at) : undefined;
  return zone === undefined ? nameOf(at) : say('told-zone', { zone: zone.name });
}

function tellMove({ what, realm, from, to, slot, laid }: EventOf<'moved'>): string {
  const piece = say(`piece-${what}`, { realm: nameOf(realm) });
  const end = tellPlace({ what, at: to });
  const posture = laid === undefined ? '' : laid ? 'laid' : 'raised';
  if (from === to && posture) return say(`told-${posture}`, { piece, place: end });
  const how = tellBerth({ slot, in: null, count: 1 }) + (posture && say(`berth-${posture}`));
  return say('told-moved', { piece, from: tellPlace({ what, at: from }), to: end + how });
}
