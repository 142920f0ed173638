import { readdirSync, readFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';

const TICKS_A_SECOND = 100;

/** What the figures were taken on, and when. */
export function machine() {
  const cores = cpus();
  return {
    cores: cores.length,
    processor: cores[0]?.model.trim() ?? 'unknown',
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${platform()} ${release()}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
}

/** Seconds of processor time that a process has used so far, all its threads together (Linux). */
export function processorSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces: the fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Milliseconds of processor time that the threads of a process have used so far, finely counted (Linux). */
export function processorMilliseconds(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    nanoseconds += Number(ran);
  }
  return nanoseconds / 1e6;
}

/** Resident memory of a process in megabytes (Linux). */
export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Milliseconds of processor time that this process has used: what other programs do meanwhile does not count. */
export function processorNow() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
