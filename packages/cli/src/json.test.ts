import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@zaria/games';
import { testDatabase } from '@zaria/server/store/database';
import { describe, expect, test } from 'vitest';
import { EXIT } from './command.ts';
import { fillFolder } from './data/store.testing.ts';
import { faultsOf, type Schema } from './schema.testing.ts';
import { scratch, zaria } from './stage.testing.ts';

const PAGE = readFileSync(new URL('../../../docs/json.md', import.meta.url), 'utf8');

/** What the page says of a command. */
function documented(command: string): { readonly schema: Schema; readonly example: string } {
  const [, section = ''] = PAGE.split(`\n## ${command}\n`);
  const block = (kind: string): string =>
    new RegExp(`^\`\`\`json ${kind}\n([^]*?)^\`\`\`$`, 'm').exec(section.split('\n## ')[0] ?? '')?.[1] ?? '';
  return { schema: JSON.parse(block('schema')) as Schema, example: block('example') };
}

const COMMANDS = [
  'games',
  'score',
  'verify',
  'verify --dice-only',
  'simulate',
  'replay',
  'arena',
  'tables',
  'backup',
  'restore',
  'move',
];
const linesOf = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);

async function matchOf(game: string): Promise<string> {
  const file = join(scratch(), `${game}.json`);
  await zaria(['play', game, '--seats', 'bot:random,bot:random', '--save', file]);
  return file;
}

async function filled(): Promise<string> {
  const folder = scratch();
  await fillFolder(folder);
  return folder;
}

/** Of matches that are in order, one that is not, and none. */
async function verified(...flags: readonly string[]): Promise<readonly unknown[]> {
  const damaged = join(scratch(), 'damaged.json');
  writeFileSync(damaged, '{"format":"zaria/2"}');
  const files = [...(await Promise.all(GAME_IDS.map(matchOf))), damaged, '/nowhere.json'];
  const lines = linesOf((await zaria(['verify', '--json', ...flags, ...files])).out);
  expect(lines).toHaveLength(files.length);
  return lines;
}

/** What each command prints, for as many cases as there are. */
const PRINTED: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  games: async () => linesOf((await zaria(['games', '--json'])).out),
  async score() {
    const input = [
      '{"game":"las-vegas","casinos":[{"number":1,"money":[80],"dice":{"red":5}}]}',
      '{"game":"las-vegas-royale","casinos":[]}',
      `{"game":"qwinto","orange":[${Array(9).fill('null').join()}],"yellow":[${Array(9).fill('null').join()}],"purple":[${Array(9).fill('null').join()}],"misthrows":1}`,
      '{"game":"railroad-ink","board":[]}',
      '{',
      '{"game":"chess"}',
    ];
    return linesOf((await zaria(['score', '-'], { input })).out);
  },
  verify: () => verified(),
  'verify --dice-only': () => verified('--dice-only'),
  async simulate() {
    const runs = GAME_IDS.map(async id => zaria(['simulate', id, '--matches', '3', '--bots', 'random', '--json']));
    return (await Promise.all(runs)).flatMap(({ out }) => linesOf(out));
  },
  async arena() {
    const argv = ['arena', 'qwinto', '--bots', 'random,novice', '--matches', '2', '--json'];
    const runs = [await zaria(argv), await zaria([...argv, '--times'])];
    return runs.flatMap(({ out }) => linesOf(out));
  },
  async tables() {
    const folder = await filled();
    const runs = [['list'], ['show', 'played', 'finished'], ['close', 'waiting']];
    const outs = [];
    for (const run of runs) outs.push((await zaria(['tables', ...run, '--json', '--data', folder])).out);
    return outs.flatMap(linesOf);
  },
  backup: async () =>
    linesOf((await zaria(['backup', join(scratch(), 'a.db'), '--json', '--data', await filled()])).out),
  async restore() {
    const [file, folder] = [join(scratch(), 'a.db'), await filled()];
    await zaria(['backup', file, '--data', folder]);
    const outs = [];
    for (const into of [scratch(), folder])
      outs.push((await zaria(['restore', file, '--json', '--force', '--data', into])).out);
    return outs.flatMap(linesOf);
  },
  async move() {
    const database = await testDatabase();
    const folder = await filled();
    const there = await zaria(['move', folder, database.url, '--json']);
    const back = await zaria(['move', database.url, join(scratch(), 'back'), '--json']);
    await database.drop();
    return linesOf(there.out + back.out);
  },
  async replay() {
    const runs = GAME_IDS.map(async id => zaria(['replay', '--json', await matchOf(id)]));
    return (await Promise.all(runs)).flatMap(({ out }) => linesOf(out));
  },
};

describe.each(COMMANDS)('%s', command => {
  const { schema, example } = documented(command);

  test('the example is as the schema says', () => {
    const values = command === 'games' ? [JSON.parse(example) as unknown] : linesOf(example);
    expect(values.flatMap(value => faultsOf(schema, value))).toEqual([]);
  });

  test('[19.7] what is printed is as the schema says', async () => {
    const values = (await PRINTED[command]?.()) ?? [];
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap(value => faultsOf(schema, value))).toEqual([]);
  });

  test('--help names its fields and this page', async () => {
    const { out } = await zaria([...command.split(' '), '--help']);
    expect(out).toContain('What --json prints');
    expect(out).toContain('docs/json.md');
  });
});

test('the schemas refuse what is not as they say', () => {
  const { schema } = documented('replay');
  expect(faultsOf(schema, { entry: 1, who: 0, what: 'roll' })).not.toEqual([]);
  expect(faultsOf(documented('games').schema, [{ game: 7 }])).not.toEqual([]);
});

test('[19.7] the page lists every exit code, and so does --help', async () => {
  const { out } = await zaria(['--help']);
  for (const code of Object.values(EXIT)) {
    expect(PAGE).toMatch(new RegExp(String.raw`^\| ${code} +\|`, 'm'));
    expect(out).toMatch(new RegExp(`^  ${code} +\\S`, 'm'));
  }
});

test('[19.7] a record is also read from standard input', async () => {
  const file = await matchOf('qwinto');
  const input = readFileSync(file, 'utf8').split('\n');
  const [piped, named] = [await zaria(['replay', '-', '--json'], { input }), await zaria(['replay', file, '--json'])];
  expect([piped.exit, piped.out]).toEqual([0, named.out]);
  expect((await zaria(['replay', '-'], { input })).out).toContain('Final standing');
});
