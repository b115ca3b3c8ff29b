import type { Field, QwintoFact, QwintoView, Roll, SheetView } from '@zaria/games/qwinto';
import type { Seat } from '@zaria/kit';

/** How long a fact is shown, in milliseconds; the more players, the shorter each. */
export function lengthOf(fact: QwintoFact, players: number): number {
  switch (fact.fact) {
    case 'starts':
      return 900;
    case 'rolled':
      return 800;
    case 'kept':
      return 350;
    case 'wrote':
    case 'misthrow':
      return Math.max(340, Math.min(700, 1800 / players));
    case 'passed':
      return Math.max(200, Math.min(450, 1200 / players));
    case 'full-row':
    case 'full-column':
      return 800;
    case 'ended':
      return 1000;
    case 'over':
      return 0;
  }
}

const decides = (fact: QwintoFact): fact is Extract<QwintoFact, { fact: 'wrote' | 'passed' | 'misthrow' }> =>
  fact.fact === 'wrote' || fact.fact === 'passed' || fact.fact === 'misthrow';

/** The sheets in the middle of a story: whose decision was not told yet still has the sheet from before. */
export function sheetsDuring(
  before: QwintoView,
  after: QwintoView,
  facts: readonly QwintoFact[],
  shown: number,
): readonly SheetView[] {
  const untold = new Set<Seat>(facts.slice(shown + 1).flatMap(fact => (decides(fact) ? [fact.seat] : [])));
  return after.sheets.map((sheet, seat) => (untold.has(seat as Seat) ? (before.sheets[seat] ?? sheet) : sheet));
}

/** What a player's decision was, as far as it was told. */
export type Told =
  { readonly kind: 'wrote'; readonly field: Field; readonly number: number } | { readonly kind: 'passed' | 'misthrow' };

export function toldOf(facts: readonly QwintoFact[], shown: number, seat: Seat): Told | null {
  for (const fact of facts.slice(0, shown + 1)) {
    if (!decides(fact) || fact.seat !== seat) continue;
    return fact.fact === 'wrote' ? { kind: 'wrote', field: fact.field, number: fact.number } : { kind: fact.fact };
  }
  return null;
}

/** The fields that a fact is about. */
export function fieldsIn(fact: QwintoFact | null, sheet: SheetView): readonly Field[] {
  if (fact === null) return [];
  if (fact.fact === 'wrote') return [fact.field];
  if (fact.fact === 'full-row') return sheet.score.rows[fact.colour].fields;
  return fact.fact === 'full-column' ? sheet.score.columns[fact.column].fields : [];
}

/** The dice that lie there while a fact is shown; `null` before any were thrown. */
export const rollDuring = (fact: QwintoFact | null, before: QwintoView, after: QwintoView): Roll | null =>
  fact?.fact === 'rolled' ? fact : (before.roll ?? after.roll);

/** Whether a fact needs a sentence on the sheet: dice, pens and marks show the others. */
export const isNews = ({ fact }: QwintoFact): boolean => ['starts', 'full-row', 'full-column', 'ended'].includes(fact);
