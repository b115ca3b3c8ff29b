import { isSettling, lightsCasino } from './settling.ts';
import type { Fact, Told } from './types.ts';

/** A casino is lit before anything is paid there. */
const LIGHT = 320;
/** What a tile does in the settlement is read as a sentence. */
const READ = 900;

/** How long a fact is shown at pace 1, in milliseconds. */
export function lengthOf(fact: Fact, index: number, tellings: readonly Told[]): number {
  const light = lightsCasino(index, tellings) ? LIGHT : 0;
  const told = tellings[index];
  const isScene = told !== undefined && isSettling(told);
  return (isScene ? Math.max(sceneLength(fact), ownLength(fact)) : ownLength(fact)) + light;
}

const sceneLength = ({ fact }: Fact): number => (fact === 'idle' || fact === 'fewest' ? READ : 0);

function ownLength(fact: Fact): number {
  switch (fact.fact) {
    case 'rolled':
      return 900;
    case 'blackDice':
      return 1100;
    case 'placed':
    case 'set':
    case 'moved':
    case 'blocked':
    case 'unblocked':
    case 'knockedOut':
    case 'leftBar':
    case 'doubled':
    case 'slotted':
    case 'pushed':
    case 'gold':
    case 'goldLeft':
    case 'passed':
      return 480;
    case 'primeTime':
    case 'tied':
    case 'tiedOnTile':
      return 820;
    case 'paid':
      return 760;
    case 'fined':
      return 1200;
    case 'awarded':
      return 800;
    case 'counter':
    case 'marker':
    case 'closed':
      return 700;
    case 'guessed':
    case 'picked':
      return 1300;
    case 'betLost':
    case 'idle':
      return 800;
    case 'activated':
      return 520;
    case 'chose':
    case 'hid':
    case 'split':
    case 'bet':
    case 'fewest':
    case 'declined':
      return 600;
    case 'returned':
    case 'round':
    case 'starts':
      return 420;
    case 'tile':
      return 480;
    case 'neutral':
    case 'dealt':
      return 190;
    case 'bank':
      return 0;
    case 'over':
      return 0;
  }
}

/** Facts whose dice, cards or chips fly: they leave from the table as it was. The others are drawn as it is then. */
const LEAVING: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'placed',
  'set',
  'moved',
  'blocked',
  'unblocked',
  'knockedOut',
  'leftBar',
  'doubled',
  'slotted',
  'pushed',
  'gold',
  'goldLeft',
  'passed',
  'tied',
  'paid',
  'returned',
  'awarded',
  'fined',
  'over',
]);

export const isDrawnAfter = (fact: Fact): boolean => !LEAVING.has(fact.fact);
