import { isGameId } from '@zaria/games';
import { fail, type RecordFault, type Result } from '@zaria/kit';
import { recordFault } from '@zaria/words';
import { loadPlayable } from '../boards/boards.ts';
import type { Playable } from '../boards/playable.ts';
import { keepRecord } from '../keeper/records.ts';
import { refusedText } from './damage.ts';
import { t, wordsFor } from './words.svelte.ts';

/** No record is nearly that long; whatever is, is not one. */
const LONGEST = 20_000_000;

const gameIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'game' in json && typeof json.game === 'string' ? json.game : '';

/** A file with everything of a device, which is restored in the settings. */
const isBackup = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === 'zaria-device/1';

/** Takes in a record from a file; says why not, and what to do then. */
export async function openRecordFile(file: File): Promise<Result<string, string>> {
  if (file.size > LONGEST) return fail(t('open.not-json'));
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return fail(t('open.not-json'));
  }
  if (isBackup(json)) return fail(t('open.backup'));
  const id = gameIn(json);
  const playable = isGameId(id) ? await loadPlayable(id) : null;
  const kept = await keepRecord(json, playable?.game ?? null);
  return kept.ok ? kept : fail(faultText(kept.error, playable));
}

const faultText = (fault: RecordFault, playable: Playable | null): string =>
  recordFault(wordsFor('common'), fault, refused => refusedText(refused, playable));
