import type { Face } from './lying.ts';
import type { Side } from './side.ts';

/** Something that moves across the table, from one place to another: places are named by `data-place`. */
export interface Flight {
  readonly cargo: { readonly note: number } | { readonly dice: number; readonly side: Side; readonly face: Face };
  readonly from: string;
  /** `null`: it fades where it lies. */
  readonly to: string | null;
}
