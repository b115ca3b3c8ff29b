import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, questionOn } from '@zaria/kit';
import { chances } from './objective.ts';
import { readRound } from './reading.ts';
import { newRound, type Table } from './round.ts';

/* The last dice of a round worked out by the rules themselves, as slow as that is: the judge of the one in numbers. */

type Action = RoyaleShape['action'];

/** What is asked against somebody who thinks, too, has no best answer that he may know. */
const BLUFFS: ReadonlySet<string> = new Set(['luckyPunch.hide', 'luckyPunch.guess', 'blackBox.split', 'blackBox.pick']);
/** With more dice in all hands it takes too long. */
const MOST_DICE = 2;
const FACES = 6;

const paid = newRound();

/**
 * Each seat's chance of winning with perfect play of all for the rest of the round; every seat wants its own chance. `false`: something is asked that is answered by lot, or nothing was left to spend on a ply.
 */
export function solveByTheRules(table: Table, spend: () => boolean, out: Float64Array): boolean {
  const { players } = table;

  /** What comes of an action, best for whoever acts. */
  function after(before: Table, actor: number, action: Action): Float64Array | null {
    if (!spend()) return null;
    const next = lasVegasRoyale.clone(before);
    lasVegasRoyale.play(next, actor as -1, action);
    return worth(next);
  }

  function worth(now: Table): Float64Array | null {
    const question = questionOn(now);
    if (question === null || question.step === 'deal') {
      const ends = new Float64Array(players);
      readRound(now, paid);
      chances(paid, ends);
      return ends;
    }
    if (BLUFFS.has(question.step)) return null;
    return question.actor === NATURE ? expected(now) : best(now);
  }

  function best(now: Table): Float64Array | null {
    const seat = questionOn(now)?.actor ?? 0;
    let found: Float64Array | null = null;
    for (const action of lasVegasRoyale.legal(now, seat as 0)) {
      const ends = after(now, seat, action);
      if (ends === null) return null;
      if (found === null || (ends[seat] as number) > (found[seat] as number)) found = ends;
    }
    return found;
  }

  function expected(now: Table): Float64Array | null {
    const falls = throwsAt(now);
    if (falls === null) return null;
    const sum = new Float64Array(players);
    const ways = falls.reduce((total, { weight }) => total + weight, 0);
    for (const { answer, weight } of falls) {
      const ends = after(now, NATURE, answer);
      if (ends === null) return null;
      for (let seat = 0; seat < players; seat++)
        sum[seat] = (sum[seat] as number) + ((ends[seat] as number) * weight) / ways;
    }
    return sum;
  }

  const found = worth(table);
  if (found === null) return false;
  out.set(found);
  return true;
}

interface Fall {
  readonly answer: Action;
  readonly weight: number;
}

/** Everything that dice may show now; `null`: too much to list. */
function throwsAt(table: Table): readonly Fall[] | null {
  const question = questionOn(table);
  if (question?.step !== 'dice') return lasVegasRoyale.outcomes(table);
  const { seat } = question.data;
  const [small, big] = [table.supply.small[seat], table.supply.big[seat]];
  return small + big > MOST_DICE ? null : fallsOf(small, big);
}

const falls = new Map<string, readonly Fall[]>();

/** Every throw of so many small dice and Biggies. */
function fallsOf(small: number, big: number): readonly Fall[] {
  const key = `${small} ${big}`;
  const known = falls.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, Fall>();
  for (let code = 0; code < FACES ** (small + big); code++) {
    const faces = Array.from({ length: small + big }, (_, at) => 1 + (Math.floor(code / FACES ** at) % FACES));
    const text = [...faces.slice(0, small).sort((a, b) => a - b), ...faces.slice(small).map(face => `B${face}`)].join(
      ' ',
    );
    const answer = lasVegasRoyale.parse(`dice ${text}`);
    if (answer === null) throw new Error(`${text} is no throw`);
    found.set(text, { answer, weight: (found.get(text)?.weight ?? 0) + 1 });
  }
  const all = [...found.values()];
  falls.set(key, all);
  return all;
}
