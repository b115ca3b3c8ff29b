import { qwintoTraining } from './qwinto/training.ts';
import { railroadInkTraining } from './railroad-ink/training.ts';
import type { Training } from './training.ts';

export const TRAININGS: ReadonlyMap<string, Training> = new Map([
  ['qwinto', qwintoTraining],
  ['railroad-ink', railroadInkTraining],
]);
