import { clones, saving, views } from './copies.ts';
import { tellings } from './facts.ts';
import { followed, imagined, rewound } from './follower.ts';
import type { Law } from './law.ts';
import { illTyped } from './ill-typed.ts';
import { legality, reasons } from './legality.ts';
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
  reasons,
  illTyped,
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
  tellings,
  commuting,
  wayBack,
];
