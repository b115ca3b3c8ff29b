import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { nodesOf } from '../bots.ts';
import type { Checked, Given, Surroundings } from '../command.ts';
import { lastSave, openSave } from '../keeper/saves.ts';
import type { LocalMatch } from './attend.ts';

/** A match that goes on: from the file that was named, or the last one that is not over. */
export function resume(given: Given, { io, voice }: Surroundings): Checked<LocalMatch> {
  const clash = ['seats', 'option', 'seed', 'dice'].find(flag => given.has(flag));
  if (clash !== undefined)
    return fail(say(voice.words, 'complaint.flag-together', { flag: '--resume', other: `--${clash}` }));
  const nodes = nodesOf(given);
  if (!nodes.ok) return nodes;
  const named = given.operands[0] ?? given.text('save');
  const file = named === null ? lastSave(io, voice) : ok(named);
  if (!file.ok) return file;
  return ok({
    file: file.value,
    isNew: false,
    nodes: nodes.value,
    record: given.text('record'),
    open: () => openSave(voice, file.value),
  });
}
