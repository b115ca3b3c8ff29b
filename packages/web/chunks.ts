import { basename, dirname, join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/**
 * What is fetched together, and with it all that it imports at once: before everything else, for any page, for home, and
 * for the first table. Files of words need only what comes first.
 */
const AHEAD = ['/src/ahead.ts', '/words/src/formats.ts', 'vite/preload-helper.js'];
const SHELL = ['/src/main.ts'];
const HOME = ['/src/screens/Home.svelte'];
const BOARD = /\/src\/boards\/([a-z-]+)\/parts\.ts$/;
const CASINOS = /\/src\/boards\/casinos\//;
/** Needed by one board at once and by the others later. */
const BUBBLE = /\/src\/parts\/Bubble\.svelte/;
/** Needed by every side of a tile, each of which is fetched by itself; some lie on every table. */
const PLATE = /\/src\/boards\/([a-z-]+)\/tiles\/plate\.ts$/;
const TABLE = ['/src/screens/Begin.svelte', '/src/screens/Table.svelte', '/src/lib/sitting.ts', '/src/keeper/bots.ts'];

/**
 * Reached by way of its package, and wanted when a match is over or goes elsewhere, a score is looked at, paper is read or the table
 * refuses something.
 */
const LATER = new RegExp(
  [
    String.raw`/fair/src/(?:consent|exact|fault|ledger|receipt|record|rows|seats|seeded|shape|walk)\.ts$`,
    String.raw`/fair/src/first/|/table/src/(?:bringing|brought|first|rematch)\.ts$`,
    String.raw`/src/.*verify\.ts$|/words/src/dice-verdict\.ts$`,
    String.raw`/games/src/[a-z-]+/(?:traces|paper)\.ts$|/client/src/refusals\.ts$|/words/src/(?:refusals|tellings)\.ts$`,
    String.raw`/kit/src/read-record\.ts$`,
  ].join('|'),
);

/** Of Svelte, and wanted by few screens: a file each, which comes with them. Nothing happens when one is read. */
const RARE = new RegExp(
  String.raw`/svelte/src/internal/client/dom/(?:blocks/svelte-element|elements/(?:transitions|bindings/(?:input|select)))\.js$`,
);

/** What the page and its bots both need: nothing here may know of a page. */
const PURE =
  /\/packages\/kit\/src\/(?!read-record\.ts$)|\/packages\/bots\/src\/(?:meter|monte-carlo|random|search\/(?:halving|words))\.ts$|\/src\/keeper\/(?:chance|thinking)\.ts$/;
/**
 * The rules of a game; what only lights up a score, or reads what was tapped in, comes with what draws that. With the rules
 * that the Vegas games share is what their bots share.
 */
const RULES = /\/packages\/games\/src\/([a-z-]+)\/(?!(?:traces|paper)\.ts$)/;
const VEGAS_BOTS = /\/packages\/bots\/src\/vegas\//;
const rulesName = (id: string): string | null => (VEGAS_BOTS.test(id) ? 'casinos' : (RULES.exec(id)?.[1] ?? null));

/** Words that are always wanted together, by language. */
const TOGETHER: Readonly<Record<string, string>> = {
  common: 'words',
  web: 'words',
  told: 'words-beside',
  'web-beside': 'words-beside',
  casinos: 'words-casinos',
  'web-casinos': 'words-casinos',
  ...Object.fromEntries(
    ['las-vegas', 'las-vegas-royale', 'qwinto', 'railroad-ink'].flatMap(game => [
      [game, `words-${game}`],
      [`web-${game}`, `words-${game}`],
    ]),
  ),
};
const WORDS = /\/words\/src\/generated\/(?:lazy\/)?([a-z]{2})(?:\/([a-z-]+))?\.ts$/;
function wordsName(id: string): string | null {
  const [, language = '', area = 'common'] = WORDS.exec(id) ?? [];
  const name = TOGETHER[area];
  return name === undefined ? null : `${name}-${language}`;
}

/** What is there before anything is fetched later. */
const THERE = /^assets\/(?:ahead|shell|kit|rolldown-runtime)-/;
/** What the first screen is made of. */
const FIRST = /^assets\/(?:board|home|LearnOffer|words)-/;
/** Who asks for something from a table has that, too. */
const THERE_AT_TABLES = /^assets\/table-/;

/**
 * What is fetched beside a file that is fetched later: what it imports, without what is there. By itself the bundler
 * names all of it, and the file itself, in every place: a kilobyte of names in the shell. What comes first names the file
 * itself, too: it does not wait for its styles.
 */
const wantedBeside: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  file,
  imported,
  { hostId, hostType },
) =>
  hostType === 'html'
    ? [...imported]
    : // In a thread there is no document to name files in: it asks for what it needs by itself.
      hostId.startsWith('assets/bots-')
      ? []
      : imported.filter(
          other =>
            (other !== file || (hostId.startsWith('assets/ahead-') && FIRST.test(file))) &&
            !THERE.test(other) &&
            !(THERE_AT_TABLES.test(other) && hostId.startsWith('assets/board-')),
        );

/**
 * Scripts in few files. By itself the bundler makes one of every set of modules that some screens share, a hundred in
 * all; each is a request, and small files compress badly: a tenth more to fetch before the first move.
 */
export function fewChunks(): Plugin {
  const ahead = new Set<string>();
  const shell = new Set<string>();
  const home = new Set<string>();
  const table = new Set<string>();
  /** What a board needs at once, by its game. */
  const boards = new Map<string, Set<string>>();
  const isElsewhere = (id: string): boolean => shell.has(id) || table.has(id);
  /** Named after the games that need it: what several share is not to be fetched with all of another's board. */
  const boardsNeeding = (id: string): readonly string[] =>
    isElsewhere(id) ? [] : [...boards].filter(([, needed]) => needed.has(id)).map(([game]) => game);
  const boardName = (id: string): string => `board-${boardsNeeding(id).join('-')}`;
  return {
    name: 'zaria-few-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const addTo = (set: Set<string>, id: string): void => {
        if (set.has(id) || LATER.test(id) || RARE.test(id)) return;
        set.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) addTo(set, next);
      };
      for (const [set, ends] of [
        [ahead, AHEAD],
        [shell, SHELL],
        [home, HOME],
        [table, TABLE],
      ] as const)
        for (const id of ids) if (ends.some(end => id.endsWith(end))) addTo(set, id);
      for (const id of ids) {
        const game = BOARD.exec(id)?.[1];
        if (game === undefined) continue;
        const needed = new Set<string>();
        boards.set(game, needed);
        addTo(needed, id);
      }
      for (const id of ids) boards.get(PLATE.exec(id)?.[1] ?? '')?.add(id);
      // Neither of the two fetches the other for what they share.
      for (const id of home) if (table.has(id) || [...boards.values()].some(needed => needed.has(id))) shell.add(id);
    },
    // What comes first asks for the page; the browser need not wait for that.
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const attrs = { crossorigin: '' };
        return chunks
          .filter(({ name }) => name === 'shell' || name === 'kit' || name === 'rolldown-runtime')
          .flatMap(({ fileName, viteMetadata }) => [
            { tag: 'link', attrs: { ...attrs, rel: 'modulepreload', href: `/${fileName}` }, injectTo: 'head' as const },
            ...[...(viteMetadata?.importedCss ?? [])].map(css => ({
              tag: 'link',
              attrs: { ...attrs, rel: 'stylesheet', href: `/${css}` },
              injectTo: 'head' as const,
            })),
          ]);
      },
    },
    config: () => ({
      build: {
        // Every browser of Baseline 2024 knows it by itself.
        modulePreload: { polyfill: false, resolveDependencies: wantedBeside },
        rolldownOptions: {
          // How long our own plugins take is nobody's business on a busy machine.
          checks: { bundlerTimings: false },
          treeshake: { moduleSideEffects: [{ test: RARE, sideEffects: false }] },
          output: {
            // The page names two hundred files: their marks, which nothing compresses, weigh a kilobyte.
            hashCharacters: 'hex' as const,
            ...Object.fromEntries(
              (['entryFileNames', 'chunkFileNames', 'assetFileNames'] as const).map(kind => [
                kind,
                `assets/[name]-[hash:7]${kind === 'assetFileNames' ? '[extname]' : '.js'}`,
              ]),
            ),
            codeSplitting: {
              groups: [
                {
                  name: id => basename(id, '.js'),
                  debugName: 'rare',
                  test: RARE,
                  priority: 9,
                  includeDependenciesRecursively: false,
                },
                {
                  name: wordsName,
                  debugName: 'words',
                  test: WORDS,
                  priority: 9,
                  includeDependenciesRecursively: false,
                },
                { name: 'kit', test: PURE, priority: 8 },
                { name: rulesName, debugName: 'rules', test: (id: string) => rulesName(id) !== null, priority: 7 },
                { name: 'ahead', test: (id: string) => ahead.has(id), priority: 7 },
                { name: 'shell', test: (id: string) => shell.has(id), priority: 6 },
                { name: 'home', test: (id: string) => home.has(id), priority: 5 },
                // What most boards need is there with the table: a small file of its own compresses badly.
                { name: 'table', test: (id: string) => table.has(id) || boardsNeeding(id).length > 2, priority: 5 },
                // Else who needs it later would fetch all of the board that needs it at once.
                { name: 'bubble', test: BUBBLE, priority: 5, includeDependenciesRecursively: false },
                {
                  name: 'casinos-later',
                  test: (id: string) => CASINOS.test(id) && boardsNeeding(id).length === 1,
                  priority: 5,
                  includeDependenciesRecursively: false,
                },
                // Else what a board shares with something that it opens later would be a file of its own.
                ...[2, 1].map(games => ({
                  name: boardName,
                  debugName: 'board',
                  test: (id: string) => boardsNeeding(id).length === games,
                  priority: games,
                })),
              ],
            },
          },
        },
      },
    }),
  };
}

const THREAD = /new URL\('(\.\/bots\.worker\.ts)', import\.meta\.url\)/;

/**
 * The threads of the bots share kit and rules with the page. The bundler's own way to make a worker packs all of it a
 * second time: a fourth of what a game weighs.
 */
export const sharedThreads = (): Plugin => ({
  name: 'zaria-shared-threads',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [found, worker] = THREAD.exec(code) ?? [];
    if (found === undefined || worker === undefined) return null;
    // Each needs a name of its own: it is also what refers to it.
    const thread = this.emitFile({
      type: 'chunk',
      id: join(dirname(id), worker),
      name: `bots-${basename(dirname(id))}`,
    });
    return code.replace(found, `import.meta.ROLLUP_FILE_URL_${thread}`);
  },
});
