import { log, select, text, type CANCEL_SYMBOL } from '@clack/prompts';
import type { Wish } from '@zaria/table/public';
import { say } from '@zaria/words';
import type { Terminal } from '../io.ts';
import { columns, widthOf, wrap } from '../text/layout.ts';
import type { Voice } from '../text/voice.ts';
import type { Asker } from './asker.ts';
import { prompted, type Place } from './prompted.ts';
import type { Choice, Question } from './question.ts';

/** More choices than this are not listed: one types part of the move first. */
const MOST_LISTED = 20;
/** So many are seen at a time, the others by scrolling: the board is to stay in sight. */
const MOST_SEEN = 12;
/** Columns that a menu needs for itself. */
const MENU_ROOM = 8;
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Asks with menus. */
export function promptAsker(terminal: Terminal, { words }: Voice, signal: AbortSignal, width: number): Asker {
  /** Menus break long lines by themselves, fields to type in do not. */
  const fitted = (message: string): string => wrap(message, width - 3).join('\n   ');

  const ask = async <T>(prompt: (place: Place) => Promise<T | typeof CANCEL_SYMBOL>): Promise<T | null> =>
    prompted(terminal, signal, prompt);

  /** A menu; `null`: the person leaves. */
  const pick = async <T>(
    message: string,
    entries: readonly (readonly [value: T, label: string])[],
  ): Promise<T | null> => {
    const picked = await ask(async place =>
      select<number>({
        ...place,
        message,
        maxItems: MOST_SEEN,
        showInstructions: false,
        options: entries.map(([, label], value) => ({ value, label })),
      }),
    );
    return picked === null ? null : (entries[picked]?.[0] ?? null);
  };

  /** What choices lead to is written below each other, where there is room. */
  function menuOf(choices: readonly Choice[]): (readonly [Choice, string])[] {
    const rows = choices.map(({ label, hint }) => [label, hint()]);
    const aligned = columns(rows);
    const lines = aligned.every(line => widthOf(line) <= width - MENU_ROOM)
      ? aligned
      : rows.map(row => row.join('  ').trimEnd());
    return choices.map((choice, i) => [choice, lines[i] ?? '']);
  }

  const agree = async (sentence: string): Promise<boolean | null> =>
    pick(sentence, [
      [true, say(words, 'value.true')],
      [false, say(words, 'value.false')],
    ]);

  /** What cannot be taken back is asked about once more. */
  async function confirmed({ wish }: Choice): Promise<Wish | 'back' | null> {
    if (wish.do !== 'resign') return wish;
    const isSure = await agree(say(words, 'play.resign-sure'));
    return isSure === false ? 'back' : isSure && wish;
  }

  /** Lets one choose among all moves; what else there is but for undoing is a menu of its own. */
  async function choose({ sentence, choices, others }: Question): Promise<Wish | null> {
    const listed = [...choices, ...others.filter(({ wish }) => wish.do === 'undo')];
    const more = others.filter(({ wish }) => wish.do !== 'undo');
    for (;;) {
      const picked = await pick<Choice | 'more'>(sentence, [
        ...menuOf(listed),
        ...(more.length === 0 ? [] : [['more', say(words, 'play.more')] as const]),
      ]);
      if (picked !== 'more') return picked && picked.wish;
      const other = await pick<Choice | 'back'>(sentence, [...menuOf(more), ['back', say(words, 'play.back')]]);
      const wish = other === null || other === 'back' ? other : await confirmed(other);
      if (wish !== 'back') return wish;
    }
  }

  /** Lets one type part of a move until few enough are left to choose from. */
  async function search({ sentence, choices, others, example }: Question): Promise<Wish | null> {
    const besides = [...choices.filter(({ wish }) => wish.do === 'back'), ...others];
    const also = say(words, 'play.also', { commands: besides.map(({ notation }) => notation).join(' · ') });
    let request = `${sentence} ${say(words, 'play.type', { count: choices.length })}`;
    for (;;) {
      const typed = await ask(async place =>
        text({
          ...place,
          message: fitted(`${request} ${also}`),
          placeholder: example,
          validate: value =>
            matching(choices, others, value ?? '').length > 0 ? undefined : say(words, 'play.no-match'),
        }),
      );
      if (typed === null) return null;
      const found = matching(choices, others, typed);
      const [only] = found;
      if (found.length === 1 && only !== undefined) {
        const wish = await confirmed(only);
        if (wish !== 'back') return wish;
        continue;
      }
      if (found.length > MOST_LISTED) {
        request = say(words, 'play.too-many', { count: found.length });
        continue;
      }
      const picked = await pick<Choice | 'others'>(sentence, [...menuOf(found), ['others', say(words, 'play.others')]]);
      if (picked !== 'others') return picked && picked.wish;
    }
  }

  /** Lets one type what cannot be listed; what was refused is there again, to be mended. */
  function typeIn({ sentence, example, read }: Question): () => Promise<Wish | null> {
    let typed = example;
    return async () => {
      const next = await ask(async place => text({ ...place, message: fitted(sentence), initialValue: typed }));
      if (next === null) return null;
      typed = next;
      return read(next);
    };
  }

  /** What the person wants, as often as it is asked. */
  function wishesFor(question: Question): () => Promise<Wish | null> {
    const { length } = question.choices;
    if (length === 0) return typeIn(question);
    return async () => (length > MOST_LISTED ? search(question) : choose(question));
  }

  return {
    async ask(question, attempt) {
      const next = wishesFor(question);
      for (let wish = await next(); wish !== null; wish = await next()) {
        const done = await attempt(wish);
        if (done.ok) return true;
        log.error(fitted(done.error), { output: terminal.output });
      }
      return null;
    },
    agree,
    async pass(name) {
      terminal.output.write(CLEAR);
      const answer = await ask(async place => text({ ...place, message: fitted(say(words, 'play.pass', { name })) }));
      terminal.output.write(CLEAR);
      return answer === null ? null : 'wiped';
    },
  };
}

/** A move that is typed in full is meant alone, even where it is part of others; what else one may do is always. */
function matching(choices: readonly Choice[], others: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  const exact = [...choices, ...others].filter(({ notation }) => notation.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return choices.filter(({ notation, label }) => `${label} ${notation}`.toLowerCase().includes(wanted));
}
