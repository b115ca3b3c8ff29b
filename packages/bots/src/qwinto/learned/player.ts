import { closes, type Field, type QwintoShape, type QwintoView, type Sheet } from '@zaria/games/qwinto';
import { questionOn, type Follower, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Budget, Considered } from '../../bot.ts';
import { meterOf } from '../../meter.ts';
import { blurred } from '../blur.ts';
import { handOf } from '../hand.ts';
import { notesOn } from '../notes.ts';
import { areByTenLines } from '../rivals.ts';
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

/** What a player alone thinks with, one among others, and one among others who are in a hurry. */
export interface Nets {
  readonly alone: Net;
  readonly together: Net;
  readonly hasty: Net;
  /** And one among others of whom it is known how they choose, with what their sheets come to. */
  readonly known: { readonly own: Net; readonly outlook: Net } | null;
}

type Files<Name extends string> = Readonly<Record<Name, WeightsFile>>;

/** The nets in their files; `null`: one of them cannot be read. */
export function netsIn(
  files: Files<'alone' | 'together' | 'hasty'>,
  ofKnown: Files<'own' | 'outlook'> | null = null,
): Nets | null {
  const [alone, together, hasty] = [netIn(files.alone), netIn(files.together), netIn(files.hasty)];
  if (alone === null || together === null || hasty === null) return null;
  if (ofKnown === null) return { alone, together, hasty, known: null };
  const [own, outlook] = [netIn(ofKnown.own), netIn(ofKnown.outlook)];
  return own === null || outlook === null ? null : { alone, together, hasty, known: { own, outlook } };
}

interface LearnedManner {
  /** How far it is out when it compares, in points. */
  readonly blur: number;
  /** What a win is worth, in points. */
  readonly bonus: number;
  /** How many turns it works out in its head for a decision, beside the one that it is in. */
  readonly nodes?: number;
  /** Whether it watches how the others choose. */
  readonly isObservant?: boolean;
  /** Who plays where there are no nets. */
  readonly otherwise: Bot<QwintoShape>;
}

/** What a win is worth to who plays to win, as in training. */
export const WIN_POINTS = 30;
/** Among those of whom it is known how they choose. The chance to win is more certain there. */
export const KNOWN_WIN_POINTS = 100;

/**
 * Those who think alike are seldom so many points apart, and never early. Whoever is so far behind plays otherwise: he
 * writes sooner, throws fewer dice, and the match is over sooner than his sheet says.
 */
const HASTY_LEAD = 10;

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
  readonly hasty: Thought;
  readonly known: Thought | null;
}

function thoughtsOf(nets: Nets, bonus: number, isObservant: boolean): Thoughts {
  const [alone, together] = [thoughtOf(nets.alone, 0), thoughtOf(nets.together, bonus)];
  // Who plays for points alone has one net for all company.
  const hasty = nets.hasty === nets.together ? together : thoughtOf(nets.hasty, bonus);
  const { known: of } = nets;
  const known =
    of !== null && isObservant
      ? thoughtOf(of.own, KNOWN_WIN_POINTS, { outlook: of.outlook, hand: () => handOf(tenLines) })
      : null;
  return { of: nets, alone, together, hasty, known };
}

/**
 * Works out its whole turn by what nets say of each sheet it may lead to: points in the end, and the chance to win. Where
 * it has nodes for that, it works out the turns that follow on what seems best.
 */
export function learnedPlayer(
  id: string,
  nets: () => Nets | null,
  { blur, bonus, nodes = 0, isObservant = false, otherwise }: LearnedManner,
): Bot<QwintoShape> {
  let thoughts: Thoughts | null = null;
  function thoughtFor(follower: Follower<QwintoShape>, sheets: Sheets, seat: Seat): Thought | null {
    const found = nets();
    if (found === null) return null;
    if (thoughts?.of !== found) thoughts = thoughtsOf(found, bonus, isObservant);
    const { alone, together, hasty, known } = thoughts;
    if (sheets.seats === 1) return alone;
    if (known !== null && areByTenLines(follower, seat)) return known;
    together.mind.look(sheets, seat);
    return together.mind.lead() >= HASTY_LEAD ? hasty : together;
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
    version: isObservant ? 6 : 5,
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
