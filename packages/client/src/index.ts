export { phraseText, saidText } from './phrases.ts';
export { chatRefusal, tableRefusal } from './refusals.ts';
