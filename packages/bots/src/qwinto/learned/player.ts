import { COLOURS, closes, type QwintoShape, type QwintoView, type Sheet } from '@zaria/games/qwinto';
import { questionOn, type Seat } from '@zaria/kit';
import type { Bot, Considered } from '../../bot.ts';
import { blurred } from '../blur.ts';
import { NOTHING, mindOf, type Mind } from './mind.ts';
import type { Sheets } from './sheets.ts';
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
  /** Who plays where there are no nets. */
  readonly otherwise: Bot<QwintoShape>;
}

/** What a win is worth to who plays to win, as in training. */
export const WIN_POINTS = 30;

/** Works out its whole turn by what nets say of each sheet it may lead to: points in the end, and the chance to win. */
export function learnedPlayer(
  id: string,
  nets: () => Nets | null,
  { blur, bonus, otherwise }: LearnedManner,
): Bot<QwintoShape> {
  let known: { readonly nets: Nets; readonly alone: Mind; readonly together: Mind } | null = null;
  function mindFor(view: QwintoView): Mind | null {
    const found = nets();
    if (found === null) return null;
    if (known?.nets !== found)
      known = { nets: found, alone: mindOf(found.alone, 0), together: mindOf(found.together, bonus) };
    return view.players === 1 ? known.alone : known.together;
  }

  const consider: Required<Bot<QwintoShape>>['consider'] = (follower, seat, budget, rng) => {
    const { view, legal } = follower;
    const mind = mindFor(view);
    if (mind === null) return otherwise.consider?.(follower, seat, budget, rng) ?? [];
    return blurred(weigh(mind, view, seat, legal), blur, rng);
  };
  return {
    id,
    version: 3,
    nodes: 0,
    decide(follower, seat, budget, rng) {
      return nets() === null
        ? otherwise.decide(follower, seat, budget, rng)
        : (consider(follower, seat, budget, rng)[0]?.plan ?? []);
    },
    consider,
  };
}

const sheetsOf = ({ players, sheets, active, turn }: QwintoView): Sheets => ({
  seats: players,
  numbers: sheets.map(({ numbers }) => Uint8Array.from(numbers)),
  misthrows: Uint8Array.from(sheets, ({ misthrows }) => misthrows),
  active,
  turn,
});

const bitsOf = (dice: readonly string[]): number =>
  COLOURS.reduce((bits, colour, row) => (dice.includes(colour) ? bits | (1 << row) : bits), 0);

/** Every action with what it is worth. */
function weigh(mind: Mind, view: QwintoView, seat: Seat, legal: readonly Action[]): readonly Considered<Action>[] {
  const question = questionOn(view);
  const roll = question?.step === 'write' || question?.step === 'result' ? question.data.roll : null;
  const dice = roll === null ? 0 : bitsOf(roll.dice);
  const sheet = view.sheets[seat] as Sheet;
  mind.look(sheetsOf(view), seat);
  if (question?.step !== 'write') mind.ponder();

  /** What is asked of the mind is told apart: points, and what the chance to win adds to them. */
  function considered(action: Action, worth: number, more: Readonly<Record<string, number>> = {}): Considered<Action> {
    const points = mind.points();
    return { plan: [action], worth, result: points, expects: { sheet: points, win: worth - points, ...more } };
  }

  return legal.map(action => {
    if (action.step === 'roll') return considered(action, mind.thrownTwice(bitsOf(action.answer)));
    if (roll === null) return { plan: [action], worth: 0, result: null, expects: {} };
    if (action.step === 'result')
      return considered(action, action.answer === 'keep' ? mind.standing(dice, roll.number) : mind.thrown(dice));
    const field = action.step === 'write' && typeof action.answer === 'number' ? action.answer : NOTHING;
    return considered(action, mind.written(field, dice, roll.number), {
      closed: field === NOTHING ? 0 : -closes(sheet, field, roll.number).length,
    });
  });
}
