import { lasVegasBots } from '@zaria/bots/las-vegas';
import { lasVegas } from '@zaria/games/las-vegas';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(lasVegas, lasVegasBots);
