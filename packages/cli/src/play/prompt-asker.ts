import { select, text, type CANCEL_SYMBOL } from '@clack/prompts';
import { say } from '@zaria/words';
import type { Terminal } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import type { Asker } from './asker.ts';
import { prompted, type Place } from './prompted.ts';
import type { Choice } from './question.ts';

/** More choices than this are not listed: one types part of the move first. */
const MOST_LISTED = 20;
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Asks with menus. */
export function promptAsker(terminal: Terminal, { words }: Voice, signal: AbortSignal): Asker {
  const ask = async <T>(prompt: (place: Place) => Promise<T | typeof CANCEL_SYMBOL>): Promise<T | null> =>
    prompted(terminal, signal, prompt);

  const pick = async (message: string, choices: readonly Choice[], more: string | null): Promise<number | null> =>
    ask(async place =>
      select<number>({
        ...place,
        message,
        showInstructions: false,
        options: [
          ...choices.map((choice, value) => ({ value, label: labelOf(choice) })),
          ...(more === null ? [] : [{ value: OTHERS, label: more }]),
        ],
      }),
    );

  /** Lets one type part of a move until few enough are left to choose from. */
  async function search(sentence: string, choices: readonly Choice[]): Promise<Choice | null> {
    let wish = sentence;
    for (;;) {
      const typed = await ask(async place =>
        text({
          ...place,
          message: `${wish}\n${say(words, 'play.type', { count: choices.length })}`,
          placeholder: choices[0]?.notation ?? '',
          validate: value => (matching(choices, value ?? '').length > 0 ? undefined : say(words, 'play.no-match')),
        }),
      );
      if (typed === null) return null;
      const found = matching(choices, typed);
      const [only] = found;
      if (found.length === 1 && only !== undefined) return only;
      if (found.length > MOST_LISTED) {
        wish = say(words, 'play.too-many', { count: found.length });
        continue;
      }
      const picked = await pick(sentence, found, say(words, 'play.others'));
      if (picked !== OTHERS) return picked === null ? null : (found[picked] ?? null);
    }
  }

  return {
    async ask({ sentence, choices }) {
      if (choices.length > MOST_LISTED) return (await search(sentence, choices))?.entry ?? null;
      const picked = await pick(sentence, choices, null);
      return picked === null ? null : (choices[picked]?.entry ?? null);
    },
    async pass(name) {
      terminal.output.write(CLEAR);
      const answer = await ask(async place => text({ ...place, message: say(words, 'play.pass', { name }) }));
      terminal.output.write(CLEAR);
      return answer !== null;
    },
  };
}

/** The entry of a menu that leads on to other choices. */
const OTHERS = -1;

const labelOf = ({ label, hint }: Choice): string => `${label}  ${hint()}`.trimEnd();

/** A move that is typed in full is meant alone, even where it is part of others. */
function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  const exact = choices.filter(({ notation }) => notation.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return choices.filter(({ notation, label }) => `${label} ${notation}`.toLowerCase().includes(wanted));
}
