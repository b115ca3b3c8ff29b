import { PARS, placingOf, spreadOf } from '@zaria/bots/par';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { zaria } from '../stage.testing.ts';
import { widthOf } from '../text/layout.ts';

test.each(LANGUAGES)('what the strongest bot scores alone, in %s', async language => {
  const { exit, out } = await zaria(['par', 'qwinto', '--lang', language]);
  expect(exit).toBe(0);
  const { least, quarter, middle, threeQuarters, most } = spreadOf(PARS.qwinto);
  for (const points of [least, quarter, middle, threeQuarters, most])
    expect(out).toMatch(new RegExp(`\\b${points}\\b`));
  expect(out.trim().split('\n')).toHaveLength(2);
});

test('where points stand among that', async () => {
  const { out } = await zaria(['par', 'qwinto', '74']);
  expect(out).toContain(`${Math.round(100 * placingOf(PARS.qwinto, 74).above)}%`);
  expect((await zaria(['par', 'qwinto', '200'])).out).toContain('100%');
});

test.each(['wat', '0', '99999999999999999999', '600'])(
  'no bot thinks about what it scored before: --nodes %s is refused',
  async nodes => {
    const { exit, out, err } = await zaria(['par', 'qwinto', '--nodes', nodes]);
    expect([exit, out, err]).toEqual([2, '', 'zaria: --nodes and qwinto do not go together.\n']);
  },
);

test.each(LANGUAGES)('at a terminal no word of it is cut, in %s', async language => {
  const { out } = await zaria(['par', 'qwinto', '50', '--lang', language], { columns: 40, isTTY: true });
  expect(out.split('\n').filter(line => widthOf(line) > 40)).toEqual([]);
});

test.each(['many', '7.5', '', ' ', '0x10', '1e1', '99999999999999999999'])(
  '“%s” is no number of points',
  async text => {
    const { exit, out, err } = await zaria(['par', 'qwinto', text]);
    expect([exit, out, err]).toEqual([2, '', `zaria: Points are a whole number, not “${text}”.\n`]);
  },
);

test.each([[['par']], [['par', 'chess']]])('%j is refused', async line => {
  const { exit, out, err } = await zaria(line);
  expect([exit, out]).toEqual([2, '']);
  expect(err).not.toBe('');
});
