import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { counts, HANDS, SEATS } from '../swap.mjs';

/**
 * The same trade as a Colyseus room that hides hands the way its users write it: private messages to the two
 * of a pair, public ones to everybody; nothing is kept on a disk.
 */
class SwapRoom extends Room {
  maxClients = SEATS.length;
  autoDispose = true;
  patchRate = null;

  onCreate() {
    this.hands = Object.fromEntries(SEATS.map((seat, index) => [seat, counts(HANDS[index])]));
    this.offers = new Map();
    this.seated = new Map();
    this.onMessage('propose', (client, message) => this.propose(client, message));
    this.onMessage('accept', (client, message) => this.accept(client, message));
    this.onMessage('deliver', (client, message) => this.deliver(client, message));
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    this.seated.set(seat, client);
  }

  propose(client, { id, offer, to, gives, asks }) {
    const made = { from: client.userData, to, gives, asks };
    this.offers.set(offer, made);
    this.tellPair(made, { offer, state: 'open', ...made });
    client.send('done', { id, offer });
  }

  accept(client, { id, offer, cards }) {
    const made = this.offers.get(offer);
    if (made?.to !== client.userData) throw new Error('not yours');
    this.offers.set(offer, { ...made, sealed: cards });
    this.tellPair(made, { offer, state: 'accepted' });
    client.send('done', { id, offer });
  }

  deliver(client, { id, offer, cards }) {
    const made = this.offers.get(offer);
    if (made?.from !== client.userData || !made.sealed) throw new Error('not yours');
    this.offers.delete(offer);
    this.hands[made.from] = exchange(this.hands[made.from], cards, made.sealed);
    this.hands[made.to] = exchange(this.hands[made.to], made.sealed, cards);
    for (const seat of [made.from, made.to]) {
      this.seated.get(seat).send('hand', { offer, state: 'traded', hand: this.hands[seat] });
    }
    this.broadcast('traded', { between: [made.from, made.to] });
    client.send('done', { id, offer });
  }

  tellPair({ from, to }, message) {
    for (const seat of [from, to]) this.seated.get(seat).send('offer', message);
  }
}

function exchange(hand, out, into) {
  const moved = { ...hand };
  for (const kind in out) {
    moved[kind] = (moved[kind] ?? 0) - out[kind];
    if (moved[kind] < 0) throw new Error('not held');
  }
  for (const kind in into) moved[kind] = (moved[kind] ?? 0) + into[kind];
  return moved;
}

const http = createServer();
const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: http }),
});
server.define('swap', SwapRoom);
await server.listen(0, '127.0.0.1');
console.log(JSON.stringify({ port: http.address().port }));
