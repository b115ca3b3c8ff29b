import { NATURE } from '@zaria/kit';
import type { Outcome } from '../side.ts';
import type { World } from '../world.ts';
import { breathCheck } from './breath.ts';
import { consentCheck } from './consent.ts';

/** Watches what is written: draws are counted, nobody is hurried, and nothing is undone against anybody's will. */
export function writtenCheck(world: World): (outcome: Outcome) => void {
  const { main } = world;
  const checkBreath = breathCheck(world);
  const checkConsent = consentCheck(world);
  /** Counted, not believed. */
  let draws = 0;

  return ({ written }) => {
    for (const { what } of written) {
      if (what.kind !== 'match') continue;
      if (what.entry.kind === 'note' && what.entry.note.note === 'lost') draws = what.entry.note.n;
      if (what.entry.kind !== 'play' || what.entry.actor !== NATURE) continue;
      const { draw, action } = what.entry;
      draws++;
      if (main.table.dice === 'typed' ? draw !== undefined : draw?.n !== draws || draw.purpose !== action.step)
        world.broken('draws', `draw ${JSON.stringify(draw)} where number ${draws} is due`);
    }
    checkBreath(written);
    checkConsent();
  };
}
