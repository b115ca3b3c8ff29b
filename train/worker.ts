import { parentPort } from 'node:worker_threads';
import type { Piece } from './training.ts';
import { TRAININGS } from './trainings.ts';

parentPort?.on('message', ({ game, piece }: { readonly game: string; readonly piece: Piece }) => {
  const stage = TRAININGS.get(game)?.stages.find(({ name }) => name === piece.stage);
  if (stage === undefined) throw new Error(`nobody trains ${piece.stage} of ${game}`);
  const done = stage.work(piece);
  parentPort?.postMessage(done, [done.buffer as ArrayBuffer]);
});
