import { botsOf } from '@zaria/bots/all';
import { isGameId, type GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { SEATS } from '@zaria/kit';
import { NOTHING_HEARD, connect, keep, openTable, phaseOf, type Connection, type Outside } from '@zaria/table';
import { printDocument } from '../files/json.ts';
import { writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { diceOf } from './chance.ts';
import { faultSentence } from '../outside/words.ts';
import type { Voice } from '../text/voice.ts';
import { holderOf } from './holder.ts';
import { recordNow } from './own-record.ts';
import { printSave, type Save } from './save.ts';
import { thinking, type Thought } from './thinking.ts';

/** Keeps a match in a file. What those who play it have of it is the connection. */
export interface LocalKeeper {
  readonly game: GameId;
  readonly connection: Connection;
  /** Aborted, by the error, when the match could not be kept while it went on by itself. */
  readonly failure: AbortSignal;
  /** What is to be said of programs that do not play; it grows. */
  readonly remarks: readonly string[];
  /** Lets the match go on from where it was left; done when dice have fallen, while bots may still think. */
  goOn(): Promise<void>;
  /** Lets nothing more happen. */
  close(): Promise<void>;
  /** Closes, and once the match is over writes its record in the place of the save. */
  finish(): Promise<void>;
  /** Writes the record as far as it is to another file, too. */
  copyTo(copy: string): void;
}

export function keepLocally(
  file: string,
  save: Save,
  thought: Thought,
  { io, voice }: { readonly io: Pick<Io, 'now' | 'rng'>; readonly voice: Voice },
): LocalKeeper {
  const { secret, chance } = save;
  let { entries } = save;
  const table = openTable(entries, findGame);
  const { id } = table.game;
  if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
  const dice = diceOf(chance, table);
  const remarks: string[] = [];
  const bots = thinking(id, table, chance, thought, io, fault => {
    const sentence = faultSentence(voice, fault);
    // One that fails again in the same way is said to once.
    if (!remarks.includes(sentence)) remarks.push(sentence);
  });
  const failure = new AbortController();

  const outside: Outside = {
    async append(_seq, more) {
      const next = [...entries, ...more];
      writeWhole(file, printSave({ secret, chance, entries: next }));
      entries = next;
      // The lock on the file sees to it that nobody else writes.
      return true;
    },
    read: async seq => entries.slice(seq),
    think: wanted => bots.think(wanted),
    now: () => io.now(),
    // Nobody plays against the clock here.
    wake: () => undefined,
    dice: () => dice,
    rng: io.rng,
    // A bot may take any seat over: whoever wants one is as good as away.
    absent: () => new Map(SEATS.map(seat => [seat, -Infinity])),
    bots: botsOf(id).map(bot => bot.id),
    failed: error => failure.abort(error),
  };
  const keeper = keep(table, outside);
  const holder = holderOf(table, secret);
  keeper.listen(holder.hearing('spectator'), 'spectator', NOTHING_HEARD, () => bots.look());

  async function close(): Promise<void> {
    keeper.close();
    await bots.close();
    await keeper.settled();
  }

  const printed = (): string => printDocument(recordNow(table, chance));

  return {
    game: id,
    connection: connect(keeper, holder),
    failure: failure.signal,
    remarks,
    goOn: () => keeper.goOn(),
    close,
    async finish() {
      await close();
      failure.signal.throwIfAborted();
      if (phaseOf(table) !== 'playing') writeWhole(file, printed());
    },
    copyTo: copy => writeWhole(copy, printed()),
  };
}
