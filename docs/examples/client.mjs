// A player in fifty lines: takes every offer made to its seat that it can fill.
//   node client.mjs http://127.0.0.1:8080 TABLE SEAT KEY
import WebSocket from 'ws';

const [address, table, seat, key] = process.argv.slice(2);
if (!key || !URL.canParse(address)) {
  console.error('node client.mjs http://127.0.0.1:8080 TABLE SEAT KEY');
  process.exit(2);
}
const live = new URL(`/api/tables/${table}/live`, address);
live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:';
const socket = new WebSocket(live);
const answers = new Map();
let sent = 0;

/** Sends a command; gives what the server answers to it: `done`, or `refused` with code and sentence. */
function command(what) {
  const id = `${Date.now()}-${++sent}`;
  socket.send(JSON.stringify({ type: 'command', id, command: what }));
  return new Promise((resolve) => answers.set(id, resolve));
}

socket.on('open', () => socket.send(JSON.stringify({ type: 'join', key, plain: true })));
socket.on('error', ({ message }) => console.error(`no connection: ${message}`));
socket.on('close', (code) => console.log(`closed: ${code}`));
socket.on('message', async (data) => {
  const message = JSON.parse(data);
  if (message.type === 'view') await answerOffers(message.view);
  if (message.type === 'refused' && !message.id) console.error(message.message);
  answers.get(message.id)?.(message);
  answers.delete(message.id);
});

const tried = new Set();

async function answerOffers({ hand, offers }) {
  for (const [offer, { to, state, revision, asks }] of Object.entries(offers)) {
    if (to !== seat || state !== 'open' || tried.has(`${offer} ${revision}`)) continue;
    tried.add(`${offer} ${revision}`);
    const cards = Object.entries(hand).flatMap(([kind, count]) => Array(count).fill(kind));
    const asked = asks.named.map((kind) => cards.splice(cards.indexOf(kind), 1)[0]);
    const given = [...asked, ...cards].slice(0, asks.count);
    const named = given.slice(asked.length, 2);
    const bag = {};
    for (const kind of given) bag[kind] = (bag[kind] ?? 0) + 1;
    const answer = await command({ type: 'accept', offer, revision, named, cards: bag });
    console.log(answer.type === 'done' ? `took ${offer}` : `${offer}: ${answer.message}`);
  }
}
