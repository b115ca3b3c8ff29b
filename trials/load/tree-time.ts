import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

interface Counted {
  readonly parent: number;
  readonly own: number;
  /** Of those that it has waited for: their time is nowhere else any more. */
  readonly ended: number;
}

/** Processor seconds that a process and all that it has started have used so far; `null` where the system does not say. */
export function treeTime(root: number): number | null {
  const counted = new Map<number, Counted>();
  try {
    for (const name of readdirSync('/proc')) {
      const one = /^\d+$/.test(name) ? timeOf(name) : null;
      if (one !== null) counted.set(Number(name), one);
    }
  } catch {
    return null;
  }
  if (!counted.has(root)) return null;
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid, { parent }] of counted) if (family.has(parent)) family.add(pid);
  }
  let ticks = 0;
  for (const pid of family) {
    const { own, ended } = counted.get(pid) ?? { own: 0, ended: 0 };
    ticks += own + ended;
  }
  return ticks / TICKS;
}

/** `null`: it has ended meanwhile. */
function timeOf(pid: string): Counted | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name is in brackets and may have any character in it. Behind it: state, parent, … from the 3rd field on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number): number => Number(fields[number - 3] ?? 0);
    return { parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) };
  } catch {
    return null;
  }
}
