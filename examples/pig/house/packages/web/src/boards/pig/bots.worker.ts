import { levelsIn, printBotName } from '@zaria/bots';
import { pigBots } from '@zaria/bots/pig';
import { pig } from '@zaria/games/pig';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(pig, levelsIn(pigBots).map(printBotName), async () => pigBots.levels);
