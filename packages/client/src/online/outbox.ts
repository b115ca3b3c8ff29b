import type { ChatRefusal, Reply, Said, TableRefusal, Wish } from '@zaria/table/public';
import { fail, ok, type Result, type Seat } from '@zaria/kit';
import type { ClientFrame } from '@zaria/protocol';

/** A command that was not answered yet, as a device keeps it: a page that is loaded anew sends it again. */
export interface Unanswered {
  readonly id: string;
  readonly wish: Wish;
}

/** Where commands are kept until they are answered. */
export interface Keeping {
  load(): readonly Unanswered[];
  save(unanswered: readonly Unanswered[]): void;
}

type Sent = Extract<ClientFrame, { readonly type: 'do' | 'say' }>;
type Refusal = TableRefusal | ChatRefusal;

interface Waiting {
  readonly frame: Sent;
  readonly answer: (refusal: Refusal | null) => void;
  readonly giveUp: (error: Error) => void;
}

/** What was sent and not answered, in order. */
export interface Outbox {
  do(id: string, wish: Wish): { readonly frame: Sent; readonly reply: Promise<Reply> };
  say(
    id: string,
    seat: Seat | null,
    said: Said,
  ): { readonly frame: Sent; readonly reply: Promise<Result<true, ChatRefusal>> };
  answered(id: string, refusal: Refusal | null): void;
  /** Everything that waits for its answer: sent again, under the same name, it is done once. */
  frames(): readonly Sent[];
  /** Nobody will answer, nor what is sent from now on. What is kept stays kept. */
  close(reason: Error): void;
}

/** Given anew by whoever is asked for it. */
const isKept = ({ do: what }: Wish): boolean => what !== 'link' && what !== 'awake';

/** `missed` is called when a choice that an earlier page had sent was refused: whoever made it does not wait for it any more. */
export function openOutbox(keeping: Keeping, missed: () => void = () => {}): Outbox {
  const waiting = new Map<string, Waiting>();
  /** Why nobody will answer any more. */
  let ended: Error | null = null;

  function save(): void {
    keeping.save(
      [...waiting.values()].flatMap(({ frame }) =>
        frame.type === 'do' && isKept(frame.wish as unknown as Wish)
          ? [{ id: frame.id, wish: frame.wish as unknown as Wish }]
          : [],
      ),
    );
  }

  function wait<E extends Refusal>(frame: Sent): Promise<Result<true, E>> {
    return new Promise((resolve, reject) => {
      waiting.set(frame.id, {
        frame,
        answer: refusal => resolve(refusal === null ? ok(true) : fail(refusal as E)),
        giveUp: reject,
      });
      save();
      if (ended !== null) reject(ended);
    });
  }

  const frameOf = (id: string, wish: Wish): Sent => ({ type: 'do', id, wish: { ...wish } });

  /** What was sent before the reader came back, and whether it came too late. */
  async function sentBefore(id: string, wish: Wish): Promise<void> {
    const reply = await wait(frameOf(id, wish)).catch(() => null);
    if (reply?.ok === false && wish.do === 'play') missed();
  }
  for (const { id, wish } of keeping.load()) void sentBefore(id, wish);

  return {
    do(id, wish) {
      const frame = frameOf(id, wish);
      return { frame, reply: wait(frame) };
    },
    say(id, seat, said) {
      const frame: Sent = { type: 'say', id, seat, said: { ...said } };
      return { frame, reply: wait(frame) };
    },
    answered(id, refusal) {
      const sent = waiting.get(id);
      if (sent === undefined) return;
      waiting.delete(id);
      save();
      sent.answer(refusal);
    },
    frames: () => [...waiting.values()].map(({ frame }) => frame),
    close(reason) {
      ended ??= reason;
      // They are still told apart from what others have kept.
      for (const { giveUp } of waiting.values()) giveUp(ended);
    },
  };
}
