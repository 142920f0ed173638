import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { commandsAt } from '../swap.mjs';

/**
 * Seats at a table of Haggle, or of the bare server, which speaks the same frames: every seat is connected,
 * counts what it receives, and has a promise for each command it sends. Counted are the messages; with
 * `compress` all that comes over the connection.
 */
export async function sitAtTable({ url, table, keys, compress = false }) {
  const seats = await Promise.all(
    Object.entries(keys).map(async ([seat, key]) => [
      seat,
      await join(`${url}/api/tables/${table}/live`, { key, compress }),
    ]),
  );
  return Object.fromEntries(seats);
}

function join(address, { key, compress }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: compress });
    const waiting = new Map();
    // A table remembers what it answered: who comes again must not use the ids of last time.
    const prefix = randomUUID().slice(0, 8);
    let bytes = 0;
    let commands = 0;
    const send = (command) =>
      new Promise((answered, refused) => {
        const id = `${prefix}-${++commands}`;
        waiting.set(id, { answered, refused });
        socket.send(JSON.stringify({ type: 'command', id, command }));
      });
    const seat = {
      received: () => (compress ? socket._socket.bytesRead : bytes),
      close: () => socket.close(),
      send,
      propose: async (pair, round) => (await send(commandsAt(pair, round).propose)).refs.offer,
      accept: (pair, round, offer) => send(commandsAt(pair, round).accept(offer)),
      deliver: (pair, round, offer) => send(commandsAt(pair, round).deliver(offer)),
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', key })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      bytes += data.length;
      // Deltas are counted, not read: that is not what is measured here.
      if (data.includes('"type":"delta"')) return;
      const message = JSON.parse(data);
      if (message.type === 'joined') resolve(seat);
      if (message.type === 'done') settle(message.id, 'answered', message);
      if (message.type === 'refused') settle(message.id, 'refused', new Error(message.message));
    });
    const settle = (id, how, what) => {
      const command = waiting.get(id);
      if (!command) return reject(new Error(`an answer that nobody waits for: ${id}`));
      waiting.delete(id);
      command[how](what);
    };
  });
}
