import type { Playable } from '../boards/playable.ts';
import type { Around } from '../lib/sitting.ts';
import { settings } from '../lib/settings.svelte.ts';
import { tIn } from '../lib/words.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';
import { screenAddress } from './links.ts';
import { talkAt } from './talk.svelte.ts';

export function aroundTable(at: AtTable, playable: Playable): Around {
  let isOpen = $state(false);
  let isTalking = $state(false);
  const talk = talkAt(at);
  const around: Around = {
    at,
    playable,
    part: import('../screens/online/Around.svelte'),
    get isOpen() {
      return isOpen;
    },
    set isOpen(open) {
      isOpen = open;
    },
    talk,
    get isTalking() {
      return isTalking;
    },
    set isTalking(open) {
      isTalking = open;
    },
    get tools() {
      const { ownOnly } = settings.now;
      const sheet = {
        icon: 'file',
        label: tIn('web-online', ownOnly ? 'own-only.off' : 'own-only'),
        use: () => settings.change({ ownOnly: !ownOnly }),
      } as const;
      return [
        { icon: 'talk', label: tIn('web-online', 'talk'), use: () => void (isTalking = true) },
        { icon: 'people', label: tIn('web-online', 'people'), use: () => void (isOpen = true) },
        ...(at.now.own.length > 0 ? [sheet] : []),
        { icon: 'device', label: tIn('web-online', 'screen'), href: screenAddress(at.id) },
      ] as const;
    },
  };
  return around;
}
