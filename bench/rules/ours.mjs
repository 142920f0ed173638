import { openTable, submit } from '@haggle/engine';
import { loadGame } from '@haggle/games';
import { processorNow } from '../machine.mjs';
import { commandsAt, PAIRS, SETUP } from '../swap.mjs';

/** Nine pairs agree, then nine deals are settled, again and again until the table is as old as this. */
const DEALS_A_BATCH = 9;
const DEALS_A_TABLE = 252;

/** Haggle's rules at 18 seats: `settle` and `negotiate` each run for some milliseconds and give swaps a second. */
export async function makeOurs() {
  const game = await loadGame('mega-civilization');
  if (!game) throw new Error('no such game');
  const opened = demand(openTable(game, SETUP, { now: 0, seed: 'bench' }), 'opening').table;
  return {
    settle: (milliseconds) => settle(game, opened, milliseconds),
    negotiate: (milliseconds) => negotiate(opened, milliseconds),
  };
}

/**
 * The settling step alone: the second delivery of an agreed deal is decided and its events are folded.
 * Every deal is settled once, on its own state, so that nothing remembered helps.
 */
function settle(game, opened, milliseconds) {
  let spent = 0;
  let settled = 0;
  let table = opened;
  let round = 0;
  const context = { now: 1, random: () => 0 };
  while (spent < milliseconds) {
    const deals = [];
    for (; deals.length < DEALS_A_BATCH; round++) {
      const pair = PAIRS[round % PAIRS.length];
      const agreed = agree(table, pair, Math.floor(round / PAIRS.length));
      const command = { ...agreed.deliver };
      deals.push({ state: agreed.table.state, command, maker: pair.maker });
      table = say(agreed.table, pair.maker, command);
    }
    // A look at the clock takes half as long as a deal: what this one takes, the last one took too.
    const look = processorNow();
    const start = processorNow();
    for (const { state, command, maker } of deals) {
      const decided = game.decide(state, command, maker, context);
      if (!decided.ok) throw new Error(`a delivery was refused: ${decided.refusal.code}`);
      let next = state;
      for (const event of decided.value) next = game.evolve(next, event);
      if (next === state) throw new Error('a delivery changed nothing');
    }
    spent += processorNow() - start - (start - look);
    settled += deals.length;
    if (round >= DEALS_A_TABLE) {
      table = opened;
      round = 0;
    }
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
