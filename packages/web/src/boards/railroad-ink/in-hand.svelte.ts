import {
  SPECIALS_PER_GAME,
  misfitOf,
  pieceOf,
  printTile,
  type Piece,
  type RailroadInkShape,
  type SeatView,
  type Square,
} from '@zaria/games/railroad-ink';
import type { Seat } from '@zaria/kit';
import { tick } from 'svelte';
import { steady } from '../../lib/steady.svelte.ts';
import { tIn } from '../../lib/words.svelte.ts';
import type { BoardProps } from '../board.ts';
import { followPointer } from './following.ts';
import { isElsewhere, meaningOf, type Meaning } from './keys.ts';
import { handling } from './later.svelte.ts';
import { pointAt, squareAt, type Point } from './plan.ts';
import {
  fittingOf,
  isDrawn,
  isPlacing,
  nextTurn,
  outlookAt,
  piecesAt,
  specialsOf,
  trayOf,
  turnsAt,
  type Pencil,
  type Placing,
  type Slot,
} from './reading.ts';
import { sayDrawn, sayMisfit, sayNothingFits, sayResting } from './spoken.ts';

/** Each is read where it is needed, so that nothing is worked out anew for what has not changed. */
interface Given extends Required<
  Pick<BoardProps<RailroadInkShape>, 'view' | 'legal' | 'considered' | 'consider' | 'act' | 'back' | 'goBack'>
> {
  /** The board on the table, and whose it is. */
  readonly board: SeatView | undefined;
  readonly watched: Seat;
  /** The view of the moment that is on show. */
  readonly drawn: RailroadInkShape['view'];
  readonly mayDraw: boolean;
}

/** Words about a square, or about none. */
interface Notice {
  readonly square: Square | null;
  readonly text: string;
}

/** A die that hangs at the pointer. */
interface Ghost {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/**
 * What a player has in hand: a die, or a square that was taken first, or a piece in pencil; and what taps, drags and
 * keys make of it. Made while the board is made.
 */
export function inHand(given: Given) {
  const board = $derived(given.board);
  const mayDraw = $derived(given.mayDraw);
  const fitting = $derived(fittingOf(given.legal));
  // Of what others do nothing changes here.
  const lying = steady(() => trayOf(given.drawn, given.watched));
  const printed = steady(() => (board === undefined ? [] : specialsOf(board)));
  const dice = $derived(lying.now);
  const specials = $derived(printed.now);
  const slots = $derived([...dice, ...specials]);

  /** The die or special route that was taken. */
  let held = $state<string | null>(null);
  /** The square that was taken before any die. */
  let first = $state<Square | null>(null);
  let notice = $state.raw<Notice | null>(null);
  /** What points at the board, and where: a finger or a dragged die. Apart, so that nothing follows every pixel. */
  let pointer = $state<'finger' | 'mouse' | null>(null);
  let aim = $state<Square | null>(null);
  let ghost = $state.raw<Ghost | null>(null);
  /** Where the die in hand was taken. */
  let from = $state.raw<Point | null>(null);
  let surface: HTMLElement | null = null;

  function forget(): void {
    held = null;
    first = null;
    notice = null;
  }
  const tilesNow = $derived(board?.tiles.join('') ?? '');
  // Something was drawn or taken back: the hands are empty again.
  $effect.pre(() => {
    void tilesNow;
    forget();
  });

  const placing = $derived.by((): Placing | null => {
    const { considered } = given;
    return mayDraw && isPlacing(considered) ? considered : null;
  });
  const chosen = $derived.by((): Slot | null => {
    if (!mayDraw) return null;
    const taken = slots.find(slot => slot.id === held && slot.isFree) ?? null;
    if (placing === null) return taken;
    const piece = pieceOf(placing.answer.tile);
    return taken?.piece === piece ? taken : (slots.find(slot => slot.piece === piece && slot.isFree) ?? null);
  });
  const open = $derived(chosen === null ? [] : [...(fitting.get(chosen.piece)?.keys() ?? [])]);

  /** What is in pencil: what is looked at, or what would be where the pointer is. */
  const looked = $derived.by((): Placing | null => {
    if (chosen === null || aim === null || aim === placing?.answer.square) return placing;
    return turnsAt(fitting, chosen.piece, aim)[0] ?? null;
  });
  const outlook = $derived(looked === null || board === undefined ? null : outlookAt(given.view, board, looked));
  const isPointing = $derived(pointer !== null);
  const pencil = $derived.by((): Pencil | null => {
    if (looked === null) return null;
    const { square, tile } = looked.answer;
    const isSingle = turnsAt(fitting, pieceOf(tile), square).length === 1;
    const next = isPointing ? null : isSingle ? 'draw' : 'turn';
    return { square, tile: printTile(tile), filled: outlook?.filled ?? [], next };
  });

  /** What is seen of it is here by now, or comes. The panel says so when it does not. */
  const needSight = (): void => void handling.need().catch(() => null);

  function take(slot: Slot): void {
    notice = null;
    if (!mayDraw) return;
    needSight();
    const { consider } = given;
    if (!slot.isFree) {
      const text = sayResting(slot, board?.specials.length ?? 0, SPECIALS_PER_GAME);
      notice = { square: slot.drawnOn, text };
      return;
    }
    const isTaken = chosen?.id === slot.id;
    const wanted = first ?? placing?.answer.square ?? null;
    consider(null);
    if (isTaken) {
      held = null;
      return;
    }
    hold(slot);
    if (!fitting.has(slot.piece)) {
      notice = { square: null, text: tIn('web-railroad-ink', 'fits-nowhere') };
      return;
    }
    const [there] = wanted === null ? [] : turnsAt(fitting, slot.piece, wanted);
    if (there !== undefined) consider(there);
    else if (first !== null) refuse(slot.piece, first);
    first = null;
  }

  function hold({ id }: Slot): void {
    held = id;
    const die = surface?.closest('.railroad')?.querySelector(`[data-slot="${id}"]`)?.getBoundingClientRect();
    from = die === undefined ? null : pointAt(...partOfBoard(die.x + die.width / 2, die.y + die.height / 2));
  }

  function refuse(piece: Piece, square: Square): void {
    const why = board === undefined ? null : misfitOf(board, piece, square);
    if (why !== null) notice = { square, text: sayMisfit(why) };
  }

  function touch(square: Square): void {
    notice = null;
    if (!mayDraw || board === undefined) return;
    needSight();
    if (placing?.answer.square === square) touchPencil(placing);
    else if (chosen !== null) {
      const [there] = turnsAt(fitting, chosen.piece, square);
      if (there === undefined) refuse(chosen.piece, square);
      else given.consider(there);
    } else if (isDrawn(board, square)) notice = { square, text: sayDrawn(board, square) };
    else if (piecesAt(fitting, square).length === 0) notice = { square, text: sayNothingFits(square) };
    else first = first === square ? null : square;
  }

  /** The next of its turns; it is drawn where there is only one. */
  function touchPencil(pencilled: Placing): void {
    const { consider, act } = given;
    const turns = turnsOf(pencilled);
    if (turns.length === 1) act(pencilled);
    else consider(nextTurn(turns, pencilled));
  }
  const turnsOf = ({ answer }: Placing): readonly Placing[] => turnsAt(fitting, pieceOf(answer.tile), answer.square);

  /** A point of the window, measured from 0 to 1 over the board. */
  function partOfBoard(x: number, y: number): Point {
    const { left = 0, top = 0, width = 1, height = 1 } = surface?.getBoundingClientRect() ?? {};
    return [(x - left) / width, (y - top) / height];
  }
  const squareUnder = (x: number, y: number): Square | null => squareAt(...partOfBoard(x, y));
  const pointerOf = ({ pointerType }: PointerEvent): 'finger' | 'mouse' =>
    pointerType === 'mouse' ? 'mouse' : 'finger';
  function letGo(): void {
    ghost = null;
    pointer = null;
    aim = null;
  }

  /** A die is dragged onto the board. */
  function grab(event: PointerEvent, slot: Slot): void {
    if (event.button !== 0 || !mayDraw || !fitting.has(slot.piece)) return;
    followPointer(event, {
      move(x, y) {
        if (ghost === null) {
          given.consider(null);
          forget();
          needSight();
          hold(slot);
          pointer = pointerOf(event);
        }
        ghost = { piece: slot.piece, x, y };
        aim = squareUnder(x, y);
      },
      drop(x, y) {
        const square = squareUnder(x, y);
        if (square !== null) touch(square);
      },
      end: letGo,
    });
  }

  /** With a piece in hand a finger aims by sliding; a mouse drags what is pencilled. */
  function slide(event: PointerEvent): void {
    if (event.button !== 0 || chosen === null) return;
    const from = squareUnder(event.clientX, event.clientY);
    const by = pointerOf(event);
    if (by === 'mouse' && from !== placing?.answer.square) return;
    const point = (square: Square | null): void => {
      pointer = by;
      aim = square;
    };
    if (by === 'finger') point(from);
    followPointer(event, {
      move: (x, y) => point(squareUnder(x, y)),
      drop(x, y) {
        const square = squareUnder(x, y);
        if (square !== null && square !== placing?.answer.square) touch(square);
      },
      end: letGo,
    });
  }

  function press(event: KeyboardEvent): void {
    const meaning = mayDraw && !isElsewhere(event) ? meaningOf(event) : null;
    if (meaning !== null && obey(meaning)) event.preventDefault();
  }

  /** Whether the key did anything. */
  function obey(meaning: Meaning): boolean {
    const { consider, back, goBack } = given;
    switch (meaning.kind) {
      case 'die':
      case 'special': {
        const slot = meaning.kind === 'die' ? dice[meaning.index] : nextSpecial();
        if (slot === undefined) return false;
        take(slot);
        void tick().then(() => surface?.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus());
        return true;
      }
      case 'rotate':
      case 'mirror':
        if (placing === null || handling.now === null) return false;
        consider(handling.now[meaning.kind](turnsOf(placing), placing));
        return true;
      case 'retract':
        if (!back.includes('retract')) return false;
        goBack('retract');
        return true;
      case 'drop':
        if (chosen === null && first === null && notice === null) return false;
        consider(null);
        forget();
        return true;
    }
  }

  function nextSpecial(): Slot | undefined {
    const free = specials.filter(slot => slot.isFree && fitting.has(slot.piece));
    return free[(free.findIndex(slot => slot.id === chosen?.id) + 1) % free.length];
  }

  return {
    get fitting() {
      return fitting;
    },
    get dice() {
      return dice;
    },
    get specials() {
      return specials;
    },
    get chosen() {
      return chosen;
    },
    /** Squares where the chosen piece fits. */
    get open() {
      return open;
    },
    /** Where the chosen piece was taken, in the board's units. */
    get from() {
      return from;
    },
    /** The square that was taken first. */
    get first() {
      return first;
    },
    /** Where the pointer is, or the square that was taken first. */
    get aimed() {
      return aim ?? first;
    },
    /** The square below a finger, which hides it. */
    get hidden() {
      return pointer === 'finger' ? aim : null;
    },
    get pencil() {
      return pencil;
    },
    /** What the pencilled piece would come to. */
    get outlook() {
      return outlook;
    },
    get notice() {
      return notice;
    },
    get ghost() {
      return ghost;
    },
    /** Whether the ghost is to be seen above a finger. */
    get isRaised() {
      return pointer === 'finger';
    },
    take,
    touch,
    /** Draws what is in pencil. */
    draw(): void {
      if (placing !== null) given.act(placing);
    },
    grab,
    slide,
    press,
    /** Attached to the board that is touched. */
    surface(node: HTMLElement): () => void {
      surface = node;
      return () => {
        surface = null;
      };
    },
  };
}

export type InHand = ReturnType<typeof inHand>;
