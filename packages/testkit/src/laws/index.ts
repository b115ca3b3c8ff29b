import { clones, saving, views } from './copies.ts';
import { followed, imagined, rewound } from './follower.ts';
import type { Law } from './law.ts';
import { legality } from './legality.ts';
import { notation, records, replay } from './log.ts';
import { conservation, questions, standings } from './play.ts';
import { twoWorlds } from './told.ts';
import { commuting, wayBack } from './together.ts';

/** Everything a game must obey. */
export const LAWS: readonly Law[] = [
  questions,
  standings,
  conservation,
  legality,
  clones,
  views,
  saving,
  replay,
  records,
  notation,
  followed,
  imagined,
  rewound,
  twoWorlds,
  commuting,
  wayBack,
];
