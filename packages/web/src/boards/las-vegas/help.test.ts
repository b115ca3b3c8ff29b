import { lasVegas, type LasVegasView } from '@zaria/games/las-vegas';
import { LANGUAGES, say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { pictureOf } from '../../keeper/pictures.ts';
import { help } from './help.ts';

test('the picture about equal numbers shows a tie that lets fewer dice win, as its caption says', () => {
  const picture = help.sections.find(({ title }) => title === 'tie.title')?.picture;
  if (!picture) throw new Error('there is no picture');
  const view = pictureOf(lasVegas, help.seats, help.options, picture.of) as LasVegasView;
  const { dice, notes, level, winning } = view.casinos[3];
  expect([dice, notes, level]).toEqual([[4, 1, 4], [90], [0, 2]]);
  expect(winning).toEqual([{ party: 1, note: 90 }]);
  for (const language of LANGUAGES)
    expect(say(wordsOf(language, 'help-las-vegas'), 'tie.caption')).toMatch(/3: .*4 .*\$90[.,]000/);
});
