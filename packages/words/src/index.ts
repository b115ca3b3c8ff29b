export type { AnyGameWords, AnyTableWords, GameWords, PositionOf, SeatAction, TableWords } from './game-words.ts';
export { LANGUAGES, LANGUAGE_NAMES, detectLanguage, isLanguage, type Language } from './languages.ts';
export { loadWords } from './load.ts';
export { optionFault, recordFault, refusal, turn } from './refusals.ts';
export { COLOURS, SHAPES, colourOf, nameOf, shapeOf, type Colour, type Names, type Shape } from './seats.ts';
export { tidings, verdict } from './tellings.ts';
export { isUsualName, keptNames, nameFor, namesFor, seatName } from './usual-names.ts';
export { say, type Area, type ArgsOf, type KeyOf, type Words } from './words.ts';
export { YOU } from './you.ts';
