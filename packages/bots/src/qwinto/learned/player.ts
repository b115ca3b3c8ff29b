import { closes, type Field, type QwintoShape, type QwintoView, type Sheet } from '@zaria/games/qwinto';
import { questionOn, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Budget, Considered } from '../../bot.ts';
import { meterOf } from '../../meter.ts';
import { blurred } from '../blur.ts';
import { notesOn } from '../notes.ts';
import { aheadOf, type Ahead } from './ahead.ts';
import { deeperOf, type Worth } from './deeper.ts';
import { bitsOf } from './dice.ts';
import { mindOf, type Mind } from './mind.ts';
import { NOTHING } from './reader.ts';
import { sheetsOf } from './sheets.ts';
import type { Net } from './net.ts';
import { netIn, type WeightsFile } from './weights.ts';

type Action = QwintoShape['action'];

/** What a player alone thinks with, and what one among others does. */
export interface Nets {
  readonly alone: Net;
  readonly together: Net;
}

/** The nets in two files; `null`: one of them cannot be read. */
export function netsIn(aloneFile: WeightsFile, togetherFile: WeightsFile): Nets | null {
  const [alone, together] = [netIn(aloneFile), netIn(togetherFile)];
  return alone === null || together === null ? null : { alone, together };
}

interface LearnedManner {
  /** How far it is out when it compares, in points. */
  readonly blur: number;
  /** What a win is worth, in points. */
  readonly bonus: number;
  /** How many turns it works out in its head for a decision, beside the one that it is in. */
  readonly nodes?: number;
  /** Who plays where there are no nets. */
  readonly otherwise: Bot<QwintoShape>;
}

/** What a win is worth to who plays to win, as in training. */
export const WIN_POINTS = 45;

/** A net with all that is needed to think with it. */
interface Thought {
  readonly mind: Mind;
  readonly ahead: Ahead;
}
const thoughtOf = (net: Net, bonus: number): Thought => ({ mind: mindOf(net, bonus), ahead: aheadOf(net, bonus) });

/**
 * Works out its whole turn by what nets say of each sheet it may lead to: points in the end, and the chance to win. Where
 * it has nodes for that, it works out the turns that follow on what seems best.
 */
export function learnedPlayer(
  id: string,
  nets: () => Nets | null,
  { blur, bonus, nodes = 0, otherwise }: LearnedManner,
): Bot<QwintoShape> {
  let known: { readonly nets: Nets; readonly alone: Thought; readonly together: Thought } | null = null;
  function thoughtFor(view: QwintoView): Thought | null {
    const found = nets();
    if (found === null) return null;
    if (known?.nets !== found)
      known = { nets: found, alone: thoughtOf(found.alone, 0), together: thoughtOf(found.together, bonus) };
    return view.players === 1 ? known.alone : known.together;
  }

  const consider: Required<Bot<QwintoShape>>['consider'] = (follower, seat, budget, rng) => {
    const { view, legal } = follower;
    const thought = thoughtFor(view);
    if (thought === null) return otherwise.consider?.(follower, seat, budget, rng) ?? [];
    return blurred(weigh(thought, view, seat, legal, nodes === 0 ? { nodes } : budget, rng), blur, rng);
  };
  return {
    id,
    version: 5,
    nodes,
    decide(follower, seat, budget, rng) {
      return nets() === null
        ? otherwise.decide(follower, seat, budget, rng)
        : (consider(follower, seat, budget, rng)[0]?.plan ?? []);
    },
    consider,
  };
}

/** Every action with what it is worth. */
function weigh(
  { mind, ahead }: Thought,
  view: QwintoView,
  seat: Seat,
  legal: readonly Action[],
  budget: Budget,
  rng: Rng,
): readonly Considered<Action>[] {
  const question = questionOn(view);
  const roll = question?.step === 'write' || question?.step === 'result' ? question.data.roll : null;
  const dice = roll === null ? 0 : bitsOf(roll.dice);
  const sum = roll?.number ?? 0;
  const sheet = view.sheets[seat] as Sheet;
  const sheets = sheetsOf(view);
  mind.look(sheets, seat);
  if (question?.step !== 'write') mind.ponder();

  /** What is asked of the mind is told apart: points, and what the chance to win adds to them. */
  const first = (worth: number): Worth => ({ worth, points: mind.points() });
  const fieldOf = (action: Action): number =>
    action.step === 'write' && typeof action.answer === 'number' ? action.answer : NOTHING;
  const firsts = legal.map(action => {
    if (action.step === 'roll') return first(mind.thrownTwice(bitsOf(action.answer)));
    if (action.step === 'result') return first(action.answer === 'keep' ? mind.standing(dice, sum) : mind.thrown(dice));
    return first(mind.written(fieldOf(action), dice, sum));
  });
  const seconds = lookAgain();
  /** What was not looked at again stands where it would, had it changed as the others have. */
  const changes = seconds.flatMap((second, i) => (second === null ? [] : [second.worth - (firsts[i] as Worth).worth]));
  const change = changes.length === 0 ? 0 : Math.min(...changes);

  function lookAgain(): readonly (Worth | null)[] {
    if (budget.nodes === 0 || legal.length < 2) return legal.map(() => null);
    const deeper = deeperOf(mind, ahead, sheets, seat, meterOf(budget), rng.below(2 ** 31));
    if (question?.step === 'write') return deeper.fields(legal.map(fieldOf), dice, sum);
    if (question?.step === 'roll')
      return deeper.dice(legal.map(action => (action.step === 'roll' ? bitsOf(action.answer) : 0)));
    const [keep = null, again = null] = deeper.result(dice, sum);
    return legal.map(action => (action.step === 'result' && action.answer === 'keep' ? keep : again));
  }

  return legal
    .map((action, i): Considered<Action> => {
      const { worth, points } = firsts[i] as Worth;
      const seen = seconds[i] ?? { worth: worth + change, points: points + change };
      const field = fieldOf(action);
      const expects = { sheet: seen.points, win: seen.worth - seen.points };
      const way = { plan: [action], worth: seen.worth, result: seen.points };
      if (action.step !== 'write') return { ...way, expects };
      if (field === NOTHING) return { ...way, expects: { ...expects, closed: 0 } };
      const closed = -closes(sheet, field as Field, sum).length;
      return { ...way, expects: { ...expects, closed }, notes: notesOn(sheet, field as Field, sum) };
    })
    .sort((a, b) => b.worth - a.worth);
}
