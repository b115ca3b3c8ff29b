import { NATURE } from '@zaria/kit';
import { say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { tableAfter } from '../drawn.testing.ts';

test('[19.3] routes, stations, loose ends, exits, rounds, and what is still to draw', () => {
  const table = tableAfter('railroad-ink', 1, {}, [
    [NATURE, 'roll H.H. RR.. HHH. H.R.'],
    [0, 'draw B1 H.H.'],
    [0, 'draw B2 H.R.'],
  ]);
  const lines = table.draw(0);
  expect(lines.slice(0, 11)).toEqual([
    'Round 1 of 7',
    '   ●A Eva',
    '       A    B    C    D    E    F    G',
    '            ║         ╏         ║',
    '    ┌───────────────────────────────────┐',
    '    │     1 ║                           │',
    '1   │  ·    ║    ·    ·    ·    ·    ·  │',
    '    │       ║                           │',
    '    │     1 ║                           │',
    '2 ╍╍│  ·    ■    ·    ·    ·    ·    ·  │╍╍',
    '    │       R                           │',
  ]);
  expect(lines).toContain('═ highway  ╍ railway  ■ station  H R open end  h r lost end');
  expect(lines).toContain('Still to draw: ┗ RR..  ╠ HHH.');
  expect(lines.at(-1)).toMatch(/^You may also draw: .*HHRH/);
  expect(table.foresee(0).find(([action]) => action === 'draw B3 RR..')?.[1]).toMatch(/^[+-]?\d points?$/);
});

test('[19.3] crossings, curves, rivers and lakes have signs of their own', () => {
  const rivers = tableAfter('railroad-ink', 1, { expansion: 'rivers' }, [
    [NATURE, 'roll HH.. RRR. HHH. HRHRx / VV.. VHVHx'],
    [0, 'draw D1 RR.R'],
    [0, 'draw B1 HRHRx'],
    [0, 'draw F1 HVHVx'],
  ]);
  expect(rivers.draw(0)[6]).toBe('1   │  ·  R╍╫╍R  ·  R╍┻╍R  ·  V~║~V  ·  │');
  expect(rivers.draw(0)).toContain('═ highway  ╍ railway  ■ station  ~ river  H R V open end  h r v lost end');
});

test('a spectator sees every board', () => {
  const lines = tableAfter('railroad-ink', 2, {}, [[NATURE, 'roll H.H. RR.. HHH. H.R.']]).draw('spectator');
  expect(lines.filter(line => line.includes('A    B    C'))).toHaveLength(2);
});

test('[19.4] the dice of the expansion lie beside the pairs while they are drafted', () => {
  const table = tableAfter('railroad-ink', 2, { expansion: 'rivers', draft: true }, [
    [NATURE, 'starter 0'],
    [NATURE, 'pool RRR.+R.R. HRHRx+H.R. R.R.+RRR. RRR.+R.R. / VRVRx VV..'],
  ]);
  const lines = table.screen(0);
  expect(lines.filter(line => line.includes('With them:'))).toHaveLength(1);
  expect(lines.join('\n')).toMatch(/~/);
});

test.each([
  ['en', 70],
  ['el', 80],
  ['el', 70],
] as const)(
  '[19.3] beside the board stand all parts of the score, and signs with their words: %s, %i columns',
  (language, columns) => {
    const rows = [[NATURE, 'roll H.H. RR.. HHH. H.R.']] as const;
    const seen = tableAfter('railroad-ink', 1, {}, rows, language, columns).screen(0).join('\n');
    const words = wordsOf(language, 'railroad-ink', 'cli', 'screen');
    for (const part of ['networks', 'highway', 'railway', 'centre', 'errors'] as const)
      expect(seen).toContain(say(words, `part.${part}`));
    const alone = tableAfter('railroad-ink', 1, {}, [], language, columns).screen(0).join('\n');
    for (const [sign, kind] of [
      ['═', 'highway'],
      ['╍', 'railway'],
      ['■', 'station'],
      ['H R', 'open'],
      ['h r', 'lost'],
    ] as const)
      expect(alone).toContain(`${sign} ${say(words, `draw.${kind}`)}`);
  },
);
