import { ok } from '@zaria/kit';
import { nodesOf } from '../bots.ts';
import type { Checked, Given } from '../command.ts';
import type { Thought } from '../keeper/thinking.ts';
import { commandIn } from '../outside/command-line.ts';
import { patienceOf } from '../outside/words.ts';

/** What decides for the bots of a match, as far as the command line says; the programs are those that `--bots` names. */
export function thoughtOf(given: Given): Checked<Thought> {
  const nodes = nodesOf(given);
  if (!nodes.ok) return nodes;
  const patience = patienceOf(given);
  if (!patience.ok) return patience;
  const programs = (given.text('bots') ?? '').split(',').flatMap(name => commandIn(name.trim()) ?? []);
  return ok({ nodes: nodes.value, programs, patience: patience.value });
}
