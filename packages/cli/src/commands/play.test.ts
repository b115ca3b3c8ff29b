import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, findGame, registered, type GameId } from '@zaria/games';
import { NATURE, fold, pick, readRecord, simulationRng, type MatchRecord, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { scratch, zaria, type Run } from '../testing.ts';

const read = (file: string): MatchRecord => JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;

/** A person who looks at the save and types any move that is possible, so many times. */
function player(file: string, moves: number, seed = 'player'): () => string | null {
  let typed = 0;
  return () => {
    if (typed++ === moves) return null;
    const match = readRecord(read(file), findGame);
    if (!match.ok) throw new Error(`${match.error.at}: ${match.error.why}`);
    const { game, start, seats, log } = match.value;
    const state = fold(game, start, log);
    const isPerson = (actor: number): actor is Seat => actor !== NATURE && seats[actor]?.kind === 'local';
    const seat = game.waiting(state).find(isPerson);
    if (seat === undefined) throw new Error('nobody is asked');
    return game.print(pick(game.legal(state, seat), simulationRng(`${seed} ${log.length}`)));
  };
}

const saveIn = (folder: string): string => join(folder, 'match.json');

/** Plays on with that many moves of the person; all of them by default. */
async function play(file: string, argv: readonly string[], moves = Infinity): Promise<Run> {
  return zaria(['play', ...argv], { input: player(file, moves) });
}

describe.each(GAME_IDS)('%s', id => {
  test('a person and bots play to the end, and the record can be replayed', { timeout: 60_000 }, async () => {
    const file = saveIn(scratch());
    const seats = 'you:Anna,bot:random';
    const { exit, out, err } = await play(file, [
      id,
      '--seats',
      seats,
      '--save',
      file,
      '--seed',
      'end',
      '--nodes',
      '50',
    ]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Final standing');
    expect(out).toContain(`./zaria replay ${file}`);
    const match = readRecord(read(file), findGame);
    expect(match.ok && match.value.game.waiting(fold(match.value.game, match.value.start, match.value.log))).toEqual(
      [],
    );
    const replayed = await zaria(['replay', file]);
    expect([replayed.exit, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toContain('Final standing');
  });

  test('a match that is left and gone on with is the match that was not left', { timeout: 60_000 }, async () => {
    const argv = [id, '--seats', 'you,bot:random', '--seed', 'cut'];
    const [whole, cut] = [saveIn(scratch()), saveIn(scratch())];
    await play(whole, [...argv, '--save', whole]);
    await play(cut, [...argv, '--save', cut], 1);
    for (let i = 0; i < 3; i++) {
      const { exit, out } = await play(cut, ['--resume', cut], 2);
      expect(exit).toBe(0);
      expect(out).toContain(`./zaria play --resume ${cut}`);
    }
    const { out } = await play(cut, ['--resume', '--save', cut]);
    expect(out).toContain('The match goes on after');
    expect(read(cut)).toEqual(read(whole));
  });
});

const twoBots = (id: GameId): string => Array(registered(id).game.players.min).fill('bot:random').join(',');

test('bots play among themselves', async () => {
  const file = saveIn(scratch());
  const { exit, out } = await zaria(['play', 'las-vegas', '--seats', twoBots('las-vegas'), '--save', file]);
  expect(exit).toBe(0);
  expect(out).toContain('The game ends and the money is counted.');
  expect(read(file).log.length).toBeGreaterThan(50);
});

test('the record is kept after every entry, before anybody hears of it', async () => {
  const file = saveIn(scratch());
  const lengths: number[] = [];
  const moves = player(file, 6);
  await zaria(['play', 'las-vegas', '--seats', 'you,bot:greedy', '--save', file, '--seed', 'x'], {
    input: () => {
      lengths.push(read(file).log.length);
      return moves();
    },
  });
  expect(lengths.length).toBe(7);
  expect(lengths.every((length, i) => i === 0 || length > (lengths[i - 1] ?? 0))).toBe(true);
  expect(readdirSync(join(file, '..'))).toEqual(['match.json']);
});

test('true dice differ from match to match, practice dice are what the seed says and are marked', async () => {
  const play2 = async (...argv: readonly string[]): Promise<[MatchRecord, string]> => {
    const file = saveIn(scratch());
    const { out } = await zaria(['play', 'las-vegas', '--seats', 'you,bot:random', '--save', file, ...argv]);
    return [read(file), out];
  };
  const [[one, out], [two]] = [await play2('--seed', 's'), await play2('--seed', 's')];
  expect(one).toEqual(two);
  expect(one).toMatchObject({ practice: { seed: 's' } });
  expect(out).toContain('This is a practice match');
  const [fair, said] = await play2();
  expect(fair).not.toHaveProperty('practice');
  expect(said).not.toContain('practice');
});

test('what cannot be played is refused with its reason, and the question stays', async () => {
  const file = saveIn(scratch());
  const input = ['place 3', '# a remark', '', 'roll # now', 'place 9', 'juggle', 'roll', '3', '3'];
  const argv = [
    'play',
    'las-vegas',
    '--seats',
    'you,bot:greedy',
    '--save',
    file,
    '--seed',
    'x',
    '--option',
    'starter=0',
  ];
  const { err } = await zaria(argv, { input });
  expect(err.trimEnd().split('\n')).toEqual([
    expect.stringContaining('“place 3”: That move is not allowed now.'),
    expect.stringContaining('“place 9”: This cannot be read as a move.'),
    expect.stringContaining('“juggle”: This cannot be read as a move.'),
    expect.stringContaining('“roll”: That move is not allowed now.'),
    expect.stringContaining('“3”: This cannot be read as a move.'),
  ]);
  expect(read(file).log.filter(([who]) => who === 0)).toEqual([
    [0, 'roll'],
    [0, 'place 3'],
  ]);
});

test('an interruption leaves, keeps the match and says how to go on', async () => {
  const file = saveIn(scratch());
  const controller = new AbortController();
  const { exit, out } = await zaria(['play', 'las-vegas', '--seats', 'you,bot:random', '--save', file], {
    signal: controller.signal,
    input: () => {
      controller.abort();
      return 'nothing';
    },
  });
  expect(exit).toBe(130);
  expect(out).toContain(`Go on with: ./zaria play --resume ${file}`);
  expect(existsSync(file)).toBe(true);
});

describe('saves', () => {
  const state = (folder: string) => ({ env: { XDG_STATE_HOME: folder } });

  test('without a name a match is kept in the state folder, and --resume finds the last that is not over', async () => {
    const folder = scratch();
    const begin = async (seats: string): Promise<Run> => zaria(['play', 'las-vegas', '--seats', seats], state(folder));
    await begin('you:First,bot:random');
    await begin('you:Second,bot:random');
    await begin('bot:random,bot:random');
    const files = readdirSync(join(folder, 'zaria')).map(name => join(folder, 'zaria', name));
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { name } = read(file).seats[0] ?? { name: '' };
      const age = ['First', 'Second', 'Red'].indexOf(name);
      utimesSync(file, 1000 + age, 1000 + age);
    }
    const { exit, out } = await zaria(['play', '--resume'], state(folder));
    expect(exit).toBe(0);
    expect(out).toContain('Second');
  });

  test('or in the home folder', async () => {
    const home = scratch();
    await zaria(['play', 'las-vegas'], { home });
    expect(readdirSync(join(home, '.local', 'state', 'zaria'))).toHaveLength(1);
  });

  test('a file that is there is not written over', async () => {
    const file = saveIn(scratch());
    writeFileSync(file, 'precious');
    const { exit, err } = await zaria(['play', 'las-vegas', '--save', file]);
    expect([exit, readFileSync(file, 'utf8')]).toEqual([2, 'precious']);
    expect(err).toContain('is there already');
  });

  test('a place that cannot be written to is complained about', async () => {
    const { exit, err } = await zaria(['play', 'las-vegas', '--save', '/dev/null/match.json']);
    expect(exit).toBe(2);
    expect(err).toMatch(/^zaria: \/dev\/null\/match\.json cannot be written \(\w+\)\.\n$/);
  });

  test('nothing to go on with', async () => {
    const { exit, err } = await zaria(['play', '--resume'], state(scratch()));
    expect([exit, err]).toEqual([2, 'zaria: There is no match to go on with.\n']);
  });

  test.each<[string, (record: MatchRecord) => unknown, string]>([
    ['cut off', record => JSON.stringify(record).slice(0, 100), 'is not JSON: line 1, column '],
    ['of another format', record => ({ ...record, format: 'zaria/9' }), 'format: This format of records is not known'],
    ['of another game', record => ({ ...record, game: 'chess' }), 'game: This game is not known here.'],
    ['with seats missing', record => ({ ...record, seats: [] }), 'seats: These seats do not fit the game.'],
    [
      'with a wrong option',
      record => ({ ...record, options: { neutral: 7 } }),
      'options.neutral: The option “neutral”',
    ],
    [
      'with a move that was not possible',
      record => ({ ...record, log: [...record.log.slice(0, 4), [0, 'place 9']] }),
      'entry 5: This cannot be read as a move.',
    ],
    [
      'with dice that were not possible',
      record => ({ ...record, log: [...record.log.slice(0, 2), ['nature', 'dice 1 2']] }),
      'entry 3: Dice and deck cannot give that.',
    ],
    [
      'without its bot',
      record => ({ ...record, seats: record.seats.map(({ name, kind }) => ({ name, kind })) }),
      'which bot plays seat 1',
    ],
    ['that is a list', () => [], 'record: This is not the shape of a Zaria record.'],
  ])('a save %s gives one clear line', async (_name, damage, why) => {
    const file = saveIn(scratch());
    await play(
      file,
      ['las-vegas', '--seats', 'you,bot:random', '--save', file, '--seed', '1', '--option', 'starter=0'],
      2,
    );
    const damaged = damage(read(file));
    writeFileSync(file, typeof damaged === 'string' ? damaged : JSON.stringify(damaged));
    const { exit, out, err } = await zaria(['play', '--resume', file]);
    expect(err).toContain(why);
    expect(err).toMatch(/^zaria: [^\n]+\n$/);
    expect([exit, out]).toEqual([2, '']);
  });
});
