import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { games } from './games.ts';
import { move } from './move.ts';
import { par } from './par.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';
import { tables } from './tables.ts';
import { verify } from './verify.ts';

/** In the order of the overview. */
export const COMMANDS: readonly Command[] = [
  play,
  replay,
  verify,
  score,
  simulate,
  arena,
  games,
  par,
  tables,
  backup,
  restore,
  move,
];
