import { LEVEL_NAMES } from '@zaria/bots/level-names';
import type { RailroadInkLearned } from '@zaria/bots/railroad-ink/levels';
import { railroadInk } from '@zaria/games/railroad-ink';
import { answerBotQuestions } from '../../keeper/thinking.ts';

/** Fetched when somebody is to think with it. */
let learned: RailroadInkLearned | null = null;

answerBotQuestions(
  railroadInk,
  LEVEL_NAMES['railroad-ink'],
  async () => {
    const { railroadInkLevels } = await import('@zaria/bots/railroad-ink/levels');
    return railroadInkLevels(() => learned);
  },
  {
    levels: ['steady', 'sharp', 'master'],
    async load() {
      ({ railroadInkLearned: learned } = await import('@zaria/bots/railroad-ink/taught'));
    },
  },
);
