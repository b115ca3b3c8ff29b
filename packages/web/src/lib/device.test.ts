import { lasVegas } from '@zaria/games/las-vegas';
import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { qwinto } from '@zaria/games/qwinto';
import {
  NATURE,
  completeOptions,
  pick,
  questionOn,
  seatsOf,
  simulationRng,
  type AnyGame,
  type AnyOptions,
  type Seat,
} from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { usualViewer } from '@zaria/table/public';
import { attend, privacyOf, type Holder } from './device.ts';

const HIDES = (): boolean => true;
const situation = (given: Partial<Parameters<typeof attend>[0]>): Parameters<typeof attend>[0] => ({
  own: [0, 1, 2],
  asked: [],
  privacy: 'open',
  question: 7,
  holder: null,
  keeps: () => false,
  ...given,
});
const held = (seat: Seat, question = 7): Holder => ({ seat, question });

test('who plays alone always sees his own side, and no curtain', () => {
  expect(usualViewer([1])).toBe(1);
  for (const privacy of ['open', 'apart', 'secret'] as const) {
    const alone = { own: [1], privacy, keeps: HIDES } as const;
    expect(attend(situation({ ...alone, asked: [] }))).toEqual({ seat: null, viewer: 1, curtain: null });
    expect(attend(situation({ ...alone, asked: [1] }))).toEqual({ seat: 1, viewer: 1, curtain: null });
  }
});

test('who only watches is a spectator, and so are several until one of them is asked', () => {
  expect([usualViewer([]), usualViewer([0, 1])]).toEqual(['spectator', 'spectator']);
  for (const own of [[], [0, 1]] as const)
    expect(attend(situation({ own, privacy: 'apart' }))).toEqual({ seat: null, viewer: 'spectator', curtain: null });
});

test('where nothing secret is asked the device passes without a curtain', () => {
  expect(attend(situation({ asked: [0], holder: held(2) }))).toEqual({ seat: 0, viewer: 0, curtain: null });
});

test('and who keeps something to himself is not given away by that', () => {
  const asked = situation({ asked: [0], holder: held(0), keeps: HIDES });
  expect(attend(asked)).toEqual({ seat: 0, viewer: 'spectator', curtain: null });
});

test('what is decided apart waits behind the curtain until the device was passed on', () => {
  const writing = { asked: [1, 2], privacy: 'apart' } as const;
  expect(attend(situation({ ...writing, holder: held(0) }))).toEqual({ seat: null, viewer: 'spectator', curtain: 1 });
  expect(attend(situation({ ...writing, holder: held(2, 3) }))).toEqual({ seat: 2, viewer: 2, curtain: null });
});

test('before a secret the curtain falls for whoever has the device, too, once', () => {
  const hiding = { asked: [1], privacy: 'secret' } as const;
  const behind = { seat: null, viewer: 'spectator', curtain: 1 };
  expect(attend(situation({ ...hiding, holder: held(1, 6) }))).toEqual(behind);
  expect(attend(situation({ ...hiding, holder: held(1, 7) }))).toEqual({ seat: 1, viewer: 1, curtain: null });
});

/** The questions before which the curtain falls in a match that chance plays, everybody at one device. */
function curtainsIn(game: AnyGame, players: number, wished: AnyOptions = {}): string[] {
  const options = completeOptions(game.options, players, wished);
  if (!options.ok) throw new Error('the usual options are possible');
  const state = game.setup({ rules: game.rules, seats: players, options: options.value });
  const rng = simulationRng('device');
  const curtains: string[] = [];
  let holder: Holder | null = null;
  for (let waiting = game.waiting(state); waiting.length > 0; waiting = game.waiting(state)) {
    if (waiting.includes(NATURE)) {
      game.play(state, NATURE, game.sample(state, rng));
      continue;
    }
    const { step, number } = questionOn(state) ?? { step: '', number: 0 };
    const asked = waiting.filter(actor => actor !== NATURE);
    const privacy = privacyOf(game.steps[step]);
    const { seat, curtain } = attend({ own: seatsOf(players), asked, privacy, question: number, holder, keeps: HIDES });
    const actor: Seat | null = curtain ?? seat;
    if (actor === null) throw new Error('somebody is asked');
    if (curtain !== null) curtains.push(step);
    holder = { seat: actor, question: number };
    game.play(state, actor, pick(game.legal(state, actor), rng));
  }
  return curtains;
}

describe('passing the device through a whole match', () => {
  test.each([{ openMoney: true }, { openMoney: false }])('Las Vegas has no curtain: %o', options => {
    expect(curtainsIn(lasVegas, 5, options)).toEqual([]);
  });
  test('Royale has one only where something secret is asked', () => {
    const asked = new Set(curtainsIn(lasVegasRoyale, 4));
    expect([...asked].filter(step => privacyOf(lasVegasRoyale.steps[step]) !== 'secret')).toEqual([]);
  });
  test('Qwinto has one only while all decide on their own', () => {
    expect(new Set(curtainsIn(qwinto, 3))).toEqual(new Set(['write']));
  });
});
