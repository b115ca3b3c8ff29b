/** What every page speaks with. */
export const ALWAYS = ['common', 'web'] as const;
/** What it says beyond a table and its first question: fetched with what says it. */
export const BESIDE = ['told', 'web-beside'] as const;
