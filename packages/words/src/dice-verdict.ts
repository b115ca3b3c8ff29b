import { say, type Words } from './words.ts';

/** What was shown of the dice of a match, as a verifier counts it. */
interface Shown {
  readonly kind: 'open' | 'local' | 'typed';
  readonly draws: number;
  readonly all: number;
  readonly some: number;
  readonly host: number;
  readonly seats: readonly (readonly [took: number, withheld: number, first: number | null])[];
  readonly late: number;
  readonly lost: number;
  readonly undone: number;
  readonly agreed: number;
  readonly receipt: string;
}

/** What else is known: who sits where in the end, whether the match came to its end, and whether a receipt was compared. */
interface Known {
  readonly names: readonly string[];
  /** `null`: it was not looked at. */
  readonly isFinished: boolean | null;
  readonly isReceiptCompared: boolean;
}

/** The verdict in sentences: exactly what was shown, and what was not. */
export function diceVerdict(words: Words<'common' | 'verdict'>, shown: Shown, known: Known): readonly string[] {
  return [
    ...origin(words, shown, known.names),
    ...(shown.undone === 0 ? [] : [undone(words, shown)]),
    ...(shown.lost === 0 ? [] : [say(words, 'verdict.lost', { lost: shown.lost })]),
    ...(known.isFinished === false ? [say(words, 'verdict.unfinished')] : []),
    say(words, known.isReceiptCompared ? 'verdict.receipt.same' : 'verdict.limits'),
  ];
}

function origin(words: Words<'common' | 'verdict'>, shown: Shown, names: readonly string[]): readonly string[] {
  const { draws } = shown;
  switch (shown.kind) {
    case 'typed':
      return [say(words, 'verdict.typed', { draws })];
    case 'local':
      return [say(words, 'verdict.throws', { draws }), say(words, 'verdict.local')];
    case 'open':
      return [
        shares(words, shown, names),
        ...shown.seats.flatMap(([, n], seat) =>
          n === 0 ? [] : [say(words, 'verdict.withheld', { name: names[seat] ?? '', n })],
        ),
        ...(shown.late === 0 ? [] : [say(words, 'verdict.late', { late: shown.late })]),
      ];
  }
}

function shares(
  words: Words<'common' | 'verdict'>,
  { draws, all, some, host, seats }: Shown,
  names: readonly string[],
): string {
  const took = seats.flatMap(([n], seat) => (n === 0 ? [] : [`${names[seat] ?? ''} ${say(words, 'number', { n })}`]));
  const list = [
    ...(all === 0 ? [] : [say(words, 'verdict.all', { n: all })]),
    ...(some === 0 ? [] : [say(words, 'verdict.some', { n: some, took: took.join(', '), draws })]),
    ...(host === 0 ? [] : [say(words, 'verdict.alone', { n: host })]),
  ];
  return list.length === 0
    ? say(words, 'verdict.throws', { draws })
    : say(words, 'verdict.shares', { draws, shares: list });
}

function undone(words: Words<'common' | 'verdict'>, { undone: count, agreed }: Shown): string {
  if (agreed === count) return say(words, 'verdict.undone.agreed', { undone: count });
  if (agreed === 0) return say(words, 'verdict.undone.alone', { undone: count });
  return say(words, 'verdict.undone.part', { undone: count, agreed });
}
