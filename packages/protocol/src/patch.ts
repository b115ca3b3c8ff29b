import { isObject, same, type Json } from '@zaria/kit';

/**
 * How one value becomes another of the same shape: where an object stands, one goes on inside, by the names of fields or
 * the numbers of places; a list of one holds what is there from now on.
 */
export type Patch = readonly [Json] | { readonly [key: string]: Patch };

type Node = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Lists of objects, like the chairs of a table, are gone into; others are short, and replaced. */
const isWalkedList = (value: unknown): value is readonly Node[] =>
  isList(value) && value.length > 0 && value.every(isObject);

function isWalked(before: unknown, after: unknown): boolean {
  if (isWalkedList(before) && isWalkedList(after)) return before.length === after.length;
  if (!isObject(before) || !isObject(after)) return false;
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every(key => Object.hasOwn(after, key));
}

/** What has changed; `null`: nothing. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isWalked(before, after)) return same(before, after) ? null : [after as Json];
  const [one, other] = [before as Node, after as Node];
  let changes: Record<string, Patch> | null = null;
  for (const key in other) {
    const change = patchOf(one[key], other[key]);
    if (change !== null) (changes ??= {})[key] = change;
  }
  return changes;
}

/** The value as it is after the change; throws where the change does not fit, which only a broken server can send. */
export function patched<T>(before: T, patch: Patch): T {
  if (isList(patch)) return patch[0] as T;
  if (typeof before !== 'object' || before === null) throw new Error('a change goes into what is not there');
  const node = before as Node;
  const changed: [string, unknown][] = Object.entries(patch as Readonly<Record<string, Patch>>).map(([key, change]) => {
    if (!Object.hasOwn(node, key)) throw new Error(`a change goes into ${key}, which is not there`);
    return [key, patched(node[key], change)];
  });
  if (isList(before)) {
    const list: unknown[] = [...before];
    for (const [key, value] of changed) list[Number(key)] = value;
    return list as T;
  }
  return { ...before, ...Object.fromEntries(changed) };
}
