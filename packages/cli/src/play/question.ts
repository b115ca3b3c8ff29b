import { mayHint } from '@zaria/client';
import { readTyped, simulationRng, type AnyFollower, type Rng, type Seat } from '@zaria/kit';
import type { Wish } from '@zaria/table/public';
import { say, type Language } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { LETTERS } from '../text/pen.ts';
import type { Hall } from './hall.ts';

/** What a person wants: of the table, or to be told what a bot would do. */
export type Wanted = Wish | { readonly do: 'hint'; readonly seat: Seat };

/** One thing that a person may do now. */
export interface Choice {
  readonly wish: Wanted;
  /** As one types it. */
  readonly notation: string;
  /** A digit that stands for it, on the table or in the list; empty for none. */
  readonly key: string;
  readonly label: string;
  /** What it would lead to; asked only of what is shown. */
  readonly hint: () => string;
}

/** What a person is asked. */
export interface Question {
  /** With the eyes of who is asked. */
  readonly follower: AnyFollower;
  readonly sentence: string;
  /** Moves. None where they are too many to list at all. */
  readonly choices: readonly Choice[];
  /** What else one may do. */
  readonly others: readonly Choice[];
  /** Moves as one types them; where none is listed, how they begin. */
  readonly example: string;
  /** What somebody wants who types this; whether it can be done is for the table to say. */
  readonly read: (line: string) => Wanted;
}

const NO_HINT = (): string => '';
const tidy = (line: string): string => line.trim().replaceAll(/\s+/g, ' ');

/** The question to a seat. */
export function questionFor(hall: Omit<Hall, 'front'>, seat: Seat): Question {
  const { client, game, board, pen, speaker } = hall;
  const sight = client.sight(seat);
  sight.catchUp();
  const { follower } = sight;
  const { question } = client.table;
  const answer = { seat, question, count: follower.given };
  const { legal } = follower;
  const keys = keysOf(legal.map(action => board.keyOf(action)));
  const moves = legal.map((action, i): Choice => {
    const notation = game.print(action);
    return {
      key: keys[i] ?? '',
      wish: { do: 'play', ...answer, action: notation },
      notation,
      label: speaker.action(action),
      hint: once(() => board.foresee(follower, action, pen) ?? ''),
    };
  });
  const back = follower.back.map((way): Choice =>
    choice({ do: 'back', ...answer, back: way }, way, say(pen.words, `back.${way}`)),
  );
  const undo = undoChoice(hall, seat);
  const mine = undoable(hall);
  const others = [
    ...(mine === null || mine === seat ? [] : [undoOf(hall, mine)]),
    ...otherWishes(hall, follower, seat),
  ];
  const step = follower.question?.step ?? '';
  return {
    follower,
    sentence: `${pen.player(seat)}: ${speaker.question(step)}`,
    choices: [...moves, ...back],
    others: mine === seat ? [undo, ...others] : others,
    // The last one often ends a turn.
    example: [moves[0], moves.at(-1)].map(move => move?.notation ?? '').join(' … '),
    read(line) {
      const text = tidy(line);
      // Where there is none, that is said.
      if (text === 'hint') return { do: 'hint', seat };
      const typed = [...back, undo, ...others].find(({ notation }) => notation === text);
      if (typed !== undefined) return typed.wish;
      // Whoever does not care for capitals means the same.
      const readings = [text, text.toUpperCase(), text.toLowerCase()].map(one => readTyped(game, legal, one));
      const action = readings.find(one => game.parse(one) !== null) ?? text;
      return { do: 'play', ...answer, action };
    },
  };
}

/** Takes back what the seat did last. */
export const undoChoice = ({ client, pen }: Pick<Hall, 'client' | 'pen'>, seat: Seat): Choice =>
  choice({ do: 'undo', seat, question: client.table.question }, 'undo', say(pen.words, 'play.undo'));

export const choice = (wish: Wanted, notation: string, label: string): Choice => ({
  wish,
  notation,
  key: '',
  label,
  hint: NO_HINT,
});

/** The digits that stand for moves: those on the table, or where there are none the places in the list. */
function keysOf(onTable: readonly (string | null)[]): readonly string[] {
  const known = onTable.filter(key => key !== null);
  const isClear = known.length > 0 && new Set(known).size === known.length;
  return isClear ? onTable.map(key => key ?? '') : onTable.map((_, i) => (i < 9 ? String(i + 1) : ''));
}

function once(work: () => string): () => string {
  let done: string | null = null;
  return () => (done ??= work());
}

/** Who acted last at this terminal and may take it back. */
export const undoable = ({ client: { own, table } }: Pick<Hall, 'client'>): Seat | null =>
  table.undoable.find(({ seat }) => own.includes(seat))?.seat ?? null;

/** While another is asked already. */
function undoOf({ client, pen }: Pick<Hall, 'client' | 'pen'>, seat: Seat): Choice {
  const wish: Wish = { do: 'undo', seat, question: client.table.question };
  return choice(wish, `undo ${LETTERS[seat]}`, `${pen.player(seat)}: ${say(pen.words, 'play.undo')}`);
}

const hintChoice = (language: Language, seat: Seat): Choice =>
  choice({ do: 'hint', seat }, 'hint', say(wordsOf(language, 'hint'), 'hint.show'));

/** What one may do besides moving and undoing. */
function otherWishes(
  hall: Pick<Hall, 'client' | 'pen'>,
  { question, legal }: AnyFollower,
  seat: Seat,
): readonly Choice[] {
  const { client, pen } = hall;
  const { words } = pen;
  const { table } = client;
  const others = client.own.filter(other => other !== seat);
  return [
    ...others.flatMap(other => {
      // Others know what they have done themselves, also where they have not heard yet what came of it.
      const { follower } = client.sight(other);
      if (follower.question?.number !== question?.number || !follower.back.includes('reopen')) return [];
      const wish: Wish = {
        do: 'back',
        seat: other,
        question: table.question,
        count: follower.given,
        back: 'reopen',
      };
      return [choice(wish, `reopen ${LETTERS[other]}`, `${pen.player(other)}: ${say(words, 'back.reopen')}`)];
    }),
    ...others
      .filter(other => table.chairs[other]?.cover === 'absent')
      .map(other => {
        const label = `${pen.player(other)}: ${say(words, 'play.return')}`;
        return choice({ do: 'return', seat: other }, `return ${LETTERS[other]}`, label);
      }),
    ...(legal.length > 1 && mayHint(table) ? [hintChoice(words.language, seat)] : []),
    choice({ do: 'cover', seat, sitter: table.chairs[seat]?.sitter ?? 0 }, 'bot', say(words, 'play.cover')),
    choice({ do: 'resign', seat }, 'resign', say(words, 'play.resign')),
  ];
}

/** The question what the dice show, or the deck gives, where people type it in. */
export function throwQuestion({ client, game, pen, rng }: Hall, follower: AnyFollower): Question {
  const { question } = client.table;
  const step = follower.question?.step ?? '';
  const thrown = (chance: Rng): string => game.print(follower.chance(chance));
  return {
    follower,
    sentence: say(pen.words, 'play.throw', { example: thrown(simulationRng('example')), command: 'throw' }),
    choices: [],
    others: [],
    example: 'throw ',
    read(line) {
      const text = tidy(line).replace(/^throw\b ?/, '');
      if (text === '') return { do: 'throw', question, action: thrown(rng) };
      // The name of the step may be left out, and dice may lie in any order.
      const given = text.startsWith(`${step} `) ? text.slice(step.length + 1) : text;
      const sorted = given.split(' ').toSorted().join(' ');
      const texts = [text, `${step} ${given}`, `${step} ${sorted}`];
      return { do: 'throw', question, action: texts.find(one => game.parse(one) !== null) ?? text };
    },
  };
}
