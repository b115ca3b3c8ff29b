/** Starts a thread from TypeScript: what runs the sources elsewhere is not there in a new thread. */
import { workerData } from 'node:worker_threads';

// Plain JavaScript of some hundred files: it loads several times faster before TypeScript is understood.
await import('kysely');
const { register } = await import('tsx/esm/api');
register({ tsconfig: false });
await import(workerData.entry);
