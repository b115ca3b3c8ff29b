import { fail, ok, type Result } from '@zaria/kit';
import { usualViewer, type AnyRecord } from '@zaria/table/public';
import type { Playable } from '../boards/playable.ts';
import { saveJson } from '../lib/save.ts';
import { handAt, type Around, type PlayedMatch, type Sitting } from '../lib/sitting.ts';
import { openShowing } from '../lib/showing.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';
import { keepCode } from './kept.ts';
import { tableAddress } from './links.ts';
import { ask, refusalText } from './server.ts';

/** At a table elsewhere, whose match has started. The table itself stays open when the sitting is closed. */
export async function sitOnline(at: AtTable, playable: Playable, around: Around): Promise<Sitting> {
  const own = [...at.connection.own];
  const showing = openShowing(at.connection, playable, {
    plays: () => true,
    // Several people at one device see what everybody may, and whoever plays alone needs no other eyes.
    besides: own.length === 1 ? [] : ['spectator'],
    warnings: at.hands.warnings,
  });
  const hand = await handAt(showing, playable);
  const viewer = usualViewer(own);

  async function record(): Promise<Result<AnyRecord, string>> {
    const answer = await ask('record', { table: at.id, query: { as: String(viewer) } });
    return answer.ok ? answer : fail(await refusalText(answer.error, playable));
  }
  const match: PlayedMatch = {
    id: at.id,
    replay: `${tableAddress(at.id)}/replay`,
    print: `${tableAddress(at.id)}/print`,
    get told() {
      return viewer === 'spectator' ? null : at.hands.toldTo(viewer);
    },
    async saveRecord() {
      const answer = await record();
      if (!answer.ok) return answer.error;
      saveJson(answer.value, `zaria-${playable.id}-${at.id}.json`);
      return null;
    },
    finished: record,
    drawn() {
      throw new Error('nobody types dice in at a table elsewhere');
    },
    again: own.length === 0 && !at.now.isHost ? null : again,
    close: () => {},
  };
  /** The same people at another table: only one is opened, whoever asks. */
  async function again(): Promise<Result<string, string>> {
    const next = at.now.next;
    if (next !== null) return ok(tableAddress(next));
    const answer = await ask('rematch', { table: at.id });
    if (!answer.ok) return fail(await refusalText(answer.error, playable));
    const { table, code } = answer.value;
    // Who cannot keep it asks for another one.
    if (code !== null) await keepCode(table, code).catch(() => null);
    return ok(tableAddress(table));
  }
  return { playable, match, local: null, around, showing, hand, close: () => showing.close() };
}
