import { fileURLToPath } from 'node:url';
import { median } from '../figures.mjs';
import { processorSeconds } from '../machine.mjs';
import { run } from '../processes.mjs';
import { contenders } from './contenders.mjs';

const clients = fileURLToPath(new URL('load.mjs', import.meta.url));

/**
 * Each server with one pair trading and with nine at once, in turns, `rounds` times, medians; and the bytes
 * that all seats receive. By contender: `{ one, nine: { rate, p50, p99, cpu }, bytes: { settling, whole } }`,
 * rates in answered commands a second, times in milliseconds, `cpu` in server milliseconds a command.
 */
export async function measureTrading({ names, rounds, seconds, warmup, base }) {
  const servers = {};
  try {
    for (const name of names) servers[name] = await contenders[name](base);
    const all = Object.fromEntries(names.map((name) => [name, { one: [], nine: [] }]));
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        all[name].one.push(await measureOnce(servers[name], { pairs: 1, seconds, warmup }));
        all[name].nine.push(await measureOnce(servers[name], { pairs: 9, seconds, warmup }));
      }
    }
    const figures = {};
    for (const name of names) {
      figures[name] = {
        one: middle(all[name].one),
        nine: middle(all[name].nine),
        bytes: await run([
          clients,
          JSON.stringify({ ...(await servers[name].task()), measure: 'bytes' }),
        ]),
      };
    }
    return figures;
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

async function measureOnce(server, load) {
  const task = { ...(await server.task()), ...load, measure: 'rate' };
  const before = processorSeconds(server.pid);
  const figures = await run([clients, JSON.stringify(task)]);
  const used = processorSeconds(server.pid) - before;
  // The warm-up used the processor too, at about the same rate.
  return { ...figures, cpu: (used * 1000) / (figures.rate * (load.seconds + load.warmup)) };
}

function middle(all) {
  return Object.fromEntries(
    Object.keys(all[0]).map((key) => [key, median(all.map((figures) => figures[key]))]),
  );
}
