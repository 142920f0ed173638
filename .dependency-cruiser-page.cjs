const { options } = require('./.dependency-cruiser.cjs');

/** What the panels bring to the page: values alone, as types are gone there. */
module.exports = {
  forbidden: [
    {
      name: 'panels-without-zod',
      comment: 'a panel reaches no file that makes schemas: the script of the page has a budget',
      severity: 'error',
      from: {
        path: '^packages/games/(panel|[^/]+/panel)/',
        pathNot: '[.](test|suite)[.]tsx?$|/testing/',
      },
      to: { path: 'node_modules/zod/', reachable: true },
    },
  ],
  options: {
    ...options,
    tsPreCompilationDeps: false,
    // Of the engine a page keeps what it uses, as that has no side effects.
    exclude: { path: '(^|/)dist/|^packages/engine/' },
  },
};
