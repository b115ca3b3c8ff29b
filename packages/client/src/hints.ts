import type { TableView } from '@zaria/table/public';

/** Whether somebody may ask what a bot would do: a table of several people has hints only if it is a friendly one. */
export const mayHint = ({ chairs, friendly }: Pick<TableView, 'chairs' | 'friendly'>): boolean =>
  friendly || chairs.filter(({ isPerson }) => isPerson).length < 2;
