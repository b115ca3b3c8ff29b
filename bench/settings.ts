import { UsageError } from './benchmark.ts';

/** What `parseArgs` throws is the caller's mistake; the first sentence says which. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? '') : String(error));
  }
}

/** How often something is measured, and how long each time. */
export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

export function roundsOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--rounds ${text} is not a whole number from 1`);
  return Number(text);
}

export function paceOf(values: { readonly rounds: string; readonly seconds: string }): Pace {
  const rounds = roundsOf(values.rounds);
  const seconds = Number(values.seconds);
  if (!(seconds >= 0.05 && seconds <= 600))
    throw new UsageError(`--seconds ${values.seconds} is not between 0.05 and 600`);
  return { rounds, seconds };
}
