import { LEVEL_NAMES } from '@zaria/bots/level-names';
import { lasVegas } from '@zaria/games/las-vegas';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(lasVegas, LEVEL_NAMES['las-vegas'], async () => {
  const { lasVegasLevels } = await import('@zaria/bots/las-vegas/levels');
  return lasVegasLevels;
});
