import { GAMES, expectRecord, expectRematch, expectSound, pair, playThrough, type Game } from './online.ts';
import { test } from './server.ts';
import { still } from './table.ts';

/** Moves that end a match soon, where random ones would go on for long. */
const WANTED: Partial<Record<Game, string>> = {};

for (const game of Object.keys(GAMES) as Game[])
  test(`${game}: two browsers, a reload, a dropped socket and a killed server${game === 'las-vegas' ? '' : ' @matrix'}`, async ({
    server,
    visitor,
  }) => {
    const visitors = [await visitor(still), await visitor(still)] as const;
    const pages = await pair(visitors, game);
    await playThrough(server, visitors, pages, WANTED[game]);
    await expectSound(pages);
    await expectRecord(pages[1], game);
    await expectRematch(pages);
  });
