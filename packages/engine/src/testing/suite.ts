import fc from 'fast-check';
import { describe, it } from 'vitest';
import { chanceAt } from '../chance.ts';
import { checkAnything } from './anything.ts';
import { checkCatalogue, eventTypesOf } from './catalogue.ts';
import { must } from './expect.ts';
import { checkHistory } from './histories.ts';
import type { Kit } from './kit.ts';
import { runsOf, seedOf } from './runs.ts';
import { checkSandbox } from './sandbox.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkViews } from './views.ts';
import type { Walk } from './walk.ts';

export type { Kit } from './kit.ts';
export { type Asked, drawAsk, type History, play, type Walk, type Witness } from './walk.ts';

/** One promise that every game keeps. It throws where the game breaks it. */
export type Pledge = {
  readonly title: string;
  readonly check: (kit: Kit, runs: number) => void;
};

const LONGEST = 60;

/** The pledges of every game, in the order in which they are tried. */
export const pledges: readonly Pledge[] = [
  {
    title: 'has words for all it says, clauses, schemas and a demo table',
    check: (kit) => checkCatalogue(kit),
  },
  {
    title: 'refuses at most, whatever comes in',
    check: (kit, runs) => checkAnything(kit, runs),
  },
  {
    title: 'keeps its count, its word and its log over any history',
    check: checkHistories,
  },
  {
    title: 'shows each chair what it may know, and offers what can be had',
    check: (kit, runs) =>
      forWalks(Math.ceil(runs / 4), (walk) =>
        checkViews(kit, walk, chanceAt(`looks ${walk.seed}`, 0)),
      ),
  },
  {
    title: 'lets no secret out',
    check: checkSecrets,
  },
  {
    title: 'plays without clock, chance or network of its own',
    check: (kit) => checkSandbox(kit, { seed: 3, length: LONGEST }),
  },
];

/**
 * The common suite: call it in a game's `game.test.ts`. `HAGGLE_RUNS` says how many histories are
 * played: a number, or `long` for 100,000; 120 by default. `HAGGLE_SEED` draws others.
 */
export function describeGame(kit: Kit): void {
  const runs = runsOf(process.env.HAGGLE_RUNS);
  describe(`${kit.game.title}, as every game`, () => {
    for (const { title, check } of pledges) {
      it(title, { timeout: Math.max(60_000, runs * 200) }, () => check(kit, runs));
    }
  });
}

/** So many histories are enough to expect that everything has happened in one of them. */
const MANY = 100;

function checkHistories(kit: Kit, runs: number): void {
  const happened = new Set<string>();
  forWalks(runs, (walk) => {
    for (const type of checkHistory(kit, walk)) happened.add(type);
  });
  const { game, never = [] } = kit;
  const missed = eventTypesOf(game).filter((type) => !happened.has(type) && !never.includes(type));
  must(runs < MANY || missed.length === 0, () => `never happened: ${missed.join(', ')}`);
}

function checkSecrets(kit: Kit, runs: number): void {
  let changed = 0;
  forWalks(runs, (walk) => {
    if (checkSecrecy(kit, walk)) changed += 1;
  });
  must(runs < MANY || changed > runs / 4, () => `the kit hides ${changed} times in ${runs} only`);
}

/** Tries many histories; a failing one is told by its seed and its shortest length. */
function forWalks(runs: number, check: (walk: Walk) => void): void {
  const walk = fc.record({
    seed: fc.noShrink(fc.nat()),
    length: fc.nat({ max: LONGEST }),
  });
  fc.assert(fc.property(walk, check), {
    numRuns: runs,
    seed: seedOf(process.env.HAGGLE_SEED),
    includeErrorInReport: true,
  });
}
