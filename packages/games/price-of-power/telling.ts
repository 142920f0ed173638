import { fillIn } from '@haggle/engine';
import { cards } from './data/cards.ts';
import type { Event, EventOf } from './events.ts';
import { nodeOf, zoneOf } from './map/places.ts';
import { SUPPLY } from './state.ts';
import { nameOf as spell, words } from './words.ts';

type Placed = EventOf<'placed' | 'removed'>;
type Data = Readonly<Record<string, string | number>>;

const nameOf = (id: string): string => words.names[id] ?? id;
const say = (key: string, data: Data = {}): string => fillIn(nameOf(key), data);

/** An event of this game as a sentence; undefined where the sentence of the catalogue is enough. */
export function tellEvent(event: { readonly type: string }): string | undefined {
  const known = event as Event;
  switch (known.type) {
    case 'placed':
      return say('told-placed', { piece: tellPiece(known), place: tellSpot(known) });
    case 'removed':
      return say('told-removed', { piece: tellPiece(known), place: tellPlace(known) });
    case 'moved':
      return tellMove(known);
    case 'revealed':
      return say('told-revealed', {
        seat: nameOf(known.seat),
        cards: say(`told-cards-${known.cards.length}`),
      });
    case 'proposed':
      return say('told-offer', { terms: tellTerms(known.from, known.to, known) });
    case 'revised':
      return say('told-change', { terms: tellTerms(...known.between, known) });
    default:
      return undefined;
  }
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
  if (deal === null) return terms;
  const text = typeof deal === 'string' ? deal : deal.map((term) => term.text).join('; ');
  return say('told-deal', { terms, text });
}

/** What a bot promises or asks for money: `Wine (T25-1) at Genoa: Castile is ranked first`. */
export function tellFavour(favour: Readonly<Record<'card' | 'node' | 'realm', string>>): string {
  const { card, node, realm } = favour;
  const good = cards.find(({ id }) => id === card)?.good ?? '';
  return say('told-favour', {
    good: words.names[good] ?? spell(good),
    card,
    node: nameOf(node),
    realm: nameOf(realm),
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

function tellBerth({ slot, in: place, count }: Placed): string {
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
  if (isAtNode(what)) return nodeOf(at)?.name ?? nameOf(at);
  const zone = what === 'light-ship' || what === 'hostility' ? zoneOf(at) : undefined;
  return zone === undefined ? nameOf(at) : say('told-zone', { zone: zone.name });
}

function tellMove({ what, realm, from, to }: EventOf<'moved'>): string {
  return say('told-moved', {
    piece: say(`piece-${what}`, { realm: nameOf(realm) }),
    from: tellPlace({ what, at: from }),
    to: tellPlace({ what, at: to }),
  });
}
