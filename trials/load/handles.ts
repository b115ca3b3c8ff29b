import { readFileSync } from 'node:fs';

/** What a process has open beside its sockets, roughly, and sockets that are closed and opened at the same moment. */
const BESIDE = 500;

/** In a sentence, why a process may not open so many sockets; `null`: it may, or the system does not say. */
export function lackOfHandles(sockets: number, limits: string | null = readLimits()): string | null {
  // Node raises what it may open to the hard limit by itself, in this process and in servers that it starts.
  const hard = Number(/^Max open files\s+\S+\s+(\d+)/m.exec(limits ?? '')?.[1] ?? Infinity);
  const wanted = sockets + BESIDE;
  if (hard >= wanted) return null;
  return `${sockets} sockets need ${wanted} open files in a process, and ${hard} are allowed: ulimit -n ${wanted} as root, or LimitNOFILE=${wanted} in a unit of systemd`;
}

function readLimits(): string | null {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return null;
  }
}
