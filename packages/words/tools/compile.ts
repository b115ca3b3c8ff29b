/* Compiles the catalogues to TypeScript: `npm run words`, after every change to a catalogue. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readCatalogues } from './catalogues.ts';
import { generate } from './generate.ts';

const FOLDER = new URL('../src/generated/', import.meta.url);

const files = generate(readCatalogues());
for (const [path, text] of files) {
  const file = new URL(path, FOLDER);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
for (const entry of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }))
  if (entry.endsWith('.ts') && !files.has(entry.replaceAll('\\', '/'))) rmSync(new URL(entry, FOLDER));
console.log(`${files.size} files in packages/words/src/generated`);
