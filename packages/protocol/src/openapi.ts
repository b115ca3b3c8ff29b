/* The HTTP part as a document that other programs read. For tools and tests: the schemas themselves are what is used. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { REFUSED, ROUTES, type Route } from './http.ts';

const schemaOf = (schema: v.GenericSchema): unknown => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', target: 'openapi-3.0' });
  return json;
};

const content = (schema: v.GenericSchema): unknown => ({ 'application/json': { schema: schemaOf(schema) } });

function parametersOf({ path, query }: Route): readonly unknown[] {
  const inPath = path.includes(':table')
    ? [{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }]
    : [];
  const shape =
    query === null ? {} : (query as unknown as { readonly entries: Record<string, v.GenericSchema> }).entries;
  const inQuery = Object.keys(shape).map(name => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
  return [...inPath, ...inQuery];
}

/** OpenAPI 3.0, from the same schemas by which requests are judged. */
export function openApi(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    const path = route.path.replace(':table', '{table}');
    const operation = {
      operationId: name,
      summary: route.about,
      parameters: parametersOf(route),
      ...(route.body === null ? {} : { requestBody: { required: true, content: content(route.body) } }),
      responses: {
        200: { description: 'Done.', content: content(route.answer) },
        default: { description: 'Not done, and why.', content: content(REFUSED) },
      },
    };
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Zaria',
      version: '1',
      description: 'What a server of Zaria answers by HTTP. See docs/protocol.md.',
    },
    paths,
  };
}
