import { imaginer, type Game, type Rng, type Shape, type Told, type ToldEntry } from '@zaria/kit';

interface Memory {
  readonly game: unknown;
  /** The state after the first `count` entries. */
  readonly state: unknown;
  count: number;
  last: unknown;
}

const memories = new WeakMap<readonly unknown[], Memory>();

/**
 * The kit's `imaginer`, but a log that has only grown since the last question is folded from there, not from its
 * beginning. That holds as long as everything in it is open; what is hidden is left to the kit.
 */
export function worldsOf<G extends Shape>(
  game: Game<G>,
  told: Told<G['action'], G['options']>,
): (rng: Rng) => G['state'] {
  const { entries } = told;
  const memory = recall(game, told);
  const news = entries.slice(memory.count);
  if (!news.every(isOpen)) return imaginer(game, told);
  const state = memory.state as G['state'];
  for (const { actor, action } of news) game.play(state, actor, action);
  memory.count = entries.length;
  memory.last = entries.at(-1);
  return () => game.clone(state);
}

function recall<G extends Shape>(game: Game<G>, { entries, seats, options }: Told<G['action'], G['options']>): Memory {
  const known = memories.get(entries);
  const isGrown = known?.game === game && known.count <= entries.length && entries[known.count - 1] === known.last;
  if (known !== undefined && isGrown) return known;
  const fresh = { game, state: game.setup(seats, options), count: 0, last: undefined };
  memories.set(entries, fresh);
  return fresh;
}

type Open<A> = Extract<ToldEntry<A>, { readonly kind: 'play' }>;

const isOpen = <A>(entry: ToldEntry<A>): entry is Open<A> => entry.kind === 'play';
