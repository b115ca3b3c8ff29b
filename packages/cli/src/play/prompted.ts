import { isCancel, type CANCEL_SYMBOL } from '@clack/prompts';
import type { Terminal } from '../io.ts';

/** What every prompt is given: where it is shown, and what ends it. */
export type Place = Terminal & { readonly signal: AbortSignal };

interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
}

/**
 * The answer to a prompt; `null` when the person leaves: by Ctrl-C, by Ctrl-D (which the prompts themselves do not
 * know), because the terminal is gone, or by the signal.
 */
export async function prompted<T>(
  terminal: Terminal,
  signal: AbortSignal | null,
  prompt: (place: Place) => Promise<T | typeof CANCEL_SYMBOL>,
): Promise<T | null> {
  const { input } = terminal;
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  const onKey = (_text: string | undefined, key: Key): void => {
    if (key.ctrl === true && key.name === 'd') leave();
  };
  input.on('keypress', onKey);
  input.once('end', leave);
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  try {
    const answer = await prompt({ ...terminal, signal: leaving.signal });
    return isCancel(answer) ? null : answer;
  } finally {
    input.off('keypress', onKey);
    input.off('end', leave);
    signal?.removeEventListener('abort', leave);
  }
}
