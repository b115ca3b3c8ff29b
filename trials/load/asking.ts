import type { ChildProcess } from 'node:child_process';
import type { Figures, Sample } from './measuring.ts';

interface Answers {
  readonly figures: Figures;
  readonly sample: Sample;
}

/** Asks a server of a trial, which answers about itself (`answerFigures`). */
function ask<K extends keyof Answers>(child: ChildProcess, what: K): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    function hear(message: unknown): void {
      const answer = (message as Partial<Answers>)[what];
      if (answer === undefined) return;
      end();
      resolve(answer);
    }
    function gone(): void {
      end();
      reject(new Error('the server has ended'));
    }
    function end(): void {
      child.off('message', hear);
      child.off('exit', gone);
    }
    child.on('message', hear);
    child.once('exit', gone);
    child.send(what);
  });
}

export const figuresOf = (child: ChildProcess): Promise<Figures> => ask(child, 'figures');
export const sampleOf = (child: ChildProcess): Promise<Sample> => ask(child, 'sample');

/** Of several processes as if they were one: what they use together, and how late the latest of them was. */
export function together(all: readonly Figures[]): Figures {
  const sum = (of: (figures: Figures) => number): number => all.reduce((total, one) => total + of(one), 0);
  const worst = (of: (figures: Figures) => number): number => Math.max(0, ...all.map(of));
  return {
    memory: sum(({ memory }) => memory),
    delay: {
      p50: worst(({ delay }) => delay.p50),
      p99: worst(({ delay }) => delay.p99),
      most: worst(({ delay }) => delay.most),
    },
    processor: sum(({ processor }) => processor),
  };
}
