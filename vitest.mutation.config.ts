import { defineConfig } from 'vitest/config';

/**
 * The tests that judge the mutants of the rules: those of the engine and of the games, without bots, and
 * without the long walks of the invariants, which find little that the scenarios do not and take most of the time.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/{engine,games}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/testing/**',
      '**/panel/**',
      '**/bot/**',
      '**/bot.test.ts',
      '**/invariants.test.ts',
    ],
    env: { HAGGLE_RUNS: '25' },
  },
});
