import WebSocket from 'ws';
import { bundlesAt, SEATS } from '../swap.mjs';

const NAMESPACE = '/swap,';

/**
 * Seats at a boardgame.io match, over socket.io's protocol on a bare socket, so that the clients cost as
 * little as those of the other servers. A move is answered when its mover has the state that it led to.
 */
export async function sitAtBoardgame({ url, table }) {
  const seats = {};
  for (const [index, seat] of SEATS.entries()) seats[seat] = await join(url, table, String(index));
  return seats;
}

function join(url, match, playerID) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const waiting = new Map();
    let bytes = 0;
    let moves = 0;
    const emit = (...args) => socket.send(`42${NAMESPACE}${JSON.stringify(args)}`);
    const move = (type, ...args) =>
      new Promise((answered) => {
        const mark = `"p${playerID}m${++moves}"`;
        waiting.set(mark, answered);
        const payload = { type, args: [...args, JSON.parse(mark)], playerID };
        emit('update', { type: 'MAKE_MOVE', payload }, 0, match, playerID);
      });
    const seat = {
      received: () => bytes,
      close: () => socket.close(),
      propose: async (pair, round) => {
        const offer = `${pair.maker}-${round}`;
        await move('propose', offer, String(SEATS.indexOf(pair.taker)));
        return offer;
      },
      accept: (pair, round, offer) => move('accept', offer, bundlesAt(pair, round).gets),
      deliver: (pair, round, offer) => move('deliver', offer, bundlesAt(pair, round).gives),
    };
    socket.on('error', reject);
    socket.on('message', (data) => {
      bytes += data.length;
      const kind = data.toString('latin1', 0, 2);
      if (kind[0] === '0') socket.send(`40${NAMESPACE}`);
      else if (kind[0] === '2') socket.send('3');
      else if (kind === '40') emit('sync', match, playerID, undefined, SEATS.length);
      else if (data.includes('["sync"')) resolve(seat);
      else
        for (const [mark, answered] of waiting)
          if (data.includes(mark)) {
            waiting.delete(mark);
            answered();
          }
    });
  });
}
