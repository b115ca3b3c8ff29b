import type { AnyFollower } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Presenter } from '../presenter.ts';
import type { Paper } from '../screen/pager.ts';
import type { Pen } from '../text/pen.ts';
import { definitions, wrap } from '../text/layout.ts';
import type { Choice, Question } from './question.ts';

/** Whether somebody wants to be told what he can write, and not to move. */
export const isForHelp = (typed: string): boolean => typed === '?' || typed === 'help';

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
      return [
        ...keysAndTable(isOnBoard ? BOARD_KEYS : LIST_KEYS, looking, board, pen),
        ...title(say(words, 'screen.help.moves')),
        ...wrap(say(words, 'screen.help.typed', { example }), width),
        ...spelt([...choices.slice(0, SPELT), ...others], width),
      ];
    },
  };
}

/** How moves are typed, and what they are. */
const spelt = (choices: readonly Choice[], width: number): string[] =>
  definitions(
    choices.map(({ notation, label }) => [`  ${notation}`, label]),
    width,
  );

/** The same where moves are read line by line, and there are no keys. */
export function helpLines({ pen, board }: Pick<Presenter, 'pen' | 'board'>, question: Question): string[] {
  const { words, colours, width } = pen;
  const { choices, others, follower } = question;
  return [
    '',
    colours.bold(say(words, 'screen.help.moves')),
    ...wrap(say(words, 'play.help'), width),
    ...spelt([...choices.slice(0, SPELT), ...others], width),
    '',
    colours.bold(say(words, 'screen.help.table')),
    ...board.explain(follower.view, pen).flatMap(paragraph => wrap(paragraph, width)),
    '',
  ];
}

/** The same for a match that is only looked at. */
export const replayPaper = ({ pen, board }: Pick<Presenter, 'pen' | 'board'>, looking: AnyFollower): Paper => ({
  title: say(pen.words, 'screen.help'),
  keys: say(pen.words, 'screen.keys.page'),
  lines: width => keysAndTable(REPLAY_KEYS, looking, board, { ...pen, width }),
});

function keysAndTable(
  known: typeof LIST_KEYS | typeof BOARD_KEYS | typeof REPLAY_KEYS,
  looking: AnyFollower | null,
  board: Presenter['board'],
  pen: Pen,
): string[] {
  const { words, width } = pen;
  const keys = known.map(([key, about]) => [`  ${key}`, say(words, about)] as const);
  const view = looking?.view;
  const around =
    view === undefined
      ? []
      : [
          '',
          pen.colours.bold(say(words, 'screen.help.table')),
          ...board.explain(view, pen).flatMap(paragraph => wrap(paragraph, width)),
          '',
          ...board.draw(view, pen),
        ];
  return [pen.colours.bold(say(words, 'screen.help.keys')), ...definitions(keys, width), ...around];
}

const REPLAY_KEYS = [
  ['→ ↓ Space Enter', 'screen.key.on'],
  ['← ↑', 'screen.key.before'],
  ['PgUp PgDn', 'screen.key.ten'],
  ['Home End', 'screen.key.ends'],
  ['Esc q', 'screen.key.quit'],
  ['Ctrl-Z', 'screen.key.suspend'],
] as const;

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
  ...LIST_KEYS.slice(4),
] as const;
