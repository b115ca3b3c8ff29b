/* `npm run openapi`: writes docs/openapi.json. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { openApi } from '../src/openapi.ts';

const file = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(file, await format(JSON.stringify(openApi()), { parser: 'json', printWidth: 120 }));
