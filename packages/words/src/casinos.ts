/* What both Vegas games say in the same words. */

/** Dice as they are read out: 3, 3, 5. */
export const dice = (faces: readonly number[]): string => faces.join(', ');
