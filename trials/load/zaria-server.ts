import { writeSync } from 'node:fs';
import { openStore } from '@zaria/server/store';
import { openTrialServer } from '../trial-server.ts';
import { answerFigures } from './measuring.ts';

const [folder = '', bots = '{}'] = process.argv.slice(2);
const server = await openTrialServer(await openStore({ folder }), {
  level: 'error',
  bots: JSON.parse(bots) as object,
});
process.on('SIGTERM', () => process.exit(0));
answerFigures();
writeSync(1, `listening ${server.port}\n`);
