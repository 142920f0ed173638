/**
 * The one trade that everything is measured with: 18 seats with twelve cards each sit in nine pairs,
 * and the two of a pair hand each other three cards, there and back again.
 */
const KINDS = [
  ['ochre', 9],
  ['clay', 9],
  ['flax', 9],
  ['hides', 9],
  ['bone', 8],
  ['papyrus', 8],
  ['iron', 8],
  ['stone', 8],
  ['furs', 8],
  ['wax', 8],
  ['fish', 8],
  ['fruit', 9],
  ['timber', 8],
  ['salt', 9],
  ['ceramics', 8],
  ['wool', 7],
  ['oil', 8],
  ['cotton', 7],
  ['sugar', 8],
  ['grain', 8],
  ['wine', 6],
  ['textiles', 7],
  ['lacquer', 6],
  ['livestock', 7],
  ['glass', 6],
  ['tin', 5],
  ['copper', 6],
  ['silver', 5],
];

export const SEATS = Array.from({ length: 18 }, (_, index) => `seat-${index + 1}`);

const CARDS_A_SEAT = 12;
const deck = KINDS.flatMap(([kind, copies]) => Array(copies).fill(kind));

/** Each seat's cards as a list of kinds. */
export const HANDS = SEATS.map((_, index) =>
  deck.slice(index * CARDS_A_SEAT, (index + 1) * CARDS_A_SEAT),
);

/** The nine pairs: who makes the offers, who takes them, and the three cards that each begins with. */
export const PAIRS = Array.from({ length: 9 }, (_, index) => ({
  maker: SEATS[2 * index],
  taker: SEATS[2 * index + 1],
  bundles: [HANDS[2 * index].slice(0, 3), HANDS[2 * index + 1].slice(-3)],
}));

/** A list of kinds as counts. */
export function counts(kinds) {
  const bag = {};
  for (const kind of kinds) bag[kind] = (bag[kind] ?? 0) + 1;
  return bag;
}

/** The set-up of a table with the first so many seats, at which all this is legal; the deck is always the same. */
export function setupFor(count) {
  const seats = SEATS.slice(0, count);
  return {
    seats,
    players: SEATS.length,
    hands: Object.fromEntries(seats.map((seat, index) => [seat, counts(HANDS[index])])),
    options: { timeLimit: null },
  };
}

/** The set-up of the table with all 18 seats. */
export const SETUP = setupFor(SEATS.length);

/** The bundles of a pair in its nth trade: what the maker gives and what it gets. */
export function bundlesAt(pair, round) {
  const [first, second] = pair.bundles;
  return round % 2 === 0 ? { gives: first, gets: second } : { gives: second, gets: first };
}

/** The three commands of a pair's nth trade; `offer` is the id that the first of them was answered with. */
export function commandsAt(pair, round) {
  const { gives, gets } = bundlesAt(pair, round);
  return {
    propose: {
      type: 'propose',
      to: pair.taker,
      gives: { count: 3, named: gives.slice(0, 2) },
      asks: { count: 3, named: gets.slice(0, 2) },
    },
    accept: (offer) => ({ type: 'accept', offer, revision: 1, cards: counts(gets) }),
    deliver: (offer) => ({ type: 'deliver', offer, revision: 1, cards: counts(gives) }),
  };
}
