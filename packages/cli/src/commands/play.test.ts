import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@zaria/games';
import { findGame, registered } from '@zaria/games/all';
import { NATURE, follower, isDone, pick, questionOn, readRecord, simulationRng } from '@zaria/kit';
import type { AnyFrame } from '@zaria/kit';
import { phaseOf, seededPart, verifyRecord, type WrittenRecord } from '@zaria/table';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE } from '../lines.ts';
import { recordIn, recordSoFar, saveIn, scratch, tableIn, zaria, type Run } from '../stage.testing.ts';

/** What seats did, and what the table noted of them. */
const rows = (file: string): string[] =>
  recordSoFar(file).log.flatMap(([who, what]) => (who === 'nature' ? [] : [`${who} ${what}`]));

/** A person who looks at the save and types any move that is possible, so many times. */
function player(file: string, moves: number, seed = 'player'): () => string | null {
  let typed = 0;
  return () => {
    if (typed++ === moves) return null;
    const { game, match, chairs } = tableIn(file);
    if (match === null) throw new Error('the match has not started');
    const seat = game.waiting(match.state).find(actor => actor !== NATURE && chairs[actor]?.kind === 'local');
    if (seat === undefined || seat === NATURE) throw new Error('nobody is asked');
    return game.print(pick(game.legal(match.state, seat), simulationRng(`${seed} ${match.log.length}`)));
  };
}

const matchIn = (folder: string): string => join(folder, 'match.json');

/** Plays on with that many moves of the person; all of them by default. */
async function play(file: string, argv: readonly string[], moves = Infinity): Promise<Run> {
  return zaria(['play', ...argv], { input: player(file, moves) });
}

/** Types these lines at a new table of Las Vegas where the first seat begins. */
async function type(file: string, seats: string, input: readonly string[], more: readonly string[] = []): Promise<Run> {
  const argv = ['play', 'las-vegas', '--seats', seats, '--save', file, '--option', 'starter=0', ...more];
  return zaria(argv, { input });
}

describe.each(GAME_IDS)('%s', id => {
  test('a person and bots play to the end, and the record can be replayed and verified', async () => {
    const file = matchIn(scratch());
    const seats = 'you:Anna,bot:random';
    const { exit, out, err } = await play(file, [id, '--seats', seats, '--save', file, '--nodes', '50']);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Final standing');
    expect(out).toContain(`./zaria replay ${file}`);
    expect(out).toContain(`./zaria verify ${file}`);
    // Both checks: the record is sound, and it is the match that was told.
    expect(out.replaceAll(/\s+/g, ' ')).toContain('the device knew them all.');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('This is the match that was told on this device');
    const match = readRecord(recordIn(file), findGame);
    if (!match.ok) throw new Error(match.error.why);
    const { game, start, log } = match.value;
    expect(follower(game, start, 'spectator', log).waiting).toEqual([]);
    const replayed = await zaria(['replay', file]);
    expect([replayed.exit, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toContain('Final standing');
    const verified = await zaria(['verify', file]);
    expect([verified.exit, verified.out]).toEqual([0, expect.stringContaining('the device knew them all.')]);
  });

  test('a match that is left and gone on with is the match that was not left', async () => {
    const argv = [id, '--seats', 'you,bot:random', '--seed', 'cut'];
    const [whole, cut] = [matchIn(scratch()), matchIn(scratch())];
    await play(whole, [...argv, '--save', whole]);
    await play(cut, [...argv, '--save', cut], 1);
    for (let i = 0; i < 3; i++) {
      const { exit, out } = await play(cut, ['--resume', cut], 2);
      expect(exit).toBe(0);
      expect(out).toContain(`./zaria play --resume ${cut}`);
    }
    const { out } = await play(cut, ['--resume', '--save', cut]);
    expect(out).toContain('The match goes on after');
    expect(recordIn(cut)).toEqual(recordIn(whole));
  });
});

const twoBots = (id: GameId): string => Array(registered(id).game.players.min).fill('bot:random').join(',');

test('bots play among themselves', async () => {
  const file = matchIn(scratch());
  const { exit, out } = await zaria(['play', 'las-vegas', '--seats', twoBots('las-vegas'), '--save', file]);
  expect(exit).toBe(0);
  expect(out).toContain('The match ends and the money is counted.');
  expect(recordIn(file).log.length).toBeGreaterThan(50);
  expect(verifyRecord(recordIn(file), findGame)).toMatchObject({
    ok: true,
    value: { dice: { kind: 'local' }, isFinished: true },
  });
});

test('the match is kept after every entry, before anybody hears of it, for nobody else to read', async () => {
  const file = matchIn(scratch());
  const lengths: number[] = [];
  const moves = player(file, 6);
  await zaria(['play', 'las-vegas', '--seats', 'you,bot:greedy', '--save', file, '--seed', 'x'], {
    input: () => {
      lengths.push(saveIn(file).entries.length);
      return moves();
    },
  });
  expect(lengths.length).toBe(7);
  expect(lengths.every((length, i) => i === 0 || length > (lengths[i - 1] ?? 0))).toBe(true);
  expect(readdirSync(join(file, '..'))).toEqual(['match.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('a match that an earlier version saved', () => {
  /** Both began by the first protocol, before the dice had chains. */
  const earlier = (name: 'drawn' | 'seeded'): string => {
    const file = matchIn(scratch());
    copyFileSync(new URL(`../keeper/earlier/${name}.json`, import.meta.url), file);
    return file;
  };

  test('goes on, with the dice that were promised, and its record says so', async () => {
    const file = earlier('drawn');
    const before = recordSoFar(file).log;
    const { exit, out } = await play(file, ['--resume', file]);
    expect([exit, out]).toEqual([0, expect.stringContaining('Final standing')]);
    const record = recordIn(file);
    expect(record.format).toBe('zaria/1');
    expect(record.log.slice(0, before.length)).toEqual(before);
    const verified = await zaria(['verify', file]);
    expect([verified.exit, verified.out]).toEqual([0, expect.stringContaining('Part of the dice came from Anna.')]);
    expect((await zaria(['replay', file])).exit).toBe(0);
  });

  test('from a seed, too, and nothing is claimed of its dice', async () => {
    const file = earlier('seeded');
    const { exit, out } = await play(file, ['--resume', file]);
    expect([exit, out]).toEqual([0, expect.stringContaining('This is a practice match')]);
    const verified = await zaria(['verify', file]);
    expect([verified.exit, verified.out]).toEqual([0, expect.stringContaining('nothing is claimed of them')]);
  });
});

describe('dice', () => {
  const begin = async (...argv: readonly string[]): Promise<[WrittenRecord, string]> => {
    const file = matchIn(scratch());
    const { out } = await zaria(['play', 'las-vegas', '--seats', 'you,bot:random', '--save', file, ...argv]);
    return [recordSoFar(file), out];
  };

  test('practice dice are what the seed says, and are marked', async () => {
    const [[one, out], [two]] = [await begin('--seed', 's'), await begin('--seed', 's')];
    expect(one).toEqual(two);
    const { matchId, chain } = seededPart('s');
    expect(one.start).toMatchObject({ kind: 'local', matchId, host: chain.head });
    expect(verifyRecord(one, findGame)).toMatchObject({ ok: true, value: { dice: { kind: 'local' } } });
    expect(out).toContain('This is a practice match');
  });

  test('true dice have their head before the first move; their secret is in the save alone', async () => {
    const [fair, out] = await begin();
    expect(out).not.toContain('practice');
    expect([fair.start.kind, fair.start.host]).toEqual(['local', expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const file = matchIn(scratch());
    await zaria(['play', 'qwinto', '--seats', 'you', '--save', file]);
    const { chance, entries } = saveIn(file);
    const secret = chance.kind === 'chained' ? chance.secret : '';
    expect(secret).toHaveLength(64);
    expect(JSON.stringify([recordSoFar(file), entries])).not.toContain(secret);
    const { out: said, err } = await play(file, ['--resume', file]);
    expect(JSON.stringify([recordIn(file), said, err])).not.toContain(secret);
  });

  test('people may type them in, in any order; what dice cannot show is refused', async () => {
    const file = matchIn(scratch());
    const deal = '70 30+50 20+40 10+60 40+30 90';
    const input = [`throw deal ${deal}`, 'roll', 'throw dice 1 2', 'throw dice 6 6 6 3 3 1 2 2', 'place 6', 'throw'];
    const { out, err } = await type(file, 'you,bot:greedy', input, ['--dice', 'typed']);
    expect(out).toContain('people type in what the dice show');
    expect(out).toContain('You roll 1, 2, 2, 3, 3, 6, 6, 6.');
    expect(out).toMatch(/Daniel rolls( \d,){7} \d\./);
    expect(err).toBe('zaria: “throw dice 1 2”: Dice and deck cannot give that.\n');
    expect(recordSoFar(file).log.slice(0, 3)).toEqual([
      ['nature', `deal ${deal}`],
      [0, 'roll'],
      ['nature', 'dice 1 2 2 3 3 6 6 6'],
    ]);
    const verified = await zaria(['verify', file]);
    expect([verified.exit, verified.out]).toEqual([0, expect.stringContaining('by hand: nothing is claimed.')]);
  });
});

test('what cannot be played is refused with its reason, and the question stays', async () => {
  const file = matchIn(scratch());
  const input = ['place 3', '# a remark', '', 'roll # now', 'place 9', 'juggle', 'roll', '3', '3'];
  const { err } = await type(file, 'you,bot:greedy', input, ['--seed', 'x']);
  expect(err.trimEnd().split('\n')).toEqual([
    expect.stringContaining('“place 3”: That move is not allowed now.'),
    expect.stringContaining('“place 9”: This cannot be read as a move.'),
    expect.stringContaining('“juggle”: This cannot be read as a move.'),
    expect.stringContaining('“roll”: That move is not allowed now.'),
    expect.stringContaining('“3”: '),
  ]);
  expect(rows(file).filter(row => row.startsWith('0'))).toEqual(['0 roll', '0 place 3']);
});

test('a line without end is refused, and the question stays', async () => {
  const file = matchIn(scratch());
  const { err } = await type(file, 'you,bot:greedy', ['x'.repeat(LONGEST_LINE + 1), 'roll'], ['--seed', 'x']);
  expect(err).toBe('zaria: A line is longer than 16 MB and was not read.\n');
  expect(rows(file).filter(row => row.startsWith('0'))).toEqual(['0 roll']);
});

test('a pair of the draft may be typed in either order, and has one text in the record', async () => {
  const file = matchIn(scratch());
  const pool = 'throw pool HH..+R.R. H.H.+HHH. RR..+RRR. H.R.+HRHRx';
  const argv = ['play', 'railroad-ink', '--seats', 'you,you', '--save', file, '--dice', 'typed'];
  const input = [pool, 'pick R.R.+HH..', 'HHH.+H.H.', 'pick HH..+R.R.'];
  const { err } = await zaria([...argv, '--option', 'draft=true', '--option', 'starter=0'], { input });
  expect(rows(file)).toEqual(['0 pick HH..+R.R.', '1 pick H.H.+HHH.']);
  expect(err).toMatch(/^zaria: “pick HH..\+R.R.”: The pair .* is not there to be taken.\n$/);
});

describe('besides moving', () => {
  test('undo ends at the dice: to roll, undo and roll gives nobody other dice', async () => {
    const file = matchIn(scratch());
    const { out, err } = await type(file, 'you:Anna,bot:greedy', ['undo', 'roll', 'undo']);
    expect(err).toBe(
      'zaria: “undo”: There is nothing to undo yet.\n' +
        'zaria: “undo”: The dice have fallen since: this can no longer be taken back.\n',
    );
    expect(out).not.toContain('takes back');
    expect(rows(file)).toEqual(['0 roll']);
  });

  test('who acted last may undo while the next person is asked, and it is told in one line', async () => {
    const file = matchIn(scratch());
    const { out, err } = await type(file, 'you:Anna,you:Ben', ['roll', '3', 'undo', 'undo A', '3'], ['--seed', 'x']);
    expect(err).toBe('zaria: “undo”: There is nothing to undo yet.\n');
    expect(out.match(/takes? back|go(es)? back|earlier/g)).toEqual(['takes back']);
    expect(rows(file).slice(-3)).toEqual(['0 place 3', expect.stringMatching(/^table undo \d+$/), '0 place 3']);
  });

  test('at a friendly table one may undo any step; bots do not mind, and an undone throw is thrown anew', async () => {
    const file = matchIn(scratch());
    const { out, err } = await type(file, 'you:Anna,bot:greedy', ['roll', 'undo', 'roll'], ['--friendly']);
    expect([err, out]).toEqual(['', expect.stringContaining('Anna takes back a move.')]);
    expect(out).toContain('A friendly table: any step can be taken back if everybody agrees.');
    expect(rows(file)).toEqual(['0 roll', 'table asks 0 1', 'table undo 1', '0 roll']);
    const draws = recordSoFar(file).log.flatMap(([, , draw]) => (draw === undefined ? [] : [draw.n]));
    expect(draws).toEqual([1, 2, 3]);
  });

  test('people are asked whether they agree, and need not', async () => {
    const file = matchIn(scratch());
    const input = ['roll', 'undo', 'perhaps', 'decline', 'undo', 'agree', 'agree'];
    const { out, err } = await type(file, 'you:Anna,you:Ben,you:Cleo', input, ['--friendly']);
    expect(out).toContain('●A Anna asks to go back. ■B Ben: do you agree?\nPossible moves: agree · decline');
    expect(err).toBe('zaria: “perhaps”: This cannot be read as a move.\n');
    const notes = rows(file).filter(row => row.startsWith('table'));
    const asks = 'table asks 0 1';
    expect(notes).toEqual([asks, 'table declines 1', asks, 'table agrees 1', 'table agrees 2', 'table undo 1']);
  });

  test('a request to undo outlives an interruption', async () => {
    const file = matchIn(scratch());
    await type(file, 'you:Anna,you:Ben', ['roll', 'undo'], ['--friendly']);
    const { out } = await zaria(['play', '--resume', file], { input: ['agree'] });
    expect(out).toContain('Ben: do you agree?');
    expect(rows(file).at(-1)).toMatch(/^table undo/);
  });

  test('a bot may take a seat, and gives it back', async () => {
    const file = matchIn(scratch());
    const { out } = await type(file, 'you:Anna,you:Ben', ['bot', 'roll', 'return A', 'resign']);
    expect(out).toContain('A bot takes over: Anna.');
    expect(out).toContain('Anna is back.');
    expect(rows(file).filter(row => row.startsWith('table'))).toEqual([
      'table covered 0',
      'table returned 0',
      'table resigned 1',
    ]);
    expect(rows(file)).toContain('1 roll');
  });

  test('whoever goes on with a match that only bots play has his seat again', async () => {
    const file = matchIn(scratch());
    const controller = new AbortController();
    const argv = ['play', 'railroad-ink', '--seats', 'you:Anna,bot:mc', '--save', file, '--nodes', '200'];
    const lines = ['bot'];
    await zaria(argv, {
      signal: controller.signal,
      input: () => {
        // Leaves while the bots are still at it.
        setImmediate(() => setImmediate(() => controller.abort()));
        return lines.shift() ?? null;
      },
    });
    expect(phaseOf(tableIn(file))).toBe('playing');
    const { out } = await zaria(['play', '--resume', file]);
    expect(out).toContain('●A Anna: ');
    expect(rows(file)).toContain('table returned 0');
  });

  test('resigning is for good: a bot plays to the end', async () => {
    const file = matchIn(scratch());
    const { exit, out } = await type(file, 'you:Anna,bot:greedy', ['roll', 'resign']);
    expect(exit).toBe(0);
    expect(out).toContain('Anna resigns.');
    expect(out).toContain('Final standing');
    expect(verifyRecord(recordIn(file), findGame)).toMatchObject({ ok: true });
  });

  test('in a common step, one may take answers back, also after being done', async () => {
    const file = matchIn(scratch());
    const argv = ['play', 'railroad-ink', '--seats', 'you:Anna,you:Ben', '--save', file, '--seed', 'a'];
    const draw = player(file, Infinity);
    const isAnnaDone = (): boolean => {
      const { match } = tableIn(file);
      return match !== null && isDone(questionOn<AnyFrame>(match.state), 0);
    };
    const lines = ['retract', 'reopen A', 'retract'];
    let typed = 0;
    await zaria(argv, {
      input: () => (typed++ === 0 || (lines.length === 2 && !isAnnaDone()) ? draw() : (lines.shift() ?? null)),
    });
    const log = (tableIn(file).match?.log ?? []).filter(({ kind }) => kind === 'back');
    expect(log).toEqual([
      { kind: 'back', seat: 0, back: 'retract' },
      { kind: 'back', seat: 0, back: 'reopen' },
      { kind: 'back', seat: 0, back: 'retract' },
    ]);
  });
});

test('an interruption leaves, keeps the match and says how to go on', async () => {
  const file = matchIn(scratch());
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
      const text = readFileSync(file, 'utf8');
      const age = ['"First"', '"Second"', '"Eva (1)"'].findIndex(name => text.includes(name));
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

  test('a record may be written besides, also of a match that is left', async () => {
    const folder = scratch();
    const [file, extra] = [matchIn(folder), join(folder, 'record.json')];
    const begun = await type(file, 'you:Anna,bot:random', ['roll'], ['--record', extra]);
    expect(begun.out).toContain(`Its record is in ${extra}.`);
    expect(recordIn(extra)).toEqual(recordSoFar(file));
    const verified = await zaria(['verify', extra]);
    expect([verified.exit, verified.out]).toEqual([0, expect.stringContaining('Not finished.')]);
    await play(file, ['--resume', file, '--record', extra]);
    expect(recordIn(extra)).toEqual(recordIn(file));
    expect((await zaria(['verify', extra])).exit).toBe(0);
  });

  test('a record that cannot be written takes nothing from the end of a match, nor from what is kept', async () => {
    const folder = scratch();
    const file = matchIn(folder);
    const argv = ['play', 'qwinto', '--seats', 'bot:random,bot:random', '--save', file, '--record', folder];
    const { exit, out, err } = await zaria(argv);
    expect([exit, err]).toEqual([3, `zaria: ${folder} cannot be written (EISDIR).\n`]);
    for (const said of ['Final standing', `The match is kept in ${file}.`]) expect(out).toContain(said);
    expect(out).not.toContain('Its record is in');
    expect((await zaria(['verify', file])).exit).toBe(0);
  });

  test('a file that is there is not written over', async () => {
    const file = matchIn(scratch());
    writeFileSync(file, 'precious');
    const { exit, err } = await zaria(['play', 'las-vegas', '--save', file]);
    expect([exit, readFileSync(file, 'utf8')]).toEqual([3, 'precious']);
    expect(err).toContain('is there already');
    expect(readdirSync(join(file, '..'))).toEqual(['match.json']);
  });

  test('a match that somebody else plays is left to him', async () => {
    const file = matchIn(scratch());
    await type(file, 'you,bot:random', ['roll']);
    const before = readFileSync(file, 'utf8');
    writeFileSync(`${file}.lock`, `${process.ppid}\n`);
    const { exit, out, err } = await zaria(['play', '--resume', file]);
    expect([exit, out, readFileSync(file, 'utf8')]).toEqual([3, '', before]);
    expect(err).toBe(
      `zaria: ${file} is being played by process ${process.ppid} right now. If it is not, remove ${file}.lock.\n`,
    );
  });

  test('a place that cannot be written to is complained about', async () => {
    const { exit, err } = await zaria(['play', 'las-vegas', '--save', '/dev/null/match.json']);
    expect(exit).toBe(3);
    expect(err).toMatch(/^zaria: \/dev\/null\/match\.json(\.lock)? cannot be written \(\w+\)\.\n$/);
  });

  test('nothing to go on with', async () => {
    const { exit, err } = await zaria(['play', '--resume'], state(scratch()));
    expect([exit, err]).toEqual([3, 'zaria: There is no match to go on with.\n']);
  });

  type Kept = Readonly<Record<string, unknown>> & { readonly entries: readonly unknown[] };
  test.each<[string, (kept: Kept) => unknown, string]>([
    ['cut off', kept => JSON.stringify(kept).slice(0, 100), 'breaks off in line 1, column 99'],
    ['that is no JSON', () => 'oops', 'is not JSON: line 1, column 1.'],
    ['of another format', kept => ({ ...kept, format: 'zaria-save/9' }), 'was written by a newer Zaria.'],
    ['that is a record', kept => ({ ...kept, format: 'zaria/1' }), 'is no match that can go on'],
    ['that is a list', () => [], 'is no match that can go on'],
    ['without entries', kept => ({ ...kept, entries: [] }), 'is damaged'],
    ['with an entry less', kept => ({ ...kept, entries: kept.entries.slice(0, -1) }), 'is damaged'],
    ['with other dice', kept => ({ ...kept, chance: { kind: 'seeded', seed: '2' } }), 'is damaged'],
    ['without anything', () => ({ format: 'zaria-save/1' }), 'is damaged'],
  ])('a save %s gives one clear line', async (_name, damage, why) => {
    const file = matchIn(scratch());
    await type(file, 'you,bot:random', ['roll', 'roll']);
    const damaged = damage(JSON.parse(readFileSync(file, 'utf8')) as Kept);
    writeFileSync(file, typeof damaged === 'string' ? damaged : JSON.stringify(damaged));
    const { exit, out, err } = await zaria(['play', '--resume', file]);
    expect(err).toContain(why);
    expect(err).toMatch(/^zaria: [^\n]+\n$/);
    expect([exit, out]).toEqual([4, '']);
  });

  test('a save that moved elsewhere goes on there', async () => {
    const [file, other] = [matchIn(scratch()), matchIn(scratch())];
    await type(file, 'you,bot:random', ['roll']);
    writeFileSync(other, readFileSync(file));
    expect((await zaria(['play', '--resume', other])).out).toContain('The match goes on after 3 entries.');
  });
});

describe('--bots without --seats', () => {
  test.each([
    ['novice', ['novice', 'novice']],
    ['novice,casual', ['novice', 'casual']],
    ['novice,casual,steady', ['novice', 'casual', 'steady']],
  ])('%s plays against one person: one alone in all other seats of the usual table', async (bots, seated) => {
    const { exit, out } = await zaria(['play', 'las-vegas', '--bots', bots, '--save', matchIn(scratch())]);
    expect(exit).toBe(0);
    expect([...out.matchAll(/Bot (\w+)/g)].map(([, bot]) => bot)).toEqual(seated);
  });

  test('so says the help', async () => {
    const { out } = await zaria(['play', '--help']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('one alone in all other seats of a table of three');
  });
});

describe('line by line', () => {
  test.each(['?', 'help'])('%s explains what can be written, and the question stands', async asked => {
    const file = matchIn(scratch());
    const { out, err } = await type(file, 'you:Anna,bot:random', ['roll', asked, 'hint'], ['--seed', 'x']);
    expect(err).toBe('');
    const help = out.slice(out.indexOf('Typing a move'));
    for (const text of [
      'Write a move as the record writes it',
      'On the table',
      'A row is a casino',
      'Anna: Choose a number',
    ])
      expect(help).toContain(text);
    for (const command of [/^ {2}place \d +Casino \d$/m, /^ {2}hint +Show a hint$/m, /^ {2}bot +/m, /^ {2}resign +/m])
      expect(help).toMatch(command);
    expect(rows(file)).toEqual(['0 roll']);
  });

  test('whoever is to agree, or to throw, may ask, too', async () => {
    const file = matchIn(scratch());
    const undone = await type(file, 'you:Anna,you:Ben', ['roll', 'undo', '?', 'agree'], ['--friendly']);
    expect(undone.err).toBe('');
    expect(undone.out.match(/agree · decline/g)).toHaveLength(2);
    const thrown = await zaria(['play', 'qwinto', '--seats', 'you', '--dice', 'typed', '--save', matchIn(scratch())], {
      input: ['roll orange', '?'],
    });
    expect(thrown.err).toBe('');
    expect(thrown.out.match(/What do dice or deck give/g)).toHaveLength(2);
  });

  test('the help of play names every word that can be written', async () => {
    const { out } = await zaria(['play', '--help']);
    for (const word of ['undo', 'retract', 'hint', 'bot', 'return', 'resign', 'throw', '?'])
      expect(out).toContain(word);
  });
});
