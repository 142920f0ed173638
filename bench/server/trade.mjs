import { quantile } from '../figures.mjs';

/** The three commands of a pair's nth trade, one after the other, each answered; `timed` carries each out. */
export async function trade(seats, pair, round, timed = (command) => command()) {
  const maker = seats[pair.maker];
  const taker = seats[pair.taker];
  const offer = await timed(() => maker.propose(pair, round));
  await timed(() => taker.accept(pair, round, offer));
  await timed(() => maker.deliver(pair, round, offer));
}

/** Bytes that all seats together receive for one trade, and for its last step; the middle of several. */
export async function measureBytes(seats, { pair, trades }) {
  const settling = [];
  const whole = [];
  for (let round = 0; round < trades; round++) {
    const before = await received(seats);
    let last = before;
    await trade(seats, pair, round, async (command) => {
      last = await received(seats);
      return command();
    });
    const after = await received(seats);
    settling.push(after - last);
    whole.push(after - before);
  }
  return { settling: quantile(settling, 0.5), whole: quantile(whole, 0.5) };
}

/** What has come in, once nothing more comes. */
export async function received(seats) {
  for (let last = -1; ; ) {
    const now = Object.values(seats).reduce((sum, seat) => sum + seat.received(), 0);
    if (now === last) return now;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
