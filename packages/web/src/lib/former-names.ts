/**
 * Remembers what those were called who had the seats before those who have them now. It is told the names whenever they may
 * have changed, and gives for each seat the name before the last change; as long as there was none, the one there is.
 */
export function formerNames(): (names: readonly string[]) => readonly string[] {
  let called: readonly string[] = [];
  let before: readonly string[] = [];
  return names => {
    before = names.map((name, seat) => (called[seat] === name ? before[seat] : called[seat]) ?? name);
    called = names;
    return before;
  };
}
