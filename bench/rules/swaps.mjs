import { median } from '../figures.mjs';
import { bundlesAt, counts, HANDS, PAIRS, SEATS } from '../swap.mjs';
import { swapBare } from './bare.mjs';
import { makeOurs } from './ours.mjs';
import { timed } from './timing.mjs';

const SLICE_MS = 250;

/**
 * Swaps a second of processor time of each contender, in one process, in turns (a slice each, `rounds` times, the median):
 * `bare` and `boardgame` carry out one swap as one step; `ours` decides and folds the step that settles
 * an agreed deal, `oursAmid` the same with negotiations in between; `oursWhole` is the whole negotiation
 * (propose, accept, deliver) with its hash chain.
 */
export async function measureSwaps({ rounds, boardgame }) {
  const ours = await makeOurs();
  const contenders = {
    bare: makeBare(),
    boardgame: await makeBoardgame(boardgame),
    ours: ours.settle,
    oursAmid: ours.settleAmid,
    oursWhole: ours.negotiate,
  };
  const rates = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, slice] of Object.entries(contenders)) {
      const rate = slice(SLICE_MS);
      // The first round warms up.
      if (round > 0) rates[name].push(rate);
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}

/** The swaps in a row: pair by pair, there and back. */
function* swaps(name) {
  for (let round = 0; ; round++) {
    for (const [index, pair] of PAIRS.entries()) yield name(pair, index, bundlesAt(pair, round));
  }
}

function makeBare() {
  let hands = Object.fromEntries(SEATS.map((seat, index) => [seat, counts(HANDS[index])]));
  const list = take(
    swaps((pair, _, { gives, gets }) => ({
      maker: pair.maker,
      taker: pair.taker,
      gives: counts(gives),
      gets: counts(gets),
    })),
  );
  return timed((index) => {
    const swapped = swapBare(hands, list[index % list.length]);
    if (!swapped) throw new Error('the bare loop refused a swap');
    hands = swapped;
  });
}

async function makeBoardgame({ makeBoardgameSwap }) {
  const swap = makeBoardgameSwap();
  const list = take(
    swaps((_, index, bundles) => ({
      maker: String(2 * index),
      taker: String(2 * index + 1),
      ...bundles,
    })),
  );
  return timed((index) => swap(list[index % list.length]));
}

/** Two rounds of all pairs: after them everybody holds what he began with. */
function take(generator) {
  return Array.from({ length: 2 * PAIRS.length }, () => generator.next().value);
}
