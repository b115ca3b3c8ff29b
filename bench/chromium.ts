import { fileURLToPath } from 'node:url';
import { LEVELS } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { inChromium } from '@zaria/web/in-chromium';
import { build } from 'esbuild';
import type { Deciding } from './deciding.ts';

const ENTRY = fileURLToPath(new URL('deciding.ts', import.meta.url));

/** The same decisions in the browser, by its own clock. */
export async function decidingInChromium(games: readonly GameId[], seconds: number): Promise<readonly Deciding[]> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'bots',
    target: 'es2023',
  });
  const calls = games.flatMap(game =>
    LEVELS.map(level => `bots.measureDeciding('${game}', '${level}', ${seconds}, () => performance.now() / 1000)`),
  );
  return (await inChromium(outputFiles[0]?.text ?? '', calls)) as readonly Deciding[];
}
