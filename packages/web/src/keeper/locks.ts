/** One tab plays a match, the others watch it. */
export interface Hold {
  /** Asks the tab that plays to let this one play. */
  ask(): void;
  /** Tells the others that something was written. */
  hint(): void;
  release(): void;
}

interface Listener {
  /** This tab may write from now on, until `lost`. */
  granted(): Promise<void>;
  /** Another tab asked: finish what is being written; when this is kept, the lock passes on. */
  lost(): Promise<void>;
  /** Another tab has written. */
  hinted(): void;
}

type Message = 'wrote' | 'asks';

/**
 * Where there are no locks (an insecure address), this tab plays: the store's own fence keeps two tabs from writing the
 * same place.
 */
export function holdMatch(id: string, listener: Listener): Hold {
  const name = `zaria/match/${id}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const locks = (navigator as Partial<Navigator>).locks;
  /** This tab's place in the queue. */
  let waiting = new AbortController();
  let letGo: (() => void) | null = null;
  let isOver = false;
  /** Whether it is on its way to whoever asked: who asks once more, as by a double click, changes nothing. */
  let isGiving = false;

  function queue(): void {
    if (locks === undefined) {
      void listener.granted();
      return;
    }
    waiting = new AbortController();
    locks
      .request(name, { signal: waiting.signal }, async () => {
        if (isOver) return;
        const held = new Promise<void>(resolve => {
          letGo = resolve;
        });
        await listener.granted();
        await held;
        letGo = null;
      })
      .catch(() => {
        // Given up before it was granted.
      });
  }

  async function give(passOn: () => void): Promise<void> {
    isGiving = true;
    try {
      await listener.lost();
    } catch (error) {
      // Whoever asked reads what is kept.
      console.warn(error);
    }
    isGiving = false;
    passOn();
    // Behind the one who asked.
    queue();
  }

  const tell = (message: Message): void => {
    if (!isOver) channel?.postMessage(message);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'wrote') listener.hinted();
    else if (letGo === null) {
      // Whoever only watches, too, stands behind the one who asked.
      waiting.abort();
      queue();
    } else if (!isGiving) void give(letGo);
  });

  queue();
  return {
    ask: () => tell('asks'),
    hint: () => tell('wrote'),
    release() {
      isOver = true;
      waiting.abort();
      letGo?.();
      channel?.close();
    },
  };
}
