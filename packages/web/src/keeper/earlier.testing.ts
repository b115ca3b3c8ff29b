import { readFileSync } from 'node:fs';
import type { KeptMatch, Row } from './kept.ts';

/** A match as the first version of the page kept it. */
export function earlier(game: 'las-vegas' | 'qwinto'): { readonly kept: KeptMatch; readonly rows: readonly Row[] } {
  const file = new URL(`../../e2e/earlier/${game}.jsonl`, import.meta.url);
  const [match = '', ...entries] = readFileSync(file, 'utf8').trim().split('\n');
  return {
    kept: JSON.parse(match) as KeptMatch,
    rows: entries.map((entry, place) => ({ place, entry: JSON.parse(entry) as unknown })),
  };
}
