import { play, read, type Lesson } from '../lesson.ts';

/** A nine for the middle, a two for the left, and a second two that its column does not take. */
export const lesson: Lesson = {
  seats: 1,
  options: { starter: 0 },
  throws: ['dice 4 5', 'dice 2', 'dice 1 1'],
  others: [],
  steps: [
    read('qw.sheet', '.sheet'),
    play('roll orange yellow', 'qw.dice', '.tray', 'qw.dice.why'),
    play('result keep', 'qw.keep', null, 'qw.keep.why'),
    play('write o4', 'qw.rising', '[data-field="3"]', 'qw.rising.why'),
    play('roll purple', 'qw.purple', '.tray', 'qw.dice.why'),
    play('result keep', null, null, 'qw.keep.why'),
    play('write p2', 'qw.low', '[data-field="19"]', 'qw.low.why'),
    // The mark before has said which; whoever takes others is told once more.
    play('roll yellow purple', null, '.tray', 'qw.two'),
    play('result keep', null, null, 'qw.keep.why'),
    play('write y2', 'qw.column', '[data-field="10"]', 'qw.column.why'),
    read('qw.end', '.score'),
  ],
};
