import type { Game, Start } from './game.ts';
import { playEntry, type EffectiveEntry, type Entry } from './log.ts';
import type { Shape } from './steps.ts';

/** A copy of the state is kept at every so many entries in force. */
const STRIDE = 64;

/** A log that is played as it grows, and whose undos cost little however many there are. */
export interface Timeline<G extends Shape> {
  /** To be read, not edited. */
  readonly state: G['state'];
  /** How many entries there are. */
  readonly length: number;
  /** Trusts the entry to be legal. */
  append(entry: Entry<G['action']>): void;
}

/** A moment in the log: the entry in force that led to it, and the moment before that. */
interface Moment<G extends Shape> {
  readonly entry: EffectiveEntry<Entry<G['action']>> | null;
  readonly before: Moment<G> | null;
  readonly depth: number;
  readonly kept: G['state'] | null;
}

export function timeline<G extends Shape>(game: Game<G>, start: Start<G['options']>): Timeline<G> {
  let state = game.setup(start.seats, start.options);
  const first: Moment<G> = { entry: null, before: null, depth: 0, kept: game.clone(state) };
  const moments: Moment<G>[] = [first];

  function rebuild(moment: Moment<G>): G['state'] {
    const after: EffectiveEntry<Entry<G['action']>>[] = [];
    let from = moment;
    while (from.kept === null) {
      if (from.entry === null || from.before === null) throw new Error('the first moment is always kept');
      after.push(from.entry);
      from = from.before;
    }
    const rebuilt = game.clone(from.kept);
    for (const entry of after.reverse()) playEntry(game, rebuilt, entry);
    return rebuilt;
  }

  return {
    get state() {
      return state;
    },
    get length() {
      return moments.length - 1;
    },
    append(entry) {
      const now = moments.at(-1) ?? first;
      if (entry.kind === 'note') moments.push(now);
      else if (entry.kind === 'undo') {
        const back = moments[entry.to];
        if (back === undefined) throw new Error(`there is no moment ${entry.to} to go back to`);
        state = rebuild(back);
        moments.push(back);
      } else {
        playEntry(game, state, entry);
        const depth = now.depth + 1;
        moments.push({ entry, before: now, depth, kept: depth % STRIDE === 0 ? game.clone(state) : null });
      }
    },
  };
}
