/** How this program is called, for sentences that say what to type: whoever starts it knows. */
export const PROGRAM = process.env['ZARIA_PROGRAM'] ?? './zaria';

/** A file name as one types it in a shell. */
export const quoted = (file: string): string =>
  /^[\w@%+=:,./~-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
