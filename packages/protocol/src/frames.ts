import { SEATS, fail, ok, tooMuchText, type Json, type Result } from '@zaria/kit';
import type { ChatLine, ChatRefusal, HearingRefusal, TableRefusal, TableView } from '@zaria/table/public';
import * as v from 'valibot';
import { FAULTS, type Fault } from './faults.ts';
import { LIMITS, SECRET, TABLE_ID } from './limits.ts';
import type { Patch } from './patch.ts';
import type { Row } from './rows.ts';

const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.picklist(SEATS);
const viewer = v.union([seat, v.literal('spectator')]);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.id));
/** What is in it is the table's to judge, whoever brings it. */
const object = v.record(v.string(), v.unknown());

/** What a client sends. */
export const CLIENT_FRAMES = v.variant('type', [
  /** Always the first, and again to go on to another table. A browser shows who it is by a cookie; a program, by a token. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    table: v.pipe(v.string(), v.regex(TABLE_ID)),
    token: v.optional(v.pipe(v.string(), v.regex(SECRET))),
    /** The number of the last line of the talk that it has heard. */
    lines: count,
  }),
  /** From then on it hears what that viewer has not heard: `heard` counts entries, `told` says which (`toldDigest`). */
  v.strictObject({
    type: v.literal('hear'),
    as: viewer,
    heard: count,
    told: v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/)),
    /** For a program that does not know the rules: whenever the seat may act it is sent `asked`. */
    legal: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('ignore'), as: viewer }),
  /** Sent again under the same name until it is answered. */
  v.strictObject({ type: v.literal('do'), id, wish: object }),
  v.strictObject({ type: v.literal('say'), id, seat: v.nullable(seat), said: object }),
  /** For a server that was restored: the highest number of a throw that each seat's device knows. */
  v.strictObject({
    type: v.literal('known'),
    numbers: v.pipe(v.array(v.tuple([seat, count])), v.maxLength(SEATS.length)),
  }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof CLIENT_FRAMES>;

/** By its type, each by itself: the variant tries one after the other, and thousands come a second. */
const CLIENT_FRAME = new Map<unknown, v.GenericSchema<unknown, ClientFrame>>(
  CLIENT_FRAMES.options.map(schema => [schema.entries.type.literal, schema]),
);

/** What a server sends. What is told of a match is in rows, and of the table around it what has changed. */
export const SERVER_FRAMES = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: count,
    /** Of the page that the server has; `null`: it has none. */
    build: v.nullable(v.string()),
    table: v.string(),
    game: v.string(),
    own: list(seat),
    host: v.boolean(),
    /** By the server's clock, in milliseconds. */
    now: count,
    /** A backup was restored, and the match goes on when its players have said what they know. */
    restored: v.boolean(),
  }),
  /** The seats that are held on the other side, and whether it is host; sent when that changes. */
  v.object({ type: v.literal('own'), own: list(seat), host: v.boolean() }),
  v.object({
    type: v.literal('news'),
    as: viewer,
    from: count,
    rows: list(v.custom<Row>(Array.isArray)),
    /** How the table looks, at first; later what has changed of it. */
    table: v.optional(v.custom<TableView>(isRecord)),
    change: v.optional(v.custom<Patch>(value => typeof value === 'object' && value !== null)),
  }),
  /** A seat may act, and how; for who said `legal` when he began to hear. A wish to play repeats `question` and `count`. */
  v.object({
    type: v.literal('asked'),
    as: seat,
    question: v.string(),
    count,
    /** Every action it may play now, as records write it. */
    legal: list(v.string()),
    /** What the seat sees of the table, as the game shows it. */
    view: v.custom<Json>(isRecord),
  }),
  /** The viewer hears nothing, or nothing more. */
  v.object({
    type: v.literal('silence'),
    as: viewer,
    why: v.custom<HearingRefusal['why']>(value => typeof value === 'string'),
  }),
  /** The server was said to have told more than it knows, or something else; `count`: how many entries it knows. */
  v.object({ type: v.literal('behind'), as: viewer, count }),
  v.object({ type: v.literal('done'), id }),
  /** Of a wish, the table's reason; of something said, the talk's. */
  v.object({ type: v.literal('refused'), id, refusal: v.custom<TableRefusal | ChatRefusal>(isRecord) }),
  /** It was not decided, since nothing can be written there now: it may be sent again. */
  v.object({ type: v.literal('later'), id, why: v.picklist(FAULTS) }),
  /** Lines of the talk, numbered from 1; `null`: it was erased. */
  v.object({
    type: v.literal('said'),
    lines: list(v.object({ number: count, line: v.nullable(v.custom<ChatLine>(isRecord)) })),
  }),
  /** Whose devices are connected, and how many others watch. */
  v.object({ type: v.literal('here'), seats: list(seat), watching: count }),
  /** The same people have another table. */
  v.object({ type: v.literal('next'), table: v.string() }),
  v.object({ type: v.literal('pong') }),
  /** The last. */
  v.object({ type: v.literal('bye'), why: v.picklist(FAULTS), protocol: v.optional(count) }),
]);
export type ServerFrame = v.InferOutput<typeof SERVER_FRAMES>;
export type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { readonly type: T }>;

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a client sent, or why it is nothing. */
export function readClientFrame(text: string): Result<ClientFrame, Fault> {
  const much = tooMuchText(text, { bytes: LIMITS.frame, depth: LIMITS.depth });
  if (much !== null) return fail({ why: much === 'record-long' ? 'message-large' : 'message-wrong' });
  const json = parse(text);
  const schema = CLIENT_FRAME.get(isRecord(json) ? (json as { readonly type?: unknown }).type : undefined);
  const parsed = schema === undefined ? null : v.safeParse(schema, json);
  return parsed?.success === true ? ok(parsed.output) : fail({ why: 'message-wrong' });
}

/** What a server sent; `null`: nothing that this version understands. */
export function readServerFrame(text: string): ServerFrame | null {
  const parsed = v.safeParse(SERVER_FRAMES, parse(text));
  return parsed.success ? parsed.output : null;
}

/** `null`, which is no frame, where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export const printFrame = (frame: ClientFrame | ServerFrame): string => JSON.stringify(frame);
