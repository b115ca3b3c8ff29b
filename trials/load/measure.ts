import { paceOf, sleep, type Stretch } from './pace.ts';
import type { Seating, Side } from './side.ts';

/** Before anything counts: what is compiled when it is hot should be. */
const WARM = { rate: 100, seconds: 3 } as const;

export async function measure(side: Side, seating: Seating, rate: number, seconds: number): Promise<Stretch> {
  const pace = paceOf(seating.each);
  const running = await side.start(seating, pace);
  try {
    while (pace.waiting < seating.tables / 2) await sleep(20);
    await pace.run(running, Math.min(rate, WARM.rate), WARM.seconds);
    return await pace.run(running, rate, seconds);
  } finally {
    await running.stop();
  }
}

export function describe({ wanted, done, p50, p99, p999, figures }: Stretch): string {
  const ms = (value: number): string => (value === Infinity ? 'never' : `${value.toFixed(1)} ms`);
  const { memory, delay, processor } = figures;
  return [
    `${wanted.toFixed(0)} placements/s wanted, ${done.toFixed(0)} done`,
    `told p50 ${ms(p50)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}`,
    `server ${memory.toFixed(0)} MB, ${(processor * 100).toFixed(0)} % of a core, ${((processor * 1000) / done).toFixed(2)} ms for each`,
    `its loop late p50 ${ms(delay.p50)}, p99 ${ms(delay.p99)}, at most ${ms(delay.most)}`,
  ].join('; ');
}

export const printStretch = (stretch: Stretch, print: (line: string) => void): void => print(describe(stretch));
