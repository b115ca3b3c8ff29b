import type { RoyaleSteps } from '@zaria/games/las-vegas-royale';
import type { SeatAction } from '../game-words.ts';
import { say, type Words } from '../words.ts';
import { firstAction, isFirstAction } from './first.ts';
import type { Areas } from './tiles.ts';

/** A possible answer, as on a button. */
export function royaleAction(words: Words<Areas>, action: SeatAction<RoyaleSteps>): string {
  if (isFirstAction(action)) return firstAction(words, action);
  switch (action.step) {
    case 'moveDie': {
      const { move, size, casino } = action.answer;
      return say(words, `action.${move}-die.${size}`, { casino });
    }
    case 'luckyPunch.hide':
    case 'luckyPunch.guess':
      return say(words, 'action.tokens', { n: action.answer });
    case 'primeTime.place':
      return action.answer.length === 0
        ? say(words, 'action.none')
        : say(words, 'action.black', { casinos: action.answer.map(String), count: action.answer.length });
    case 'fiftyFifty.bet':
      return say(words, `action.bet.${action.answer}`);
    case 'powerPlay.turn':
      return action.answer === 'roll'
        ? say(words, 'action.roll')
        : say(words, `action.place-die.${action.answer.size}`, { casino: action.answer.casino });
    case 'noEntry.close':
      return action.answer === 'leave'
        ? say(words, 'action.leave')
        : say(words, 'action.close', { casino: action.answer });
    case 'knockout.die':
    case 'myChoice.gold':
      return say(words, `action.die.${action.answer}`);
    case 'blockIt.put':
      return say(words, 'action.block', action.answer);
    case 'handicap.take':
      return action.answer === 'no'
        ? say(words, 'action.none')
        : say(words, `action.relief.${action.answer.reward}`, { casino: action.answer.casino });
    case 'blackBox.split':
      return say(words, 'action.split', action.answer);
    case 'blackBox.pick':
      return say(words, `action.pile.${action.answer}`);
    case 'doubleDown.move': {
      const { small, big } = action.answer;
      if (small === 0) return big === 0 ? say(words, 'action.none') : say(words, 'action.die.big');
      return say(words, big === 0 ? 'action.move-dice' : 'action.move-dice-both', { small });
    }
    case 'niceDice.slot':
      return action.answer === 'no'
        ? say(words, 'action.none')
        : say(words, `action.slot-die.${action.answer.size}`, { slot: action.answer.casino });
    case 'myChoice.use':
      return say(words, `action.choice.${action.answer}`);
    case 'myChoice.tile':
      return say(words, 'action.tile', { casino: action.answer });
  }
}
