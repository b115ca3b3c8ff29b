import type { Expansion } from '@zaria/games/railroad-ink';
import lakes from '../../weights/railroad-ink-lakes.json' with { type: 'json' };
import none from '../../weights/railroad-ink-none.json' with { type: 'json' };
import rivers from '../../weights/railroad-ink-rivers.json' with { type: 'json' };
import type { Model } from './learned/model.ts';
import { readWeights, type SavedWeights } from './learned/weights.ts';

/** What was learned, for each expansion; `null` where nothing was, or it cannot be read. */
export type Models = { readonly [expansion in Expansion]: () => Model | null };

/** Read when it is first asked for. */
function reading(saved: SavedWeights, expansion: Expansion): () => Model | null {
  let model: Model | null | undefined;
  return () => (model === undefined ? (model = readWeights(saved, expansion)) : model);
}

export const MODELS: Models = {
  none: reading(none, 'none'),
  rivers: reading(rivers, 'rivers'),
  lakes: reading(lakes, 'lakes'),
};
