import { qwintoBots } from '@zaria/bots/qwinto';
import { qwinto } from '@zaria/games/qwinto';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(qwinto, qwintoBots);
