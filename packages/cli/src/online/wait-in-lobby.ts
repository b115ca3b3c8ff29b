import { lobbyNews } from '@zaria/client/online';
import { isGameId } from '@zaria/games';
import type { TableView, Wish } from '@zaria/table/public';
import { say } from '@zaria/words';
import { speakerOf } from '../text/voice.ts';
import type { Coming } from './come.ts';
import { newsText, type Lobby, type LobbyChoice } from './lobby.ts';
import { statusOf } from './status.ts';
import { changeIn, type Visit } from './visit.ts';

/** From the door to the first move: a chair, being ready, waiting for the others. `false`: the person leaves. */
export async function waitInLobby(visit: Visit, coming: Coming, name: string): Promise<boolean> {
  const { desk, words, surroundings } = coming;
  const { online, hands, gone, connection } = visit;
  let before: TableView | null = null;
  let complaint: string | null = null;

  async function carryOut({ wishes, isReadying }: LobbyChoice, { game, table }: Lobby): Promise<void> {
    // What a seat adds to the dice is known before it is ready: the start fixes it.
    if (isReadying) for (const seat of online.own) await hands.begun(seat);
    for (const wish of wishes) {
      const reply = await connection.send(wish);
      if (reply.ok) {
        // What was granted is seen a moment later: whoever writes ahead is asked about the table as it is then.
        while (!gone.aborted && !isDone(wish, visit)) await changeIn(visit);
        continue;
      }
      const names = table.chairs.map(chair => chair.name);
      complaint = speakerOf(game, surroundings.voice, names).tableRefusal(reply.error);
      return;
    }
  }

  for (;;) {
    // Whatever changes from here on is news.
    let stop = (): void => {};
    const news = new Promise<void>(resolve => {
      stop = visit.listen(() => resolve());
    });
    try {
      const { table, own, isHost, here } = online;
      if (gone.aborted || isShut(visit)) return true;
      if (table === null || !isGameId(table.game)) {
        await news;
        continue;
      }
      if (table.phase !== 'lobby') return true;
      if (before !== null) desk.told(lobbyNews(before, table).map(one => newsText(one, words)));
      before = table;
      if (own.length > 0 && !(await showCode(coming))) return false;
      desk.trouble(complaint ?? statusOf(visit, words, coming.device.folder));
      const lobby: Lobby = { game: table.game, table, own: [...own], isHost, here, name };
      const chosen = await desk.lobby(lobby, news);
      if (chosen === null) return false;
      complaint = null;
      if (chosen !== 'news') await carryOut(chosen, lobby);
    } finally {
      stop();
    }
  }
}

/** Whether it can be seen that a wish was granted. */
function isDone(wish: Wish, { online: { own, table } }: Visit): boolean {
  if (wish.do === 'sit') return own.includes(wish.seat);
  if (wish.do === 'leave') return !own.includes(wish.seat);
  if (wish.do !== 'ready' || table?.phase !== 'lobby') return true;
  return table.chairs[wish.seat]?.ready === wish.ready || table.version !== wish.version;
}

/** Whether nobody may watch, and whoever came has no seat. */
export const isShut = ({ online }: Visit): boolean => online.own.length === 0 && online.trouble === 'table-full';

/** Whoever sits for the first time from here gets a code to come back with from elsewhere. */
async function showCode({ server, device, desk, words }: Coming): Promise<boolean> {
  const { guest } = device;
  if (guest === null || guest.hasCode) return true;
  const answer = await server.ask('recovery', { body: {} });
  if (!answer.ok) {
    desk.told([say(words, 'online.failed')]);
    return true;
  }
  const isSeen = await desk.code(answer.value.code);
  if (isSeen !== null) device.keepGuest({ ...guest, hasCode: true });
  return isSeen !== null;
}
