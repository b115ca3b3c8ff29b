import { isGameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import type { MatchRow, Store } from '@zaria/server/store';
import { say } from '@zaria/words';
import { EXIT, type Checked, type Command, type Exit, type Given, type Surroundings } from '../command.ts';
import { DATABASE_FLAG, DATA_FLAG, dataPlace, dataWords, loadTools, tried, type DataWords } from '../data/data.ts';
import { printLine, printLines } from '../io.ts';
import { PROGRAM, quoted } from '../program.ts';
import { complain } from '../text/complain.ts';
import { columns } from '../text/layout.ts';
import { plain } from '../text/plain.ts';
import { gameName, type Voice } from '../text/voice.ts';

const ACTIONS = ['list', 'show', 'close', 'talk', 'hush'] as const;
type Action = (typeof ACTIONS)[number];
const isAction = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text);
const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
/** Lines of the talk that are read at once. */
const MOST_LINES = 10_000;

const PHASES = ['lobby', 'playing', 'over', 'abandoned'] as const;
type Phase = (typeof PHASES)[number];
const USUAL_MOST = 50;
const MOST = 10_000;

/** `zaria tables`: what a server keeps, for whoever runs it. */
export const tables: Command = {
  name: 'tables',
  operands: '[list | show TABLE… | close TABLE… | talk TABLE… | hush TABLE NUMBER…]',
  most: Infinity,
  about: 'usage.tables',
  flags: {
    data: DATA_FLAG,
    database: DATABASE_FLAG,
    phase: { value: 'PHASE', isRepeated: true, about: words => say(words, 'flag.tables.phase') },
    most: { value: 'N', about: words => say(words, 'flag.tables.most', { count: USUAL_MOST }) },
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.tables.note'),
  examples: [
    './zaria tables',
    './zaria tables list --phase playing --most 200',
    './zaria tables show 3kx9',
    './zaria tables close 3kx9 --data /var/lib/zaria',
    './zaria tables talk 3kx9',
    './zaria tables hush 3kx9 12',
  ],
  json: [
    [
      'id, game, phase, chairs, waiting, isPublic, created, changed, wake, closed, restored, summed',
      words => say(words, 'json.tables'),
    ],
  ],

  async run(given, surroundings) {
    const { voice } = surroundings;
    const words = dataWords(voice);
    const [action = 'list', ...ids] = given.operands;
    if (!isAction(action)) return fail(say(words, 'tables.action', { action }));
    if (action === 'list' && ids[0] !== undefined)
      return fail(say(voice.words, 'complaint.operand-extra', { operand: ids[0] }));
    if (action !== 'list' && ids.length === 0)
      return fail(say(words, 'tables.which', { action, command: `${PROGRAM} tables` }));
    const [table = '', ...numbers] = ids;
    if (action === 'hush' && !(numbers.length > 0 && numbers.every(isNumber)))
      return fail(say(words, 'tables.hush.which', { command: `${PROGRAM} tables talk ${quoted(table)}` }));
    const place = await dataPlace(given, surroundings);
    if (!place.ok) return place;
    const { openBeside, shownPlace } = await loadTools();
    const folder = shownPlace(place.value);
    const done = await tried(voice, folder, async () => {
      const store = await openBeside(place.value, action === 'close' || action === 'hush' ? 'amend' : 'read');
      try {
        if (action === 'list') return await list(store, given, surroundings);
        if (action === 'hush') return await hush(store, table, numbers.map(Number), folder, surroundings);
        return await each(store, action, ids, folder, given, surroundings);
      } finally {
        await store.close();
      }
    });
    return done.ok ? done.value : done;
  },
};

async function list(store: Store, given: Given, { io, voice }: Surroundings): Promise<Checked<Exit>> {
  const words = dataWords(voice);
  const most = given.whole('most', 1, MOST);
  if (!most.ok) return most;
  const phases = given.texts('phase');
  const unknown = phases.find(phase => !isPhase(phase));
  if (unknown !== undefined) return fail(say(words, 'tables.phase-unknown', { phase: unknown, phases: [...PHASES] }));
  const count = most.value ?? USUAL_MOST;
  const found = await store.matches.list({
    most: count + 1,
    ...(phases.length > 0 && { phases: phases.filter(isPhase) }),
  });
  const rows = found.slice(0, count);
  if (given.has('json')) for (const row of rows) printLine(io.stdout, JSON.stringify(row));
  else if (rows.length === 0) printLine(io.stdout, say(words, 'tables.none'));
  else {
    const header = (['id', 'game', 'phase', 'players', 'waiting', 'changed'] as const).map(key =>
      say(words, `tables.${key}`),
    );
    printLines(io.stdout, columns([header, ...rows.map(row => cellsOf(row, words, voice).map(plain))]));
    if (found.length > count) printLine(io.stdout, say(words, 'tables.more'));
  }
  return ok(0);
}

const isPhase = (text: string): text is Phase => (PHASES as readonly string[]).includes(text);

/** Shows or closes each of these; a table that is not there does not keep the others from it. */
async function each(
  store: Store,
  action: 'show' | 'close' | 'talk',
  ids: readonly string[],
  folder: string,
  given: Given,
  { io, voice }: Surroundings,
): Promise<Checked<Exit>> {
  const words = dataWords(voice);
  let exit: Exit = 0;
  const refuse = (sentence: string): void => {
    complain(io, sentence);
    exit = EXIT.file;
  };
  for (const id of ids) {
    const row = await store.matches.row(id);
    if (row === null) refuse(say(words, 'tables.unknown', { id, folder }));
    else if (action === 'show') await show(store, row, given.has('json'), { io, voice });
    else if (action === 'talk') await talk(store, row, given.has('json'), { io, voice });
    else if (!(await store.matches.close(id, io.now()))) refuse(say(words, 'tables.closed-before', { id }));
    else if (given.has('json')) printLine(io.stdout, JSON.stringify(await store.matches.row(id)));
    else printLine(io.stdout, plain(say(words, 'tables.closed', { id })));
  }
  return ok(exit);
}

/** Takes lines of the talk away, for everybody: a server that runs tells whoever is there within seconds. */
async function hush(
  store: Store,
  id: string,
  numbers: readonly number[],
  folder: string,
  { io, voice }: Surroundings,
): Promise<Checked<Exit>> {
  const words = dataWords(voice);
  if ((await store.matches.row(id)) === null) {
    complain(io, say(words, 'tables.unknown', { id, folder }));
    return ok(EXIT.file);
  }
  let exit: Exit = 0;
  for (const number of numbers) {
    const isRemoved = await store.talk.remove(id, number, io.now());
    if (isRemoved) printLine(io.stdout, say(words, 'tables.hushed', { number: String(number) }));
    else {
      complain(io, say(words, 'tables.hush.none', { number: String(number) }));
      exit = EXIT.file;
    }
  }
  return ok(exit);
}

/** What was said at a table, with the numbers by which lines are removed. */
async function talk(store: Store, row: MatchRow, isJson: boolean, { io, voice }: Surroundings): Promise<void> {
  const words = dataWords(voice);
  const lines = await store.talk.last(row.id, MOST_LINES);
  if (isJson) {
    for (const { number, line } of lines)
      printLine(
        io.stdout,
        JSON.stringify({ table: row.id, number, at: line?.at, name: line?.name, said: line?.said ?? null }),
      );
    return;
  }
  if (lines.length === 0) printLine(io.stdout, say(words, 'tables.talk.none'));
  const cells = lines.map(({ number, line }) => [
    String(number),
    line === null ? '' : timeIn(voice, line.at),
    line?.name ?? '',
    line === null ? say(words, 'tables.talk.erased') : 'text' in line.said ? line.said.text : `(${line.said.phrase})`,
  ]);
  printLines(io.stdout, columns(cells.map(row => row.map(plain))));
}

async function show(store: Store, row: MatchRow, isJson: boolean, { io, voice }: Surroundings): Promise<void> {
  const words = dataWords(voice);
  const entries = (await store.matches.read(row.id, 0)).length;
  const lines = (await store.talk.last(row.id, 1))[0]?.number ?? 0;
  if (isJson) return printLine(io.stdout, JSON.stringify({ ...row, entries, lines }));
  const [, game = '', phase = '', players = '', waiting = '', changed = ''] = cellsOf(row, words, voice);
  const time = (at: number | null): string => (at === null ? '' : timeIn(voice, at));
  const cells = [
    ['id', row.id],
    ['game', game],
    ['phase', phase],
    ['players', players],
    ['waiting', waiting],
    ['created', time(row.created)],
    ['changed', changed],
    ['wake', time(row.wake)],
    ['closed-at', time(row.closed)],
    ['restored-at', time(row.restored)],
    ['public', say(voice.words, row.isPublic ? 'value.true' : 'value.false')],
    ['entries', String(entries)],
    ['lines', String(lines)],
  ] as const;
  const told = cells.filter(([, text]) => text !== '').map(([key, text]) => [say(words, `tables.${key}`), plain(text)]);
  printLines(io.stdout, columns(told));
  printLine(io.stdout);
}

function cellsOf(row: MatchRow, words: DataWords, voice: Voice): readonly string[] {
  const nameOf = ({ kind, name }: MatchRow['chairs'][number]): string =>
    kind === null ? say(words, 'tables.free') : name === '' ? say(words, 'tables.nameless') : name;
  const names = row.chairs.map(nameOf);
  return [
    row.id,
    isGameId(row.game) ? gameName(voice, row.game) : row.game,
    row.closed === null ? say(words, `tables.phase.${row.phase}`) : say(words, 'tables.closed-at'),
    names.join(', '),
    row.waiting.map(seat => names[seat] ?? '').join(', '),
    timeIn(voice, row.changed),
  ];
}

const timeIn = ({ language }: Voice, at: number): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
