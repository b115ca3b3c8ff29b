import { paceOf, sleep, type Pace, type Stretch } from './pace.ts';
import type { Running, Seating, Side } from './side.ts';

/** Before anything counts: what is compiled when it is hot should be. */
const WARM = { rate: 100, seconds: 3 } as const;

export interface Rate {
  readonly rate: number;
  readonly seconds: number;
}

/** Seats everybody, and lets them play for a while before it is used: then measures whatever is wanted. */
export async function withPeople<R extends Running, T>(
  side: Side<R>,
  seating: Seating,
  use: (stretch: (rate: number, seconds: number) => Promise<Stretch>, running: R, pace: Pace) => Promise<T>,
  warm: Rate = WARM,
): Promise<T> {
  const pace = paceOf(seating.each);
  const running = await side.start(seating, pace);
  try {
    while (pace.waiting < seating.tables / 2) await sleep(20);
    await pace.spread(running, seating.tables);
    await pace.run(running, warm.rate, warm.seconds);
    return await use((rate, seconds) => pace.run(running, rate, seconds), running, pace);
  } finally {
    await running.stop();
  }
}

export const measure = (side: Side, seating: Seating, { rate, seconds }: Rate, warm?: Rate): Promise<Stretch> =>
  withPeople(side, seating, stretch => stretch(rate, seconds), warm);

export const ms = (value: number): string => (value === Infinity ? 'never' : `${value.toFixed(1)} ms`);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** In one line, for a search. */
export function describe({ wanted, done, p50, p99, figures, generator }: Stretch): string {
  const { processor, database } = figures;
  return [
    `${wanted.toFixed(0)} placements/s wanted, ${done.toFixed(0)} done`,
    `told p50 ${ms(p50)}, p99 ${ms(p99)}`,
    `of a core: server ${percent(processor)} (${((processor * 1000) / done).toFixed(2)} ms a placement)${database === null ? '' : `, database ${percent(database)}`}, clients ${percent(generator)}`,
  ].join('; ');
}

/** Under headings, for one stretch. */
export function printStretch(
  { wanted, done, p50, p99, p999, figures, generator }: Stretch,
  print: (line: string) => void,
): void {
  const { memory, delay, processor, database } = figures;
  const lines = [
    ['placements a second', `${wanted.toFixed(1)} wanted, ${done.toFixed(1)} done`],
    ['move to told', `p50 ${ms(p50)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}`],
    ['memory of the server', `${memory.toFixed(0)} MB`],
    ['its loop late by', `p50 ${ms(delay.p50)}, p99 ${ms(delay.p99)}, at most ${ms(delay.most)}`],
    [
      'processor',
      `${database === null ? 'server and store' : 'servers'} ${percent(processor)} of a core, ${((processor * 1000) / done).toFixed(2)} ms a placement`,
    ],
    ...(database === null ? [] : [['', `database ${percent(database)} of a core`] as const]),
    ['', `clients ${percent(generator)} of a core`],
  ] as const;
  for (const [name, what] of lines) print(`  ${name.padEnd(22)}${what}`);
}
