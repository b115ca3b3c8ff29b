import { expect, test } from 'vitest';
import { commandIn, programName, wordsIn } from './command-line.ts';

test.each([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  node   --import tsx  bot.ts ', ['node', '--import', 'tsx', 'bot.ts']],
  [`"/my bots/run" 'a b' c`, ['/my bots/run', 'a b', 'c']],
  [`run ""`, ['run', '']],
])('%s has these words', (command, words) => expect(wordsIn(command)).toEqual(words));

test.each(['', '   ', '"', `run "half`, `run 'half`, `run a"b"`, `""`])('%j is no command line', command =>
  expect(wordsIn(command)).toBeNull(),
);

test.each([
  ['python3 /home/anna/bot.py --fast', 'cmd:bot.py'],
  ['node --import tsx examples/outside-bot/bot.ts', 'cmd:bot.ts'],
  ['./my-bot', 'cmd:my-bot'],
  ['run $(rm -rf) "a;b.sh"', 'cmd:ab.sh'],
])('a match keeps of %s only %s', (command, name) => expect(programName(command)).toBe(name));

test('only what begins with cmd: is a command line', () => {
  expect(commandIn('cmd:run')).toBe('run');
  expect(commandIn('sharp/1@3000')).toBeNull();
});
