import type { Fact } from './facts.ts';
import { rules } from './rules.ts';
import type { RoyaleShape } from './steps.ts';
import { SIDES } from './tiles/index.ts';

type RoyaleAction = RoyaleShape['action'];

/** How often each thing that can happen has happened. */
export interface Coverage {
  /** Hears of every action played. */
  action(action: RoyaleAction): void;
  /** Hears the facts. */
  fact(fact: Fact): void;
  /** What happened how often; what never did counts 0. */
  counts(): Readonly<Record<string, number>>;
}

/** Counts what a campaign of random matches has seen: sides set off, steps played, kinds of answers, rewards. */
export function countCoverage(): Coverage {
  const counts = new Map(EXPECTED.map(key => [key, 0]));
  const add = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    action(action) {
      add(`step ${action.step}`);
      for (const kind of kindsOf(action)) add(`answer ${action.step} ${kind}`);
    },
    fact(fact) {
      const key = keyOf(fact);
      if (key !== null) add(key);
    },
    counts: () => Object.fromEntries(counts),
  };
}

/** The kinds an answer is of: its words, one by one where it is made of several. Chance has no kinds. */
function kindsOf(action: RoyaleAction): readonly string[] {
  if (rules.steps[action.step]?.kind !== 'ask') return [];
  if (action.step === 'blackBox.split') return [`${action.answer.left.length}+${action.answer.right.length}`];
  if (action.step === 'primeTime.place') return [`${action.answer.length} dice`];
  if (action.step === 'blockIt.put') return [`group of ${action.answer.dice}`, `casino ${action.answer.casino}`];
  if (action.step === 'doubleDown.move') {
    const { small, big } = action.answer;
    const sizes = [...(small > 0 ? ['small'] : []), ...(big > 0 ? ['big'] : [])];
    return sizes.length === 0 ? ['none'] : sizes;
  }
  return rules.print(action).split(' ').slice(1);
}

/** Facts that a campaign wants to have seen. */
function keyOf(fact: Fact): string | null {
  if (fact.fact === 'activated' || fact.fact === 'idle') return `${fact.fact} ${fact.side}`;
  if (fact.fact === 'awarded') return `awarded ${fact.side} ${fact.amount}`;
  if (fact.fact === 'counter') return `counter ${fact.side} space ${fact.space}`;
  if (fact.fact === 'marker') return `marker ${fact.side} ${fact.change}`;
  if (fact.fact === 'passed') return fact.chips === 0 ? 'passed for free' : 'passed for a chip';
  if (fact.fact === 'fined') {
    if (fact.chips > 0) return 'fined chips too';
    return fact.change === 0 ? 'fined without change' : fact.change < 30 ? 'fined, cash back' : 'fined, card back';
  }
  return EVENTS.includes(fact.fact) ? fact.fact : null;
}

/** Facts that are what they are called. */
const EVENTS: readonly string[] = ['pushed', 'goldLeft', 'leftBar', 'betLost', 'tiedOnTile'];

const each = (start: string, ends: readonly (string | number)[]): string[] => ends.map(end => `${start} ${end}`);
const NUMBERS = [1, 2, 3, 4, 5, 6];
const DIE = ['small', 'big'];

/** All there is to see. */
const EXPECTED: readonly string[] = [
  ...each('activated', SIDES),
  ...Object.entries(rules.steps).flatMap(([step, { kind }]) => (kind === 'auto' ? [] : [`step ${step}`])),
  ...each('answer place', [...NUMBERS, 'pass']),
  ...each('answer moveDie', ['place', 'take', ...DIE, ...NUMBERS]),
  ...each('answer luckyPunch.hide', [1, 2, 3]),
  ...each('answer luckyPunch.guess', [1, 2, 3]),
  ...each('answer primeTime.place', ['0 dice', '1 dice', '2 dice']),
  ...each('answer fiftyFifty.bet', ['stop', 'higher', 'lower']),
  ...each('answer powerPlay.turn', ['roll', ...DIE, ...NUMBERS]),
  ...each('answer noEntry.close', [...NUMBERS, 'leave']),
  ...each('answer knockout.die', DIE),
  ...each('answer blockIt.put', ['group of 1', 'group of 2', 'group of 3', ...each('casino', NUMBERS)]),
  ...each('answer handicap.take', ['no', 'chip', 'card', 'move', ...NUMBERS]),
  ...each('answer blackBox.split', ['5+1', '4+2', '3+3', '2+4', '1+5']),
  ...each('answer blackBox.pick', ['left', 'right']),
  ...each('answer doubleDown.move', ['none', ...DIE]),
  ...each('answer niceDice.slot', ['no', ...DIE, ...NUMBERS]),
  ...each('answer myChoice.use', NUMBERS),
  ...each('answer myChoice.tile', NUMBERS),
  ...each('answer myChoice.gold', DIE),
  ...each('awarded A1', [20, 30, 40]),
  ...each('awarded A2', [30, 40, 50, 60, 70, 80]),
  ...each('awarded B2', [10, 30, 40, 60]),
  'awarded C1 100',
  ...each('awarded D1', [10, 20, 30, 40, 50, 60]),
  ...each('awarded E1', [10, 20, 30]),
  ...each('awarded F2', [10, 30]),
  ...each('awarded G1', [20, 40, 60, 80, 100]),
  ...each('awarded G2', [30, 60]),
  ...each('awarded H1', [10, 20, 30, 40, 50, 60]),
  ...each('awarded H2', [10, 20, 30, 60]),
  ...each('counter A2 space', [0, 1, 2, 3, 4, 5]),
  ...each('counter B2 space', [1, 2, 3, 4, 5]),
  ...each('counter E1 space', [0, 1, 2, 3, 4, 5]),
  ...each('marker D2', ['taken', 'returned']),
  'marker C1 taken',
  ...each('idle', ['B1', 'F1', 'G1', 'G2', 'H2']),
  ...EVENTS,
  ...each('passed', ['for free', 'for a chip']),
  ...each('fined', ['chips too', 'without change']),
  ...each('fined,', ['cash back', 'card back']),
];
