import { isSeat, type Seat, type Viewer } from '@zaria/kit';

interface Given {
  readonly isOwnOnly?: boolean;
  readonly seat: Seat | null;
  readonly view: { readonly viewer: Viewer };
}

/** Whose hand alone is shown, the rest being on a table screen; `null`: everything is shown. */
export function mineAlone({ isOwnOnly = false, seat, view }: Given): Seat | null {
  if (!isOwnOnly) return null;
  return seat ?? (isSeat(view.viewer) ? view.viewer : null);
}
