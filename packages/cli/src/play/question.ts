import { fail, imagine, ok, readTyped, seatsOf, simulationRng, type Result, type Seat } from '@zaria/kit';
import { answersGiven, questionOf, type TableRefusal, type Wish } from '@zaria/table';
import { say } from '@zaria/words';
import type { Scene } from '../scene.ts';
import { LETTERS } from '../text/pen.ts';
import { matchOf, type Host } from './host.ts';

/** One thing that a person may do now. */
export interface Choice {
  readonly wish: Wish;
  /** As one types it. */
  readonly notation: string;
  readonly label: string;
  /** What it would lead to; asked only of what is shown. */
  readonly hint: () => string;
}

/** What a person is asked. */
export interface Question {
  readonly sentence: string;
  /** Moves. None where they are too many to list at all. */
  readonly choices: readonly Choice[];
  /** What else one may do. */
  readonly others: readonly Choice[];
  /** Moves as one types them; where none is listed, how they begin. */
  readonly example: string;
  /** Reads what was typed; a refusal comes with its reason. */
  readonly read: (line: string) => Result<Wish, string>;
}

const NO_HINT = (): string => '';
const tidy = (line: string): string => line.trim().replaceAll(/\s+/g, ' ');

const checked = ({ speaker }: Scene, host: Host, wish: Wish): Result<Wish, string> => {
  const decided = host.decide(wish);
  return decided.ok ? ok(wish) : fail(speaker.tableRefusal(decided.error));
};

/** The question to a seat. */
export function questionFor(scene: Scene, host: Host, seat: Seat): Question {
  const { game, board, pen, speaker } = scene;
  const { table } = host;
  // What a person sees of his choices must not depend on what he may not know.
  const state = imagine(game, matchOf(table).told(seat), simulationRng('foreseen'));
  const answer = { seat, question: questionOf(table), count: answersGiven(table, seat) };
  const legal = game.legal(state, seat);
  const moves = legal.map((action): Choice => {
    const notation = game.print(action);
    return {
      wish: { do: 'play', ...answer, action: notation },
      notation,
      label: speaker.action(action),
      hint: () => board.foresee({ game, state, seat }, action, pen) ?? '',
    };
  });
  const back = game.back(state, seat).map((way): Choice => ({
    wish: { do: 'back', ...answer, back: way },
    notation: way,
    label: say(pen.words, `back.${way}`),
    hint: NO_HINT,
  }));
  const known = otherWishes(scene, host, seat);
  const step = state.agenda.at(-1)?.step ?? '';
  return {
    sentence: `${pen.player(seat)}: ${speaker.question(step)}`,
    choices: [...moves, ...back],
    others: known.filter(({ wish }) => host.decide(wish).ok),
    // The last one often ends a turn.
    example: [moves[0], moves.at(-1)].map(move => move?.notation ?? '').join(' … '),
    read(line) {
      const text = tidy(line);
      const choice = [...back, ...known].find(({ notation }) => notation === text);
      return checked(scene, host, choice?.wish ?? { do: 'play', ...answer, action: readTyped(game, legal, text) });
    },
  };
}

/** What one may do besides moving, possible or not. */
function otherWishes({ game, pen }: Scene, { table }: Host, seat: Seat): readonly Choice[] {
  const { words } = pen;
  const question = questionOf(table);
  const others = seatsOf(table.chairs.length).filter(other => other !== seat);
  const choice = (wish: Wish, notation: string, label: string): Choice => ({ wish, notation, label, hint: NO_HINT });
  return [
    choice({ do: 'undo', seat, question }, 'undo', say(words, 'play.undo')),
    ...others
      .filter(other => game.back(matchOf(table).state, other).includes('reopen'))
      .map(other => {
        const wish: Wish = { do: 'back', seat: other, question, count: answersGiven(table, other), back: 'reopen' };
        return choice(wish, `reopen ${LETTERS[other]}`, `${pen.player(other)}: ${say(words, 'back.reopen')}`);
      }),
    ...others
      .filter(other => table.chairs[other]?.cover === 'absent')
      .map(other =>
        choice(
          { do: 'return', seat: other },
          `return ${LETTERS[other]}`,
          `${pen.player(other)}: ${say(words, 'play.return')}`,
        ),
      ),
    choice({ do: 'cover', seat }, 'bot', say(words, 'play.cover')),
    choice({ do: 'resign', seat }, 'resign', say(words, 'play.resign')),
  ];
}

/** The question what the dice show, or the deck gives, where people type it in. */
export function throwQuestion(scene: Scene, host: Host, chance: () => string): Question {
  const { game, pen } = scene;
  const { state } = matchOf(host.table);
  const step = state.agenda.at(-1)?.step ?? '';
  const example = game.print(game.sample(state, simulationRng('example')));
  return {
    sentence: say(pen.words, 'play.throw', { example, command: 'throw' }),
    choices: [],
    others: [],
    example: 'throw ',
    read(line) {
      const text = tidy(line).replace(/^throw\b ?/, '');
      if (text === '') return ok({ do: 'throw', question: questionOf(host.table), action: chance() });
      // The name of the step may be left out, and dice may lie in any order.
      const given = text.startsWith(`${step} `) ? text.slice(step.length + 1) : text;
      const sorted = given.split(' ').toSorted().join(' ');
      const texts = [text, `${step} ${given}`, `${step} ${sorted}`];
      const action = texts.find(one => game.parse(one) !== null) ?? text;
      return checked(scene, host, { do: 'throw', question: questionOf(host.table), action });
    },
  };
}
