// The limit: `ws`, SQLite with group commit, and no rules. It speaks the same frames as Haggle, keeps what
// it is told before it answers, and tells the two of a pair each step and everybody the last one.
import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';
import { SEATS } from '../swap.mjs';

const database = new Database(process.argv[2]);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'create table log (seq integer primary key, at integer, chair text, id text, event text)',
);
const insert = database.prepare('insert into log (at, chair, id, event) values (?, ?, ?, ?)');

const chairs = new Map(SEATS.map((seat) => [seat, { seat, seq: 0, socket: null }]));
let offers = 0;
let queue = [];

const commit = database.transaction((commands) => {
  for (const { chair, id, command } of commands) {
    insert.run(Date.now(), chair.seat, id, JSON.stringify(command));
  }
});

function flush() {
  const commands = queue;
  queue = [];
  commit(commands);
  for (const entry of commands) publish(entry);
}

function publish({ chair, id, command }) {
  const offer = command.offer ?? `${chair.seat}-${command.to}-${++offers}`;
  const [maker, taker] = command.to ? [chair.seat, command.to] : partiesOf(offer);
  if (command.type === 'propose') tell([maker, taker], patchOfOffer(offer, maker, taker, command));
  if (command.type === 'accept') tell([maker, taker], patchOfAcceptance(offer, command));
  if (command.type === 'deliver') tell(SEATS, patchOfTrade(offer, maker, taker));
  chair.socket.send(`{"type":"done","id":"${id}","seq":${chair.seq},"refs":{"offer":"${offer}"}}`);
}

function partiesOf(offer) {
  const [, maker, taker] = /^(seat-\d+)-(seat-\d+)-/.exec(offer);
  return [maker, taker];
}

function tell(seats, patch) {
  for (const seat of seats) {
    const chair = chairs.get(seat);
    chair.seq += 1;
    chair.socket?.send(`{"type":"delta","seq":${chair.seq},"patch":${patch}}`);
  }
}

function patchOfOffer(offer, from, to, { gives, asks }) {
  const value = { from, to, revision: 1, state: 'open', gives, asks, note: null, delivered: [] };
  return JSON.stringify([{ op: 'add', path: `/offers/${offer}`, value }]);
}

function patchOfAcceptance(offer, { cards }) {
  return JSON.stringify([
    { op: 'replace', path: `/offers/${offer}/state`, value: 'accepted' },
    { op: 'add', path: `/offers/${offer}/acceptedBy`, value: { named: Object.keys(cards) } },
    { op: 'add', path: `/offers/${offer}/delivered/-`, value: 'seat' },
  ]);
}

function patchOfTrade(offer, maker, taker) {
  return JSON.stringify([
    { op: 'remove', path: '/trades/0' },
    { op: 'add', path: '/trades/-', value: { id: offer, between: [maker, taker] } },
  ]);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  let chair;
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'join') {
      chair = chairs.get(message.key);
      chair.socket = socket;
      socket.send(`{"type":"joined","seq":${chair.seq}}`);
      return;
    }
    if (queue.push({ chair, id: message.id, command: message.command }) === 1) setImmediate(flush);
  });
});
server.on('listening', () => console.log(JSON.stringify({ port: server.address().port })));
