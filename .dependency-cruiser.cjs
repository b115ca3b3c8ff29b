/** Who may import whom. The list and its reasons are in docs/architecture.md; this file makes them hold. */

/** Each package with the packages that it may import, itself aside. */
const MAY_IMPORT = {
  kit: [],
  games: ['kit'],
  words: ['kit', 'games'],
  testkit: ['kit', 'games', 'words'],
  bots: ['kit', 'games'],
  fair: ['kit'],
  table: ['kit', 'games', 'fair'],
  worlds: ['kit', 'games', 'fair', 'table', 'client'],
  protocol: ['kit', 'games', 'fair', 'table'],
  client: ['kit', 'games', 'words', 'fair', 'table', 'protocol'],
  server: ['kit', 'games', 'words', 'bots', 'fair', 'table', 'protocol', 'client'],
  web: ['kit', 'games', 'words', 'bots', 'fair', 'table', 'protocol', 'client'],
  cli: ['kit', 'games', 'words', 'bots', 'fair', 'table', 'protocol', 'client', 'server'],
};

const TESTS = String.raw`\.test\.ts$`;
const TESTING = String.raw`\.testing\.ts$`;
const RULES = '^packages/(kit|games)/';

/** Packages that are for tests: each is judged by a rule of its own. */
const FOR_TESTS = ['testkit', 'worlds'];

/** The one exception to "no package but those listed": a test may also use what is for tests. */
const arrows = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed, ...FOR_TESTS].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'every-package-has-its-arrows',
      comment: 'A new package is named in MAY_IMPORT, here and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/` },
      to: {},
    },
    ...FOR_TESTS.map(name => ({
      name: `${name}-is-for-tests`,
      severity: 'error',
      from: { path: '.', pathNot: [TESTS, `^packages/${name}/`, '^(examples|soak|bench|trials)/', '(^|/)tools/'] },
      to: { path: `^packages/${name}/` },
    })),
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What is called something.testing.ts is no part of the product.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [TESTS, TESTING, '^packages/(testkit|worlds|web/e2e)/'],
      },
      to: { path: TESTING },
    },
    {
      name: 'rules-without-surroundings',
      comment: 'The rules are pure: no Node, no npm package. Their tests may use both.',
      severity: 'error',
      from: { path: RULES, pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^packages/',
      },
    },
    {
      name: 'games-keep-to-themselves',
      comment: 'Both Vegas games may use casinos/; what is directly in src/ (all.ts) may use every game.',
      severity: 'error',
      from: { path: '^packages/games/src/([^/]+)/' },
      to: { path: '^packages/games/src/[^/]+/', pathNot: '^packages/games/src/($1|casinos)/' },
    },
    {
      name: 'casinos-are-for-vegas',
      severity: 'error',
      from: { path: '^packages/games/src/', pathNot: '^packages/games/src/(las-vegas|las-vegas-royale|casinos)/' },
      to: { path: '^packages/games/src/casinos/' },
    },
    {
      name: 'games-do-not-know-the-registry',
      severity: 'error',
      from: { path: '^packages/games/src/[^/]+/', pathNot: TESTS },
      to: { path: String.raw`^packages/games/src/(list|all)\.ts$` },
    },
    {
      name: 'tiles-keep-to-themselves',
      comment: 'A tile may use what all tiles are (tile.ts). Only the index knows them all.',
      severity: 'error',
      from: {
        path: '^packages/games/src/las-vegas-royale/tiles/([^/.]+)',
        pathNot: String.raw`^packages/games/src/las-vegas-royale/tiles/(index|tile)\.`,
      },
      to: {
        path: '^packages/games/src/las-vegas-royale/tiles/',
        pathNot: String.raw`^packages/games/src/las-vegas-royale/tiles/($1[/.]|(index|tile)\.ts$)`,
      },
    },
    {
      name: 'only-what-absorbs-writes-to-a-table',
      severity: 'error',
      from: { path: '.', pathNot: String.raw`^packages/table/src/absorb` },
      to: { path: String.raw`^packages/table/src/pen\.ts$` },
    },
    {
      name: 'tables-are-kept-in-the-keeper',
      comment: 'Page and terminal are clients: only their keepers know the authority, all else what is public of it.',
      severity: 'error',
      from: {
        path: '^packages/(web|cli)/src/',
        pathNot: ['^packages/(web|cli)/src/keeper/', TESTS, TESTING],
      },
      to: { path: String.raw`^packages/table/src/index\.ts$` },
    },
    {
      name: 'the-server-needs-a-client-only-to-be-tested',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: [TESTS, TESTING] },
      to: { path: '^packages/client/' },
    },
    {
      name: 'no-cycles',
      comment:
        'A circle closed by types alone vanishes before the program runs (a table knows its steps, a step its table).',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'An npm package is in a package.json: not found by luck in node_modules.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages-by-name',
      comment: 'Across packages by name, not by a path into another one.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports|\\.stryker-tmp)/|^bench/peers/|^examples/[^/]+/house/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
