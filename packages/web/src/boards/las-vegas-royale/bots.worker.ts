import { LEVEL_NAMES } from '@zaria/bots/level-names';
import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(lasVegasRoyale, LEVEL_NAMES['las-vegas-royale'], async () => {
  const { lasVegasRoyaleLevels } = await import('@zaria/bots/las-vegas-royale/levels');
  return lasVegasRoyaleLevels;
});
