import type { Locator, Page } from '@playwright/test';
import type { Ears } from './ears.ts';

/*
 * Somebody who plays without sight: hears what live regions say, in its order, reads the accessibility tree of a dialog,
 * and presses keys. Nothing here knows the page or the games but by what is said, in English.
 */

/** Why the match could not go on by what was told. */
export class NotTold extends Error {
  override name = 'NotTold';
}

export interface Move {
  /** As the list writes it. */
  readonly text: string;
  /** What it is, and how one may say it. */
  readonly about: string;
  readonly said: string;
}

/** What a player understands of one game. */
export interface Brain {
  /** Takes in a sentence about what happened. */
  hear(line: string): void;
  /** Which of the moves to make. Asks by keys, and fails where it would have to guess. */
  choose(question: string, moves: readonly Move[], ask: (key: string) => Promise<string>): Promise<Move>;
  /** Where all answer together nothing tells of an answer before the end: it is said back, and the question may go on. */
  isTogether(question: string): boolean;
  isLast(move: Move): boolean;
}

export interface Played {
  readonly answers: number;
  readonly verdict: string;
  /** Everything that was told to have happened. */
  readonly story: readonly string[];
}

const QUESTION = /^(?:You\b.*|.*\byou) are to play\. (.+)$/;
const TURN = /^(.+) (?:is|are) to play\.$/;
const VERDICT = /^(?:.+ wins?|.+ share the win)\. /;
/** What somebody does who has the dice. */
const THROWS = /^(\S+) rolls /;
/** What a choice would come to, said while it is looked at: nothing that has happened. */
const OUTLOOK = /^(?:Would pay: |\S+ would (?:win|take) |Tied, winning nothing: )/;

/** Plays to the end; throws `NotTold` where that cannot be done by what is told. */
export async function playByEar(page: Page, ears: Ears, brain: Brain, patience: number): Promise<Played> {
  const story: string[] = [];
  let turn: readonly string[] = [];
  let answers = 0;
  /** What was said last of each: the question, how the match ended, and what is to be said back. */
  const last: { asked: string | null; verdict: string | null; echo: string | null } = {
    asked: null,
    verdict: null,
    echo: null,
  };

  async function more(what: string): Promise<readonly string[]> {
    if (!(await ears.wait(patience))) throw new NotTold(`nothing more is said: ${what}`);
    return ears.take().filter(line => !OUTLOOK.test(line));
  }
  function happened(line: string): void {
    const thrower = THROWS.exec(line)?.[1];
    if (thrower !== undefined && answers > 0 && !turn.includes(thrower))
      throw new NotTold(`${thrower} rolls, and nobody said whose turn it is`);
    story.push(line);
    brain.hear(line);
  }
  function take(line: string): void {
    if (last.echo !== null) {
      if (line !== last.echo) throw new NotTold(`“${last.echo}” was not said back, but “${line}”`);
      last.echo = null;
      return;
    }
    const question = QUESTION.exec(line)?.[1];
    const players = TURN.exec(line)?.[1];
    if (question !== undefined) last.asked = question;
    else if (players !== undefined) turn = players.split(/, | and /);
    else if (VERDICT.test(line)) last.verdict = line;
    else happened(line);
  }
  async function ask(key: string): Promise<string> {
    await page.keyboard.press(key);
    return (await more(`an answer to the key ${key}`)).join(' ');
  }

  while (last.verdict === null) {
    for (const line of await more('what happens')) take(line);
    while (last.asked !== null) {
      const question = last.asked;
      last.asked = null;
      await checkStory(page, story);
      const moves = await offered(page);
      const move = await brain.choose(question, moves, ask);
      await type(page, move.said);
      answers++;
      if (!brain.isTogether(question)) continue;
      last.echo = `${move.about}.`;
      for (const line of await more('one’s own answer')) take(line);
      if (brain.isLast(move)) continue;
      const again = await ask('a');
      last.asked = QUESTION.exec(again)?.[1] ?? null;
      if (last.asked === null) throw new NotTold(`the question should go on, but told was “${again}”`);
    }
  }
  await checkStory(page, story);
  return { answers, verdict: last.verdict, story };
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** What the accessibility tree has in the dialog that a key opens, line by line. */
async function readIn(page: Page, key: string): Promise<readonly string[]> {
  await page.keyboard.press(key);
  await dialog(page).getByRole('listitem').first().waitFor();
  const tree = await dialog(page).ariaSnapshot();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  return tree.split('\n');
}

const unquoted = (text: string): string => (text.startsWith('"') ? (JSON.parse(text) as string) : text);

/** What may be done now: the list beside which moves are typed. */
async function offered(page: Page): Promise<readonly Move[]> {
  const moves: Move[] = [];
  let text: string | null = null;
  for (const line of await readIn(page, 't')) {
    const code = /^ *- code: (.+)$/.exec(line)?.[1];
    const beside = /^ *- text: (.+)$/.exec(line)?.[1];
    if (code !== undefined) text = unquoted(code);
    else if (beside !== undefined && text !== null) {
      const [about = '', said = text] = unquoted(beside).split(' · ');
      moves.push({ text, about, said });
      text = null;
    }
  }
  if (moves.length === 0) throw new NotTold('nothing is offered');
  return moves;
}

async function type(page: Page, said: string): Promise<void> {
  await page.keyboard.press('t');
  await dialog(page).getByRole('textbox').waitFor();
  await page.keyboard.type(said);
  await page.keyboard.press('Enter');
  const refusal = dialog(page).getByRole('alert');
  const isRefused = await Promise.race([
    dialog(page)
      .waitFor({ state: 'hidden' })
      .then(() => false),
    refusal.waitFor().then(
      () => true,
      () => false,
    ),
  ]);
  if (isRefused) throw new NotTold(`“${said}” was offered, and refused: ${(await refusal.textContent()) ?? ''}`);
}

/** What was heard is what the log has, all of it, once and in order. */
async function checkStory(page: Page, story: readonly string[]): Promise<void> {
  const logged = (await readIn(page, 'l'))
    .flatMap(line => /^ *- listitem: (.+)$/.exec(line)?.[1] ?? [])
    .map(unquoted)
    .toReversed();
  const at = logged.findIndex((line, i) => line !== story[i]);
  if (at >= 0) throw new NotTold(`the log has “${logged[at] ?? ''}”, and told was “${story[at] ?? 'nothing'}”`);
  if (story.length > logged.length)
    throw new NotTold(`told was “${story[logged.length] ?? ''}”, which the log does not have`);
}
