import type { Terminal, TerminalEvents } from './io.ts';

const ENDING = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Ending = keyof typeof ENDING;

/** The terminal that this process has. Its events are those of the process: signals, crashes, the end. */
export function realTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;

  function watch({ resized, stopping, continued, ending }: TerminalEvents): () => void {
    /** The first signal lets the command come to an end; whoever insists is let go at once. */
    let signals = 0;
    const insisted = (signal: Ending): void => {
      if (++signals < 2) return;
      ending();
      process.exit(ENDING[signal]);
    };
    const stopped = (): void => {
      stopping();
      suspend();
    };
    output.on('resize', resized);
    process.on('SIGTSTP', stopped);
    process.on('SIGCONT', continued);
    process.on('exit', ending);
    // Before the error is printed, so that it is not printed on a screen that goes away.
    process.on('uncaughtExceptionMonitor', ending);
    for (const signal of Object.keys(ENDING) as Ending[]) process.on(signal, insisted);
    return () => {
      output.off('resize', resized);
      process.off('SIGTSTP', stopped);
      process.off('SIGCONT', continued);
      process.off('exit', ending);
      process.off('uncaughtExceptionMonitor', ending);
      for (const signal of Object.keys(ENDING) as Ending[]) process.off(signal, insisted);
    };
  }

  const suspend = (): void => void process.kill(process.pid, 'SIGSTOP');

  return {
    input,
    output,
    get size() {
      return { columns: output.columns, rows: output.rows };
    },
    watch,
    suspend,
  };
}
