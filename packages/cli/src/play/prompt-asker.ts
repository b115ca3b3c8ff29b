import { isCancel, select, text } from '@clack/prompts';
import { say } from '@zaria/words';
import type { Terminal } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import type { Asker } from './asker.ts';
import type { Choice } from './question.ts';

/** More choices than this are not listed: one types part of the move first. */
const MOST_LISTED = 20;
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Asks with menus. */
export const promptAsker = (terminal: Terminal, voice: Voice): Asker => ({
  async ask({ sentence, choices }) {
    const ask = choices.length > MOST_LISTED ? search : pick;
    return (await ask(sentence, choices, terminal, voice))?.entry ?? null;
  },
  async pass(name) {
    terminal.output.write(CLEAR);
    const answer = await text({ ...terminal, message: say(voice.words, 'play.pass', { name }) });
    terminal.output.write(CLEAR);
    return !isCancel(answer);
  },
});

type Ask = (message: string, choices: readonly Choice[], terminal: Terminal, voice: Voice) => Promise<Choice | null>;

const pick: Ask = async (message, choices, terminal) => {
  const answer = await select<number>({
    ...terminal,
    message,
    showInstructions: false,
    maxItems: MOST_LISTED,
    options: choices.map((choice, value) => ({ value, label: labelOf(choice) })),
  });
  return isCancel(answer) ? null : (choices[answer] ?? null);
};

const labelOf = ({ label, hint }: Choice): string => `${label}  ${hint()}`.trimEnd();

/** Lets one type part of a move until few enough are left to choose from. */
const search: Ask = async (message, choices, terminal, voice) => {
  const { words } = voice;
  let ask = message;
  for (;;) {
    const typed = await text({
      ...terminal,
      message: `${ask}\n${say(words, 'play.type', { count: choices.length })}`,
      placeholder: choices[0]?.notation ?? '',
      validate: value => (matching(choices, value ?? '').length > 0 ? undefined : say(words, 'play.no-match')),
    });
    if (isCancel(typed)) return null;
    const found = matching(choices, typed);
    const [only] = found;
    if (found.length === 1 && only !== undefined) return only;
    if (found.length <= MOST_LISTED) {
      const chosen = await choose(message, found, terminal, voice);
      if (chosen !== 'others') return chosen;
    } else ask = say(words, 'play.too-many', { count: found.length });
  }
};

/** A move that is typed in full is meant alone, even where it is part of others. */
function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  const exact = choices.filter(({ notation }) => notation.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return choices.filter(({ notation, label }) => `${label} ${notation}`.toLowerCase().includes(wanted));
}

/** The moves that were found, and a way to look for others. */
async function choose(
  message: string,
  choices: readonly Choice[],
  terminal: Terminal,
  { words }: Voice,
): Promise<Choice | 'others' | null> {
  const answer = await select<number>({
    ...terminal,
    message,
    showInstructions: false,
    options: [
      ...choices.map((choice, value) => ({ value, label: labelOf(choice) })),
      { value: -1, label: say(words, 'play.others') },
    ],
  });
  if (isCancel(answer)) return null;
  return choices[answer] ?? 'others';
}
