import { expectTypeOf, test } from 'vitest';
import type { Seat } from './seats.ts';
import type { Action, AnsweredStep, Frame, SeatStep } from './steps.ts';
import type { Fist, Letter, ToySteps } from './toy.testing.ts';

/* Checked by the compiler: everything about a step follows from one line of the interface of steps. */

test('an action is the answer to a step that takes one', () => {
  expectTypeOf<AnsweredStep<ToySteps>>().toEqualTypeOf<'die' | 'hide' | 'guess' | 'write'>();
  expectTypeOf<Action<ToySteps>>().toEqualTypeOf<
    | { readonly step: 'die'; readonly answer: number }
    | { readonly step: 'hide'; readonly answer: Fist }
    | { readonly step: 'guess'; readonly answer: Fist }
    | { readonly step: 'write'; readonly answer: Letter }
  >();
});

test('what seats answer needs a panel', () => {
  expectTypeOf<SeatStep<ToySteps>>().toEqualTypeOf<'hide' | 'guess' | 'write'>();
});

test('the step of a frame says what it remembers', () => {
  type Guess = Extract<Frame<ToySteps>, { readonly step: 'guess' }>;
  expectTypeOf<Guess['data']>().toEqualTypeOf<{ readonly hider: Seat; readonly hidden: Fist | null }>();
});
