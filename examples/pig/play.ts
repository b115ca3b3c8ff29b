/** A match between two players who hold at 20, told in words: `npx tsx examples/pig/play.ts [seed]`. */
import { NATURE, completeOptions, simulationRng, winners } from '@zaria/kit';
import { pig } from './game.ts';
import type { Fact } from './steps.ts';

const NAMES = ['Anna', 'Ben'];
const ENOUGH = 20;

function sentence(fact: Fact): string {
  const name = NAMES[fact.seat] ?? '';
  switch (fact.fact) {
    case 'starts':
      return `${name} begins.`;
    case 'rolled':
      return `${name} rolls ${fact.face}: ${fact.pot} in the pot.`;
    case 'lost':
      return `${name} rolls 1 and loses ${fact.pot}.`;
    case 'held':
      return `${name} holds ${fact.pot} and has ${fact.score}.`;
  }
}

const options = completeOptions(pig.options, NAMES.length, { target: 50 });
if (!options.ok) throw new Error(options.error.why);

const rng = simulationRng(process.argv[2] ?? 'pig');
const table = pig.setup({ rules: pig.rules, seats: NAMES.length, options: options.value });
for (let [actor] = pig.waiting(table); actor !== undefined; [actor] = pig.waiting(table)) {
  const choice = table.pot >= ENOUGH ? 'hold' : 'roll';
  const action = actor === NATURE ? pig.sample(table, rng) : ({ step: 'turn', answer: choice } as const);
  pig.play(table, actor, action, fact => console.log(sentence(fact)));
}
console.log(
  `${winners(pig.standing(table))
    .map(seat => NAMES[seat])
    .join(', ')} wins.`,
);
