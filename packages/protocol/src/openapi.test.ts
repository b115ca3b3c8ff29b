import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from './http.ts';
import { openApi } from './openapi.ts';

const written: unknown = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));

test('docs/openapi.json is what the schemas say: `npm run openapi` writes it', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('it has every route', () => {
  const { paths } = openApi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  for (const { path, method } of Object.values(ROUTES))
    expect(paths[path.replace(':table', '{table}')]).toHaveProperty(method.toLowerCase());
});
