import { BONUS_COLUMNS, COLOURS, colourOf, endingOf, placeOf } from '@zaria/games/qwinto';
import type { Colour, Ending, Field, QwintoReason, QwintoShape, scorePosition } from '@zaria/games/qwinto';
import type { Seat } from '@zaria/kit';
import type { GameWords, PositionOf } from './game-words.ts';
import { starterValue } from './options.ts';
import { nameOf } from './seats.ts';
import { say, type Words } from './words.ts';

type Areas = 'common' | 'qwinto';
type Own = Words<'qwinto'>;

export const qwintoWords: GameWords<QwintoShape, Areas, PositionOf<typeof scorePosition>> = {
  areas: ['common', 'qwinto'],

  fact(words, fact, names) {
    if (fact.fact === 'over') return say(words, 'fact.over');
    const name = nameOf(names, fact.seat);
    switch (fact.fact) {
      case 'starts':
        return say(words, 'fact.starts', { name });
      case 'rolled': {
        const dice = fact.dice.map((colour, i) => say(words, 'die.face', { colour, face: fact.faces[i] ?? 0 }));
        const rolled = { name, dice, number: fact.number };
        return say(words, fact.attempt === 1 ? 'fact.rolled' : 'fact.rolled-again', rolled);
      }
      case 'kept':
        return say(words, 'fact.kept', { name, number: fact.number });
      case 'wrote':
        return say(words, 'fact.wrote', { ...fact, name });
      case 'passed':
        return say(words, 'fact.passed', { name });
      case 'misthrow':
        return say(words, 'fact.misthrow', { name, count: fact.count });
      case 'full-row':
        return say(words, 'fact.full-row', { ...fact, name });
      case 'full-column':
        return say(words, 'fact.full-column', { name, points: fact.points });
      case 'ended':
        return say(words, `fact.ended-${fact.by}`, { name });
    }
  },

  question: (words, step) => say(words, `ask.${step}`),

  action(words, action) {
    switch (action.step) {
      case 'roll':
        return say(words, 'action.roll', { dice: action.answer.map(colour => say(words, 'die', { colour })) });
      case 'result':
        return say(words, `action.${action.answer}`);
      case 'write':
        return typeof action.answer === 'string'
          ? say(words, `action.${action.answer}`)
          : say(words, 'action.write', rowAndPlace(action.answer));
    }
  },

  reason,

  option: (words, option) => ({ name: say(words, `option.${option}`), about: say(words, `option.${option}.about`) }),
  optionValue: (words, _option, value, names) => starterValue(words, value, names),

  score: (words, score) => say(words, 'count.points', { n: score }),
  part: (words, { part, value }) => ({ name: partName(words, part), value: say(words, 'number', { n: value }) }),

  ending(words, { sheets }, names) {
    const endedBy = (by: Ending): readonly string[] =>
      sheets.flatMap((sheet, seat) => (endingOf(sheet) === by ? [nameOf(names, seat as Seat)] : []));
    return ENDINGS.filter(by => endedBy(by).length > 0)
      .map(by => say(words, `ending.${by}`, { names: endedBy(by) }))
      .join(' ');
  },

  positionScore: (words, { rows, columns, misthrows, total }) => [
    ...COLOURS.map(colour => line(words, colour, rows[colour])),
    ...BONUS_COLUMNS.map(column => line(words, `column-${column}`, columns[column])),
    line(words, 'misthrows', misthrows),
    line(words, 'total', total),
  ],
  positionFault(words, fault) {
    switch (fault.why) {
      case 'row-shape':
        return say(words, 'position.row-shape', fault);
      case 'number-range':
        return say(words, 'position.number-range', fault);
      case 'not-rising':
        return say(words, 'position.not-rising', fault);
      case 'repeats-in-column':
        return say(words, 'position.repeats-in-column', fault);
      case 'misthrows-range':
        return say(words, 'position.misthrows-range', fault);
      case 'three-full-rows':
        return say(words, 'position.three-full-rows');
    }
  },
};

const ENDINGS: readonly Ending[] = ['rows', 'misthrows'];

/** Fields are counted from 1, as people do. */
const rowAndPlace = (field: Field): { colour: Colour; place: number } => ({
  colour: colourOf(field),
  place: placeOf(field) + 1,
});

function reason(words: Own, why: QwintoReason): string {
  switch (why.why) {
    case 'colour-not-rolled':
      return say(words, 'reason.colour-not-rolled', { colour: why.colour });
    case 'not-rising':
      return say(words, 'reason.not-rising', rowAndPlace(why.against));
    case 'out-of-range':
    case 'occupied':
    case 'repeats-in-column':
    case 'not-active':
    case 'misthrow-due':
      return say(words, `reason.${why.why}`);
  }
}

type Line = QwintoShape['part'] | 'total';

const line = (words: Own, part: Line, points: number): string =>
  say(words, 'position.line', { name: partName(words, part), points });

function partName(words: Own, part: Line): string {
  switch (part) {
    case 'orange':
    case 'yellow':
    case 'purple':
    case 'misthrows':
    case 'total':
      return say(words, `part.${part}`);
    case 'column-2':
    case 'column-3':
    case 'column-7':
    case 'column-8':
    case 'column-9':
      return say(words, 'part.column', { column: Number(part.slice('column-'.length)) });
  }
}
