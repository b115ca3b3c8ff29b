import { cut, widthOf } from '../text/layout.ts';

/** How much room there is. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A part of what is shown. */
export interface Part {
  /** The lower, the earlier it gets room. */
  readonly importance: number;
  /**
   * The forms it may take, the smallest first. The first is shown in any case, cut where it is too wide; one that may be
   * left out begins with an empty form.
   */
  readonly forms: readonly (readonly string[])[];
}

/** A part that is shown in any case. */
export const always = (...forms: readonly (readonly string[])[]): Part => ({ importance: 0, forms });
/** A part that is shown where there is room for it. */
export const ifRoom = (importance: number, ...forms: readonly (readonly string[])[]): Part => ({
  importance,
  forms: [[], ...forms],
});

/** The parts in their order, each in the largest form for which the more important ones leave room. */
export function fit(parts: readonly Part[], { columns, rows }: Size): string[] {
  const chosen = parts.map(({ forms }) => forms[0] ?? []);
  const height = (): number => chosen.reduce((sum, lines) => sum + lines.length, 0);
  const byImportance = parts.map((_, at) => at).toSorted((a, b) => importanceOf(parts, a) - importanceOf(parts, b));
  for (const at of byImportance) {
    const forms = parts[at]?.forms ?? [];
    for (const form of forms.slice(1).toReversed()) {
      const more = form.length - (chosen[at]?.length ?? 0);
      if (form.some(line => widthOf(line) > columns) || height() + more > rows) continue;
      chosen[at] = form;
      break;
    }
  }
  return chosen
    .flat()
    .slice(0, rows)
    .map(line => cut(line, columns));
}

const importanceOf = (parts: readonly Part[], at: number): number => parts[at]?.importance ?? 0;
