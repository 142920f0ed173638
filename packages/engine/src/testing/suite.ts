import fc from 'fast-check';
import { describe, it } from 'vitest';
import { chanceAt } from '../chance.ts';
import { checkAnything } from './anything.ts';
import { checkCatalogue, eventTypesOf } from './catalogue.ts';
import { must } from './expect.ts';
import { checkHistory } from './histories.ts';
import type { Kit } from './kit.ts';
import { checkOpenings } from './openings.ts';
import { runsOf, seedOf } from './runs.ts';
import { checkSandbox } from './sandbox.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkViews } from './views.ts';
import type { Walk } from './walk.ts';

export { checkRefusalWords } from './histories.ts';
export type { Kit } from './kit.ts';
export { type Asked, drawAsk, type History, play, type Walk, type Witness } from './walk.ts';

/** One promise that every game keeps. It throws where the game breaks it. */
export type Pledge = {
  readonly title: string;
  /** Tries so many cases, drawn from `seed` on; tells of the histories that it played, if any. */
  readonly check: (kit: Kit, runs: number, seed?: number) => Figures | undefined;
};

/** How much was played. */
export type Figures = { readonly histories: number; readonly commands: number };

declare module 'vitest' {
  interface TaskMeta {
    /** What a test played, for the report at the end of a run. */
    figures?: Figures & { readonly game: string };
  }
}

const LONGEST = 60;

/** The pledges of every game, in the order in which they are tried. */
export const pledges: readonly Pledge[] = [
  {
    title: 'has words for all it says, clauses, schemas and a demo table',
    check: (kit) => void checkCatalogue(kit),
  },
  {
    title: 'refuses at most, whatever comes in',
    check: (kit, runs, seed) => void checkAnything(kit, runs, seed),
  },
  {
    title: 'keeps its count, its word and its log over any history',
    check: checkHistories,
  },
  {
    title: 'shows each chair what it may know, and offers what can be had',
    check: checkChairs,
  },
  {
    title: 'lets no secret out',
    check: checkSecrets,
  },
  {
    title: 'tells nobody at its opening what his view hides',
    check: checkAllOpenings,
  },
  {
    title: 'plays without clock, chance or network of its own',
    check: (kit) => void checkSandbox(kit, { seed: 3, length: LONGEST }),
  },
];

/**
 * The common suite: call it in a game's `game.test.ts`. `HAGGLE_RUNS` says how many histories are
 * played: a number, or `long` for 100,000; 120 by default. `HAGGLE_SEED` draws others.
 */
export function describeGame(kit: Kit): void {
  const runs = runsOf(process.env.HAGGLE_RUNS);
  const first = seedOf(process.env.HAGGLE_SEED);
  describe(`${kit.game.title}, as every game`, () => {
    for (const { title, check } of pledges) {
      for (let shard = 0; shard * SHARD < runs; shard++) {
        const name = runs > SHARD ? `${title}, from case ${shard * SHARD}` : title;
        const cases = Math.min(SHARD, runs - shard * SHARD);
        it(name, { timeout: Math.max(60_000, cases * 200) }, ({ task }) => {
          const figures = check(kit, cases, first + shard);
          if (figures) task.meta.figures = { game: kit.game.id, ...figures };
        });
      }
    }
  });
}

/** So many cases make one test: a long run tells how far it is, and yields in between. */
const SHARD = 2000;

/** So many histories are enough to expect that everything has happened in one of them. */
const MANY = 100;

function checkHistories(kit: Kit, runs: number, seed?: number): Figures {
  const happened = new Set<string>();
  const figures = forWalks({ runs, seed }, (walk) => {
    for (const type of checkHistory(kit, walk)) happened.add(type);
  });
  const { game, never = [] } = kit;
  const missed = eventTypesOf(game).filter((type) => !happened.has(type) && !never.includes(type));
  must(runs < MANY || missed.length === 0, () => `never happened: ${missed.join(', ')}`);
  return figures;
}

function checkChairs(kit: Kit, runs: number, seed?: number): undefined {
  const seen = { offered: 0, played: 0, refused: 0 };
  forWalks({ runs: Math.ceil(runs / 4), seed }, (walk) =>
    checkViews(kit, walk, { random: chanceAt(`looks ${walk.seed}`, 0), seen }),
  );
  if (runs < MANY) return;
  must(seen.offered > 0, () => 'nothing is ever offered to anybody');
  const { played, refused } = seen;
  must(played > 0, () => `no bot did anything, and ${refused} of their commands were refused`);
}

function checkSecrets(kit: Kit, runs: number, seed?: number): Figures {
  let changed = 0;
  const figures = forWalks({ runs, seed }, (walk) => {
    if (checkSecrecy(kit, walk)) changed += 1;
  });
  must(runs < MANY || changed > runs / 4, () => `the kit hides ${changed} times in ${runs} only`);
  return figures;
}

function checkAllOpenings(kit: Kit, runs: number, seed?: number): undefined {
  let concealed = 0;
  forWalks({ runs, seed }, (walk) => {
    if (checkOpenings(kit, walk.seed)) concealed += 1;
  });
  const needed = kit.conceal === undefined ? 0 : 1;
  must(runs < MANY || concealed >= needed, () => 'the kit conceals nothing of any set-up');
}

/** Tries many histories; a failing one is told by its seed and its shortest length. */
function forWalks(
  {
    runs,
    seed = seedOf(process.env.HAGGLE_SEED),
  }: { readonly runs: number; readonly seed?: number },
  check: (walk: Walk) => void,
): Figures {
  const walk = fc.record({
    seed: fc.noShrink(fc.nat()),
    length: fc.nat({ max: LONGEST }),
  });
  let commands = 0;
  const checkOne = (one: Walk): void => {
    check(one);
    commands += one.length;
  };
  fc.assert(fc.property(walk, checkOne), { numRuns: runs, seed, includeErrorInReport: true });
  return { histories: runs, commands };
}
