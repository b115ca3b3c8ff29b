import type { GameId } from '@zaria/games';
import { fail, ok, type SeatRecord } from '@zaria/kit';
import { say } from '@zaria/words';
import { botFor, budgetOf } from '../bots.ts';
import type { Checked, Given, Surroundings } from '../command.ts';
import { openRecord } from '../files/record.ts';
import { lastSave, type Save } from '../files/saves.ts';
import type { Voice } from '../text/voice.ts';
import type { LocalTable, Sitter } from './table.ts';

/** A match that goes on: from the file that was named, or the last one that is not over. */
export function resume(given: Given, surroundings: Surroundings): Checked<LocalTable> {
  const { words } = surroundings.voice;
  const clash = ['seats', 'option', 'seed'].find(flag => given.has(flag));
  if (clash !== undefined)
    return fail(say(words, 'complaint.flag-together', { flag: '--resume', other: `--${clash}` }));
  const budget = budgetOf(given);
  if (!budget.ok) return budget;
  const save = saveOf(given.operands[0] ?? given.text('save'), surroundings);
  if (!save.ok) return save;
  const { file, record } = save.value;
  const seats = sittersOf(record.match.seats, record.id, surroundings.voice);
  if (!seats.ok) return seats;
  const match = { ...record.match, seats: seats.value };
  return ok({ id: record.id, match, seed: record.seed, budget: budget.value, file });
}

function saveOf(file: string | null, { io, voice }: Surroundings): Checked<Save> {
  if (file === null) return lastSave(io, voice);
  const record = openRecord(voice, file);
  return record.ok ? ok({ file, record: record.value }) : record;
}

/** Whoever was remote is at this terminal now. */
function sittersOf(seats: readonly SeatRecord[], game: GameId, voice: Voice): Checked<readonly Sitter[]> {
  const sitters: Sitter[] = [];
  for (const [i, seat] of seats.entries()) {
    if (seat.kind !== 'bot') {
      sitters.push({ name: seat.name, kind: 'local' });
      continue;
    }
    // The kit's records do not know which bot it was; ours say so beside the name.
    const id = 'bot' in seat && typeof seat.bot === 'string' ? seat.bot : null;
    if (id === null) return fail(say(voice.words, 'complaint.bot-forgotten', { seat: i }));
    const bot = botFor(voice, game, id);
    if (!bot.ok) return bot;
    sitters.push({ name: seat.name, kind: 'bot', bot: id });
  }
  return ok(sitters);
}
