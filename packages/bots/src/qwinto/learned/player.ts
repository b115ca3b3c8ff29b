import { closes, type Field, type QwintoShape, type QwintoView, type Sheet } from '@zaria/games/qwinto';
import { questionOn, type Follower, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Budget, Considered } from '../../bot.ts';
import { meterOf } from '../../meter.ts';
import { blurred } from '../blur.ts';
import { handOf, type Hand } from '../hand.ts';
import { notesOn } from '../notes.ts';
import { watchOf, type Watch } from '../rivals.ts';
import { tenLines } from '../ten-lines.ts';
import { aheadOf, type Ahead } from './ahead.ts';
import { deeperOf, type Worth } from './deeper.ts';
import { bitsOf } from './dice.ts';
import { mindOf, type Company, type Mind } from './mind.ts';
import { NOTHING } from './reader.ts';
import { sheetsOf, type Sheets } from './sheets.ts';
import type { Net } from './net.ts';
import { netIn, type WeightsFile } from './weights.ts';

type Action = QwintoShape['action'];

/** What a player alone thinks with, and one among others. */
export interface Nets {
  readonly alone: Net;
  readonly together: Net;
  /** And one among others who judge by hand, with what their sheets come to. */
  readonly hands: { readonly own: Net; readonly outlook: Net } | null;
}

type Files<Name extends string> = Readonly<Record<Name, WeightsFile>>;

/** The nets in their files; `null`: one of them cannot be read. */
export function netsIn(
  files: Files<'alone' | 'together'>,
  ofHands: Files<'own' | 'outlook'> | null = null,
): Nets | null {
  const [alone, together] = [netIn(files.alone), netIn(files.together)];
  if (alone === null || together === null) return null;
  if (ofHands === null) return { alone, together, hands: null };
  const [own, outlook] = [netIn(ofHands.own), netIn(ofHands.outlook)];
  return own === null || outlook === null ? null : { alone, together, hands: { own, outlook } };
}

interface LearnedManner {
  readonly version: number;
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
export const WIN_POINTS = 30;
/** Among those who judge by hand. The chance to win is more certain there. */
export const HANDS_WIN_POINTS = 100;

/** A net with all that is needed to think with it. */
interface Thought {
  readonly mind: Mind;
  readonly ahead: Ahead;
}
const thoughtOf = (net: Net, bonus: number, company: Company | null = null): Thought => ({
  mind: mindOf(net, bonus, company),
  ahead: aheadOf(net, bonus, company),
});

/** A thought for each company. */
interface Thoughts {
  readonly of: Nets;
  readonly alone: Thought;
  readonly together: Thought;
  /** And who watches whether it is needed. */
  readonly hands: (Thought & { readonly watch: Watch }) | null;
}

function thoughtsOf(nets: Nets, bonus: number): Thoughts {
  const [alone, together] = [thoughtOf(nets.alone, 0), thoughtOf(nets.together, bonus)];
  if (nets.hands === null) return { of: nets, alone, together, hands: null };
  const { own, outlook } = nets.hands;
  // Each of them has lines of his own; in one's head these stand for all.
  const hand = (): Hand => handOf(tenLines);
  const watch = watchOf(hand(), mindOf(nets.together, 0));
  return { of: nets, alone, together, hands: { ...thoughtOf(own, HANDS_WIN_POINTS, { outlook, hand }), watch } };
}

/**
 * Works out its whole turn by what nets say of each sheet it may lead to: points in the end, and the chance to win. Where
 * it has nodes for that, it works out the turns that follow on what seems best.
 */
export function learnedPlayer(
  id: string,
  nets: () => Nets | null,
  { version, blur, bonus, nodes = 0, otherwise }: LearnedManner,
): Bot<QwintoShape> {
  let thoughts: Thoughts | null = null;
  function thoughtFor(follower: Follower<QwintoShape>, sheets: Sheets, seat: Seat): Thought | null {
    const found = nets();
    if (found === null) return null;
    if (thoughts?.of !== found) thoughts = thoughtsOf(found, bonus);
    const { alone, together, hands } = thoughts;
    if (sheets.seats === 1) return alone;
    return hands?.watch.areByHand(follower, seat) === true ? hands : together;
  }

  const consider: Required<Bot<QwintoShape>>['consider'] = (follower, seat, budget, rng) => {
    const { view, legal } = follower;
    const sheets = sheetsOf(view);
    const thought = thoughtFor(follower, sheets, seat);
    if (thought === null) return otherwise.consider?.(follower, seat, budget, rng) ?? [];
    return blurred(weigh(thought, sheets, view, seat, legal, nodes === 0 ? { nodes } : budget, rng), blur, rng);
  };
  return {
    id,
    version,
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
  sheets: Sheets,
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
