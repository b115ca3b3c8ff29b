import { expect, test } from 'vitest';
import { parseBotSitter, printBotSitter } from './bot-sitter.ts';

test.each([
  [{ name: 'Vera', bot: 'sharp/2@600' }, 'Vera (sharp/2@600)'],
  [{ name: 'Vera (2)', bot: 'random' }, 'Vera (2) (random)'],
  [{ name: '', bot: 'cmd:bot.py' }, ' (cmd:bot.py)'],
  [{ name: 'Vera', bot: null }, 'Vera'],
])('%o is written as %s, and read again', (sitter, text) => {
  expect(printBotSitter(sitter)).toBe(text);
  expect(parseBotSitter(text)).toEqual(sitter);
});

test('of what no record may hold only the name is written', () => {
  const name = 'Ζ'.repeat(95);
  expect(printBotSitter({ name, bot: 'greedy' })).toBe(`${name} (greedy)`);
  expect(printBotSitter({ name, bot: 'sharp/2@600' })).toBe(name);
});

test.each(['Vera ()', 'Vera (two words)', '(', 'Vera (sharp/2) again'])('%s names no bot', text => {
  expect(parseBotSitter(text)).toEqual({ name: text, bot: null });
});
