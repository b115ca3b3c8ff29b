import type { AnyOptions, Viewer } from '@zaria/kit';
import type { KeyOf } from '@zaria/words';
import type { GameId } from './registry.ts';

type HelpArea = 'help-las-vegas' | 'help-qwinto';
type HelpKey = KeyOf<HelpArea>;

interface HelpSection {
  readonly title: HelpKey;
  readonly text: HelpKey;
  readonly caption: HelpKey;
  /** The moment that its picture shows. */
  readonly scene: {
    readonly seed: string;
    readonly step: string;
    readonly times: number;
    readonly viewer: Viewer;
  } | null;
}

/** What a newcomer reads about a game. */
export interface HelpPage {
  readonly area: HelpArea;
  readonly options: AnyOptions;
  readonly sections: readonly HelpSection[];
}

const section = (name: string, scene: HelpSection['scene'] = null): HelpSection => ({
  title: `${name}.title` as HelpKey,
  text: `${name}.text` as HelpKey,
  caption: `${name}.caption` as HelpKey,
  scene,
});

export const HELP: { readonly [id in GameId]?: HelpPage } = {
  'las-vegas': {
    area: 'help-las-vegas',
    options: { starter: 0 },
    sections: [
      section('goal'),
      section('table', { seed: 'help 3', step: 'roll', times: 1, viewer: 'spectator' }),
      section('turn', { seed: 'help 3', step: 'place', times: 4, viewer: 0 }),
      section('tie', { seed: 'help 3', step: 'roll', times: 10, viewer: 'spectator' }),
      section('payout'),
      section('end'),
    ],
  },
  qwinto: {
    area: 'help-qwinto',
    options: { starter: 0 },
    sections: [
      section('goal'),
      section('sheet', { seed: 'help 5', step: 'roll', times: 1, viewer: 0 }),
      section('turn', { seed: 'help 5', step: 'write', times: 3, viewer: 0 }),
      section('write', { seed: 'help 5', step: 'write', times: 9, viewer: 0 }),
      section('misthrow'),
      section('score', { seed: 'help 5', step: 'roll', times: 16, viewer: 0 }),
      section('end'),
    ],
  },
};
