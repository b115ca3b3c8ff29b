export { diceVerdict } from './dice-verdict.ts';
export type { AnyGameWords, AnyTableWords, GameWords, PositionOf, SeatAction, TableWords } from './game-words.ts';
export { percent } from './formats.ts';
export { LANGUAGES, LANGUAGE_NAMES, detectLanguage, isLanguage, type Language } from './languages.ts';
export { loadWords } from './load.ts';
export { optionFault, recordFault, refusal } from './refusals.ts';
export { turn } from './turn.ts';
export { COLOURS, SHAPES, colourOf, nameOf, shapeOf, type Colour, type Names, type Shape } from './seats.ts';
export { tidings, verdict, verdictSentences } from './tellings.ts';
export {
  FIRST_NAMES,
  firstNameOf,
  isUsualName,
  keptNames,
  nameFor,
  namesFor,
  seatName,
  type FirstName,
} from './usual-names.ts';
export { dateFormat } from './dates.ts';
export { say, type Area, type ArgsOf, type KeyOf, type PageArea, type Words } from './words.ts';
export { YOU } from './you.ts';
