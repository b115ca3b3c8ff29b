/** The faces of a die, and the casinos that carry their numbers. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export type ByFace<T> = { [face in Face]: T };
export type ReadonlyByFace<T> = { readonly [face in Face]: T };

export const byFace = <T>(value: (face: Face) => T): ByFace<T> => ({
  1: value(1),
  2: value(2),
  3: value(3),
  4: value(4),
  5: value(5),
  6: value(6),
});

export const copyByFace = <T>(by: ReadonlyByFace<T>): ByFace<T> => ({
  1: by[1],
  2: by[2],
  3: by[3],
  4: by[4],
  5: by[5],
  6: by[6],
});

/** How many dice show each face. */
export type Dice = ReadonlyByFace<number>;

/** A roll without dice. */
export const NO_DICE: Dice = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };

export const countDice = (dice: Dice): number => dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6];

/** The dice as they would lie in a row: 3 3 3 5. */
export const facesOf = (dice: Dice): Face[] => FACES.flatMap(face => Array<Face>(dice[face]).fill(face));

export const isFace = (value: unknown): value is Face => (FACES as readonly unknown[]).includes(value);
