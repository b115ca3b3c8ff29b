/* Where somebody was told, on this device, that the dice of a match come from the device it began on. */

const keyOf = (table: string): string => `zaria/dice-told/${table}`;

export function isToldOfDice(table: string): boolean {
  try {
    return localStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}

export function keepToldOfDice(table: string): void {
  try {
    localStorage.setItem(keyOf(table), 'yes');
  } catch {
    // Blocked storage: he is told once more.
  }
}
