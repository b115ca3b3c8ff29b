import type { CasinoView, RoyaleView, Side, TileView } from '@zaria/games/las-vegas-royale';
import { seatsOf, type Seat } from '@zaria/kit';
import { changedAt, isOnly, plus } from '../laws/facts.ts';

/* How a view of Las Vegas Royale becomes another one: the words in which its facts are spelt out. */

export type View = RoyaleView;
export type Face = CasinoView['number'];
type Party = CasinoView['winning'][number]['party'];
type Size = 'small' | 'big';
type Pieces = Readonly<Record<Size, number>>;
type TileOf<S extends Side> = Extract<TileView, { readonly side: S }>;

export const CASINOS = [1, 2, 3, 4, 5, 6] as const;
const DICE: Pieces = { small: 7, big: 1 };
export const BLANK = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2 } as const;
export const ONE: Readonly<Record<Size, Pieces>> = { small: { small: 1, big: 0 }, big: { small: 0, big: 1 } };
export const CHIP = 10;
export const CARD = 30;

const kindOf = (card: number): number => (card - CARD) / CHIP;
export const more = (list: readonly number[], at: number, by: number): readonly number[] =>
  changedAt(list, at, value => value + by);
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What the dice at a casino weigh. */
function weighed({ small, big, black, neutral, blank }: CasinoView): CasinoView['weights'] {
  const own = small.map((dice, seat) => ({
    party: seat as Party,
    weight: dice + 2 * (big[seat] ?? 0) + (black[seat] ?? 0),
  }));
  const imagined = [
    { party: 'neutral' as const, weight: neutral.small + 2 * neutral.big },
    { party: 'blank' as const, weight: blank },
  ];
  return [...own, ...imagined].filter(({ weight }) => weight > 0);
}

/** A casino with something else about it. Who would win there, or be level, the rules say: it is looked up in `then`. */
export function at(view: View, face: Face, change: Partial<CasinoView>, then: View | null = null): View {
  const casino = { ...view.casinos[face], ...change };
  const { winning, level } = then === null ? casino : then.casinos[face];
  return { ...view, casinos: { ...view.casinos, [face]: { ...casino, winning, level, weights: weighed(casino) } } };
}

export const hand = (view: View, seat: Seat, { small, big }: Pieces): View => ({
  ...view,
  small: more(view.small, seat, small),
  big: more(view.big, seat, big),
});

export const minus = ({ small, big }: Pieces): Pieces => ({ small: -small, big: -big });

/** Dice of a seat come to a casino. */
export function enter(view: View, face: Face, seat: Seat, { small, big }: Pieces, then: View): View {
  const there = view.casinos[face];
  return at(view, face, { small: more(there.small, seat, small), big: more(there.big, seat, big) }, then);
}

export const fromHand = (view: View, face: Face, seat: Seat, dice: Pieces, then: View): View =>
  enter(hand(view, seat, minus(dice)), face, seat, dice, then);

/** Where the tile with this side up lies. */
export const casinoOf = (view: View, side: Side): Face | null =>
  CASINOS.find(face => view.casinos[face].tile?.side === side) ?? null;

export const tileOf = <S extends Side>(view: View, side: S): TileOf<S> | null => {
  const face = casinoOf(view, side);
  return face === null ? null : (view.casinos[face].tile as TileOf<S> | null);
};

/** Something else lies on the tile; that it is in play is checked where it is compared. */
export function onTile<S extends Side>(view: View, side: S, change: (tile: TileOf<S>) => Partial<TileOf<S>>): View {
  const [face, tile] = [casinoOf(view, side), tileOf(view, side)];
  return face === null || tile === null ? view : at(view, face, { tile: { ...tile, ...change(tile) } });
}

/** A party's dice leave a casino: for their owner's hand, those of imagined players for the side. */
export function home(view: View, face: Face, party: Party): View {
  const there = view.casinos[face];
  if (party === 'neutral') return at(view, face, { neutral: { small: 0, big: 0 } });
  if (party === 'blank') return at(view, face, { blank: 0 });
  const { small, big, black } = there;
  const none = (list: readonly number[]): readonly number[] => changedAt(list, party, () => 0);
  const now = hand(view, party, { small: small[party] ?? 0, big: big[party] ?? 0 });
  return at(now, face, { small: none(small), big: none(big), black: none(black) });
}

/** The casinos before this one are paid: whoever was left there has gone home. */
export function swept(view: View, before: number): View {
  const parties: readonly Party[] = [...seatsOf(view.players), 'neutral', 'blank'];
  const done = CASINOS.filter(face => face < before);
  return done.reduce((now, face) => parties.reduce((then, party) => home(then, face, party), now), view);
}

/** What has happened by itself up to a view: casinos were cleared, a turn ended and the black dice were taken up. */
function meanwhile(before: View, after: View): View {
  const frame = after.agenda.find(({ step }) => ['payout', 'end', 'deal', 'over'].includes(step));
  const now = frame === undefined ? before : swept(before, frame.step === 'payout' ? frame.data.casino : 7);
  return after.black === null ? { ...now, black: null } : now;
}

export const isOnlyOf = (before: View, after: View, change: (now: View) => View): boolean =>
  isOnly(before, after, change(meanwhile(before, after)));

export const isNothing = (before: View, after: View): boolean => isOnlyOf(before, after, now => now);

/** At the end of a round, when all is paid. */
export function cleared(view: View, starter: Seat): View {
  const bare = CASINOS.reduce((now, face) => at(now, face, { tile: null, closed: false }), swept(view, 7));
  const all = (list: readonly number[], dice: number): readonly number[] => list.map(() => dice);
  return { ...bare, starter, small: all(bare.small, DICE.small), big: all(bare.big, DICE.big), black: null };
}

/** Cards come to a seat, or leave it; cash and money with them. */
export function fortune(
  view: View,
  seat: Seat,
  cards: { add: readonly number[]; drop: readonly number[] },
  cash = 0,
): View {
  const { add, drop } = cards;
  const held = (list: readonly number[] | null): readonly number[] | null =>
    list &&
    [...drop.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), [...list]), ...add].sort((a, b) => b - a);
  return {
    ...view,
    cards: changedAt(view.cards, seat, held),
    cardCounts: more(view.cardCounts, seat, add.length - drop.length),
    cash: changedAt(view.cash, seat, value => plus(value, cash)),
    money: changedAt(view.money, seat, value => plus(value, sum(add) - sum(drop) + cash)),
  };
}

export const inBank = (view: View, cards: readonly number[], by: 1 | -1): View => ({
  ...view,
  bank: cards.reduce((bank, card) => more(bank, kindOf(card), by), view.bank),
});

/** What a counter's or a tile's dice do when their award is paid. */
export function awardedBy(view: View, side: Side, seat: Seat): View {
  if (side === 'B2') return onTile(view, side, () => ({ space: 0 }));
  return side === 'G2' ? offDoubleDown(view, seat) : view;
}

export function offDoubleDown(view: View, seat: Seat): View {
  const dice = tileOf(view, 'G2')?.dice;
  if (dice === undefined) return view;
  const bare = onTile(view, 'G2', () => ({
    dice: heap(dice, seat, { small: -dice.small[seat], big: -dice.big[seat] }),
  }));
  return hand(bare, seat, { small: dice.small[seat], big: dice.big[seat] });
}

export const heap = <H extends { readonly small: readonly number[]; readonly big: readonly number[] }>(
  dice: H,
  seat: Seat,
  { small, big }: Pieces,
): H => ({ ...dice, small: more(dice.small, seat, small), big: more(dice.big, seat, big) });

/** The payout begins when the last turn is over. */
export const paying = (before: View, after: View): View => (after.black === null ? { ...before, black: null } : before);
