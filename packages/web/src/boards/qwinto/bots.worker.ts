import { LEVEL_NAMES } from '@zaria/bots/level-names';
import type { QwintoNets } from '@zaria/bots/qwinto/levels';
import { qwinto } from '@zaria/games/qwinto';
import { answerBotQuestions } from '../../keeper/thinking.ts';

/** Fetched when somebody is to think with it. */
let nets: QwintoNets | null = null;

answerBotQuestions(
  qwinto,
  LEVEL_NAMES.qwinto,
  async () => {
    const { qwintoLevels } = await import('@zaria/bots/qwinto/levels');
    return qwintoLevels(() => nets);
  },
  {
    levels: ['steady', 'sharp', 'master'],
    async load() {
      if (nets !== null) return;
      const { qwintoNets } = await import('@zaria/bots/qwinto/weights');
      nets = qwintoNets();
    },
  },
);
