/** `npm run check`: every check, without the tests. */
import { runChecks } from './checks.mjs';

const { passed, failed } = await runChecks();
if (failed > 0 || passed === 0) process.exitCode = 1;
