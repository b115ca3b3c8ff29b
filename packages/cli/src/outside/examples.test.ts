import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { zaria } from '../stage.testing.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/outside-bot/${name}`, import.meta.url));

describe.each([
  ['Python', `cmd:python3 "${example('bot.py')}"`],
  ['TypeScript', `cmd:"${process.execPath}" --import tsx "${example('bot.ts')}"`],
])('the example in %s', (_language, command) => {
  test.each(['las-vegas', 'railroad-ink'])('plays %s to its end', async game => {
    const argv = ['arena', game, '--seats', '2', '--matches', '2', '--threads', '1', '--json'];
    const { exit, out, err } = await zaria([...argv, '--bots', `random,${command}`, '--patience', '600']);
    expect([exit, err]).toEqual([0, '']);
    expect((JSON.parse(out) as { pairs: { matches: number }[] }).pairs[0]?.matches).toBe(2);
  });
});
