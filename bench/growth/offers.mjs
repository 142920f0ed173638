import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { residentMegabytes } from '../machine.mjs';
import { received } from '../server/trade.mjs';
import { HANDS, SEATS, SETUP } from '../swap.mjs';
import { costOf, costOfTrading, inFolder, readView, seated, warmUp } from './measuring.mjs';

/** Those who put offers on the floor; the first pair trades and is nobody's maker. */
const MAKERS = SEATS.slice(2);

/**
 * One table of 18 seats, all connected, with more and more offers to all on the floor: server milliseconds
 * of a command between two seats, of a command on the floor (an offer to all made or withdrawn), and of a
 * whole view; memory; the bytes of a view, and those that all seats together receive when one offer comes.
 */
export function growOffers({ sizes, rounds, trades, base }) {
  return inFolder(base, async (folder) => {
    const server = await startHaggle(folder);
    try {
      await warmUp(server);
      const opened = await server.open(SETUP);
      return await seated(server, opened, async (seats) => {
        const figures = [];
        let made = 0;
        for (const offers of sizes) {
          for (; made < offers; made++) await offer(seats, made);
          figures.push({
            offers,
            ...(await measureFloor({ server, opened, seats, made }, { rounds, trades })),
          });
        }
        return figures;
      });
    } finally {
      await server.stop();
    }
  });
}

async function measureFloor({ server, opened, seats, made }, { rounds, trades }) {
  const costs = { trading: [], floor: [], viewing: [] };
  const key = opened.keys[SEATS[0]];
  for (let round = 0; round < rounds; round++) {
    costs.trading.push(await costOfTrading(server, seats, { pairs: 1, trades }));
    costs.floor.push(await costOf(server, 2 * trades, () => comeAndGo(seats, { made, trades })));
    const look = async () => {
      for (let seen = 0; seen < trades; seen++) await readView(server, opened.table, key);
    };
    costs.viewing.push(await costOf(server, trades, look));
  }
  return {
    trading: median(costs.trading),
    floor: median(costs.floor),
    viewing: median(costs.viewing),
    viewBytes: (await readView(server, opened.table, key)).length,
    resident: residentMegabytes(server.pid),
    offerBytes: await weighOffer(seats, made),
  };
}

/** An offer to all comes and is withdrawn, again and again: what lies on the floor stays as much. */
async function comeAndGo(seats, { made, trades }) {
  for (let times = 0; times < trades; times++) {
    const maker = makerOf(made);
    const { refs } = await offer(seats, made);
    await seats[maker].send({ type: 'withdraw', offer: refs.offer });
  }
}

/** The middle of several: a delta that comes late is counted with the next one. */
async function weighOffer(seats, made) {
  const weights = [];
  for (let times = 0; times < 9; times++) {
    const before = await received(seats);
    const { refs } = await offer(seats, made);
    weights.push((await received(seats)) - before);
    await seats[makerOf(made)].send({ type: 'withdraw', offer: refs.offer });
  }
  return median(weights);
}

function makerOf(nth) {
  return MAKERS[nth % MAKERS.length];
}

/** The makers take turns; each names two cards of its own hand. */
function offer(seats, nth) {
  const maker = makerOf(nth);
  const named = HANDS[SEATS.indexOf(maker)].slice(0, 2);
  return seats[maker].send({
    type: 'propose',
    gives: { count: 3, named },
    asks: { count: 3, named: ['salt'] },
  });
}
