/** The house: haggle > web, server > games > engine. Arrows go downward only. */
const only = (name, from, allowed) => ({
  name,
  comment: `${name}: may reach ${allowed} only`,
  severity: 'error',
  from: { path: from },
  to: { path: '^packages/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'types may point back at what is made of them',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('engine-stands-alone', '^packages/engine/', '^packages/engine/'),
    only('games-on-engine', '^packages/games/', '^packages/(games|engine)/'),
    only('server-on-games', '^packages/server/', '^packages/(server|games|engine)/'),
    only('web-on-games', '^packages/web/', '^packages/(web|games|engine)/'),
    {
      name: 'games-apart',
      comment: 'a game knows no other game; what their panels share stands in panel',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/', pathNot: '^packages/games/barter/' },
      to: { path: '^packages/games/[^/]+/', pathNot: '^packages/games/($1|barter|panel|testing)/' },
    },
    {
      name: 'barter-for-trade-cards',
      comment: 'only the games of trade cards are made of it; others would break when it changes',
      severity: 'error',
      from: {
        path: '^packages/games/([^/]+)/',
        pathNot: '^packages/games/(barter|advanced-civilization|mega-civilization)/',
      },
      to: { path: '^packages/games/barter/' },
    },
    {
      name: 'panel-knows-no-game',
      severity: 'error',
      from: { path: '^packages/games/panel/' },
      to: { path: '^packages/games/[^/]+/', pathNot: '^packages/games/panel/' },
    },
    {
      name: 'barter-knows-no-game',
      severity: 'error',
      from: { path: '^packages/games/barter/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^packages/games/[^/]+/', pathNot: '^packages/games/(barter|panel)/' },
    },
    {
      name: 'games-by-registry',
      comment: 'nothing outside the games knows one by name',
      severity: 'error',
      from: { path: '^packages/(haggle|server|web)/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/games/',
        pathNot: '^packages/games/((registry|page)[.]ts|dist/registry[.](js|d[.]ts))$',
      },
    },
    {
      name: 'rules-touch-nothing',
      comment: 'no file, clock or network in the rules',
      severity: 'error',
      from: {
        path: '^packages/(engine|games)/',
        pathNot: '[.](test|suite)[.]tsx?$|/scenario/|/testing/',
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|(^|/)node_modules/(?!@haggle)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
