/* boardgame.io's own server with the same game and its own in-memory store, as its documentation runs it. */
import { writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { answerFigures } from '../../trials/load/measuring.ts';
import { lasVegasAtTable } from './las-vegas-bgio.ts';

void Server({ games: [lasVegasAtTable], origins: [] })
  .run(0)
  .then(({ appServer }) => {
    answerFigures();
    writeSync(1, `listening ${(appServer.address() as AddressInfo).port}\n`);
  });
