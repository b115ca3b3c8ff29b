import { fail, ok } from '@zaria/kit';
import { namesFor, say } from '@zaria/words';
import { EXIT, complaint, type Given, type Surroundings, type Tried } from '../command.ts';
import { printLines } from '../io.ts';
import { keptMatches, openSave, type Kept } from '../keeper/saves.ts';
import { choose } from '../screen/dialogue.ts';
import { complain } from '../text/complain.ts';
import { inkOf } from '../text/pen.ts';
import { plain } from '../text/plain.ts';
import { gameName, type Voice } from '../text/voice.ts';
import type { LocalMatch } from './attend.ts';
import { askOn } from './setup.ts';
import { thoughtOf } from './thought.ts';

/** A match that goes on: from the file that was named, or one of those that are kept. `null`: the person leaves. */
export async function resume(given: Given, surroundings: Surroundings): Promise<Tried<LocalMatch> | null> {
  const { voice } = surroundings;
  const clash = ['seats', 'option', 'seed', 'dice'].find(flag => given.has(flag));
  if (clash !== undefined)
    return fail(say(voice.words, 'complaint.flag-together', { flag: '--resume', other: `--${clash}` }));
  const thought = thoughtOf(given);
  if (!thought.ok) return thought;
  const named = given.operands[0] ?? given.text('save');
  const file = named === null ? await keptFile(given.has('lines'), surroundings) : ok(named);
  if (!file?.ok) return file;
  return ok({
    file: file.value,
    isNew: false,
    thought: thought.value,
    record: given.text('record'),
    isInLines: given.has('lines'),
    open: () => openSave(voice, file.value),
  });
}

/** The match that is meant: the only one, the one that is chosen, or, where nobody can choose, the last. */
async function keptFile(isInLines: boolean, surroundings: Surroundings): Promise<Tried<string> | null> {
  const { io, voice } = surroundings;
  const kept = keptMatches(io, voice);
  // A damaged one is said, and stands in nobody's way.
  for (const { match } of kept) if (!match.ok) complain(io, match.error.sentence);
  const sound = kept.filter(({ match }) => match.ok);
  const [last, other] = sound;
  if (last === undefined) return fail(complaint(EXIT.file, say(voice.words, 'complaint.nothing-saved')));
  if (other === undefined) return ok(last.file);
  if (io.terminal !== null && !isInLines) return chosenFile(sound, surroundings);
  printLines(io.stdout, [
    say(voice.words, 'play.saves'),
    ...sound.map(one => `  ${one.file}  ${describe(one, voice)}`),
  ]);
  return ok(last.file);
}

async function chosenFile(sound: readonly Kept[], { io, voice }: Surroundings): Promise<Tried<string> | null> {
  const { terminal } = io;
  if (terminal === null) return null;
  const { screen, manner } = askOn({ terminal, voice, ink: inkOf(io), signal: io.interruption() });
  try {
    const entries = sound.map(one => ({ value: one.file, label: describe(one, voice), hint: one.file }));
    const file = await choose(screen, manner, say(voice.words, 'play.which-save'), entries, entries[0]?.value ?? '');
    return file === null ? null : ok(file);
  } finally {
    screen.close();
  }
}

/** "Qwinto: Anna, Ben; 12 entries, 15 Nov, 12:30" */
function describe({ match, time }: Kept, voice: Voice): string {
  if (!match.ok) return match.error.sentence;
  const { game, names, entries } = match.value;
  const moment = new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const players = namesFor(voice.words, names, []).map(plain);
  return say(voice.words, 'play.save', { game: gameName(voice, game), names: players, count: entries, moment });
}
