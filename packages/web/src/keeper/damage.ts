import type { Damage } from './reading.ts';

/** What is kept of a match cannot be read to its end. */
export class DamagedMatch extends Error {
  readonly damage: Damage;
  constructor(damage: Damage) {
    super(`a match is damaged: ${damage.why}`);
    this.damage = damage;
  }
}
