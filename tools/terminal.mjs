/** `npm run terminal`: whole matches in a real terminal. Arguments go to vitest: `npm run terminal -- -t Qwinto`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './checks.mjs';
import { findTmux } from './tmux.mjs';

findTmux();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const config = join(ROOT, 'packages', 'cli', 'tmux', 'terminal.config.ts');
spawn(process.execPath, [vitest, 'run', '--config', config, ...process.argv.slice(2)], { stdio: 'inherit' }).on(
  'close',
  code => (process.exitCode = code ?? 1),
);
