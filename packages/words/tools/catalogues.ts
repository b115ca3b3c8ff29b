import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LANGUAGES, type Language } from '../src/languages.ts';

/** The messages of one area in one language, in ICU MessageFormat, by key. */
export type Catalogue = Readonly<Record<string, string>>;
/** Everything that is written in one language, by area. */
export type Areas = Readonly<Record<string, Catalogue>>;
export type Catalogues = Readonly<Record<Language, Areas>>;

const FOLDER = new URL('../catalogues/', import.meta.url);

export const readCatalogues = (): Catalogues =>
  Object.fromEntries(LANGUAGES.map(language => [language, readAreas(language)])) as Record<Language, Areas>;

function readAreas(language: Language): Areas {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter(file => file.endsWith('.json'));
  return Object.fromEntries(
    files.toSorted().map(file => [basename(file, '.json'), readCatalogue(new URL(file, folder))]),
  );
}

function readCatalogue(file: URL): Catalogue {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isCatalogue(content)) throw new Error(`${file.pathname}: a catalogue is an object of texts by key`);
  return content;
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(text => typeof text === 'string');
