import { readExactly } from '@zaria/fair';
import { isGameId } from '@zaria/games';
import {
  CHAINED_FORMAT,
  RECORD_LIMITS,
  fail,
  gameNamedIn,
  isObject,
  tooMuchText,
  type RecordFault,
  type Result,
  type TooMuch,
} from '@zaria/kit';
import { recordFault } from '@zaria/words';
import { loadWhole } from '../boards/boards.ts';
import type { Playable } from '../boards/playable.ts';
import { keepRecord } from '../keeper/records.ts';
import { refusedText } from './damage.ts';
import { t, wordsFor } from './words.svelte.ts';

/** A file with everything of a device, which is restored in the settings. */
const isBackup = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === 'zaria-device/1';

const isBackupText = (text: string): boolean => /^\s*\{\s*"format":\s*"zaria-device\//.test(text);

/** Takes in a record from a file; says why not, and what to do then. */
export async function openRecordFile(file: File): Promise<Result<string, string>> {
  const refused = (why: TooMuch): Result<string, string> => fail(faultText({ at: file.name, why }, null));
  if (file.size > RECORD_LIMITS.bytesOfEarlier) return refused('record-long');
  const text = await file.text();
  // A file of everything here is deeper than a record: it is told apart before.
  const tooMuch = isBackupText(text) ? null : tooMuchText(text);
  if (tooMuch !== null) return refused(tooMuch);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(t('open.not-json'));
  }
  if (isBackup(json)) return fail(t('open.backup'));
  if (isObject(json) && json['format'] === CHAINED_FORMAT) {
    // What other programs would read differently is no record.
    const exact = readExactly(new Uint8Array(await file.arrayBuffer()));
    if (exact === undefined) return fail(faultText({ at: file.name, why: 'record-shape' }, null));
  }
  const id = gameNamedIn(json);
  const playable = isGameId(id) ? await loadWhole(id) : null;
  const kept = await keepRecord(json, playable?.game ?? null);
  return kept.ok ? kept : fail(faultText(kept.error, playable));
}

const faultText = (fault: RecordFault, playable: Playable | null): string =>
  recordFault(wordsFor('common', 'told'), fault, refused => refusedText(refused, playable));
