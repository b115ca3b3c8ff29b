import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** What lies over what on a board of casinos, what hangs out of its casino, and how large things are. */
export interface Geometry {
  /** Share of the stage that the board takes. */
  readonly filled: number;
  /** The smallest thrown die, in pixels; `null` when none lies there. */
  readonly die: number | null;
  readonly overlaps: readonly string[];
  readonly outside: readonly string[];
  /** Thrown dice that lie nearer to another casino than to the one they can go to. */
  readonly strays: readonly string[];
}

export const geometryOf = (page: Page): Promise<Geometry> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const seen = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(`main ${selector}`)].filter(
        element => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0,
      );
    const nameOf = (element: Element): string =>
      `${(element.getAttribute('class') ?? '').replaceAll(/\bs[\da-z]{5}\b/g, '').trim()} “${element.textContent?.trim()}”`;
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
    const area = ({ width, height }: DOMRect): number => width * height;

    // Of notes of one value that lie on each other only the last is read.
    const values = seen('.casino .value').filter(value => {
      const slip = value.closest('.slip');
      const isStacked = slip?.matches('.many .covered') === true && getComputedStyle(slip).rotate === 'none';
      return !isStacked;
    });
    const things = [
      ...values,
      ...seen('.casino .seal .mark'),
      ...seen('.casino .number'),
      ...seen('.casino .pile .mark'),
      ...seen('.casino .count'),
      ...seen('.casino .barrier span'),
      ...seen('.casino .pill'),
      ...seen('.group .dice'),
      ...seen('.plot > button'),
      ...seen('li .hand > .mark'),
      ...seen('li .hand .lot'),
      ...seen('li .hand .name'),
      ...seen('li .hand .sum'),
    ];
    const overlaps: string[] = [];
    for (const [index, one] of things.entries())
      for (const other of things.slice(index + 1))
        if (meets(boxOf(one), boxOf(other))) overlaps.push(`${nameOf(one)} / ${nameOf(other)}`);
    // A note may lie on the one before it, but not on its value.
    for (const value of values) {
      const next = value.closest('.slip')?.nextElementSibling?.querySelector('.note');
      if (next !== null && next !== undefined && boxOf(next).top < boxOf(value).bottom - 2.5)
        overlaps.push(`${nameOf(value)} under the next note`);
    }
    const outside = seen('.casino').flatMap(casino => {
      const frame = boxOf(casino);
      return things
        .filter(thing => casino.contains(thing))
        .filter(thing => {
          const { left, right, top, bottom } = boxOf(thing);
          return (
            left < frame.left - SLACK ||
            right > frame.right + SLACK ||
            top < frame.top - SLACK ||
            bottom > frame.bottom + SLACK
          );
        })
        .map(nameOf);
    });
    const casinoOf = (group: Element): Element | undefined =>
      seen('.casino').find(casino => casino.querySelector(`[data-casino="${group.getAttribute('data-casino')}"]`));
    const strays = seen('.group[data-casino]').flatMap(group => {
      const dice = boxOf(group.querySelector('.dice') ?? group);
      const [x, y] = [dice.x + dice.width / 2, dice.y + dice.height / 2];
      const farFrom = (casino: Element): number => {
        const { left, right, top, bottom } = boxOf(casino);
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      };
      const own = casinoOf(group);
      if (own === undefined) return [`${nameOf(group)} has no casino`];
      return seen('.casino').some(casino => farFrom(casino) < farFrom(own) - SLACK) ? [nameOf(group)] : [];
    });
    const stage = document.querySelector('main');
    const board = document.querySelector('main .table');
    const dice = seen('.group .die').map(die => (die as SVGElement).clientWidth);
    if (stage === null || board === null) throw new Error('there is no board');
    return {
      filled: area(boxOf(board)) / area(boxOf(stage)),
      die: dice.length === 0 ? null : Math.min(...dice),
      overlaps,
      outside,
      strays,
    };
  });

/** What a question lies over: a casino, a tile or a hand below the dock. And dice in hand that leave the felt. */
export const inTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 3;
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const seen = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(`main ${selector}`)].filter(
        element => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0,
      );
    const coverOf = (element: Element): Element | null => {
      const { left, right, top, bottom } = boxOf(element);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const above = document.elementFromPoint(x, y);
      return above === null || above.closest('main, .veil') !== null ? null : above;
    };
    const covered = seen(':is(.casino, .plot > button, li .hand)')
      .filter(element => coverOf(element) !== null)
      .map(element => `${element.className} “${element.textContent?.trim()}” is covered`);
    const felt = document.querySelector('main .felt');
    const rim = felt === null ? null : boxOf(felt);
    const loose = seen('.felt .hand .die').filter(die => {
      const { left, right, top, bottom } = boxOf(die);
      return (
        rim === null ||
        left < rim.left - SLACK ||
        right > rim.right + SLACK ||
        top < rim.top - SLACK ||
        bottom > rim.bottom + SLACK
      );
    });
    return [...covered, ...loose.map(() => 'a die in hand leaves the felt')];
  });

/** Windows, and how large a thrown die is in them at least. */
const WINDOWS = [
  { width: 320, height: 568, die: 36 },
  { width: 360, height: 740, die: 36 },
  { width: 740, height: 360, die: 36 },
  { width: 768, height: 1024, die: 40 },
  { width: 1024, height: 768, die: 40 },
  { width: 1440, height: 900, die: 56 },
  { width: 1920, height: 1080, die: 64 },
  { width: 2560, height: 1440, die: 80 },
] as const;

/** Looks at the table at every size: it is filled, and nothing covers anything. */
export async function expectGoodAtEverySize(page: Page): Promise<void> {
  for (const { width, height, die } of WINDOWS)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      const found = await geometryOf(page);
      expect(found).toMatchObject({ overlaps: [], outside: [], strays: [] });
      expect(found.filled).toBeGreaterThanOrEqual(0.85);
      if (found.die !== null) expect(found.die).toBeGreaterThanOrEqual(die);
    });
}
