import { autocomplete, isCancel, select, text } from '@clack/prompts';
import { say } from '@zaria/words';
import type { Terminal } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import type { Asker } from './asker.ts';
import type { Choice, Question } from './question.ts';

/** With more choices than this one searches rather than scrolls. */
const MOST_LISTED = 14;
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Asks with menus. */
export const promptAsker = (terminal: Terminal, voice: Voice): Asker => ({
  async ask(question) {
    const choice =
      question.choices.length > MOST_LISTED ? await search(question, terminal) : await pick(question, terminal);
    return choice?.entry ?? null;
  },
  async pass(name) {
    terminal.output.write(CLEAR);
    const answer = await text({ ...terminal, message: say(voice.words, 'play.pass', { name }) });
    terminal.output.write(CLEAR);
    return !isCancel(answer);
  },
});

async function pick({ sentence, choices }: Question, terminal: Terminal): Promise<Choice | null> {
  const answer = await select<number>({
    ...terminal,
    message: sentence,
    showInstructions: false,
    options: choices.map((choice, value) => ({ value, label: labelOf(choice) })),
  });
  return isCancel(answer) ? null : (choices[answer] ?? null);
}

async function search({ sentence, choices }: Question, terminal: Terminal): Promise<Choice | null> {
  const answer = await autocomplete<number>({
    ...terminal,
    message: sentence,
    maxItems: 10,
    options: choices.map((choice, value) => ({ value, label: `${labelOf(choice)}  ${choice.notation}` })),
    filter: (typed, { label = '' }) => label.toLowerCase().includes(typed.trim().toLowerCase()),
  });
  return isCancel(answer) ? null : (choices[answer] ?? null);
}

const labelOf = ({ label, hint }: Choice): string => (hint === '' ? label : `${label}  ${hint}`);
