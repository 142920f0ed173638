import { type Bag, fillIn, type Words } from '@haggle/engine';
import { kindOfCard } from './cards/deck.ts';
import type { EventOf, Ground } from './events.ts';
import { type SeenEvent, seenEvent } from './seen.ts';

/** How seats are called, and things in a row joined, where an event is told. */
export type Manner = {
  readonly seat: (id: string) => string;
  readonly list: (items: readonly string[]) => string;
};

/** An event of the log as a sentence; undefined where the sentence of the catalogue is enough. */
export type Teller = (event: { readonly type: string }) => string | undefined;

type Say = (key: string, data: Readonly<Record<string, string | number>>) => string;
type Teach = Manner & { readonly say: Say; readonly kind: (id: string) => string };

/**
 * Events whose lists no sentence with places can tell, each as far as its log has it: why a deal was undone (to
 * others the catalogue says whose fault it was), who holds how many calamities and which the reader lost, what was
 * surrendered where all see it, what a reader has discarded, what was taken from a hand by lot or handed over, and
 * which calamities were turned up (rules clauses AC-29.4, AC-31.71, MC-7.11, MC-8.4, MC-9 to MC-9b), that a seat owes
 * no cards any more or keeps as many as the others, why trading is over, and whom a line of talk was for.
 */
export function tellingOf({ names }: Words, manner: Manner): Teller {
  const say: Say = (key, data) => fillIn(names[key] ?? key, data);
  const how: Teach = { ...manner, say, kind: (id) => names[id] ?? id };
  return (event) => {
    const told = seenEvent(event);
    switch (told.type) {
      case 'misdealt':
        return 'between' in told ? tellMisdeal(told, how) : undefined;
      case 'calamities-selected':
        return tellSelection(told, how);
      case 'surrendered':
        return 'cards' in told ? tellSurrender(told, how) : undefined;
      case 'discarded':
        return 'cards' in told ? tellDiscard(told, how) : undefined;
      case 'calamities-revealed':
        return tellCalamities(told, how);
      case 'cards-taken':
        return tellTaking(told, how);
      case 'handed-over':
        return tellHandOver(told, how);
      case 'cards-asked':
        return told.count === 0
          ? say('told-asked-none', { from: manner.seat(told.from), to: manner.seat(told.to) })
          : undefined;
      case 'hand-limit-set':
        return told.limit === null
          ? say('told-limit-of-all', { seat: manner.seat(told.seat) })
          : undefined;
      case 'trading-ended':
        return say(`told-ended-${told.reason}`, {});
      case 'said':
        return tellSaid(told, how);
      default:
        return undefined;
    }
  };
}

/** Whom a line was said to, where it was not all. */
function tellSaid({ from, to, text }: EventOf<'said'>, { seat, say }: Teach): string | undefined {
  return to === null ? undefined : say('told-said-to', { from: seat(from), to: seat(to), text });
}

const FAULTS: Readonly<Record<Ground, string>> = {
  'count-mismatch': 'told-count-mismatch',
  'cards-missing': 'told-cards-missing',
  'non-tradable': 'told-non-tradable',
};

function tellMisdeal({ between, grounds }: EventOf<'misdealt'>, { seat, list, say }: Teach) {
  const faults = grounds.map((fault) => say(FAULTS[fault.ground], { seat: seat(fault.seat) }));
  return say('told-misdealt', { between: list(between.map(seat)), grounds: list(faults) });
}

function tellSelection({ revealed, discarded }: EventOf<'calamities-selected'>, how: Teach) {
  const { seat, list, say } = how;
  const held = Object.entries(revealed).filter(([, n]) => n > 0);
  const shown = held.map(([id, n]) => say('told-held', { seat: seat(id), n }));
  const lost = Object.entries(discarded).map(([id, cards]) =>
    say('told-lost', {
      seat: seat(id),
      cards: list(cards.map((card) => how.kind(kindOfCard(card)))),
    }),
  );
  return [say('told-selected', { held: list(shown) }), ...lost].join(' ');
}

function tellSurrender({ seat: id, cards }: EventOf<'surrendered'>, how: Teach) {
  return how.say('told-surrendered', { seat: how.seat(id), cards: tellCards(cards, how) });
}

function tellDiscard({ seat, cards, value }: EventOf<'discarded'>, how: Teach) {
  return how.say('told-discarded', { seat: how.seat(seat), cards: tellCards(cards, how), value });
}

function tellCards(cards: Bag, { list, kind }: Teach): string {
  return list(
    Object.entries(cards).map(([card, n]) => {
      const name = kind(kindOfCard(card));
      return n === 1 ? name : `${n} ${name}`;
    }),
  );
}

/** What was taken by lot: to the two which cards, to others how many. */
function tellTaking(told: Extract<SeenEvent, { type: 'cards-taken' }>, how: Teach): string {
  const { from, to, why } = told;
  const cards = tellMoved(told, how);
  const key = `told-taken${to === null ? '-away' : ''}${why === null ? '' : '-why'}`;
  return how.say(key, {
    from: how.seat(from),
    to: to === null ? '' : how.seat(to),
    cards,
    why: why ?? '',
  });
}

/** What a seat has handed over by its own choice: to the two which cards, to others how many. */
function tellHandOver(told: Extract<SeenEvent, { type: 'handed-over' }>, how: Teach): string {
  const { from, to } = told;
  const cards = tellMoved(told, how);
  return how.say('told-handed-over', { from: how.seat(from), to: how.seat(to), cards });
}

function tellMoved(told: { readonly cards: Bag } | { readonly count: number }, how: Teach): string {
  return 'cards' in told ? tellCards(told.cards, how) : how.say('told-cards', { n: told.count });
}

function tellCalamities({ calamities }: EventOf<'calamities-revealed'>, how: Teach) {
  const { seat, list, say } = how;
  const turned = Object.entries(calamities).flatMap(([id, held]) =>
    held.map((calamity) => {
      const data = { kind: how.kind(calamity.kind), seat: seat(id) };
      if (calamity.from === null) return say('told-calamity', data);
      return say('told-calamity-from', { ...data, from: seat(calamity.from) });
    }),
  );
  return say('told-revealed', { calamities: list(turned) });
}
