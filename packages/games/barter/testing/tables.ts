import { type Random, shuffle } from '@haggle/engine';
import type { Deck } from '../cards/deck.ts';
import type { Rulebook } from '../rulebook.ts';

const NAMES = [
  'crete',
  'egypt',
  'thrace',
  'babylon',
  'rome',
  'assyria',
  'hatti',
  'illyria',
  'iberia',
  'carthage',
  'celt',
  'minoa',
  'persia',
  'saba',
  'maurya',
  'nubia',
  'parthia',
  'kushan',
] as const;

/** A set-up: a few hands that were given, or stacks dealt by cities; all options now and then. */
export function drawSetup(rules: Rulebook, random: Random): unknown {
  const isGiven = random(3) > 0;
  const { min, max } = rules.seats;
  const most = isGiven ? 5 : max;
  const least = isGiven ? 2 : min;
  const seats = NAMES.slice(0, least + random(most - least + 1));
  const players = min + random(max - min + 1);
  const deck = rules.deckFor(isGiven ? players : seats.length, undefined);
  const mining = rules.mining && random(2) === 0 ? { mining: [seats[0]] } : {};
  const treasury = random(4) === 0 ? { treasury: { [seats[0] ?? '']: random(60) } } : {};
  const cards = isGiven
    ? { players, hands: deck ? drawHands(deck, seats, random) : {} }
    : { cities: Object.fromEntries(seats.map((seat) => [seat, random(10)])) };
  return { seats, ...cards, ...mining, ...treasury, options: drawOptions(rules, random) };
}

function drawHands(deck: Deck, seats: readonly string[], random: Random): unknown {
  const all = deck.cards.flatMap(({ kind, copies }) =>
    new Array<string>(Math.min(copies, 9)).fill(kind.id),
  );
  // A few kinds only, so that sets, duplicates and parallel promises come about often.
  const kinds = new Set(
    shuffle(deck.kinds, random)
      .slice(0, 6 + random(8))
      .map(({ id }) => id),
  );
  const pile = shuffle(
    all.filter((id) => kinds.has(id)),
    random,
  );
  return Object.fromEntries(
    seats.map((seat) => {
      const hand: Record<string, number> = {};
      for (const id of pile.splice(0, random(5) === 0 ? random(4) : 4 + random(8)))
        hand[id] = (hand[id] ?? 0) + 1;
      return [seat, hand];
    }),
  );
}

function drawOptions(rules: Rulebook, random: Random): unknown {
  const options: Record<string, unknown> = {};
  if (random(2) === 0) options.timeLimit = random(3) === 0 ? null : 1 + random(60);
  if (random(8) === 0) options.start = 'host';
  if (random(4) === 0) options.handLimit = random(3) === 0 ? null : random(10);
  if (rules.options.includes('misdeals') && random(2) === 0) options.misdeals = 'honour';
  if (rules.options.includes('excess') && random(2) === 0) options.excess = 'majors-first';
  if (rules.options.includes('namedCalamities') && random(4) === 0) options.namedCalamities = true;
  if (rules.options.includes('calamityLimit') && random(4) === 0) {
    options.calamityLimit = random(2) === 0 ? null : random(4);
  }
  return options;
}
