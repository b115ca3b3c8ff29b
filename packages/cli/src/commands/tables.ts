import { isGameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import type { MatchRow, Store } from '@zaria/server/store';
import { say } from '@zaria/words';
import { EXIT, type Checked, type Command, type Exit, type Given, type Surroundings } from '../command.ts';
import { DATA_FLAG, dataFolder, dataWords, loadTools, tried, type DataWords } from '../data/data.ts';
import { printLine, printLines } from '../io.ts';
import { columns } from '../text/layout.ts';
import { plain } from '../text/plain.ts';
import { gameName, type Voice } from '../text/voice.ts';

const PHASES = ['lobby', 'playing', 'over', 'abandoned'] as const;
type Phase = (typeof PHASES)[number];
const USUAL_MOST = 50;
const MOST = 10_000;

/** `zaria tables`: what a server keeps, for whoever runs it. */
export const tables: Command = {
  name: 'tables',
  operands: '[list | show TABLE… | close TABLE…]',
  most: Infinity,
  about: 'usage.tables',
  flags: {
    data: DATA_FLAG,
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
    if (action !== 'list' && action !== 'show' && action !== 'close')
      return fail(say(words, 'tables.action', { action }));
    if (action === 'list' && ids[0] !== undefined)
      return fail(say(voice.words, 'complaint.operand-extra', { operand: ids[0] }));
    if (action !== 'list' && ids.length === 0) return fail(say(words, 'tables.which'));
    const folder = dataFolder(given);
    const done = await tried(voice, folder, async () => {
      const { openStoreHere } = await loadTools();
      const store = await openStoreHere(folder, action === 'close' ? 'amend' : 'read');
      try {
        if (action === 'list') return await list(store, given, surroundings);
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
  action: 'show' | 'close',
  ids: readonly string[],
  folder: string,
  given: Given,
  { io, voice }: Surroundings,
): Promise<Checked<Exit>> {
  const words = dataWords(voice);
  let exit: Exit = 0;
  const complain = (sentence: string): void => {
    printLine(io.stderr, `zaria: ${plain(sentence)}`);
    exit = EXIT.file;
  };
  for (const id of ids) {
    const row = await store.matches.row(id);
    if (row === null) complain(say(words, 'tables.unknown', { id, folder }));
    else if (action === 'show') await show(store, row, given.has('json'), { io, voice });
    else if (!(await store.matches.close(id, io.now()))) complain(say(words, 'tables.closed-before', { id }));
    else if (given.has('json')) printLine(io.stdout, JSON.stringify(await store.matches.row(id)));
    else printLine(io.stdout, plain(say(words, 'tables.closed', { id })));
  }
  return ok(exit);
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
