import { createRequire } from 'node:module';
import WebSocket from 'ws';
import { commandsAt, SEATS } from '../swap.mjs';

const { pack, unpack } = createRequire(new URL('../peers/package.json', import.meta.url))(
  '@colyseus/msgpackr',
);

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const SHORT_TEXT = 0xa0;

/** Seats in a Colyseus room, over its protocol on a bare socket; a message is answered by our room's `done`. */
export async function sitAtColyseus({ http, url }) {
  const seats = {};
  let room;
  for (const seat of SEATS) {
    const method = room ? `joinById/${room.roomId}` : 'create/swap';
    const reservation = await reserve(`${http}/matchmake/${method}`, { seat });
    room ??= reservation.room;
    const place = `${room.processId}/${room.roomId}?sessionId=${reservation.sessionId}`;
    seats[seat] = await join(`${url}/${place}`);
  }
  return seats;
}

async function reserve(address, options) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  const reservation = await response.json();
  if (!reservation.sessionId) throw new Error(`no seat: ${JSON.stringify(reservation)}`);
  return reservation;
}

function join(address) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const waiting = new Map();
    let bytes = 0;
    let sent = 0;
    const send = (type, message) =>
      new Promise((answered) => {
        const id = ++sent;
        waiting.set(id, answered);
        const head = Buffer.from([ROOM_DATA, SHORT_TEXT | type.length, ...Buffer.from(type)]);
        socket.send(Buffer.concat([head, pack({ id, ...message })]));
      });
    const seat = {
      received: () => bytes,
      close: () => socket.close(),
      propose: async (pair, round) => {
        const { to, gives, asks } = commandsAt(pair, round).propose;
        const offer = `${pair.maker}-${round}`;
        await send('propose', { offer, to, gives, asks });
        return offer;
      },
      accept: (pair, round, offer) =>
        send('accept', { offer, cards: commandsAt(pair, round).accept(offer).cards }),
      deliver: (pair, round, offer) =>
        send('deliver', { offer, cards: commandsAt(pair, round).deliver(offer).cards }),
    };
    socket.on('error', reject);
    socket.on('message', (data) => {
      bytes += data.length;
      if (data[0] === JOIN_ROOM) {
        socket.send(Buffer.from([JOIN_ROOM]));
        resolve(seat);
      }
      if (data[0] !== ROOM_DATA) return;
      const length = data[1] & 0x1f;
      if (data.toString('latin1', 2, 2 + length) !== 'done') return;
      const { id } = unpack(data.subarray(2 + length));
      waiting.get(id)?.();
      waiting.delete(id);
    });
  });
}
