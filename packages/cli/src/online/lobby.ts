import { isAwaited, notReady, type Here, type LobbyNews } from '@zaria/client/online';
import type { GameId } from '@zaria/games';
import { isSeat, seatsOf, type Seat } from '@zaria/kit';
import type { ChairView, TableView, Wish } from '@zaria/table/public';
import { COLOURS, keptNames, nameFor, say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import { presenterOf } from '../presenter.ts';
import { rowsIn, wrap } from '../text/layout.ts';
import { plain } from '../text/plain.ts';
import type { OnlineWords } from './words.ts';

/** A table before its match, as somebody sees it. */
export interface Lobby {
  readonly game: GameId;
  readonly table: TableView;
  readonly own: readonly Seat[];
  readonly isHost: boolean;
  readonly here: Here;
  /** What whoever looks is called. */
  readonly name: string;
}

/** What somebody may do in a lobby. */
export interface LobbyChoice {
  /** As one types it. */
  readonly typed: string;
  readonly label: string;
  readonly wishes: readonly Wish[];
  /** Whether it makes a seat ready: what it adds to the dice must be known before. */
  readonly isReadying: boolean;
}

/** Chairs and rules, in lines of that width. */
export function lobbyLines(lobby: Lobby, words: OnlineWords, surroundings: Surroundings, width: number): string[] {
  const { game, table, own, here } = lobby;
  const names = table.chairs.map(({ name }) => name);
  const { pen, speaker } = presenterOf(game, names, own, surroundings);
  const chairs = seatsOf(table.seats).map(seat => {
    const chair = table.chairs[seat];
    const isFree = chair === undefined || chair.kind === null;
    return [
      `  ${say(words, 'chair.at', { n: seat + 1 })}`,
      isFree ? pen.colours.dim(say(words, 'chair.free')) : pen.player(seat),
      isFree ? '' : stateOf(chair, here.seats.includes(seat), words),
    ];
  });
  return [
    pen.colours.bold(say(words, 'chairs.title')),
    ...rowsIn(chairs, width),
    ...(here.watching > 0 ? [`  ${say(words, 'watching', { n: here.watching })}`] : []),
    '',
    pen.colours.bold(say(words, 'rules.title')),
    ...speaker.options(table.options).flatMap(line => wrap(line, width, '  ')),
  ];
}

function stateOf(chair: ChairView, isHere: boolean, words: OnlineWords): string {
  const states = [
    ...(chair.isBot ? [say(words, 'play.bot', { bot: chair.bot ?? '' })] : []),
    ...(chair.isHost ? [say(words, 'chair.host')] : []),
    ...(chair.isPerson && chair.ready ? [say(words, 'chair.ready')] : []),
    ...(isAwaited(chair) ? [say(words, 'chair.not-ready')] : []),
    ...(chair.isPerson && !isHere ? [say(words, 'chair.away')] : []),
  ];
  return states.join(' · ');
}

/** What it waits for, in a sentence. */
export function lobbySentence({ table, own, isHost }: Lobby, words: OnlineWords): string {
  const hasFree = table.chairs.some(({ kind }) => kind === null);
  if (own.length === 0) return say(words, hasFree ? 'chairs.about' : 'chairs.full');
  if (own.some(seat => table.chairs[seat]?.ready !== true)) return say(words, 'visit.what');
  if (hasFree) return say(words, 'start.free');
  const names = notReady(table, own).map(name => plain(nameFor(words, name)));
  if (names.length > 0) return say(words, 'start.waits', { names });
  return say(words, isHost ? 'visit.what' : 'visit.wait-start');
}

export function lobbyChoices(lobby: Lobby, words: OnlineWords): readonly LobbyChoice[] {
  const { table, own, isHost } = lobby;
  if (own.length === 0)
    return seatsOf(table.seats)
      .filter(seat => table.chairs[seat]?.kind === null)
      .map(seat => ({
        typed: `sit ${seat + 1}`,
        label: say(words, 'chair.sit.at', { n: seat + 1 }),
        wishes: [
          { do: 'sit', seat, as: 'remote', name: ownName(lobby, seat, words), colour: freeColour(table) } as const,
        ],
        isReadying: false,
      }));
  const isReady = own.every(seat => table.chairs[seat]?.ready === true);
  const readiness = own.map(seat => ({ do: 'ready', seat, version: table.version, ready: !isReady }) as const);
  const canStart =
    isHost && isReady && table.chairs.every(({ kind, ready, isPerson }) => kind !== null && (ready || !isPerson));
  return [
    ...(canStart
      ? [{ typed: 'start', label: say(words, 'start'), wishes: [{ do: 'start' } as const], isReadying: false }]
      : []),
    {
      typed: isReady ? 'wait' : 'ready',
      label: say(words, isReady ? 'ready.not' : 'ready'),
      wishes: readiness,
      isReadying: !isReady,
    },
    {
      typed: 'leave',
      label: say(words, 'chair.leave'),
      wishes: own.map(seat => ({ do: 'leave', seat }) as const),
      isReadying: false,
    },
  ];
}

const freeColour = ({ chairs }: TableView): number =>
  Math.max(
    0,
    COLOURS.findIndex((_, colour) => !chairs.some(chair => chair.kind !== null && chair.colour === colour)),
  );

/** His own name, unless somebody there is called so. */
function ownName({ table, name }: Lobby, seat: Seat, words: OnlineWords): string {
  const isTaken = table.chairs.some(chair => chair.kind !== null && chair.name === name);
  if (!isTaken && name !== '') return name;
  return (
    keptNames(
      words,
      table.chairs.map(() => ''),
    )[isSeat(seat) ? seat : 0] ?? ''
  );
}

export const newsText = (news: LobbyNews, words: OnlineWords): string =>
  news.what === 'rules'
    ? say(words, 'said.rules')
    : say(words, `said.${news.what}`, { name: plain(nameFor(words, news.name)) });
