/* `npm run firefox`: every screen at two sizes, and one match of each game, in Firefox. */
import { GAME_IDS } from '@zaria/games';
import { buildServer } from '../../tools/build-server.mjs';
import { buildWeb } from '../../tools/build-web.mjs';
import { realServer } from '../../tools/real-server.mjs';
import { openFirefox } from './browser.ts';
import { playMatch } from './match.ts';
import { SCREENS, SIZES, lookAt } from './screens.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const STILL = { motion: 'none', breath: 0, language: 'en' };

buildWeb();
await buildServer();
const server = await realServer();
let [passed, failed] = [0, 0];

async function judged(what: string, look: () => Promise<readonly string[]>): Promise<void> {
  const faults = await look().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  if (faults.length === 0) passed++;
  else failed++;
  print(`${faults.length === 0 ? '✓' : '✘'} ${what}`);
  for (const fault of faults) print(`    ${fault}`);
}

try {
  const firefox = await openFirefox();
  try {
    print(firefox.version);
    for (const [width, height] of SIZES) {
      const tab = await firefox.open(server.url, STILL);
      await tab.resize(width, height);
      for (const path of SCREENS) await judged(`${width} × ${height} ${path}`, () => lookAt(tab, server.url, path));
      await tab.close();
    }
    for (const game of GAME_IDS) {
      const tab = await firefox.open(server.url, STILL);
      let answers = 0;
      await judged(`a match of ${game} by keyboard`, async () => {
        answers = await playMatch(tab, server.url, game);
        return tab.complaints();
      });
      print(`    ${answers} answers, ${tab.url().replace(server.url, '')}`);
      await tab.close();
    }
  } finally {
    await firefox.close();
  }
} finally {
  await server.stop();
}
print(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
