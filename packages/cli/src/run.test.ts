import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { scratch, zaria } from './stage.testing.ts';

describe.each(LANGUAGES)('in %s', language => {
  test.each([[], ...COMMANDS.map(({ name }) => [name])])('zaria %s --help', async (...command) => {
    const { exit, out, err } = await zaria([...command, '--help', '--lang', language]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(`./zaria ${command.join('') || 'COMMAND'}`);
    expect(out).toContain('--lang');
    for (const columns of [40, 60, 80, 120]) {
      const narrow = await zaria([...command, '--help', '--lang', language], { columns });
      const wide = narrow.out.split('\n').filter(line => line.length > columns);
      // A single word is not broken.
      expect(wide.filter(line => columns > 40 || line.trim().includes(' '))).toEqual([]);
    }
  });

  test('no language says it as another does', async () => {
    const texts = await Promise.all(LANGUAGES.map(async other => (await zaria(['--help', '--lang', other])).out));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    expect(texts[LANGUAGES.indexOf(language)]).toBe((await zaria(['--lang', language])).out);
  });
});

test('the help of every command names each of its options', async () => {
  const { out } = await zaria(['play', '-h']);
  for (const flag of [
    '--seats',
    '--option',
    '--resume',
    '--save',
    '--record',
    '--dice',
    '--seed',
    '--nodes',
    '--lang',
    '--help',
  ])
    expect(out).toContain(flag);
  const simulate = await zaria(['simulate', '--help']);
  for (const field of ['bySeat', 'byBot', 'ci95', 'ci99', 'wins', 'mean']) expect(simulate.out).toContain(field);
});

test('the version', async () => {
  expect(await zaria(['--version'])).toEqual({ exit: 0, out: 'zaria 0.2.0\n', err: '' });
  expect((await zaria(['games', '--version'])).out).toBe('zaria 0.2.0\n');
});

test.each([
  [{ LANG: 'is_IS.UTF-8' }, 'Notkun'],
  [{ LANG: 'it_IT', LC_MESSAGES: 'el_GR.UTF-8' }, 'Χρήση'],
  [{ LANG: 'el_GR', LC_MESSAGES: 'el_GR', LC_ALL: 'it_IT' }, 'Uso'],
  [{ LANG: 'el_GR', LC_ALL: '' }, 'Χρήση'],
  [{ LANG: 'de_DE' }, 'Usage'],
])('with %j it speaks accordingly', async (env, word) => {
  expect((await zaria([], { env })).out).toContain(`${word}: `);
  expect((await zaria(['--lang=en'], { env })).out).toContain('Usage: ');
});

test.each([
  [['frobnicate'], 'no command “frobnicate”'],
  [['--frobnicate'], 'no option --frobnicate'],
  [['play', '--frobnicate'], 'no option --frobnicate'],
  [['play', '-x', 'las-vegas'], 'no option -x'],
  [['--lang', 'xx'], 'no language “xx”'],
  [['--lang'], '--lang needs a value'],
  [['games', '--lang='], '--lang needs a value'],
  [['games', 'las-vegas'], 'too many'],
  [['games', '--json=1'], '--json takes no value'],
  [['play'], 'Which game'],
  [['play', 'chess'], 'no game “chess”'],
  [['play', 'las-vegas', 'qwinto'], 'too many'],
  [['play', 'las-vegas', '--seats'], '--seats needs a value'],
  [['play', 'las-vegas', '--seats', '--seed=1'], '--seats needs a value'],
  [['play', 'las-vegas', '--seats', 'you'], 'Las Vegas is for 2 to 5 players'],
  [['play', 'las-vegas', '--seats', 'you,me'], '“me” is no seat'],
  [['play', 'las-vegas', '--seats', 'you,bot:nobody'], 'No bot “nobody”'],
  [['play', 'las-vegas', '--option', 'neutral'], 'write KEY=VALUE'],
  [['play', 'las-vegas', '--option', 'nonsense=1'], 'no option “nonsense”'],
  [['play', 'las-vegas', '--option', 'neutral=maybe'], 'can be false or true'],
  [['play', 'las-vegas', '--seats', 'you,you,you,you,you', '--option', 'neutral=true'], 'can be false'],
  [['play', 'las-vegas', '--nodes', '0'], '--nodes takes a whole number'],
  [['play', '--resume', '--seed', '1'], 'do not go together'],
  [['simulate'], 'Which game'],
  [['simulate', 'las-vegas', '--seats', '6'], 'from 2 to 5'],
  [['simulate', 'las-vegas', '--seats', 'two'], 'not “two”'],
  [['simulate', 'las-vegas', '--matches', '-5'], '--matches takes a whole number from 1 to 1,000,000, not “-5”'],
  [['simulate', 'las-vegas', '--matches=1.5'], 'not “1.5”'],
  [['simulate', 'las-vegas', '--bots', 'random,'], 'No bot “”'],
  [['simulate', 'las-vegas', '--seats', '2', '--bots', 'random,random,random'], 'more bots than seats'],
  [['play', 'las-vegas', '--dice', 'loaded'], '--dice can be fair or typed, not “loaded”'],
  [['play', 'las-vegas', '--dice', 'typed', '--seed', '1'], 'do not go together'],
  [['play', 'las-vegas', '--dice', 'typed', '--seats', 'bot,bot'], 'only bots sit here'],
  [['play', 'las-vegas', '--seats', `you:${'x'.repeat(41)},bot`], 'A name has 1 to 40 visible characters'],
  [['play', '--resume', '--dice', 'typed'], 'do not go together'],
  [['verify'], 'Which file'],
  [['replay'], 'Which file'],
  [['score'], 'Which file'],
])('zaria %j is refused in one line', async (argv, why) => {
  const { exit, out, err } = await zaria(argv);
  expect(err).toMatch(/^zaria: [^\n]+\n$/);
  expect(err).toContain(why);
  expect([exit, out]).toEqual([2, '']);
});

test.each([
  [['play', '--resume', '/nowhere/match.json'], 'no file /nowhere/match.json'],
  [['replay', 'nothing.json'], 'no file nothing.json'],
  [['verify', 'nothing.json'], 'no file nothing.json'],
  [['score', 'nothing.json'], 'no file nothing.json'],
])('zaria %j: what is not there has an exit code of its own', async (argv, why) => {
  const { exit, out, err } = await zaria(argv);
  expect([exit, out, err]).toEqual([3, '', expect.stringContaining(why)]);
});

test.each([['play', '--resume'], ['replay'], ['score'], ['par', 'railroad-ink']])(
  'zaria %s: a file that is not text does not pass, like one that is not JSON',
  async (...argv) => {
    const file = join(scratch(), 'noise');
    writeFileSync(file, Uint8Array.of(0x7b, 0xff, 0xfe, 0x00));
    const { exit, out, err } = await zaria([...argv, file]);
    expect([exit, out, err]).toEqual([4, '', `zaria: ${file} is not text.\n`]);
  },
);

test('complaints are in the chosen language', async () => {
  const { err } = await zaria(['frobnicate', '--lang', 'is']);
  expect(err).toContain('Skipunin „frobnicate“ er ekki til');
});

test('a complaint is one line, whatever was typed', async () => {
  const { err } = await zaria(['play', 'las\nvegas']);
  expect(err.split('\n')).toHaveLength(2);
});

test('a number below zero is no flag: one may have scored that', async () => {
  for (const points of ['-5', '-20']) {
    const { exit, out } = await zaria(['par', 'qwinto', points]);
    expect([exit, out]).toEqual([0, expect.stringContaining(`−${points.slice(1)} points`)]);
  }
});
