import { areAmbiguous, type Bag, type Context, done, malformed, type Result } from '@haggle/engine';
import { type Block, type Deck, type Kind, usualBlock } from './cards/deck.ts';
import { cardAt, namesOfCards } from './cards/hand.ts';
import { buildStacks, deal, tellDeal, tellStacks } from './cards/stacks.ts';
import { deadlineFrom } from './decide/clock.ts';
import { phaseFor } from './decide/turns.ts';
import type { Refused } from './desk.ts';
import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { Setup } from './setup.ts';
import { EXCESS, MISDEALS, type Options } from './state.ts';

type Plan = {
  readonly ids: readonly string[];
  readonly deck: Deck;
  readonly blocks: readonly Block[];
};

/** The first event of a table, or `malformed` with the field that does not fit the others. */
export function open(rules: Rulebook, setup: Setup, context: Context): Result<Event> {
  const plan = planTable(rules, setup);
  if (!('deck' in plan)) return plan;
  const { ids, deck, blocks } = plan;
  const given = giveHands(plan, setup.hands ?? {});
  if (!('hands' in given)) return given;
  const players = countPlayers(plan, setup);
  const stacks = buildStacks(deck, given.held, players, context.random);
  const dealt = deal(deck, stacks, plan, setup.cities ?? {});
  const options = optionsOf(rules, deck, setup);
  const treasury = setup.treasury ?? {};
  const phase = phaseFor(options, treasury);
  return done({
    type: 'opened',
    deck: deck.key,
    options,
    seats: ids,
    blocks,
    mining: [...new Set(setup.mining ?? [])],
    treasury,
    cities: setup.cities ?? {},
    hands: setup.hands ? given.hands : tellDeal(deck, ids, dealt),
    stacks: tellStacks(deck, dealt.stacks),
    phase,
    deadline: phase === 'trade' ? deadlineFrom(options, context.now) : null,
  });
}

/** Who sits where, and the deck that lies on the table. */
function planTable(rules: Rulebook, setup: Setup): Plan | Refused {
  const ids =
    typeof setup.seats === 'number'
      ? Array.from({ length: setup.seats }, (_, at) => `seat-${at + 1}`)
      : setup.seats;
  const refused = checkSeats(rules, ids, setup);
  if (refused) return refused;
  const { min, max } = rules.seats;
  const players = setup.players ?? Math.min(Math.max(ids.length, min), max);
  const deck = rules.deckFor(players, setup.block);
  if (deck === undefined) {
    const isOneOfTwo = rules.deckFor(players, undefined)?.blocks.length === 2;
    return malformed(
      'block',
      isOneOfTwo
        ? `with ${players} players both blocks are in play, and “blocks” says who draws from which`
        : `not in play with ${players} players`,
    );
  }
  if (setup.blocks && deck.blocks.length < 2) {
    return malformed('blocks', `one block is in play with ${players} players`);
  }
  return {
    ids,
    deck,
    blocks: ids.map((id, at) => setup.blocks?.[id] ?? blockOf(deck, at, ids.length)),
  };
}

function checkSeats(rules: Rulebook, ids: readonly string[], setup: Setup): Refused | null {
  if (new Set(ids).size < ids.length) return malformed('seats', 'the same name twice');
  if (areAmbiguous(ids, { toAll: true }))
    return malformed('seats', 'a name that reads like two others together');
  if (setup.hands && setup.cities) return malformed('cities', 'hands are given already');
  const { min, max } = rules.seats;
  if (!setup.hands && (ids.length < min || ids.length > max)) {
    return malformed('seats', `${min} to ${max} players`);
  }
  if (!setup.hands && setup.players !== undefined && setup.players !== ids.length) {
    return malformed('players', 'only for a table with given hands');
  }
  const named = {
    hands: setup.hands,
    cities: setup.cities,
    blocks: setup.blocks,
    treasury: setup.treasury,
  };
  for (const [field, bySeat] of Object.entries(named)) {
    const stranger = Object.keys(bySeat ?? {}).find((id) => !ids.includes(id));
    if (stranger !== undefined) return malformed(`${field}.${stranger}`, 'no such seat');
  }
  const stranger = setup.mining?.find((id) => !ids.includes(id));
  return stranger === undefined ? null : malformed('mining', `no such seat: ${stranger}`);
}

/** A seat's block where none is chosen: the first half sits in the West; with one block everybody in it. */
function blockOf(deck: Deck, at: number, seats: number): Block {
  const [first = 'west', second] = deck.blocks;
  return second === undefined ? first : usualBlock(at, seats);
}

/** How many draw from each block: as they sit, or half of the players that are meant where others sit here. */
function countPlayers(
  { deck, blocks }: Plan,
  { players = blocks.length }: Setup,
): Readonly<Partial<Record<Block, number>>> {
  const counts: Partial<Record<Block, number>> = {};
  deck.blocks.forEach((block, at) => {
    const half = at === 0 ? Math.ceil : Math.floor;
    const seated = blocks.filter((other) => other === block).length;
    counts[block] = players === blocks.length ? seated : half(players / deck.blocks.length);
  });
  return counts;
}

type Given = { readonly hands: Record<string, Bag>; readonly held: readonly number[] };

/** The given hands as cards, each of the seat's own block where there is one left, else of the other. */
function giveHands(
  { ids, deck, blocks }: Plan,
  hands: NonNullable<Setup['hands']>,
): Given | Refused {
  const held = deck.cards.map(() => 0);
  const given: Record<string, Bag> = {};
  for (const [at, id] of ids.entries()) {
    const cards: number[] = [];
    for (const [kindId, count] of Object.entries(hands[id] ?? {})) {
      const field = `hands.${id}.${kindId}`;
      const kind = deck.kindOf.get(kindId);
      if (kind === undefined) return malformed(field, 'not in play at this table');
      const taken = takeCards(deck, held, { kind, count, block: blocks[at] });
      if (taken === null) return malformed(field, 'more cards than there are');
      for (const card of taken) cards.push(card);
    }
    given[id] = namesOfCards(deck, cards);
  }
  return { hands: given, held };
}

type Wanted = { readonly kind: Kind; readonly count: number; readonly block: Block | undefined };

/** So many cards of a kind, those of the block first, which count as held from then on; null: there are fewer. */
function takeCards(
  deck: Deck,
  held: number[],
  { kind, count, block }: Wanted,
): readonly number[] | null {
  const rank = (card: number): number => (cardAt(deck, card).block === block ? 0 : 1);
  const choice = kind.cards.toSorted((a, b) => rank(a) - rank(b));
  const taken: number[] = [];
  for (let left = count; left > 0; left--) {
    const card = choice.find((index) => (held[index] ?? 0) < cardAt(deck, index).copies);
    if (card === undefined) return null;
    held[card] = (held[card] ?? 0) + 1;
    taken.push(card);
  }
  return taken;
}

function optionsOf(rules: Rulebook, deck: Deck, { options = {} }: Setup): Options {
  const { timeLimit = rules.timeLimit, handLimit = deck.handLimit } = options;
  const { calamityLimit = deck.calamityLimit } = options;
  return {
    timeLimit,
    ...(options.start === 'host' && { start: options.start }),
    misdeals: options.misdeals ?? MISDEALS[0],
    namedCalamities: options.namedCalamities ?? false,
    excess: options.excess ?? EXCESS[0],
    calamityLimit,
    handLimit,
  };
}
