/** What a trace of Chromium is asked for here. */
export const CATEGORIES: readonly string[] = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  '__metadata',
];

/** How a mark of the page begins that says which scene follows. */
export const SCENE_MARK = 'scene: ';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, of a clock that all events share. */
  readonly ts?: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of the thread's own time: what else the machine does is not in it, the throttling is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** In milliseconds. */
export interface Work {
  /** The longest task of ours: all script that one task of the browser runs, with what the browser does inside of it. */
  readonly script: number;
  /** How much of that is the browser's own: styling and layout that the script asks for, and tidying up. */
  readonly inside: number;
  /** The longest task of any kind, layout and painting included. */
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

/** What the browser does by itself, also in the middle of a script. */
const BROWSERS = new Set(['Layout', 'MajorGC', 'MinorGC', 'UpdateLayoutTree', 'v8.compile']);

/** Whoever steers the browser calls functions in it, too: those have no address. */
const isOurs = ({ name, args }: TraceEvent): boolean =>
  SCRIPT.has(name) && (name !== 'FunctionCall' || args?.data?.url?.startsWith('http') === true);

const startOf = ({ ts = 0 }: TraceEvent): number => ts;
const endOf = ({ ts = 0, dur = 0 }: TraceEvent): number => ts + dur;
const timeOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;
const sum = (events: readonly TraceEvent[]): number => events.reduce((total, event) => total + timeOf(event), 0);

/** Those that are not inside of another one of the list. By their start. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = -Infinity;
  return events.filter(event => {
    if (endOf(event) <= until) return false;
    until = endOf(event);
    return true;
  });
}

/** What a task runs of us. */
function scriptIn(events: readonly TraceEvent[]): { readonly script: number; readonly inside: number } {
  const ours = outermost(events.filter(isOurs));
  const isInside = (event: TraceEvent): boolean =>
    ours.some(script => startOf(script) <= startOf(event) && endOf(event) <= endOf(script));
  return {
    script: sum(ours),
    inside: sum(outermost(events.filter(event => BROWSERS.has(event.name))).filter(isInside)),
  };
}

/** The thread that draws the page: of the renderers the one that did most. What it did, by its start. */
function eventsOfPage(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const works = mains.map(({ pid, tid }) => events.filter(event => event.pid === pid && event.tid === tid));
  const [busiest] = works.toSorted((a, b) => b.length - a.length);
  if (busiest === undefined) throw new Error('the trace has no page in it');
  // Of two that begin together the outer one is first.
  return busiest.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
}

/** The longest work of each scene, which begins with its mark and ends with the next one's. */
export function workIn(events: readonly TraceEvent[]): ReadonlyMap<string, Work> {
  const own = eventsOfPage(events);
  const marks = own.filter(({ name }) => name.startsWith(SCENE_MARK));
  const done = own.filter(({ ph }) => ph === 'X');
  const tasks = outermost(done.filter(({ name }) => name === 'RunTask'));
  const found = new Map<string, Work>();
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    const end = next === undefined ? Infinity : startOf(next);
    const work = { script: 0, inside: 0, task: 0 };
    for (const task of tasks.filter(task => startOf(task) >= startOf(mark) && startOf(task) < end)) {
      work.task = Math.max(work.task, timeOf(task));
      // No script in it can be longer than the task.
      if (timeOf(task) <= work.script) continue;
      const within = done.filter(event => startOf(task) <= startOf(event) && endOf(event) <= endOf(task));
      const { script, inside } = scriptIn(within);
      if (script > work.script) Object.assign(work, { script, inside });
    }
    found.set(mark.name.slice(SCENE_MARK.length), work);
  }
  return found;
}
