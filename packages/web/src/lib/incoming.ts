import { fail, ok, readRecord, type MatchRecord, type Result } from '@zaria/kit';
import { refusal, recordFault, type AnyGameWords } from '@zaria/words';
import { isPlayable, loadPlayable } from '../boards/boards.ts';
import { randomHex } from './chance.ts';
import { openStore } from './database.ts';
import { findGame, isGameId, type GameId } from './registry.ts';
import { t, wordsFor } from './words.svelte.ts';

/** No record is nearly that long; whatever is, is not one. */
const LONGEST = 20_000_000;

const gameIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'game' in json && typeof json.game === 'string' ? json.game : '';

/** Takes in a record from a file; says why not, and what to do then. */
export async function openRecordFile(file: File): Promise<Result<string, string>> {
  if (file.size > LONGEST) return fail(t('open.not-json'));
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return fail(t('open.not-json'));
  }
  const id = gameIn(json);
  if (isGameId(id) && !isPlayable(id)) return fail(t('open.terminal', { game: t(`game.${id as GameId}`) }));
  const words = isPlayable(id) ? (await loadPlayable(id)).words : null;
  const read = readRecord(json, findGame);
  if (!read.ok)
    return fail(
      recordFault(wordsFor('common'), read.error, refused =>
        refusal(wordsFor('common'), refused, NAMES, reason => said(words, reason)),
      ),
    );
  const kept = { id: randomHex(8), openedAt: Date.now(), record: json as MatchRecord };
  const store = await openStore();
  await store.keepRecord(kept);
  return ok(kept.id);
}

/** Seats of a record that cannot be read have no names yet. */
const NAMES = ['1', '2', '3', '4', '5', '6'];

const said = (words: AnyGameWords | null, reason: { readonly why: string }): string =>
  words === null ? t('refusal.illegal') : words.reason(wordsFor(...words.areas), reason, NAMES);
