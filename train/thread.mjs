/* A thread of its own does not read TypeScript as the main one does: it is taught to, then works. */
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
await import(new URL('worker.ts', import.meta.url).href);
