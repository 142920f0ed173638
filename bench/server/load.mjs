// The clients of one measurement, in a process of their own: seats at one table, pairs that trade at
// once for some seconds. Reads its task as JSON from its only argument, prints the figures as JSON.
import { quantile } from '../figures.mjs';
import { PAIRS } from '../swap.mjs';
import { sitAtBoardgame } from './boardgame-client.mjs';
import { sitAtColyseus } from './colyseus-client.mjs';
import { sitAtTable } from './table-client.mjs';
import { measureBytes, trade } from './trade.mjs';

const task = JSON.parse(process.argv[2]);
const protocols = { table: sitAtTable, boardgame: sitAtBoardgame, colyseus: sitAtColyseus };
const seats = await protocols[task.protocol](task);
const measures = {
  rate: measureRate,
  bytes: (seats) => measureBytes(seats, { pair: PAIRS[4], trades: 60 }),
  fill,
};
const figures = await measures[task.measure](seats, task);
for (const seat of Object.values(seats)) seat.close();
console.log(JSON.stringify(figures));

/** Answered commands a second and their latency, after a warm-up that does not count. */
async function measureRate(seats, { pairs, seconds, warmup }) {
  const latencies = [];
  const start = performance.now() + warmup * 1000;
  const end = start + seconds * 1000;
  const timed = async (command) => {
    const asked = performance.now();
    const answer = await command();
    const answered = performance.now();
    if (asked >= start && answered <= end) latencies.push(answered - asked);
    return answer;
  };
  const begun = process.cpuUsage();
  await Promise.all(
    PAIRS.slice(0, pairs).map(async (pair) => {
      for (let round = 0; performance.now() < end; round++) await trade(seats, pair, round, timed);
    }),
  );
  const used = process.cpuUsage(begun);
  return {
    rate: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    clientBusy: (used.user + used.system) / 1e6 / (seconds + warmup),
  };
}

/** Trades and nothing else, all pairs at once, so that a table gets a long log. */
async function fill(seats, { trades }) {
  const rounds = Math.ceil(trades / PAIRS.length);
  const untimed = (command) => command();
  await Promise.all(
    PAIRS.map(async (pair) => {
      for (let round = 0; round < rounds; round++) await trade(seats, pair, round, untimed);
    }),
  );
  return { trades: rounds * PAIRS.length };
}
