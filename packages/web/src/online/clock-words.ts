import type { Clock, Night } from '@zaria/table/public';
import { dates, tIn } from '../lib/words.svelte.ts';
import { stretchOf } from './clock.ts';

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];

export function timeText(ms: number): string {
  const { unit, n } = stretchOf(ms);
  return tIn('web-online', `time.${unit}`, { n });
}

/** What a clock is called: “Strict, 30 seconds”. */
export function clockText(clock: Clock): string {
  const kind = tIn('web-online', `clock.${clock.kind}`);
  return clock.kind === 'none' ? kind : tIn('web-online', 'clock.value', { kind, time: timeText(clock.after) });
}

/** What happens at the end of time. */
export const clockEnd = (clock: Clock): string =>
  clock.kind === 'none'
    ? tIn('web-online', 'clock.end.none')
    : tIn('web-online', `clock.end.${clock.kind}`, { time: timeText(clock.after) });

/** A moment as the reader's own clock shows it. */
export const hourText = (at: number): string => dates({ hour: 'numeric', minute: '2-digit' }).format(at);

/** When the night begins and ends for whoever reads it, wherever he is. `now`: of the day that is meant. */
export function nightText({ from, to, ahead }: Night, now: number): string {
  const day = Math.floor(now / DAY) * DAY;
  const here = (minute: number): string => hourText(day + (minute - ahead) * MINUTE);
  return tIn('web-online', 'clock.night.said', { from: here(from), to: here(to) });
}
