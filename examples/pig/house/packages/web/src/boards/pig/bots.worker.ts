import { pigBots } from '@zaria/bots/pig';
import { pig } from '@zaria/games/pig';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(pig, pigBots);
