import type { IconName } from '../../parts/Icon.svelte';

/** Something that can be done at a table beside answering: a link, or a thing to do. */
export type Tool = { readonly icon: IconName; readonly label: string } & (
  { readonly href: string; readonly use?: never } | { readonly href?: never; use(): void }
);
