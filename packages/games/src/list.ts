/** Every game there is, in the order a player meets them. Whoever shows or plays games has a record typed by this list. */
export const GAME_IDS = ['las-vegas', 'las-vegas-royale', 'qwinto', 'railroad-ink'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Something for each game: one that is missing does not compile. */
export type ByGame<T> = { readonly [id in GameId]: T };

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
