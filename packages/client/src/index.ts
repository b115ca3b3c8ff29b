export { openClient, type Client } from './client.ts';
export { openSight, type Moment, type Sight } from './sight.ts';
export { phraseText, saidText } from './phrases.ts';
export { chatRefusal, tableRefusal } from './refusals.ts';
