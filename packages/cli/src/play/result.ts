import { takenBack } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { standingTable } from '../text/standing.ts';
import { takenBackLines } from '../text/verdict.ts';
import type { Hall } from './hall.ts';

/** How a match ended: the table as it was left, and the standing. */
export function resultLines({ client, board, pen, speaker }: Hall): string[] {
  const sight = client.sight(usualViewer(client.own));
  sight.catchUp();
  const { standing } = client.table;
  return [
    '',
    ...board.draw(sight.follower.view, pen),
    '',
    ...(standing === null ? [] : standingTable(standing, sight.follower.view, pen, speaker)),
    ...takenBackLines(pen, takenBack(sight.moments.map(({ entry }) => entry))),
    '',
  ];
}
