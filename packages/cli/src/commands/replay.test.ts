import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { scratch, typed, zaria } from '../stage.testing.ts';

const LOG = [
  ['nature', 'deal 60 70 10+40 80 50 90'],
  [0, 'roll'],
  ['nature', 'dice 1 1 2 3 3 3 6 6'],
  [0, 'place 6'],
  ['table', 'undo 3'],
  [0, 'place 3'],
] as const;

function recordOf(log: readonly unknown[]): string {
  const file = join(scratch(), 'match.json');
  const options = { starter: 0, openMoney: false, neutral: false };
  const seats = ['Anna', 'Ben'].map(name => ({ name, kind: 'local' }));
  writeFileSync(file, JSON.stringify({ format: FORMAT, game: 'las-vegas', rules: 1, options, seats, log }));
  return file;
}

test('what was taken back by consent is one line, and counted at the end', async () => {
  const [deal, roll, dice] = LOG;
  const log = [deal, roll, dice, ['table', 'asks 0 1'], ['table', 'agrees 1'], ['table', 'undo 1'], roll];
  const { out } = await zaria(['replay', recordOf(log)]);
  expect(out.split('\n').filter(line => /back|agree/.test(line))).toEqual([
    '6  Everybody agrees: Anna takes back a move.',
    '1 move was taken back by consent.',
    '1 throw was taken back by consent.',
  ]);
});

test('a match in words, what was undone too', async () => {
  const { exit, out } = await zaria(['replay', recordOf(LOG)]);
  expect(exit).toBe(0);
  expect(out).toBe(`Las Vegas
  ●A Anna
  ■B Ben
  Start player: Anna
  Open money: no
  Neutral dice: no

1  Round 1: Anna begins.
1  Casino 1: $60,000.
1  Casino 2: $70,000.
1  Casino 3: $40,000 and $10,000.
1  Casino 4: $80,000.
1  Casino 5: $50,000.
1  Casino 6: $90,000.
3  Anna rolls 1, 1, 2, 3, 3, 3, 6, 6.
4  Anna puts 2 dice on casino 6.
5  Anna takes back a move.
6  Anna puts 3 dice on casino 3.

Standing so far
       1. ●A Anna  1. ■B Ben
Money          $0         $0
`);
});

test('a name in a note steers no terminal', async () => {
  const log = [...LOG.slice(0, 3), ['table', 'seat 1 remote Eve\u001B[31m\u202E']];
  const { exit, out } = await zaria(['replay', recordOf(log)]);
  expect(exit).toBe(0);
  expect(out.split('\n').find(line => line.includes('Eve'))).toContain('Eve\uFFFD[31m\uFFFD');
});

test('in another language', async () => {
  const { out } = await zaria(['replay', recordOf(LOG), '--print', '--lang', 'is']);
  expect(typed(out)).toContain('6  Anna leggur 3 teninga á spilavíti 3.');
});

test('the table after so many entries', async () => {
  const { out } = await zaria(['replay', recordOf(LOG), '--at', '6']);
  expect(out).toBe(`Entry 6 of 6
· Anna puts 3 dice on casino 3.

Round 1 of 4 · 47 notes in the deck
 1  │  $60,000              │
 2  │  $70,000              │
 3  │  $40,000→●A  $10,000  │  ●A 3
 4  │  $80,000              │
 5  │  $50,000              │
 6  │  $90,000              │

  ●A Anna  5 dice  face down (0 notes)
▸ ■B Ben   8 dice  face down (0 notes)
`);
  const before = await zaria(['replay', recordOf(LOG), '--at', '0']);
  expect([before.exit, before.out]).toEqual([0, expect.stringContaining('Entry 0 of 6')]);
});

test('an entry that could not have happened is named', async () => {
  const { exit, err } = await zaria(['replay', recordOf([...LOG, [0, 'place 3']])]);
  expect(exit).toBe(4);
  expect(err).toMatch(/match\.json: entry 7 of 7 \(log\[6\]\), Anna, “place 3”: It is not your turn\. [^\n]+\n$/);
  const number = await zaria(['replay', recordOf([...LOG.slice(0, 3), [0, 'place 5']])]);
  expect(number.err).toMatch(/entry 4 of 4 \(log\[3\]\), Anna, “place 5”: You did not roll a 5\.\n$/);
  const beyond = await zaria(['replay', recordOf(LOG), '--at', '7']);
  expect([beyond.exit, beyond.err]).toEqual([2, 'zaria: --at takes a whole number from 0 to 6, not “7”.\n']);
});

describe('a record that is a bomb', () => {
  const bomb = (text: string): string => {
    const file = join(scratch(), 'bomb.json');
    writeFileSync(file, text);
    return file;
  };
  const head = `{"format":"${FORMAT}","game":"las-vegas","rules":1,"options":{},"log":[]`;
  const seat = '{"name":"Ada","kind":"local"}';

  test.each([
    [
      'nested deeply',
      `{"format":"${FORMAT}","fairness":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
      'nested too deeply',
    ],
    ['nested and never closed', '{"a":'.repeat(500_000), 'nested too deeply'],
    ['a name without end', `${head},"seats":[${seat},{"name":"${'x'.repeat(200_000)}","kind":"local"}]}`, 'too long'],
    ['seats without end', `${head},"seats":[${Array.from({ length: 200_000 }, () => seat).join()}]}`, '2 to 5 players'],
    ['text without end', `{"format":"${FORMAT}","game":"${'x'.repeat(17 * 1024 * 1024)}"}`, 'too long'],
  ])('%s is refused in words, by replay and verify', async (_what, text, words) => {
    const file = bomb(text);
    const replayed = await zaria(['replay', file]);
    expect([replayed.exit, replayed.err.length < 300]).toEqual([4, true]);
    expect(replayed.err).toContain(words);
    const verified = await zaria(['verify', file]);
    expect(verified.exit).toBe(4);
    expect((verified.out + verified.err).length).toBeLessThan(300);
  });
});
