import { isObject } from '@zaria/kit';

/* Whether something has the shape it should have. */

export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, Check>>;

export const isText: Check = value => typeof value === 'string';
export const isTextOrNull: Check = value => value === null || isText(value);
export const isFlag: Check = value => typeof value === 'boolean';
export const isNumber: Check = value => Number.isFinite(value);
export const isCount: Check = value => Number.isInteger(value) && (value as number) >= 0;
export const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
export const looksLike =
  (fields: Fields): Check =>
  value =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
export const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);
