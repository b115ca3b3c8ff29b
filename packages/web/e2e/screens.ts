import type { Page } from '@playwright/test';
import { GAME_IDS } from '@zaria/games';
import { NATURE } from '@zaria/kit';
import { RIVERS, movesUpTo } from '../src/boards/railroad-ink/help-match.ts';
import { fallAs, type Row } from './planting.ts';
import { finished, openRecord, rowsToTheEnd } from './railroad-ink-finished.ts';
import { begin, byClick, free, playRound, scores, squareAt, takeFor } from './railroad-ink.ts';
import {
  asked,
  begun,
  curtain,
  expect,
  open,
  placeButton,
  result,
  played,
  roll,
  settled,
  started,
  typeFirst,
  typeUntil,
  typeToTheEnd,
} from './table.ts';
import { openChair, unfold } from './set-up.ts';
import { playLast, toTheLastMove } from './last-move.ts';

/** A screen, and how to get there. */
export interface Screen {
  readonly name: string;
  /** What is to be seen of a long page, if it is not its beginning. */
  readonly at?: string;
  open(page: Page): Promise<void>;
}

const at = (name: string, path: string): Screen => ({
  name,
  open: page => open(page, path),
});

/** "0 draw B1 H.H." */
const rowsOf = (moves: readonly string[]): readonly Row[] =>
  moves.map(move => {
    const [, who = '', what = ''] = /^(\S+) (.*)$/.exec(move) ?? [];
    return [who === 'nature' ? NATURE : 0, what];
  });

/** A board with two shores, between which water is about to rise. */
const LAKES: readonly Row[] = [
  [NATURE, 'roll H.H. R.R. RRR. H.R. / L... LLL.'],
  ...['B1 H.R.', 'A2 .R.R', 'B2 RR.R', 'F1 H.H.', 'D3 ..L.', 'E4 .LLL'].map((text): Row => [0, `draw ${text}`]),
  [0, 'draw finish'],
  [NATURE, 'roll HH.. HHH. RR.. HR.. / L... L.R.'],
];

/** Every screen there is. Those of the table need English and no motion to be reached. */
export const SCREENS: readonly Screen[] = [
  at('home', '/'),
  at('set-up-las-vegas', '/new/las-vegas'),
  at('set-up-qwinto', '/new/qwinto?way=pass'),
  {
    name: 'set-up-las-vegas-royale',
    async open(page) {
      await open(page, '/new/las-vegas-royale');
      await unfold(page);
      await page.locator('details details summary').click();
    },
  },
  at('help-las-vegas', '/help/las-vegas'),
  {
    name: 'home-matches',
    async open(page) {
      await begun(page, 'qwinto');
      await begun(page, 'las-vegas');
      await page.goto('/');
      await expect(page.locator('[aria-labelledby=running] svg .value').first()).toBeVisible();
    },
  },
  at('help-qwinto', '/help/qwinto'),
  at('help-railroad-ink', '/help/railroad-ink'),
  at('help-las-vegas-royale', '/help/las-vegas-royale'),
  at('rules-las-vegas-royale', '/rules/las-vegas-royale'),
  ...GAME_IDS.map(id => at(`learn-${id}`, `/learn/${id}`)),
  ...GAME_IDS.map(id => at(`paper-${id}`, `/paper/${id}`)),
  at('settings', '/settings'),
  at('open-record', '/record'),
  at('sheets', '/sheets/qwinto'),
  at('sheets-railroad-ink', '/sheets/railroad-ink'),
  at('not-found', '/nowhere'),
];

export const TABLES: readonly Screen[] = [
  {
    name: 'set-up-chair',
    async open(page) {
      await open(page, '/new/las-vegas');
      await openChair(page, 2);
    },
  },
  {
    name: 'own-dice',
    async open(page) {
      await started(page, '/new/las-vegas?way=pass', () => page.getByRole('switch', { name: 'Our own dice' }).check());
    },
  },
  ...(['las-vegas-royale', 'qwinto'] as const).map(game => ({
    name: `${game}-ending`,
    async open(page: Page) {
      await toTheLastMove(page, game);
      await playLast(page);
      await expect(result(page)).toBeVisible();
    },
  })),
  {
    name: 'las-vegas-roll',
    async open(page) {
      await begun(page, 'las-vegas');
    },
  },
  {
    name: 'las-vegas-place',
    async open(page) {
      await begun(page, 'las-vegas');
      await roll(page);
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
      await expect(placeButton(page)).toBeEnabled();
    },
  },
  {
    name: 'las-vegas-royale-place',
    async open(page) {
      await begun(page, 'las-vegas-royale');
      await typeUntil(page, 'roll');
      // What is asked next comes when its words are here: until then the button is that of the throw.
      await expect(asked(page).locator('.button.main:disabled')).toBeVisible();
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
      await expect(asked(page).locator('.button.main')).toBeEnabled();
    },
  },
  {
    name: 'las-vegas-over',
    async open(page) {
      await page.goto('/watch/las-vegas');
      await played(page);
      await page.getByRole('button', { name: 'Check the dice' }).click();
      await expect(page.getByText(/throws? recomputed/)).toBeVisible();
    },
  },
  {
    name: 'las-vegas-replay',
    async open(page) {
      const table = await begun(page, 'las-vegas');
      await typeFirst(page);
      await page.goto(`${table}/replay`);
      await page.getByRole('button', { name: 'To the end' }).click();
      await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
    },
  },
  {
    name: 'las-vegas-words',
    async open(page) {
      await begun(page, 'las-vegas');
      await page.keyboard.press('w');
      await expect(page.getByRole('dialog', { name: 'The table in words' })).toBeVisible();
    },
  },
  {
    name: 'las-vegas-help',
    async open(page) {
      await begun(page, 'las-vegas');
      await page.getByRole('button', { name: 'How to play' }).click();
      await expect(
        page.getByRole('dialog', { name: 'How to play Las Vegas' }).getByRole('figure').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'las-vegas-keys',
    async open(page) {
      await begun(page, 'las-vegas');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
  },
  {
    name: 'qwinto-write',
    async open(page) {
      await begun(page, 'qwinto');
      const writes = page.getByRole('button', { name: 'Choose a field' });
      for (let moves = 0; moves < 6 && !(await writes.isVisible()); moves++) {
        await typeFirst(page);
        await settled(page);
      }
    },
  },
  {
    name: 'qwinto-roll',
    async open(page) {
      await started(page, '/new/qwinto?way=solo');
    },
  },
  {
    name: 'qwinto-over',
    async open(page) {
      await started(page, '/new/qwinto?way=solo');
      await typeToTheEnd(page, 'write misthrow');
    },
  },
  {
    name: 'railroad-ink-draw',
    async open(page) {
      await begun(page, 'railroad-ink');
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /, in pencil$/ })).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-refused',
    async open(page) {
      await begin(page, { way: 'bots' });
      await free(page).first().click();
      await squareAt(page, 'D4').click();
      await expect(page.getByText(/does not connect/).first()).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-draft',
    async open(page) {
      await begin(page, { way: 'bots', draft: true, expansion: 'rivers' });
      await page.getByRole('group', { name: 'Pairs of dice' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: /^Take .+ \+ / })).toBeEnabled();
    },
  },
  {
    name: 'railroad-ink-rivers',
    async open(page) {
      await begin(page, { expansion: 'rivers' });
      await fallAs(page, () => rowsOf(movesUpTo(RIVERS, 5)));
      await takeFor(page, 'V.V.');
      await squareAt(page, 'D6').click();
      await expect(page.getByRole('button', { name: /, in pencil$/ })).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-lakes',
    async open(page) {
      await begin(page, { expansion: 'lakes' });
      await fallAs(page, () => LAKES);
      await takeFor(page, 'L...');
      await squareAt(page, 'D5').click();
      // The water that would rise is shown before it does.
      await expect(page.getByRole('button', { name: /^Draw it on D5.*D4/s })).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-score',
    async open(page) {
      await begin(page, { expansion: 'rivers' });
      await fallAs(page, () => rowsOf(movesUpTo(RIVERS, 6)));
      await settled(page);
      await scores(page)
        .getByRole('button', { name: /^Networks/ })
        .click();
      await expect(page.getByText(/^A network that joins exits/)).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-others',
    async open(page) {
      await begin(page, { way: 'bots', players: 6, expansion: 'lakes' });
      await playRound(page, byClick);
      await expect(page.getByRole('img', { name: 'Round 2 of 6' })).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-print',
    async open(page) {
      await begin(page, { expansion: 'rivers' });
      await fallAs(page, () => rowsOf(movesUpTo(RIVERS, 'end')));
      await page.getByRole('link', { name: 'Print sheets' }).click();
      await expect(page.getByRole('img', { name: /^Board: / })).toBeVisible();
    },
  },
  {
    name: 'railroad-ink-over',
    async open(page) {
      await begin(page, { way: 'bots', players: 4, expansion: 'lakes' });
      await fallAs(page, table => rowsToTheEnd(table, 'over'));
      await expect(page.getByRole('list', { name: 'Boards' }).getByRole('listitem')).toHaveCount(4);
    },
  },
  {
    name: 'railroad-ink-finals',
    async open(page) {
      await openRecord(page, finished('finals', { expansion: 'rivers' }, 4).record);
      await expect(page.getByRole('list', { name: 'Boards' }).getByRole('listitem')).toHaveCount(4);
    },
  },
  {
    name: 'curtain',
    async open(page) {
      await started(page, '/new/qwinto?way=pass');
      for (let moves = 0; moves < 8; moves++) {
        await settled(page);
        if (await curtain(page).isVisible()) return;
        await typeFirst(page);
      }
      await expect(curtain(page)).toBeVisible();
    },
  },
];
