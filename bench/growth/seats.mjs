import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { measureBytes } from '../server/trade.mjs';
import { PAIRS, setupFor } from '../swap.mjs';
import { costOfTrading, inFolder, seated, warmUp } from './measuring.mjs';

/**
 * Tables with more and more seats, all connected: server milliseconds a command while one pair trades and
 * while all pairs trade at once, and the bytes that all seats together receive for the settling step and
 * for a whole negotiation.
 */
export function growSeats({ sizes, rounds, trades, base }) {
  return inFolder(base, async (folder) => {
    const server = await startHaggle(folder);
    try {
      await warmUp(server);
      const costs = new Map(sizes.map((count) => [count, { one: [], all: [] }]));
      for (let round = 0; round < rounds; round++) {
        for (const [count, { one, all }] of costs) {
          await seated(server, await server.open(setupFor(count)), async (seats) => {
            one.push(await costOfTrading(server, seats, { pairs: 1, trades }));
            all.push(await costOfTrading(server, seats, { pairs: count / 2, trades }));
          });
        }
      }
      const figures = [];
      for (const [seats, { one, all }] of costs) {
        figures.push({
          seats,
          one: median(one),
          all: median(all),
          ...(await weigh(server, seats)),
        });
      }
      return figures;
    } finally {
      await server.stop();
    }
  });
}

async function weigh(server, count) {
  const opened = await server.open(setupFor(count));
  return seated(server, opened, (seats) => measureBytes(seats, { pair: PAIRS[0], trades: 20 }));
}
