import type { Online } from './online.ts';
import type { ChairView, TableView } from '@zaria/table/public';

/** Who sits at a table, and how: what a lobby says aloud when it changes. */
export type LobbyNews =
  { readonly what: 'came' | 'left' | 'ready' | 'not-ready'; readonly name: string } | { readonly what: 'rules' };

/** What has changed in a lobby from one look to the next. */
export function lobbyNews(before: TableView, after: TableView): readonly LobbyNews[] {
  const news: LobbyNews[] = [];
  if (before.version !== after.version) news.push({ what: 'rules' });
  for (const [seat, chair] of after.chairs.entries()) {
    const was = before.chairs[seat];
    const isSame = was !== undefined && was.kind !== null && chair.kind !== null && was.sitter === chair.sitter;
    if (was !== undefined && was.kind !== null && !isSame) news.push({ what: 'left', name: was.name });
    if (chair.kind !== null && !isSame) news.push({ what: 'came', name: chair.name });
    if (isSame && chair.isPerson && was.ready !== chair.ready)
      news.push({ what: chair.ready ? 'ready' : 'not-ready', name: chair.name });
  }
  return news;
}

/** Whether somebody is to be ready first; whoever opened the table is not asked: he starts the match. */
export const isAwaited = ({ isPerson, isHost, ready }: ChairView): boolean => isPerson && !isHost && !ready;

/** Names of those without whom nothing begins; whoever looks is among them only as `own` says. */
export const notReady = (table: TableView, own: Online['own']): readonly string[] =>
  table.chairs.flatMap((chair, seat) => (isAwaited(chair) && !own.some(mine => mine === seat) ? [chair.name] : []));
