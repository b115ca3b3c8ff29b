/**
 * What is submitted once is done once: while `doing` is under way, and after it has succeeded, another call does
 * nothing. It says whether it has; what failed may be tried again.
 */
export function once<A extends readonly unknown[]>(
  doing: (...given: A) => Promise<boolean>,
): (...given: A) => Promise<void> {
  let isTaken = false;
  return async (...given) => {
    if (isTaken) return;
    isTaken = true;
    try {
      isTaken = await doing(...given);
    } catch (error) {
      isTaken = false;
      throw error;
    }
  };
}
