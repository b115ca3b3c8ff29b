/** What a trace of Chromium is asked for here. */
export const CATEGORIES: readonly string[] = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  '__metadata',
];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of the thread's own time: what else the machine does is not in it, the throttling is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** In milliseconds. */
export interface Work {
  /** The longest piece of script without a pause. */
  readonly script: number;
  /** The longest task, layout and painting included. */
  readonly task: number;
}

const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.compile',
]);

/** Whoever steers the browser calls functions in it, too: those have no address. */
const isOurs = ({ name, args }: TraceEvent): boolean =>
  SCRIPT.has(name) && (name !== 'FunctionCall' || args?.data?.url?.startsWith('http') === true);

/** The longest work on the thread that draws the page: of the renderers the one that did most. */
export function workIn(events: readonly TraceEvent[]): Work {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const works = mains.map(({ pid, tid }) => {
    const own = events.filter(event => event.ph === 'X' && event.pid === pid && event.tid === tid);
    const longest = (list: readonly TraceEvent[]): number =>
      list.reduce((most, { dur = 0, tdur = dur }) => Math.max(most, tdur), 0) / 1000;
    return {
      events: own.length,
      script: longest(own.filter(isOurs)),
      task: longest(own.filter(({ name }) => name === 'RunTask')),
    };
  });
  const [busiest] = works.toSorted((a, b) => b.events - a.events);
  if (busiest === undefined) throw new Error('the trace has no page in it');
  return { script: busiest.script, task: busiest.task };
}
