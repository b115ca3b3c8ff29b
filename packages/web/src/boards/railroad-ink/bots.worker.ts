import { railroadInkBots } from '@zaria/bots/railroad-ink';
import { railroadInk } from '@zaria/games/railroad-ink';
import { answerBotQuestions } from '../../keeper/thinking.ts';

answerBotQuestions(railroadInk, railroadInkBots);
