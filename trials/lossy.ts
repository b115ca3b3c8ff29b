import type { Rng } from '@zaria/kit';
import type { OpenBus } from '@zaria/server/cluster';

/** A bus of which so many of a hundred hints are lost, and as many come twice, the second time late. */
export const lossy =
  (open: OpenBus, percent: number, rng: Rng): OpenBus =>
  async outside => {
    const bus = await open(outside);
    return {
      close: () => bus.close(),
      tell(hint) {
        const fate = rng.below(100);
        if (fate < percent) return;
        bus.tell(hint);
        if (fate >= 100 - percent) setTimeout(() => bus.tell(hint), 20);
      },
    };
  };
