import type { IconName } from '../../parts/Icon.svelte';

/** Something that can be done at a table beside answering: a link, or a thing to do. */
export type Tool = { readonly icon: IconName; readonly label: string } & (
  { readonly href: string; readonly use?: never } | { readonly href?: never; use(): void }
);

/** What a table opens in a dialog: the log, hints, the way to a table elsewhere, and what is fetched together. */
export type OpenedLater = 'words' | 'typed' | 'keys' | 'peek' | 'more';
export type Opened = 'log' | 'hint' | 'bring' | OpenedLater;
