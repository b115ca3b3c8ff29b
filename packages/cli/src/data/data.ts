import { fail, isObject, type Result } from '@zaria/kit';
import type { DataPlace, StoreFault } from '@zaria/server/store';
import { say, type Words } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { EXIT, complaint, type Complaint, type Exit, type Flag, type Given, type Surroundings } from '../command.ts';
import type { Voice } from '../text/voice.ts';

/** Where the server keeps its data unless it is told otherwise. */
const USUAL = 'data';

export const DATA_FLAG: Flag = { value: 'FOLDER', about: words => say(words, 'flag.data', { folder: USUAL }) };

export const DATABASE_FLAG: Flag = { value: 'URL', about: words => say(words, 'flag.database') };

/** The data that is meant; a complaint where a database is named by something that names none. */
export async function dataPlace(
  given: Given,
  { io, voice }: Pick<Surroundings, 'io' | 'voice'>,
): Promise<Result<DataPlace, string>> {
  const { placeOf } = await loadTools();
  const place = placeOf(
    { database: given.text('database') ?? undefined, data: given.text('data') ?? undefined },
    io.env,
    USUAL,
  );
  if (place !== null) return { ok: true, value: place };
  const flag = given.has('database') ? '--database' : 'DATABASE_URL';
  return fail(say(dataWords(voice), 'server.flag-value', { flag, value: '…' }));
}

/** The folder that is meant; a complaint where a database is, which has tools of its own. */
export async function dataFolder(
  given: Given,
  surroundings: Pick<Surroundings, 'io' | 'voice'>,
): Promise<Result<string, string>> {
  const place = await dataPlace(given, surroundings);
  if (!place.ok) return place;
  if ('folder' in place.value) return { ok: true, value: place.value.folder };
  const { shownPlace } = await loadTools();
  return fail(say(dataWords(surroundings.voice), 'data.database.tools', { folder: shownPlace(place.value) }));
}

export type DataWords = Words<'server'>;
export const dataWords = ({ language }: Voice): DataWords => wordsOf(language, 'server');

/** What the server's data is looked at with. It is loaded when it is wanted: no other command needs a database. */
export const loadTools = () => import('@zaria/server/store/tools');

/** Does something with the data; what goes wrong with it is put into words, by `says` where it is about a file. */
export async function tried<T>(
  voice: Voice,
  folder: string,
  work: () => Promise<T>,
  says: (fault: StoreFault, words: DataWords) => string | null = () => null,
): Promise<Result<T, Complaint>> {
  const words = dataWords(voice);
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (isWithoutDatabase(error))
      return fail(
        complaint(EXIT.file, say(voice.words, 'complaint.database', { command: `npm install -g ${DATABASE}` })),
      );
    const fault = faultIn(error);
    if (fault === null) throw error;
    const { dataFault } = await loadTools();
    return fail(complaint(exitOf(fault), says(fault, words) ?? dataFault(words, fault, folder)));
  }
}

/** What Node before 24 needs for a server's data. Whoever installed Zaria without what is optional does not have it. */
const DATABASE = '@photostructure/sqlite@1.2.1';
const isWithoutDatabase = (error: unknown): boolean =>
  isObject(error) &&
  error['code'] === 'ERR_MODULE_NOT_FOUND' &&
  String((error as { readonly message?: unknown }).message).includes('@photostructure/sqlite');

/** What is there and is not sound is told apart from what is not there, or not to be had now. */
const exitOf = ({ why }: StoreFault): Exit => (why === 'damaged' || why === 'newer' ? EXIT.refused : EXIT.file);

const faultIn = (error: unknown): StoreFault | null =>
  error instanceof Error && error.name === 'StoreError'
    ? (error as Error & { readonly fault: StoreFault }).fault
    : null;
