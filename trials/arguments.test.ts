import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail, ok } from '@zaria/kit';
import { expect, test } from 'vitest';
import { flag, readArguments, some, text, whole } from './arguments.ts';

const OPTIONS = {
  rate: whole(200),
  cuts: whole(1000, 0),
  seed: text('chaos'),
  profile: text(null),
  only: some(['kills', 'cuts']),
  peer: flag,
};
const read = (...args: readonly string[]) => readArguments(OPTIONS, args);

test('what nobody says is as usual', () => {
  expect(read()).toEqual(
    ok({ rate: 200, cuts: 1000, seed: 'chaos', profile: null, only: ['kills', 'cuts'], peer: false }),
  );
});

test('what is said counts', () => {
  const said = read('--rate', '5', '--cuts=0', '--seed', 'mine', '--profile', 'here', '--only', 'cuts', '--peer');
  expect(said).toEqual(ok({ rate: 5, cuts: 0, seed: 'mine', profile: 'here', only: ['cuts'], peer: true }));
  expect(read('--only', 'cuts', '--only', 'kills')).toMatchObject(ok({ only: ['cuts', 'kills'] }));
});

test.each([
  [['--nonsense'], 'there is no option --nonsense. There are --rate, --cuts, --seed, --profile, --only, --peer'],
  [['-x'], 'there is no option -x. There are --rate, --cuts, --seed, --profile, --only, --peer'],
  [
    ['--constructor', '1'],
    'there is no option --constructor. There are --rate, --cuts, --seed, --profile, --only, --peer',
  ],
  [['5'], 'nothing is known of "5". There are --rate, --cuts, --seed, --profile, --only, --peer'],
  [['--rate', 'fast'], '--rate takes a whole number from 1 on, not "fast"'],
  [['--rate', '0'], '--rate takes a whole number from 1 on, not "0"'],
  [['--rate', '-5'], '--rate takes a whole number from 1 on, not "-5"'],
  [['--rate', '1e3'], '--rate takes a whole number from 1 on, not "1e3"'],
  [['--rate'], '--rate takes a whole number from 1 on, not nothing'],
  [['--only', 'all'], '--only takes one of kills, cuts, not "all"'],
  [['--peer=yes'], '--peer takes nothing, not "yes"'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(read(...args)).toEqual(fail(sentence));
});

test('a trial that is asked for what it has not ends with 2 and a sentence', () => {
  const program = fileURLToPath(new URL('./wire/main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--fast'], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'wire: there is no option --fast. It takes no options\n',
  });
});
