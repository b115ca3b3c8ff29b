import { play, read, type Lesson } from '../lesson.ts';

/** Three against three at casino 3, until one more comes. */
export const lesson: Lesson = {
  seats: 2,
  options: { starter: 0, openMoney: true, neutral: false },
  throws: [
    'deal 60 20+40 80 50 90 30+30',
    'dice 1 1 3 3 3 5 6 6',
    'dice 2 3 3 3 4 4 5 6',
    'dice 2 3 5 6 6',
    'dice 4 4 4 4 4',
    'dice 6 6 6 6',
  ],
  others: ['roll', 'place 3', 'roll', 'place 4'],
  steps: [
    read('lv.money', '[data-place^="casino"]'),
    play('roll', 'lv.roll'),
    play('place 3', 'lv.place', '[data-place="casino 3"]', 'lv.place.why'),
    read('lv.tie', '[data-place="casino 3"]'),
    play('roll'),
    play('place 3', 'lv.break', '[data-place="casino 3"]', 'lv.break.why'),
    play('roll'),
    play('place 6', 'lv.last', '[data-place="casino 6"]'),
    read('lv.end', null),
  ],
};
