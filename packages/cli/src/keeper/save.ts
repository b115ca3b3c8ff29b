import { createHash } from 'node:crypto';
import { findGame } from '@zaria/games/all';
import { fail, isObject, ok, type Result } from '@zaria/kit';
import type { Stored } from '@zaria/table';
import { printDocument } from '../files/json.ts';
import { LARGEST_FILE } from '../files/read.ts';
import type { Chance } from './chance.ts';

const SAVE_FORMAT = 'zaria-save/1';

/** All there is of a match that is not over. Its seed is in it: whoever reads it can foresee the dice. */
export interface Save {
  /** What the tokens of host and seats are made of. */
  readonly secret: string;
  readonly chance: Chance;
  readonly entries: readonly Stored[];
}

export type SaveFault = 'save-damaged' | 'save-newer';

const sumOf = ({ secret, chance, entries }: Save): string =>
  createHash('sha256')
    .update(JSON.stringify([secret, chance, entries]))
    .digest('hex');

export const printSave = (save: Save): string =>
  printDocument({
    format: SAVE_FORMAT,
    sum: sumOf(save),
    secret: save.secret,
    chance: save.chance,
    entries: save.entries,
  });

/** A save says first what it is; it is longer and deeper than a record. */
export const isSaveText = (text: string): boolean => /^\s*\{\s*"format":\s*"zaria-save\//.test(text);
export const SAVE_LIMITS = { bytes: LARGEST_FILE, depth: 24 } as const;

export const isSave = (json: unknown): json is Readonly<Record<string, unknown>> =>
  isObject(json) && typeof json['format'] === 'string' && json['format'].startsWith('zaria-save/');

/** A save is trusted as far as it is what was written: the sum tells. */
export function readSave(json: Readonly<Record<string, unknown>>): Result<Save, SaveFault> {
  if (json['format'] !== SAVE_FORMAT) return fail('save-newer');
  const { secret, chance, entries } = json as unknown as Save;
  const save: Save = { secret, chance, entries };
  if (json['sum'] !== sumOf(save)) return fail('save-damaged');
  const [opened] = entries;
  if (opened?.what.kind !== 'opened') return fail('save-damaged');
  const game = findGame(opened.what.game);
  return game === null || opened.what.rules > game.rules ? fail('save-newer') : ok(save);
}
