import { simulationRng, type Rng } from '@zaria/kit';
import { HASH_LENGTH } from './hash.ts';
import { mixDraw, mixedRng, type Part } from './mix.ts';
import { randomBytes } from './fabricate.testing.ts';

/*
 * Attempts to foresee or to choose a throw of two dice. What is wanted is ten or more: one throw in six. Links are
 * random here, as those of chains with secret ends are to whoever has not been shown them. The bounds are derived in
 * docs/fair-dice.md.
 */

type Dice = readonly [number, number];

/** One way to cheat, and the same with the protection against it taken away. */
export interface Attack {
  readonly what: string;
  /** How often it comes to what was wanted, at most: derived on paper. */
  readonly bound: number;
  attempt(rng: Rng): boolean;
  /** What protects, and how often it would come to it otherwise. */
  readonly without: { readonly what: string; readonly share: number; attempt(rng: Rng): boolean };
}

const WANTED = 1 / 6;
const ONE_PAIR = 1 / 36;
/** The best of so many throws that were all seen beforehand. */
const bestOf = (throws: number): number => 1 - (1 - WANTED) ** throws;

const isWanted = ([one, other]: Dice): boolean => one + other >= 8;
const isSame = ([a, b]: Dice, [c, d]: Dice): boolean => a === c && b === d;

const secret = (rng: Rng): Uint8Array => randomBytes(rng, HASH_LENGTH);

function thrown(before: Uint8Array, n: number, host: Uint8Array, parts: readonly Part[]): Dice {
  const rng = mixedRng(mixDraw(before, n, host, parts), 'dice');
  return [rng.below(6), rng.below(6)];
}

/** All that one draw is made of. */
const draw = (rng: Rng) => ({ before: secret(rng), host: secret(rng), honest: secret(rng), own: secret(rng) });

const GROUND = 12;
const ground = (rng: Rng): readonly Uint8Array[] => Array.from({ length: GROUND }, () => secret(rng));

export const ATTACKS: readonly Attack[] = [
  {
    what: 'the host foresees a throw with an honest link in it',
    bound: ONE_PAIR,
    attempt(rng) {
      const { before, host, honest } = draw(rng);
      const guess = thrown(before, 1, host, [[0, secret(rng)]]);
      return isSame(guess, thrown(before, 1, host, [[0, honest]]));
    },
    without: {
      what: 'a link that was shown before the move, as in the first protocol',
      share: 1,
      attempt(rng) {
        const { before, host, honest } = draw(rng);
        return isSame(thrown(before, 1, host, [[0, honest]]), thrown(before, 1, host, [[0, honest]]));
      },
    },
  },
  {
    what: 'a player keeps back, at an honest host',
    bound: WANTED,
    attempt(rng) {
      const { before, host, honest, own } = draw(rng);
      const guess = thrown(before, 1, secret(rng), [
        [0, secret(rng)],
        [1, own],
      ]);
      return isWanted(
        thrown(
          before,
          1,
          host,
          isWanted(guess)
            ? [
                [0, honest],
                [1, own],
              ]
            : [[0, honest]],
        ),
      );
    },
    without: {
      what: 'links shown before the draw is made',
      share: bestOf(2),
      attempt(rng) {
        const { before, host, honest, own } = draw(rng);
        return (
          isWanted(
            thrown(before, 1, host, [
              [0, honest],
              [1, own],
            ]),
          ) || isWanted(thrown(before, 1, host, [[0, honest]]))
        );
      },
    },
  },
  {
    what: 'host and one seat: the better of two throws, one of them seen as withheld',
    bound: bestOf(2),
    attempt(rng) {
      const { before, host, honest, own } = draw(rng);
      const choices: Part[][] = [
        [
          [0, honest],
          [1, own],
        ],
        [[0, honest]],
      ];
      return choices.some(parts => isWanted(thrown(before, 1, host, parts)));
    },
    without: {
      what: 'marks that move the dice',
      share: bestOf(3),
      attempt(rng) {
        const { before, host, honest, own } = draw(rng);
        // Withheld and away would be two different throws.
        const marked: Part[][] = [
          [
            [0, honest],
            [1, own],
          ],
          [[0, honest]],
          [
            [0, honest],
            [1, new Uint8Array(HASH_LENGTH)],
          ],
        ];
        return marked.some(parts => isWanted(thrown(before, 1, host, parts)));
      },
    },
  },
  {
    what: 'host and two seats: the best of four throws, seen as withheld',
    bound: bestOf(4),
    attempt(rng) {
      const { before, host, honest, own } = draw(rng);
      const other = secret(rng);
      const parts: Part[][] = [
        [],
        [[1, own]],
        [[2, other]],
        [
          [1, own],
          [2, other],
        ],
      ];
      return parts.some(more => isWanted(thrown(before, 1, host, [[0, honest], ...more])));
    },
    without: {
      what: 'seats in any order',
      share: bestOf(11),
      attempt(rng) {
        const { before, host, honest, own } = draw(rng);
        const other = secret(rng);
        const orders = [
          [[0]],
          [
            [0, 1],
            [1, 0],
          ],
          [
            [0, 2],
            [2, 0],
          ],
          ordersOf([0, 1, 2]),
        ].flat();
        const links = [honest, own, other];
        // The place in the order takes the seat's: what is mixed differs with it.
        return orders.some(order =>
          isWanted(
            thrown(
              before,
              1,
              host,
              order.map((who, place): Part => [place as 0 | 1 | 2, links[who] as Uint8Array]),
            ),
          ),
        );
      },
    },
  },
  {
    what: 'host and one seat try many heads for a new chain, to choose its first throw',
    bound: WANTED,
    attempt(rng) {
      const { before, host, honest } = draw(rng);
      const next = secret(rng);
      const heads = ground(rng);
      // The throw that lets the chain count has an honest link in it: they can only make one up.
      const guessed = mixDraw(before, 1, host, [[0, secret(rng)]]);
      const own = heads.find(link => isWanted(thrown(guessed, 2, next, [[1, link]]))) ?? secret(rng);
      return isWanted(thrown(mixDraw(before, 1, host, [[0, honest]]), 2, next, [[1, own]]));
    },
    without: {
      what: 'a new chain that counts at once',
      share: bestOf(GROUND),
      attempt(rng) {
        const { before, host } = draw(rng);
        return ground(rng).some(link => isWanted(thrown(before, 1, host, [[1, link]])));
      },
    },
  },
  {
    what: 'the host tries many secrets before the match, to choose a throw that nobody honest is in',
    bound: WANTED,
    attempt(rng) {
      const { before, honest } = draw(rng);
      const [first, made] = [secret(rng), secret(rng)];
      const own = ground(rng).find(link => isWanted(thrown(mixDraw(before, 1, first, [[0, made]]), 2, link, [])));
      return isWanted(thrown(mixDraw(before, 1, first, [[0, honest]]), 2, own ?? secret(rng), []));
    },
    without: {
      what: 'throws that are not chained to those before them',
      share: bestOf(GROUND),
      attempt(rng) {
        const { before } = draw(rng);
        return ground(rng).some(link => isWanted(thrown(before, 2, link, [])));
      },
    },
  },
  {
    what: 'host and one seat, nobody honest there: the better of two by who is there',
    bound: bestOf(2),
    attempt(rng) {
      const { before, host, own } = draw(rng);
      return isWanted(thrown(before, 1, host, [])) || isWanted(thrown(before, 1, host, [[1, own]]));
    },
    without: {
      what: 'numbers that may be left out unseen, up to three',
      share: bestOf(8),
      attempt(rng) {
        const { before } = draw(rng);
        return [1, 2, 3, 4].some(n => {
          const [host, own] = [secret(rng), secret(rng)];
          return isWanted(thrown(before, n, host, [])) || isWanted(thrown(before, n, host, [[1, own]]));
        });
      },
    },
  },
  {
    what: 'the host loses one number, which all see',
    bound: bestOf(2),
    attempt(rng) {
      const { before } = draw(rng);
      return [1, 2].some(n => isWanted(thrown(before, n, secret(rng), [[0, secret(rng)]])));
    },
    without: {
      what: 'numbers that are lost in silence, up to eight',
      share: bestOf(9),
      attempt(rng) {
        const { before } = draw(rng);
        return [1, 2, 3, 4, 5, 6, 7, 8, 9].some(n => isWanted(thrown(before, n, secret(rng), [[0, secret(rng)]])));
      },
    },
  },
  {
    what: 'a player foresees the throw after an undo from the one undone',
    bound: ONE_PAIR,
    attempt(rng) {
      const { before, host, honest } = draw(rng);
      const undone = mixDraw(before, 1, host, [[0, honest]]);
      const again = thrown(undone, 2, secret(rng), [[0, secret(rng)]]);
      return isSame(thrown(before, 1, host, [[0, honest]]), again);
    },
    without: {
      what: 'a number that goes back with an undo',
      share: 1,
      attempt(rng) {
        const { before, host, honest } = draw(rng);
        return isSame(thrown(before, 1, host, [[0, honest]]), thrown(before, 1, host, [[0, honest]]));
      },
    },
  },
];

function ordersOf(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap(first => ordersOf(list.filter(other => other !== first)).map(rest => [first, ...rest]));
}

/** How often each attack, and the same without the protection, came to what was wanted. */
export interface Gains {
  readonly with: number;
  readonly without: number;
}

export function tryAttack({ attempt, without }: Attack, trials: number, seed: string): Gains {
  const count = (attempted: (rng: Rng) => boolean, part: string): number => {
    const rng = simulationRng(`${seed} ${part}`);
    let gained = 0;
    for (let i = 0; i < trials; i++) if (attempted(rng)) gained++;
    return gained;
  };
  return { with: count(attempt, 'with'), without: count(rng => without.attempt(rng), 'without') };
}

/** Standard deviations within which a share must be: more is met once in some hundred thousand campaigns. */
const FAR = 5;

/** What is wrong with what was counted; `null` if each share is what was derived, and the protection protects. */
export function judgeAttack({ what, bound, without }: Attack, trials: number, gained: Gains): string | null {
  const isAt = (share: number, count: number): boolean =>
    Math.abs(count / trials - share) <= FAR * Math.sqrt((share * (1 - share)) / trials) + 1 / trials;
  if (!isAt(bound, gained.with)) return `${what}: ${gained.with / trials} instead of ${bound}`;
  if (!isAt(without.share, gained.without)) return `${without.what}: ${gained.without / trials}, not ${without.share}`;
  return gained.without > gained.with ? null : `${what}: the protection made no difference`;
}
