import { defineConfig } from 'vitest/config';

/** The tests of one game alone, or of all. */
const game = process.env.HAGGLE_GAME;

/**
 * The tests that judge the mutants of the rules: those of the engine and of the games, without bots, and
 * without the long walks of the invariants, which find little that the scenarios do not and take most of the time.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    setupFiles: './tests/draws.ts',
    include: game
      ? [`packages/games/${game}/**/*.test.ts`, 'packages/games/scenarios.test.ts']
      : ['packages/{engine,games}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/testing/**',
      '**/panel/**',
      '**/bot/**',
      '**/bot.test.ts',
      '**/invariants.test.ts',
      // Every scenario has been played one by one.
      'packages/games/coverage.test.ts',
    ],
    // Code that is being watched is slow; what never ends is ended by Stryker itself.
    testTimeout: 30_000,
    env: { HAGGLE_RUNS: '25' },
  },
});
