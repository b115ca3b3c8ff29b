import { pick, type Rng } from '@zaria/kit';
import { NOTHING_TOLD } from '@zaria/protocol';
import { questionOf, type Table, type Wish } from '@zaria/table';

/** A wish of each kind, as somebody at this table could have it now: what is wrong with it is added to it. */
export function wishesAt(table: Table, rng: Rng): readonly unknown[] {
  const question = questionOf(table);
  const legal = table.match === null ? [] : table.game.legal(table.match.state, 0);
  const action = legal.length === 0 ? 'roll' : table.game.print(pick(legal, rng));
  const sitter = table.chairs[1]?.sitter ?? 0;
  const invitation = 'cd'.repeat(32);
  const wishes: { readonly [W in Wish['do']]: Omit<Extract<Wish, { do: W }>, 'do'> } = {
    set: { ...table.setting, friendly: rng.below(2) === 0 },
    sit: { seat: 1, as: 'remote', name: 'Eva', colour: 3 },
    'seat-bot': { seat: 1, bot: 'random', name: 'Bot', colour: 4 },
    leave: { seat: 1 },
    ready: { seat: 0, version: table.version, ready: rng.below(2) === 0 },
    head: { seat: 0, head: 'ab'.repeat(32) },
    start: {},
    play: { seat: 0, question, count: 0, action },
    back: { seat: 0, question, count: 1, back: 'retract' },
    throw: { question, action: 'dice 1 1 1 1 1 1 1 1' },
    undo: { seat: 0, question },
    hurry: { seat: 0 },
    'answer-undo': { seat: 0, request: 1, agree: true },
    link: { seat: 0, n: 1, link: '00'.repeat(32) },
    chain: { seat: 0, head: 'ab'.repeat(32) },
    awake: { seat: 0 },
    resign: { seat: 0 },
    return: { seat: 0 },
    cover: { seat: 1, sitter },
    remove: { seat: 1, sitter },
    abandon: {},
    talk: { talk: rng.below(2) === 0 ? 'free' : 'phrases' },
    'hand-over': { seat: 0, sitter: table.chairs[0]?.sitter ?? 0, invitation },
    claim: { seat: 0, invitation, as: 'remote', name: 'Eva', head: null },
    'take-over': { seat: 0 },
  };
  return Object.entries(wishes).map(([name, fields]) => ({ do: name, ...fields }));
}

/** What is said beside wishes. */
export const SAID: readonly unknown[] = [
  { type: 'hear', as: 0, heard: 0, told: NOTHING_TOLD },
  { type: 'hear', as: 1, heard: 0, told: NOTHING_TOLD },
  { type: 'hear', as: 'spectator', heard: 2, told: NOTHING_TOLD },
  { type: 'ignore', as: 0 },
  { type: 'say', id: 's', seat: 0, said: { text: 'hello' } },
  { type: 'say', id: 's', seat: null, said: { phrase: 'hello' } },
  { type: 'known', numbers: [[0, 3]] },
  { type: 'ping' },
];
