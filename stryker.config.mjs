/** One of the games alone, or, without it, the engine and all games. */
const game = process.env.HAGGLE_GAME;

/** Which mutants are made of the rules, and what judges them (`npm run test:mutation`). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [
    ...(game ? [] : ['packages/engine/src/**/*.ts']),
    `packages/games/${game ?? '*'}/**/*.ts`,
    '!packages/**/{testing,panel,bot,data,words}/**',
    '!packages/**/{bot,demo,clauses,index}.ts',
    '!**/*.test.ts',
    '!**/*.d.ts',
  ],
  ignorePatterns: [
    '/packages/web',
    '/packages/server',
    '/bench',
    '/docs',
    '/tests/*/**',
    '/reports',
    '**/dist',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: game ? `reports/mutation-${game}.json` : 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: game ? `.stryker-${game}` : '.stryker-tmp',
};
