import { openTable, submit } from '@haggle/engine';
import { loadGame } from '@haggle/games';
import { processorNow } from '../machine.mjs';
import { commandsAt, PAIRS, SETUP } from '../swap.mjs';
import { timed } from './timing.mjs';

/** Nine pairs agree, then nine deals are settled, again and again until the table is as old as this. */
const DEALS_A_BATCH = 9;
const DEALS_A_TABLE = 252;
/** Two rounds of all pairs in the middle of such a table: as many swaps as the others carry out in turn. */
const FROM = DEALS_A_TABLE / 2;
const DEALS = 2 * PAIRS.length;

const CONTEXT = { now: 1, random: () => 0 };

/** Haggle's rules at 18 seats: each runs for some milliseconds and gives swaps a second. */
export async function makeOurs() {
  const game = await loadGame('mega-civilization');
  if (!game) throw new Error('no such game');
  const opened = demand(openTable(game, SETUP, { now: 0, seed: 'bench' }), 'opening').table;
  const deals = agreeDeals(opened, 0, FROM + DEALS).deals.slice(FROM);
  return {
    settle: timed((index) => settle(game, deals[index % DEALS])),
    settleAmid: (milliseconds) => settleAmid(game, opened, milliseconds),
    negotiate: (milliseconds) => negotiate(opened, milliseconds),
  };
}

/** The settling step alone: the second delivery of an agreed deal is decided and its events are folded. */
function settle(game, { state, command, maker }) {
  const decided = game.decide(state, command, maker, CONTEXT);
  if (!decided.ok) throw new Error(`a delivery was refused: ${decided.refusal.code}`);
  let next = state;
  for (const event of decided.value) next = game.evolve(next, event);
  if (next === state) throw new Error('a delivery changed nothing');
}

/** So many deals of a table from a round on, each agreed on a state of its own, and the table when all are settled. */
function agreeDeals(opened, from, count) {
  const deals = [];
  let table = opened;
  for (let round = from; round < from + count; round++) {
    const pair = PAIRS[round % PAIRS.length];
    const agreed = agree(table, pair, Math.floor(round / PAIRS.length));
    const command = { ...agreed.deliver };
    deals.push({ state: agreed.table.state, command, maker: pair.maker });
    table = say(agreed.table, pair.maker, command);
  }
  return { deals, table };
}

/**
 * The settling step as a server takes it, in the midst of other work: each deal is settled once, right after
 * its pair and eight others have negotiated, which does not count.
 */
function settleAmid(game, opened, milliseconds) {
  let spent = 0;
  let settled = 0;
  let table = opened;
  while (spent < milliseconds) {
    const round = settled % DEALS_A_TABLE;
    const agreed = agreeDeals(round === 0 ? opened : table, round, DEALS_A_BATCH);
    table = agreed.table;
    // A look at the clock takes half as long as a deal: what this one takes, the last one took too.
    const look = processorNow();
    const start = processorNow();
    for (const deal of agreed.deals) settle(game, deal);
    spent += processorNow() - start - (start - look);
    settled += DEALS_A_BATCH;
  }
  return (settled * 1000) / spent;
}

function negotiate(opened, milliseconds) {
  const start = processorNow();
  let table = opened;
  let round = 0;
  let now = start;
  while (now - start < milliseconds) {
    const pair = PAIRS[round % PAIRS.length];
    const agreed = agree(table, pair, Math.floor(round / PAIRS.length));
    table = say(agreed.table, pair.maker, agreed.deliver);
    round += 1;
    now = processorNow();
  }
  return (round * 1000) / (now - start);
}

function agree(table, pair, round) {
  const commands = commandsAt(pair, round);
  const proposed = demand(submit(table, commands.propose, { by: pair.maker, now: 1 }), 'propose');
  const { offer } = table.game.refs(proposed.entries.map((entry) => entry.event));
  return {
    table: say(proposed.table, pair.taker, commands.accept(offer)),
    deliver: commands.deliver(offer),
  };
}

function say(table, by, command) {
  return demand(submit(table, command, { by, now: 1 }), command.type).table;
}

function demand(result, what) {
  if (result.ok) return result.value;
  throw new Error(`${what} was refused: ${JSON.stringify(result.refusal)}`);
}
