import { UsageError } from './benchmark.ts';
import { dispatch } from './dispatch.ts';

try {
  await dispatch(process.argv.slice(2));
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
