import type { Face } from './lying.ts';
import type { Look } from './side.ts';

/** Something that moves across the table, from one place to another: places are named by `data-place`. */
export interface Flight {
  readonly cargo:
    | { readonly note: number }
    | { readonly chips: number }
    /** `null`: they show nothing. */
    | { readonly dice: readonly Look[]; readonly face: Face | null };
  readonly from: string;
  /** `null`: it fades where it lies. */
  readonly to: string | null;
}
