import { fileURLToPath } from 'node:url';
import { LEVELS } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { inChromium } from '@zaria/web/in-chromium';
import { build } from 'esbuild';
import type * as deciding from './deciding.ts';
import type { Deciding } from './deciding.ts';

/* How long bots decide, here and in a browser: by the clock, from the same kind of bundle that is delivered. */

const ENTRY = fileURLToPath(new URL('deciding.ts', import.meta.url));

async function bundled(format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format,
    ...(format === 'iife' && { globalName: 'bots' }),
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}

/** Single decisions are too short for the clock of a thread, which ticks every few milliseconds. */
const now = (): number => performance.now() / 1000;

export async function decidingHere(games: readonly GameId[], seconds: number): Promise<readonly Deciding[]> {
  const text = Buffer.from(await bundled('esm')).toString('base64');
  const { measureDeciding } = (await import(`data:text/javascript;base64,${text}`)) as typeof deciding;
  return games.flatMap(game => LEVELS.map(level => measureDeciding(game, level, seconds, now)));
}

export async function decidingInChromium(games: readonly GameId[], seconds: number): Promise<readonly Deciding[]> {
  const calls = games.flatMap(game =>
    LEVELS.map(level => `bots.measureDeciding('${game}', '${level}', ${seconds}, () => performance.now() / 1000)`),
  );
  return (await inChromium(await bundled('iife'), calls)) as readonly Deciding[];
}
