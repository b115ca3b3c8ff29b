/** An answer as text a person can read and type, and back. */
export interface Notation<A> {
  print(answer: A): string;
  /** `null`: not such an answer. */
  parse(text: string): A | null;
}

/** For a step with one possible answer: its name says all. */
export const nothing: Notation<'go'> = {
  print: () => '',
  parse: text => (text === '' ? 'go' : null),
};

export function oneOf<A extends string | number>(answers: readonly A[]): Notation<A> {
  const byText = new Map(answers.map(answer => [String(answer), answer]));
  return { print: String, parse: text => byText.get(text) ?? null };
}

/** A list of whole numbers, "3 3 5". */
export const numbers: Notation<readonly number[]> = {
  print: list => list.join(' '),
  parse(text) {
    if (text === '') return [];
    const list = text.split(' ').map(Number);
    return list.every(Number.isInteger) ? list : null;
  },
};

/** The same notation for a value that is written as another one. */
export const mapped = <A, B>(
  notation: Notation<B>,
  to: (answer: A) => B,
  from: (value: B) => A | null,
): Notation<A> => ({
  print: answer => notation.print(to(answer)),
  parse(text) {
    const value = notation.parse(text);
    return value === null ? null : from(value);
  },
});
