import { withNodes, type AnyBot } from '@zaria/bots';
import { gameBots } from '@zaria/bots/all';
import { studying } from '@zaria/bots/hints';
import { onSameDice, parLuck, throwsIn } from '@zaria/bots/same-dice';
import type { GameId } from '@zaria/games';
import { fail, ok, type Standing } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, complaint, type Exit, type Given, type Surroundings, type Tried } from '../command.ts';
import { openRecord, type OpenedRecord } from '../files/record.ts';
import { readText } from '../files/read.ts';
import { readInput } from '../files/standard-input.ts';
import { printLines } from '../io.ts';
import { presenterOf } from '../presenter.ts';
import { progressOn } from '../progress.ts';
import { scoreSheet } from '../text/standing.ts';
import { gameName, type Voice } from '../text/voice.ts';

const MOST_NODES = 100_000_000;

/** What the strongest bot makes of the dice of a match that somebody played alone. */
export async function tellSameDice(game: GameId, given: Given, surroundings: Surroundings): Promise<Tried<Exit>> {
  const file = given.operands[1];
  const nodes = given.whole('nodes', 1, MOST_NODES);
  if (!nodes.ok) return nodes;
  const { io, voice } = surroundings;
  const { words } = voice;
  if (file === undefined) return fail(say(words, 'complaint.par-file', { game: gameName(voice, game) }));
  const record = openRecord(voice, file, file === '-' ? await readInput(io) : readText(file));
  if (!record.ok) return record;
  const objection = objectionTo(record.value, game, voice);
  if (objection !== null) return fail(complaint(EXIT.refused, say(words, 'complaint.par-match', { file, objection })));

  const { master } = gameBots(game).levels;
  const bot = nodes.value === null ? studying(master) : withNodes(master, nodes.value);
  const par = await playedWithProgress(record.value, bot, surroundings);
  if (par === null) return ok(EXIT.interrupted);
  const { match, standing, own } = record.value;
  const presenter = presenterOf(game, [match.seats[0]?.name ?? ''], own, surroundings);
  const { pen, speaker } = presenter;
  const column = (head: string, { seats: [placing] }: Standing) => ({
    head,
    parts: placing?.parts ?? [],
    total: speaker.score(placing?.score ?? 0),
  });
  printLines(io.stdout, [
    say(words, 'par.same-dice', { game: gameName(voice, game) }),
    ...scoreSheet([column(pen.player(0), standing), column(say(words, 'par.bot'), par)], pen),
  ]);
  return ok(EXIT.fine);
}

/** Why there is no par for it. */
function objectionTo({ id, match, standing, isOpen }: OpenedRecord, game: GameId, voice: Voice): string | null {
  const { words } = voice;
  if (id !== game) return say(words, 'par.other-game', { game: gameName(voice, id) });
  if (match.seats.length > 1) return say(words, 'par.not-alone', { n: match.seats.length });
  return standing.over && isOpen ? null : say(words, 'par.not-over');
}

/** `null`: somebody interrupted it. */
async function playedWithProgress(
  { match }: OpenedRecord,
  bot: AnyBot,
  { io }: Surroundings,
): Promise<Standing | null> {
  const throws = throwsIn(match.log);
  const progress = progressOn(io.stderr, throws.length, () => io.now());
  const signal = io.interruption();
  const playing = onSameDice(match.game, match.start, throws, bot, parLuck());
  let next = playing.next();
  while (next.done !== true && !signal.aborted) {
    progress.at(next.value - 1);
    // So that an interruption is heard.
    await new Promise(resolve => setImmediate(resolve));
    next = playing.next();
  }
  progress.end();
  if (next.done !== true) return null;
  if (next.value === null) throw new Error('a match that is over has all its throws');
  return next.value;
}
