import type { EntryText } from '../entry-text.ts';
import type { StoreFault } from '../store-error.ts';
import type { Call, Outcome } from '../call.ts';

/** A call with the number by which its outcome is known. */
export type Numbered<T> = readonly [number, T];

export type ToThread =
  { readonly say: 'open' } | { readonly say: 'calls'; readonly calls: Packed } | { readonly say: 'close' };

export type FromThread =
  | { readonly say: 'opened' }
  | { readonly say: 'failed'; readonly fault: StoreFault }
  /** `written`: the numbers of those that are answered by yes; `took`: how long the commit took, in milliseconds. */
  | {
      readonly say: 'done';
      readonly written: readonly number[];
      readonly outcomes: readonly Numbered<Outcome>[];
      readonly took: number;
    }
  | { readonly say: 'closed' };

/**
 * Calls one behind the other in one list: between threads every list and every object is copied by itself, and takes
 * longer than the text in it. An append is its number, the match, the place, how many entries, and their texts; any
 * other call its number and itself.
 */
export type Packed = readonly (number | string | Call)[];

export function pack(calls: readonly Numbered<Call>[]): Packed {
  const packed: (number | string | Call)[] = [];
  for (const [number, call] of calls) {
    packed.push(number);
    if (!packAppend(packed, call)) packed.push(call);
  }
  return packed;
}

/** Whether it is one of entries without names. */
function packAppend(into: (number | string | Call)[], { part, name, args }: Call): boolean {
  if (part !== 'matches' || name !== 'append') return false;
  const [id, seq, entries, summary] = args as readonly [string, number, readonly EntryText[], unknown];
  if (summary !== null) return false;
  for (const { personal } of entries) if (personal !== null) return false;
  into.push(id, seq, entries.length);
  for (const { text } of entries) into.push(text);
  return true;
}

export function unpack(packed: Packed): readonly Numbered<Call>[] {
  const calls: Numbered<Call>[] = [];
  for (let at = 0; at < packed.length;) {
    const number = packed[at++] as number;
    const next = packed[at++] as string | Call;
    if (typeof next !== 'string') {
      calls.push([number, next]);
      continue;
    }
    const [seq, count] = [packed[at++] as number, packed[at++] as number];
    const entries: EntryText[] = [];
    for (let i = 0; i < count; i++) entries.push({ text: packed[at++] as string, personal: null });
    calls.push([number, { part: 'matches', name: 'append', args: [next, seq, entries, null] }]);
  }
  return calls;
}
