import type { AnyFollower } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Presenter } from '../presenter.ts';
import type { Paper } from '../screen/pager.ts';
import { columns, wrap } from '../text/layout.ts';
import type { Question } from './question.ts';

/** How many moves are spelt out. */
const SPELT = 12;

/** What the keys do, what lies on the table, and how moves are typed. */
export function helpPaper(
  { pen: ink, board }: Presenter,
  { choices, others, example }: Question,
  looking: AnyFollower | null,
  isOnBoard: boolean,
): Paper {
  const { words } = ink;
  return {
    title: say(words, 'screen.help'),
    keys: say(words, 'screen.keys.page'),
    lines(width) {
      const pen = { ...ink, width };
      const title = (text: string): string[] => ['', pen.colours.bold(text)];
      const keys = (isOnBoard ? BOARD_KEYS : LIST_KEYS).map(([key, about]) => [`  ${key}`, say(words, about)]);
      const view = looking?.view;
      return [
        pen.colours.bold(say(words, 'screen.help.keys')),
        ...columns(keys).flatMap(line => wrap(line, width)),
        ...(view === undefined
          ? []
          : [
              ...title(say(words, 'screen.help.table')),
              ...board.explain(view, pen).flatMap(paragraph => wrap(paragraph, width)),
              '',
              ...board.draw(view, pen),
            ]),
        ...title(say(words, 'screen.help.moves')),
        ...wrap(say(words, 'screen.help.typed', { example }), width),
        ...columns([...choices.slice(0, SPELT), ...others].map(({ notation, label }) => [`  ${notation}`, label])),
      ];
    },
  };
}

const LIST_KEYS = [
  ['↑ ↓', 'screen.key.choose'],
  ['1–9', 'screen.key.digit'],
  ['Enter', 'screen.key.enter'],
  ['Tab', 'screen.key.tab'],
  ['PgUp', 'screen.key.log'],
  ['Esc', 'screen.key.escape'],
  ['Ctrl-C', 'screen.key.leave'],
  ['Ctrl-Z', 'screen.key.suspend'],
] as const;

const BOARD_KEYS = [
  ['↑ ↓ ← →', 'screen.key.move'],
  ['1–9 + -', 'screen.key.piece'],
  ['Space', 'screen.key.turn'],
  ['< > /', 'screen.key.mirror'],
  ['Tab', 'screen.key.place'],
  ['Enter', 'screen.key.draw'],
  ['Del', 'screen.key.back'],
  ...LIST_KEYS.slice(3),
] as const;
