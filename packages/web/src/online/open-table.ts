import { fail, ok, type Result } from '@zaria/kit';
import type { Playable } from '../boards/playable.ts';
import { randomHex } from '../keeper/chance.ts';
import { fitting } from '../lib/options.ts';
import { settings } from '../lib/settings.svelte.ts';
import { keepCode } from './kept.ts';
import { tableAddress } from './links.ts';
import { ask, refusalText } from './server.ts';

const REQUEST_BYTES = 12;

/** Opens a table for two at the server, by the usual rules: both can be changed there; gives its address, or says why not. The code of its link stays on this device. */
export async function openTable({ game }: Playable): Promise<Result<string, string>> {
  const seats = Math.max(2, game.players.min);
  const answer = await ask('open', {
    body: {
      request: randomHex(REQUEST_BYTES),
      game: game.id,
      setting: {
        seats,
        options: fitting(game.options, seats, {}),
        clock: { kind: 'none' },
        forced: false,
        spectators: 'silent',
        friendly: false,
        breath: settings.now.breath,
        chairsEach: 1,
      },
      isPublic: false,
    },
  });
  if (!answer.ok) return fail(await refusalText(answer.error));
  const { table, code } = answer.value;
  // Where nothing can be kept the link can be made anew.
  await keepCode(table, code).catch(() => null);
  return ok(tableAddress(table));
}
