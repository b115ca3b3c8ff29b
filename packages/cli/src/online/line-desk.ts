import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import { printLine, printLines, type Line } from '../io.ts';
import { complain } from '../text/complain.ts';
import { wrap } from '../text/layout.ts';
import { longLine } from '../text/long-line.ts';
import { bullet, inkOf } from '../text/pen.ts';
import { plain } from '../text/plain.ts';
import type { Desk } from './desk.ts';
import { lobbyChoices, lobbyLines, lobbySentence } from './lobby.ts';
import type { OnlineWords } from './words.ts';

/** Prints what is to be known and reads answers from standard input, a line each. */
export function lineDesk(words: OnlineWords, surroundings: Surroundings): Desk {
  const { io } = surroundings;
  const ink = inkOf(io);
  const signal = io.interruption();
  const aborted = new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null), { once: true }));
  let shown = '';
  let said: string | null = null;
  /** A line that is being read: it is for whoever is asked when it is there. */
  let coming: Promise<Line> | null = null;

  async function nextLine(news: Promise<'news'> | null): Promise<{ readonly text: string } | 'news' | null> {
    for (;;) {
      coming ??= io.stdin.nextLine();
      const line = await Promise.race([coming, aborted, ...(news === null ? [] : [news])]);
      if (line === 'news') return 'news';
      coming = null;
      if (line === null) return null;
      if (line !== 'too-long') return { text: line.text.replace(/#.*/s, '').trim() };
      complain(io, longLine(words));
    }
  }

  return {
    async name({ game, from, lines }, wrong) {
      for (const line of [...(game === null ? [] : [game]), from, ...lines])
        printLines(io.stdout, wrap(plain(line), ink.width));
      printLine(io.stdout, say(words, 'name.label'));
      for (;;) {
        const line = await nextLine(null);
        if (line === null || line === 'news') return null;
        if (line.text === '') continue;
        const why = wrong(line.text);
        if (why === null) return line.text;
        complain(io, why);
      }
    },
    async code(code) {
      printLines(io.stdout, ['', say(words, 'recovery.title'), '', `  ${code}`, '']);
      printLines(io.stdout, [...wrap(say(words, 'recovery.about'), ink.width), '']);
      return true;
    },
    async localDice() {
      printLines(io.stdout, bullet(say(words, 'told.dice'), ink));
      return true;
    },
    told: lines => lines.forEach(line => printLines(io.stdout, bullet(line, ink))),
    trouble(sentence) {
      if (sentence !== null && sentence !== said) complain(io, sentence);
      said = sentence;
    },
    async lobby(lobby, news) {
      const isNews = news.then(() => 'news' as const);
      const choices = lobbyChoices(lobby, words);
      const commands = choices.map(({ typed }) => typed).join(' · ');
      // Whoever is ready has nothing more to say: what is written already is for the match.
      const isAsked = choices.some(({ typed }) => typed !== 'wait' && typed !== 'leave');
      const lines = [
        ...lobbyLines(lobby, words, surroundings, ink.width),
        '',
        ...wrap(lobbySentence(lobby, words), ink.width),
        ...(isAsked ? [say(words, 'play.moves', { moves: commands })] : []),
      ];
      if (lines.join('\n') !== shown) printLines(io.stdout, lines);
      shown = lines.join('\n');
      if (!isAsked) return Promise.race([isNews, aborted]);
      for (;;) {
        const line = await nextLine(isNews);
        if (line === null || line === 'news') return line;
        const { text } = line;
        if (text === '') continue;
        const chosen = choices.find(({ typed }) => typed === text.toLowerCase());
        if (chosen !== undefined) return chosen;
        complain(io, `“${text.slice(0, 60)}”: ${say(words, 'visit.command-unknown', { commands })}`);
      }
    },
    close: () => undefined,
  };
}
