import { describe, expect, test } from 'vitest';
import { CASINOS, GRID, byDigit, expectInSight, playsWhole } from './plays.testing.ts';
import type { Signs } from './player.testing.ts';

const BOARD_KEYS = (asked: 'list' | 'board', count: number): readonly string[] => {
  if (asked === 'list') return ['Enter'];
  // Sometimes elsewhere, sometimes turned; where that does not fit, what is held is drawn as it comes next.
  return count % 3 === 0 ? ['Tab', 'Space', 'Enter'] : ['Enter'];
};

describe('each game to its end at 80×24 by keys', () => {
  test('Las Vegas Royale', async () => {
    const { answered } = await playsWhole(
      ['play', 'las-vegas-royale', '--seats', 'you:Anna,bot:greedy,bot:random', '--seed', 'r'],
      {
        looks: screen => expectInSight(screen, 24, [/^ Las Vegas Royale · Round/, ...CASINOS, /●A Anna: /]),
        keys: byDigit,
      },
    );
    expect(answered).toBeGreaterThan(15);
  });

  test('Qwinto', async () => {
    const { answered } = await playsWhole(['play', 'qwinto', '--seats', 'you:Anna,bot:random', '--seed', 'q'], {
      looks: screen =>
        expectInSight(screen, 24, [/^ Qwinto/, /^▸? *●A Anna {2}-?−?\d+ point/m, /^ {2}o /m, /^ {2}y /m, /^ {2}p /m]),
      keys: () => ['Enter'],
    });
    expect(answered).toBeGreaterThan(15);
  });

  test('Railroad Ink', async () => {
    const { answered } = await playsWhole(['play', 'railroad-ink', '--seats', 'you:Anna', '--seed', 'k'], {
      looks: screen => expectInSight(screen, 24, [/^ Railroad Ink: Deep Blue · Round \d of 7/, ...GRID, /●A Anna: /]),
      keys: (_screen, asked, count) => BOARD_KEYS(asked, count),
    });
    expect(answered).toBeGreaterThan(20);
  });

  test('Railroad Ink with lakes and the draft', async () => {
    const argv = [
      'play',
      'railroad-ink',
      '--seats',
      'you:Anna,bot:random',
      '--seed',
      'l',
      '--option',
      'expansion=lakes',
      '--option',
      'draft=true',
    ];
    let drafts = 0;
    const { answered } = await playsWhole(argv, {
      looks(screen) {
        expectInSight(screen, 24, [/^ Railroad Ink: Deep Blue · Round \d of 6/, ...GRID, /●A Anna: /]);
        if (!screen.includes('Take a pair')) return;
        drafts++;
        // The dice of the expansion lie beside the pairs.
        expect(screen).toContain('With them:');
      },
      keys: (_screen, asked, count) => BOARD_KEYS(asked, count),
    });
    expect(answered).toBeGreaterThan(30);
    expect(drafts).toBeGreaterThan(5);
  });
});

const GREEK: Signs = {
  list: '↑↓ 1–9 επιλογή',
  board: '←↑↓→ θέση',
  enter: 'Enter: συνέχεια',
  page: 'PgUp PgDn: ανάγνωση',
};

test('in Greek', async () => {
  const { answered, all } = await playsWhole(
    ['play', 'las-vegas', '--seats', 'you:Άννα,bot:greedy', '--seed', 'g', '--lang', 'el'],
    { looks: screen => expectInSight(screen, 24, [...CASINOS, /●A Άννα: /]), keys: byDigit },
    {},
    GREEK,
  );
  expect(answered).toBeGreaterThan(20);
  expect(all).toContain('Τελική κατάταξη');
});

test('without colour', async () => {
  const { all } = await playsWhole(
    ['play', 'railroad-ink', '--seats', 'you:Anna', '--seed', 'n'],
    { looks: screen => expectInSight(screen, 24, GRID), keys: (_screen, asked, count) => BOARD_KEYS(asked, count) },
    { env: { NO_COLOR: '1' } },
  );
  // eslint-disable-next-line no-control-regex -- it looks for colours
  expect(all).not.toMatch(/\u001B\[\d*m/);
});

test('three people at one screen play Royale, and nobody’s news are wiped before they were read', async () => {
  const argv = ['play', 'las-vegas-royale', '--seats', 'you:Anna,you:Ben,you:Carla', '--seed', 'h'];
  const asked = new Set<string>();
  const { answered } = await playsWhole(argv, {
    looks(screen) {
      expectInSight(screen, 24, [...CASINOS, /[●■▲][ABC] (?:Anna|Ben|Carla): /]);
      const [, name = ''] = /[●■▲][ABC] (Anna|Ben|Carla): /.exec(screen) ?? [];
      asked.add(name);
    },
    keys: byDigit,
  });
  expect(answered).toBeGreaterThan(40);
  expect([...asked].toSorted()).toEqual(['Anna', 'Ben', 'Carla']);
});
