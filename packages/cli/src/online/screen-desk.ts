import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import type { Terminal } from '../io.ts';
import { askOn } from '../play/setup.ts';
import { paintTable } from '../play/table-frame.ts';
import { presenterOf } from '../presenter.ts';
import { enterText, isLeaving } from '../screen/dialogue.ts';
import { always } from '../screen/fit.ts';
import type { Item } from '../screen/list.ts';
import { read } from '../screen/pager.ts';
import { nudgedBy } from '../screen/terminal-screen.ts';
import { wrap } from '../text/layout.ts';
import { inkOf } from '../text/pen.ts';
import { plain } from '../text/plain.ts';
import type { Desk } from './desk.ts';
import { lobbyChoices, lobbyLines, lobbySentence, type Lobby } from './lobby.ts';
import type { OnlineWords } from './words.ts';

/** The whole terminal, drawn anew whenever something changes. */
export function screenDesk(terminal: Terminal, words: OnlineWords, surroundings: Surroundings): Desk {
  const { io, voice } = surroundings;
  const { screen, manner } = askOn({ terminal, voice, ink: inkOf(io), signal: io.interruption() });
  const events: string[] = [];
  let message: string | null = null;
  let chosen = 0;

  function show(lobby: Lobby, sentence: string, items: readonly Item[], at: number): void {
    const names = lobby.table.chairs.map(({ name }) => name);
    const { title, pen } = presenterOf(lobby.game, names, lobby.own, surroundings);
    screen.show(size =>
      paintTable(
        {
          title,
          heading: say(words, 'lobby.title'),
          parts: ({ width }) => [always(['', ...lobbyLines(lobby, words, surroundings, width)])],
          events,
          read: 0,
          answer: null,
          isLogAtHand: false,
          inLines: '--lines',
          sentence,
          items,
          chosen: at,
          field: null,
          message,
          keys: say(words, 'screen.keys.choose'),
        },
        size,
        pen,
      ),
    );
  }

  return {
    name: ({ game, from, lines }, wrong) =>
      enterText(
        screen,
        manner,
        [...(game === null ? [] : [game]), from, ...lines, '', say(words, 'name.label'), say(words, 'name.about')]
          .map(plain)
          .join('\n'),
        '',
        wrong,
      ),
    async code(code) {
      const paper = {
        title: say(words, 'recovery.title'),
        lines: (width: number) => ['', `  ${code}`, '', ...wrap(say(words, 'recovery.about'), width)],
        keys: say(words, 'visit.code-keys'),
      };
      screen.forgetTyped();
      return (await read(screen, paper, 'top', manner.ink)) ? true : null;
    },
    async localDice() {
      const paper = {
        title: say(words, 'told.title'),
        lines: (width: number) => ['', ...wrap(say(words, 'told.dice'), width)],
        keys: say(words, 'visit.dice-keys'),
      };
      screen.forgetTyped();
      return (await read(screen, paper, 'top', manner.ink)) ? true : null;
    },
    told: lines => void events.push(...lines),
    trouble(sentence) {
      message = sentence;
    },
    async lobby(lobby, news) {
      const isNew = nudgedBy(news, screen);
      const choices = lobbyChoices(lobby, words);
      const items = choices.map(({ label }, i): Item => ({ key: String(i + 1), label, hint: () => '' }));
      chosen = Math.min(chosen, Math.max(0, items.length - 1));
      for (;;) {
        if (isNew()) return 'news';
        show(lobby, lobbySentence(lobby, words), items, chosen);
        const key = await screen.nextKey();
        if (key === null) return null;
        if (key.name === 'escape' && (await isLeaving(screen, manner))) return null;
        if (key.name === 'up') chosen = (chosen + items.length - 1) % Math.max(1, items.length);
        if (key.name === 'down') chosen = (chosen + 1) % Math.max(1, items.length);
        const digit = items.findIndex(item => item.key === key.text);
        if (digit >= 0) chosen = digit;
        const taken = key.name === 'return' ? choices[chosen] : undefined;
        if (taken !== undefined) {
          chosen = 0;
          return taken;
        }
      }
    },
    close: () => screen.close(),
  };
}
