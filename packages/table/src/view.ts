import type { DiceKind, MatchStart, SpentLinks } from '@zaria/fair';
import { winners, type AnyOptions, type Seat, type SeatKind, type Standing } from '@zaria/kit';
import type { Breath, Clock, Origin, Spectators, TalkKind, TokenHash } from './entries.ts';
import { isBotSeat, isPerson, phaseOf, questionOf, runsSince } from './table.ts';
import type { Chair, Cover, Phase, Table } from './table.ts';
import { isAsleep } from './asking.ts';
import { spentLinks } from './spent.ts';
import { mustAgree, undoable, type Undoable } from './undo.ts';

export interface ChairView {
  readonly kind: SeatKind | null;
  readonly name: string;
  readonly colour: number;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly cover: Cover | null;
  readonly isBot: boolean;
  /** Whether there is somebody who must agree before something is undone, also while a bot plays for him. */
  readonly isPerson: boolean;
  readonly isHost: boolean;
  /** The number of whoever sits here: commands about him name it. */
  readonly sitter: number;
  /** Whether somebody is invited to carry the seat on. */
  readonly isOffered: boolean;
  /** The head of the chain of whoever sits here; `null`: he adds nothing to the dice. */
  readonly head: string | null;
  /** Whether he was silent so often that he is not asked for links until he is heard again. */
  readonly isAsleep: boolean;
}

/** The dice as everybody may know them, at any time. */
export interface DiceView {
  readonly kind: DiceKind;
  readonly matchId: string;
  /** The head of the host's chain; `null` where dice are typed in. */
  readonly head: string | null;
  readonly wait: number;
  /** All that is fixed; `null` until the match starts. */
  readonly start: MatchStart | null;
  /** What the throws so far can be worked out from. */
  readonly spent: SpentLinks;
  /** The draw that seats are asked for a link for: the dice already tumble. */
  readonly asked: { readonly n: number; readonly seats: readonly Seat[] } | null;
}

/** What everybody may know of the table around the match. The match itself is told entry by entry. */
export interface TableView {
  readonly game: string;
  readonly rules: number;
  readonly phase: Phase;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly clock: Clock;
  readonly forced: boolean;
  readonly spectators: Spectators;
  /** What may be said at the table. */
  readonly talk: TalkKind;
  readonly friendly: boolean;
  /** How long it waits after a choice. Milliseconds. */
  readonly breathLasts: number;
  readonly chairsEach: number;
  /** The number of the setting: whoever is ready names it. */
  readonly version: number;
  readonly chairs: readonly ChairView[];
  readonly dice: DiceView;
  /** The match that this one goes on from; `null`: from its beginning. */
  readonly from: Origin | null;
  readonly question: string;
  /** Since when the time of whoever is asked runs. */
  readonly askedAt: number;
  /** Until when the table waits for whoever has just chosen: then dice, forced answers and bots follow. */
  readonly breath: Breath | null;
  /** Who may take something back: whoever acted last comes first. */
  readonly undoable: readonly Undoable[];
  /** How often something was taken back by consent. */
  readonly takeBacks: number;
  /** Who asks to undo, the number of the request, and who has not agreed yet. Where to is told in the match. */
  readonly undo: { readonly seat: Seat; readonly request: number; readonly waiting: readonly Seat[] } | null;
  readonly standing: Standing | null;
  readonly winners: readonly Seat[];
}

/** Chairs are replaced when they change: one that was looked at is shown as it was, and costs nothing to compare. */
const shown = new WeakMap<Chair, ChairView>();

function viewChair(chair: Chair, host: TokenHash): ChairView {
  const isHost = chair.token !== null && chair.token === host;
  const known = shown.get(chair);
  if (known?.isHost === isHost) return known;
  const view: ChairView = {
    kind: chair.kind,
    name: chair.name,
    colour: chair.colour,
    bot: chair.bot,
    ready: chair.ready,
    cover: chair.cover,
    isBot: isBotSeat(chair),
    isPerson: isPerson(chair),
    isHost,
    sitter: chair.sitter,
    isOffered: chair.invitation !== null,
    head: chair.head,
    isAsleep: isAsleep(chair),
  };
  shown.set(chair, view);
  return view;
}

/** Built field by field: no token, no seed. */
export function viewTable(table: Table): TableView {
  const { game, setting, chairs, undoAsked: asked } = table;
  const phase = phaseOf(table);
  const standing = phase === 'over' && table.match !== null ? game.standing(table.match.state) : null;
  return {
    game: game.id,
    rules: table.rules,
    phase,
    seats: setting.seats,
    options: setting.options,
    clock: setting.clock,
    forced: setting.forced,
    spectators: setting.spectators,
    talk: table.talk,
    friendly: setting.friendly,
    breathLasts: setting.breath,
    chairsEach: setting.chairsEach,
    version: table.version,
    chairs: chairs.map(chair => viewChair(chair, table.host)),
    dice: {
      kind: table.dice,
      matchId: table.matchId,
      head: table.head,
      wait: table.wait,
      start: table.start,
      spent: spentLinks(table),
      asked: table.asked && { n: table.asked.n, seats: [...table.asked.seats] },
    },
    from: table.from,
    question: questionOf(table),
    askedAt: runsSince(table),
    breath: phase === 'playing' && table.breath !== null ? { ...table.breath } : null,
    undoable: undoable(table),
    takeBacks: table.takeBacks,
    undo: asked && {
      seat: asked.seat,
      request: asked.request,
      waiting: mustAgree(table, asked.seat, asked.agreed),
    },
    standing,
    winners: standing === null ? [] : winners(standing),
  };
}
