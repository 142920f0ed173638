import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of the rules: those of the engine and of the games, without bots. */
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
    ],
    env: { HAGGLE_RUNS: '25' },
  },
});
