import type { Moment } from '@zaria/client';
import { NATURE, type AnyAction, type AnyFact, type Back, type Seat } from '@zaria/kit';
import type { Settings } from './kept-settings.ts';
import { isWorthAStop } from './moments.ts';
import { seatIn } from './players.ts';

/** Whose doing something is that is told: chance, one's own, somebody else's, or nobody's. */
type Whose = 'dice' | 'own' | 'others' | 'table';

/** A sentence that a screen reader is given. */
export interface Line {
  /** The name of a fact, or what else it is: `asked`, `turn`, `answered`, `tidings`, `verdict`, `missed`, `mark`, `reply`. */
  readonly kind: string;
  readonly whose: Whose;
  readonly text: string;
}

/** How what happened is put into words. */
export interface Telling {
  readonly players: number;
  readonly own: readonly Seat[];
  fact(fact: AnyFact): string;
  /** One's own answer in a step played together, of which there are no facts before its end; `null` elsewhere. */
  answer(action: AnyAction): string | null;
  /** One's own way back in such a step. */
  back(back: Back): string;
  /** What has no facts to tell: something was taken back, somebody came or went; `null`: nothing. */
  tidings(moment: Moment): string | null;
}

/** How much of what happened was told: whole moments, and facts of the one after them. */
interface Place {
  readonly moments: number;
  readonly facts: number;
}

/**
 * What is told of everything since a place, and the place after it. Of `moments` the first `rested` have come to rest;
 * one more may be on its way, with the facts that were shown.
 */
export function linesSince(
  place: Place,
  moments: readonly Moment[],
  rested: number,
  telling: Telling,
): { readonly lines: readonly Line[]; readonly place: Place } {
  const lines = moments
    .slice(place.moments)
    .flatMap((moment, i) => linesOf(moment, i === 0 ? place.facts : 0, place.moments + i < rested, telling));
  const onTheWay = moments[rested];
  return { lines, place: { moments: Math.max(place.moments, rested), facts: onTheWay?.facts.length ?? 0 } };
}

function linesOf(moment: Moment, from: number, isAtRest: boolean, telling: Telling): readonly Line[] {
  const { entry, facts } = moment;
  const isChance = entry.kind === 'play' && entry.actor === NATURE;
  if (facts.length > 0)
    return facts.slice(from).map(fact => {
      const seat = seatIn(fact, telling.players);
      const whose = isChance ? 'dice' : seat === null ? 'table' : telling.own.includes(seat) ? 'own' : 'others';
      return { kind: fact.fact, whose, text: telling.fact(fact) };
    });
  if (!isAtRest) return [];
  if (entry.kind === 'back') return [{ kind: 'answered', whose: 'own', text: telling.back(entry.back) }];
  if (entry.kind === 'play' && isOwnAnswer(moment, telling.own)) {
    const text = telling.answer(entry.action);
    return text === null ? [] : [{ kind: 'answered', whose: 'own', text }];
  }
  const text = isWorthAStop(moment) ? telling.tidings(moment) : null;
  return text === null ? [] : [{ kind: 'tidings', whose: 'table', text }];
}

const isOwnAnswer = ({ entry }: Moment, own: readonly Seat[]): boolean =>
  entry.kind === 'play' && entry.actor !== NATURE && own.includes(entry.actor);

/** How many moments there were when somebody here last answered; 0 before that. */
export const lastAnswered = (moments: readonly Moment[], own: readonly Seat[]): number =>
  moments.findLastIndex(moment => isOwnAnswer(moment, own)) + 1;

/** Whether a line is told by itself at this level. The dice that a question is about are told with the question. */
export const isTold = (level: Settings['told'], { kind, whose }: Line): boolean =>
  level === 'full' || whose === 'own' || kind === 'tidings';

/** What a quiet table tells before it asks: the dice that came last, and how much else was left untold. */
export function beforeAsking(untold: readonly Line[]): { readonly dice: readonly Line[]; readonly missed: number } {
  const others = untold.findLastIndex(({ whose }) => whose !== 'dice') + 1;
  return { dice: untold.slice(others), missed: others };
}
