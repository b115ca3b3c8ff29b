export { openClient, type Client } from './client.ts';
export { mayHint } from './hints.ts';
export { phraseText, saidText } from './phrases.ts';
export { chatRefusal, tableRefusal } from './refusals.ts';
export { warningTexts } from './warnings.ts';
export { openSight, retell, type Moment, type Retold, type Sight, type TableSight } from './sight.ts';
