import { isObject } from '@zaria/kit';

/** As much of JSON Schema as docs/json.md uses. */
export interface Schema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const KNOWN = new Set([
  ...['title', 'type', 'const', 'enum', 'anyOf', 'required', 'properties'],
  ...['additionalProperties', 'items', 'minItems', 'maxItems'],
]);

function typeOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

/** Where a value is not what the schema says; none if it is. */
export function faultsOf(schema: Schema, value: unknown, at = '$'): readonly string[] {
  const unknown = Object.keys(schema).filter(key => !KNOWN.has(key));
  if (unknown.length > 0) throw new Error(`${at}: this is not understood: ${unknown.join(', ')}`);
  const { anyOf } = schema;
  if (anyOf !== undefined) {
    const tried = anyOf.map(one => faultsOf(one, value, at));
    return tried.some(faults => faults.length === 0) ? [] : [`${at}: none of ${tried.flat().join('; ')}`];
  }
  if ('const' in schema && schema.const !== value) return [`${at}: not ${String(schema.const)}`];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at}: not one of ${schema.enum.join()}`];
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (types !== undefined && !typeOf(value).some(type => types.includes(type))) return [`${at}: not ${types.join()}`];
  if (Array.isArray(value)) return faultsInList(schema, value, at);
  return isObject(value) ? faultsInObject(schema, value, at) : [];
}

function faultsInList({ items, minItems = 0, maxItems = Infinity }: Schema, list: readonly unknown[], at: string) {
  const length = list.length < minItems || list.length > maxItems ? [`${at}: ${list.length} items`] : [];
  return items === undefined ? length : [...length, ...list.flatMap((item, i) => faultsOf(items, item, `${at}[${i}]`))];
}

function faultsInObject(schema: Schema, value: Readonly<Record<string, unknown>>, at: string): readonly string[] {
  const { required = [], properties = {}, additionalProperties = true } = schema;
  const missing = required.filter(key => !(key in value)).map(key => `${at}.${key}: missing`);
  const wrong = Object.entries(value).flatMap(([key, one]) => {
    const own = properties[key] ?? additionalProperties;
    if (typeof own === 'boolean') return own ? [] : [`${at}.${key}: not known`];
    return faultsOf(own, one, `${at}.${key}`);
  });
  return [...missing, ...wrong];
}
