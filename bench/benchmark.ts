/** One of the names of `npm run bench <name>`. */
export interface Benchmark {
  /** One line for the list of names. */
  readonly summary: string;
  readonly help: string;
  /** `args` are those after the name. Throws `UsageError` when they make no sense. */
  run(args: readonly string[]): Promise<void>;
}

/** The caller's mistake: reported in one line, exit code 2. */
export class UsageError extends Error {}
