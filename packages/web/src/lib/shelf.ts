/** The games as the home page knows them, before any rules are loaded. A test holds it against the rules. */
export interface Shelved {
  readonly id: 'las-vegas' | 'qwinto' | 'railroad-ink' | 'las-vegas-royale';
  readonly min: number;
  readonly max: number;
}

export const SHELF: readonly Shelved[] = [
  { id: 'las-vegas', min: 2, max: 5 },
  { id: 'qwinto', min: 1, max: 6 },
  { id: 'railroad-ink', min: 1, max: 6 },
  { id: 'las-vegas-royale', min: 2, max: 5 },
];

export const shelved = (id: string): Shelved | null => SHELF.find(game => game.id === id) ?? null;

/** How a game is played that has no board here yet. */
export const terminalCommand = (id: string): string => `node zaria play ${id}`;
