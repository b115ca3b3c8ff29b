import type { ByGame } from '@zaria/games';
import type { AnyAction } from '@zaria/kit';

/** How people write an action besides the game’s notation, in the reader’s language: “yellow 3”. The first is shown. */
export type FormsOf = (action: AnyAction) => readonly string[];

export const typedForms: ByGame<() => Promise<{ readonly formsOf: FormsOf }>> = {
  'las-vegas': () => import('./casinos/typed-forms.ts'),
  'las-vegas-royale': () => import('./casinos/typed-forms.ts'),
  qwinto: () => import('./qwinto/typed-forms.ts'),
  'railroad-ink': () => import('./railroad-ink/typed-forms.ts'),
};
