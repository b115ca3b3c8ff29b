import type { Field, QwintoFact, SheetView } from '@zaria/games/qwinto';
import type { Seat } from '@zaria/kit';

/** What a player's decision was. */
export type Told =
  { readonly kind: 'wrote'; readonly field: Field; readonly number: number } | { readonly kind: 'passed' | 'misthrow' };

/** As far as it was told. */
export function toldOf(facts: readonly QwintoFact[], seat: Seat): Told | null {
  for (const fact of facts) {
    if (!decides(fact) || fact.seat !== seat) continue;
    return fact.fact === 'wrote' ? { kind: 'wrote', field: fact.field, number: fact.number } : { kind: fact.fact };
  }
  return null;
}

const decides = (fact: QwintoFact): fact is Extract<QwintoFact, { fact: 'wrote' | 'passed' | 'misthrow' }> =>
  fact.fact === 'wrote' || fact.fact === 'passed' || fact.fact === 'misthrow';

/** The fields that a fact is about. */
export function fieldsIn(fact: QwintoFact | null, sheet: SheetView): readonly Field[] {
  if (fact === null) return [];
  if (fact.fact === 'wrote') return [fact.field];
  if (fact.fact === 'full-row') return sheet.score.rows[fact.colour].fields;
  return fact.fact === 'full-column' ? sheet.score.columns[fact.column].fields : [];
}

/** Whether a fact needs a sentence on the sheet: dice, pens and marks show the others. */
export const isNews = ({ fact }: QwintoFact): boolean => ['starts', 'full-row', 'full-column', 'ended'].includes(fact);
