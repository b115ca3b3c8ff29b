export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Same value, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !same(one[key], other[key])) return false;
  return true;
}

/** JSON with keys in alphabetical order and no white space: one text for one value. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(fields[key])}`;
  return `{${text}}`;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
