import { growLog } from './log.mjs';
import { growOffers } from './offers.mjs';
import { growSeats } from './seats.mjs';
import { growTables } from './tables.mjs';

const MILLISECONDS = 'server ms';
const MEGABYTES = 'MB';

/**
 * What grows, and what is measured beside it. `sizes` are the steps of a whole run, `quick` those of a rough
 * one; each panel is one picture with one unit, each line of it one figure of every step.
 */
export const axes = {
  seats: {
    title: 'seats at a table',
    grow: growSeats,
    sizes: [2, 4, 6, 8, 10, 12, 14, 16, 18],
    quick: [2, 10, 18],
    isLinear: true,
    panels: [
      {
        title: 'a command',
        unit: MILLISECONDS,
        lines: { one: 'one pair trading', all: 'all pairs at once' },
      },
      {
        title: 'to all seats together',
        unit: 'bytes',
        lines: { settling: 'the settling step', whole: 'a whole negotiation' },
      },
    ],
  },
  tables: {
    title: 'tables of six seats',
    grow: growTables,
    sizes: [1, 10, 100, 1000, 10_000],
    quick: [1, 10, 100],
    panels: [
      {
        title: 'resident memory',
        unit: MEGABYTES,
        lines: { resident: 'all in memory', fresh: 'all stored, after a start' },
      },
      { title: 'a command at one of them', unit: MILLISECONDS, lines: { command: 'a command' } },
      {
        title: 'start and stop',
        unit: 'seconds',
        lines: {
          starting: 'start',
          startingCost: 'start, processor',
          stopping: 'stop with all in memory',
        },
      },
      { title: 'idle, all in memory', unit: '% of a core', lines: { idle: 'idle' } },
    ],
  },
  log: {
    title: 'events in the log of one table',
    grow: growLog,
    sizes: [100, 300, 1000, 3000, 10_000, 30_000, 100_000],
    quick: [100, 1000],
    panels: [
      {
        title: 'first answer after the server was killed',
        unit: 'ms',
        lines: { first: 'by the clock', firstCost: 'processor' },
      },
      { title: 'one more command', unit: MILLISECONDS, lines: { command: 'a command' } },
      { title: 'resident memory', unit: MEGABYTES, lines: { resident: 'table loaded' } },
      { title: 'the store on the disk', unit: MEGABYTES, lines: { stored: 'store' } },
    ],
  },
  offers: {
    title: 'offers to all on one floor of 18 seats',
    grow: growOffers,
    sizes: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    quick: [1, 10, 100],
    panels: [
      {
        title: 'one more command',
        unit: MILLISECONDS,
        lines: { floor: 'an offer to all comes or goes', trading: 'two seats trade' },
      },
      { title: 'a whole view', unit: MILLISECONDS, lines: { viewing: 'a view' } },
      { title: 'resident memory', unit: MEGABYTES, lines: { resident: 'the server' } },
      {
        title: 'over the wire',
        unit: 'bytes',
        lines: { viewBytes: 'a whole view', offerBytes: 'a new offer, to all seats together' },
      },
    ],
  },
};
