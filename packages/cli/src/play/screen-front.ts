import type { AnyFollower, Viewer } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Pointer } from '../boards/pointing.ts';
import type { Frame } from '../screen/frame.ts';
import type { Item } from '../screen/list.ts';
import { read, type Paper } from '../screen/pager.ts';
import { NEWS, nudgedBy, type Screen } from '../screen/terminal-screen.ts';
import { wrap } from '../text/layout.ts';
import { bullet } from '../text/pen.ts';
import { beginAsking, beginWaiting, press, shownChoices, type Asking } from './asking.ts';
import type { Attempt, Front, IsStill } from './front.ts';
import { helpPaper } from './help-paper.ts';
import type { Question } from './question.ts';
import type { Room } from './room.ts';
import { paintTable, type Scene } from './table-frame.ts';

/** What somebody was told, and how much of it he has read. */
interface Told {
  readonly lines: string[];
  read: number;
  /** Where that begins which he asked for last; `null` once he has done something else. */
  answer: number | null;
}

/** More news than this are read on a page of their own before somebody who takes the screen over is asked. */
const NEWS_AT_A_GLANCE = 4;

/** The whole screen, drawn anew whenever something changes. */
export function screenFront(screen: Screen, room: Room): Front {
  const { pen, board, title, status } = room;
  const { words } = pen;
  const journals = new Map<Viewer, Told>();
  let looking: AnyFollower | null = null;
  let pointer: Pointer | null = null;
  let wasPassed = false;

  function journalOf(viewer: Viewer): Told {
    const known = journals.get(viewer) ?? { lines: [], read: 0, answer: null };
    journals.set(viewer, known);
    return known;
  }
  const journal = (): Told => journalOf(looking?.viewer ?? 'spectator');

  function show(scene: Pick<Scene, 'sentence' | 'keys'> & Partial<Scene>, held: Pointer | null = null): void {
    const { lines, read: seen, answer } = journal();
    const view = looking?.view;
    screen.show(size =>
      paintTable(
        {
          title,
          heading: view === undefined ? '' : board.heading(view, pen),
          parts: own => (view === undefined ? [] : board.parts(view, own, held)),
          events: lines,
          read: seen,
          answer,
          isLogAtHand: true,
          inLines: '--lines',
          items: [],
          chosen: 0,
          field: null,
          ...scene,
          message: scene.message ?? status(),
        },
        size,
        pen,
      ),
    );
  }

  /** A few things to choose from while the table stays in sight; `escape` is what Escape means. */
  async function pick<T>(
    sentence: string,
    entries: readonly (readonly [T, string])[],
    escape: T,
    isStill: IsStill = () => true,
  ): Promise<T | 'moot' | null> {
    const items = entries.map(([, label], i): Item => ({ key: String(i + 1), label, hint: () => '' }));
    for (let chosen = 0; ;) {
      if (!isStill()) return 'moot';
      show({ sentence, items, chosen, keys: say(words, 'screen.keys.pick') });
      const key = await screen.nextKey();
      if (key === null) return null;
      if (key.name === 'escape') return escape;
      if (key.name === 'return') return entries[chosen]?.[0] ?? null;
      if (key.name === 'up') chosen = (chosen + entries.length - 1) % entries.length;
      if (key.name === 'down') chosen = (chosen + 1) % entries.length;
      const digit = items.findIndex(item => item.key === key.text);
      if (digit >= 0) chosen = digit;
    }
  }

  const yesOrNo = async (sentence: string, yes: string, no: string): Promise<boolean | 'moot' | null> =>
    pick(
      sentence,
      [
        [false, no],
        [true, yes],
      ],
      false,
    );

  const logPaper = (from: number): Paper => ({
    title: say(words, 'screen.log'),
    lines: width =>
      journal()
        .lines.slice(from)
        .flatMap(line => bullet(line, { ...pen, width })),
    keys: say(words, 'screen.keys.page'),
  });

  /** Waits for Enter; meanwhile everything can be read. `false`: the person leaves. */
  async function enter(sentence: string): Promise<boolean> {
    for (;;) {
      show({ sentence, keys: say(words, 'screen.keys.enter') });
      const key = await screen.nextKey();
      if (key === null) return false;
      if (key.name === 'return') return true;
      if (key.name === 'pageup' && !(await read(screen, logPaper(0), 'end', pen))) return false;
      if (key.name === 'escape' && (await leaves())) return false;
    }
  }

  const leaves = async (): Promise<boolean> =>
    (await yesOrNo(say(words, 'screen.leave-sure'), say(words, 'screen.leave'), say(words, 'screen.stay'))) !== false;

  function showAsking(asking: Asking): void {
    const choices = shownChoices(asking);
    const { question, pointer: held } = asking;
    show(
      {
        sentence: question.sentence,
        items: choices.map(({ key, label, hint }) => ({ key, label, hint })),
        chosen: asking.chosen,
        field: asking.field,
        message: asking.message,
        keys: say(words, held === null ? 'screen.keys.list' : 'screen.keys.board'),
      },
      held,
    );
  }

  /** While others are to act nothing is chosen: what may be done meanwhile is typed. */
  function showWaiting({ question, field, message }: Asking): void {
    const canType = question.others.length > 0;
    show({
      sentence: question.sentence,
      field: canType ? field : null,
      message,
      keys: say(words, canType ? 'screen.keys.wait-typed' : 'screen.keys.wait'),
    });
  }

  /** Whoever has just taken the screen over reads first what happened while others had it. */
  async function readNews(): Promise<boolean> {
    const { lines, read: seen } = journal();
    if (!wasPassed || lines.length - seen <= NEWS_AT_A_GLANCE) return true;
    return read(screen, { ...logPaper(seen), title: say(words, 'screen.news') }, 'top', pen);
  }

  async function ask(question: Question, attempt: Attempt, isStill: IsStill): Promise<true | null> {
    screen.forgetTyped();
    if (!(await readNews())) return null;
    wasPassed = false;
    return converse(beginAsking(question, room, pointer), attempt, isStill, showAsking);
  }

  async function converse(
    begun: Asking,
    attempt: Attempt,
    isStill: IsStill,
    paint: (asking: Asking) => void,
  ): Promise<true | null> {
    const { question } = begun;
    let asking = begun;
    for (;;) {
      if (!isStill()) return true;
      paint(asking);
      const key = await screen.nextKey();
      if (key === null) return null;
      if (key === NEWS) continue;
      const pressed = press(asking, key, room);
      switch (pressed.kind) {
        case 'asking':
          asking = pressed.asking;
          pointer = asking.pointer ?? pointer;
          break;
        case 'help':
          ({ asking } = pressed);
          if (!(await read(screen, helpPaper(room, question, looking, asking.pointer !== null), 'top', pen)))
            return null;
          break;
        case 'log':
          if (!(await read(screen, logPaper(0), 'end', pen))) return null;
          break;
        case 'leave':
          if (await leaves()) return null;
          break;
        case 'wish': {
          // What cannot be taken back is asked about once more.
          if (pressed.wish.do === 'resign') {
            const isSure = await yesOrNo(
              say(words, 'play.resign-sure'),
              say(words, 'play.resign'),
              say(words, 'play.back'),
            );
            if (isSure === null) return null;
            if (isSure !== true) break;
          }
          const own = journal();
          const seen = own.lines.length;
          const done = await attempt(pressed.wish);
          if (done.ok) {
            own.read = seen;
            if (own.answer !== null && own.answer < seen) own.answer = null;
            return true;
          }
          asking = { ...asking, message: done.error };
        }
      }
    }
  }

  return {
    told(viewer, lines) {
      journalOf(viewer).lines.push(...lines);
    },
    answered(viewer, lines) {
      const own = journalOf(viewer);
      own.answer = own.lines.length;
      own.lines.push(...lines);
    },
    known(viewer, lines) {
      const own = journalOf(viewer);
      own.lines.push(...lines);
      own.read = own.lines.length;
    },
    draw(follower) {
      looking = follower;
    },
    async wait(follower, meanwhile, attempt, news) {
      looking = follower;
      const isNew = nudgedBy(news, screen);
      return converse(beginWaiting(meanwhile), attempt, () => !isNew(), showWaiting);
    },
    ask,
    async agree(sentence, isStill) {
      screen.forgetTyped();
      return pick(
        sentence,
        [
          [true, say(words, 'value.true')],
          [false, say(words, 'value.false')],
        ],
        false,
        isStill,
      );
    },
    async pass(name) {
      screen.forgetTyped();
      // Whoever had the screen reads what came of his move before it is covered.
      if (looking !== null && !(await enter(say(words, 'screen.hand-over', { name })))) return null;
      if (looking !== null) journal().read = journal().lines.length;
      // A second Enter is still of whoever had the screen.
      screen.forgetTyped();
      screen.show(size => cover(say(words, 'screen.take', { name }), size.columns, size.rows));
      for (;;) {
        const key = await screen.nextKey();
        if (key === null) return null;
        if (key.name === 'return') break;
      }
      wasPassed = true;
      return 'wiped';
    },
    async end(follower) {
      looking = follower;
      screen.forgetTyped();
      await enter(say(words, 'screen.over'));
    },
    close: () => screen.close(),
  };
}

/** Nothing but whose turn it is. */
function cover(sentence: string, columns: number, rows: number): Frame {
  const above = Array<string>(Math.max(0, Math.floor(rows / 2) - 1)).fill('');
  return { lines: [...above, ...wrap(sentence, columns - 4, '  ')], caret: null };
}
