/** `npm run check`: every check, without the tests. */
import { runChecks } from './checks.mjs';

const { passed, failures } = await runChecks();
if (failures.length > 0 || passed === 0) process.exitCode = 1;
