import server from 'boardgame.io/dist/cjs/server.js';
import { swapGame } from './swap-game.mjs';

/** boardgame.io's own server with its memory store, on a free port; prints the port when it is ready. */
const app = server.Server({ games: [swapGame], origins: [/^http:\/\/127\.0\.0\.1/] });
const { appServer } = await app.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
