import { fail, type Result } from '@zaria/kit';
import type { StoreFault } from '@zaria/server/store';
import { say, type Words } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import type { Flag, Given } from '../command.ts';
import type { Voice } from '../text/voice.ts';

/** Where the server keeps its data unless it is told otherwise. */
const USUAL = 'data';

export const DATA_FLAG: Flag = { value: 'FOLDER', about: words => say(words, 'flag.data', { folder: USUAL }) };

export const dataFolder = (given: Given): string => given.text('data') ?? USUAL;

export type DataWords = Words<'server'>;
export const dataWords = ({ language }: Voice): DataWords => wordsOf(language, 'server');

/** What the server's data is looked at with. It is loaded when it is wanted: no other command needs a database. */
export const loadTools = () => import('@zaria/server/store/tools');

/** Does something with the data; what goes wrong with it is put into words, by `says` where it is about a file. */
export async function tried<T>(
  { language }: Voice,
  folder: string,
  work: () => Promise<T>,
  says: (fault: StoreFault, words: DataWords) => string | null = () => null,
): Promise<Result<T, string>> {
  const words = wordsOf(language, 'server');
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const fault = faultIn(error);
    if (fault === null) throw error;
    const { dataFault } = await loadTools();
    return fail(says(fault, words) ?? dataFault(words, fault, folder));
  }
}

const faultIn = (error: unknown): StoreFault | null =>
  error instanceof Error && error.name === 'StoreError'
    ? (error as Error & { readonly fault: StoreFault }).fault
    : null;
