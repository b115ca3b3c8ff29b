import { play, read, type Lesson } from '../lesson.ts';

/** Casino 1 has High Five: three small dice and the Biggy are enough for its marker. */
export const lesson: Lesson = {
  seats: 2,
  options: { mode: 'royale', tiles: 'C1', noRepeats: false, neutral: false, openMoney: true, starter: 0 },
  throws: [
    'deal 30+40 50+60 30+50 60+70 80+40 90+100',
    'bank 30*7 40*7 50*8 60*8 70*8 80*6 90*5 100*5',
    'tiles C1',
    'dice 1 1 1 4 5 5 6 B1',
    'dice 2 2 2 3 3 6 6 B2',
    'dice 2 3 4 5',
    'dice 3 3 4 6',
    'dice 6 6 6 6',
    'dice 4 4',
  ],
  others: ['roll', 'place 2', 'roll', 'place 3', 'roll', 'place 4'],
  steps: [
    read('lvr.cards', '[data-place^="casino"]'),
    read('lvr.tile', '[data-place="tile 1"]'),
    play('roll', 'lvr.biggy', '[data-place="hand 0"]'),
    play('place 1', 'lvr.place', '[data-place="casino 1"]', 'lvr.place.why'),
    read('lvr.marker', '[data-place="tile 1"]'),
    play('roll'),
    play('place pass', 'lvr.chips', '[data-place="hand 0"]', 'lvr.chips.why'),
    play('roll'),
    play('place 6', 'lvr.last', '[data-place="casino 6"]'),
    read('lvr.end', null),
  ],
};
