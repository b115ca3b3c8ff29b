import { lasVegasRoyaleBots } from '@zaria/bots/las-vegas-royale';
import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(lasVegasRoyale, lasVegasRoyaleBots);
