import alone from '../../weights/qwinto-alone.json' with { type: 'json' };
import known from '../../weights/qwinto-known.json' with { type: 'json' };
import outlook from '../../weights/qwinto-outlook.json' with { type: 'json' };
import together from '../../weights/qwinto.json' with { type: 'json' };
import { netsIn } from './learned/player.ts';
import { lazily } from './learned/weights.ts';

/** What the levels that learned think with; `null`: it cannot be read. */
export const qwintoNets = lazily(() => netsIn({ alone, together }, { own: known, outlook }));
