import { NotTold, type Brain, type Move } from './heard.ts';

/* What somebody who only listens understands of each game: no more than its sentences say. */

const money = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const named = (moves: readonly Move[], text: string): Move => {
  const move = moves.find(one => one.text === text);
  if (move === undefined) throw new NotTold(`“${text}” is not offered`);
  return move;
};
const most = <T>(values: readonly T[], weight: (value: T) => number): T => {
  const [best] = values.toSorted((a, b) => weight(b) - weight(a));
  if (best === undefined) throw new NotTold('nothing to choose from');
  return best;
};
const count = (values: readonly number[], value: number): number => values.filter(one => one === value).length;

/** Keeps a ledger of casinos and money, and holds it against what lies there before every choice. */
export function lasVegas(): Brain {
  let round = 0;
  let thrown: readonly number[] | null = null;
  let own = 0;
  const notes = new Map<number, string>();
  const piles = new Map<number, Map<string, number>>();
  return {
    hear(line) {
      const begins = /^Round (\d+): /.exec(line)?.[1];
      const [, dealt, cash] = /^Casino (\d): (\$[^a-z]*(?: and \$[^a-z]*)?)\.$/.exec(line) ?? [];
      const rolled = /^You roll ([\d, ]+)\.$/.exec(line)?.[1];
      const [, who, dice, where] = /^(.+) puts? (\d+) (?:die|dice) on casino (\d)\.$/.exec(line) ?? [];
      const won = /^Casino \d: you win (\$[\d,]+)\.$/.exec(line)?.[1];
      if (begins !== undefined) {
        round = Number(begins);
        notes.clear();
        piles.clear();
      } else if (dealt !== undefined && cash !== undefined) notes.set(Number(dealt), cash);
      else if (rolled !== undefined) thrown = rolled.split(', ').map(Number);
      else if (who !== undefined) {
        const pile = piles.get(Number(where)) ?? new Map<string, number>();
        piles.set(Number(where), pile.set(who, (pile.get(who) ?? 0) + Number(dice)));
        if (who === 'You') thrown = null;
      } else if (won !== undefined) own += money(won);
    },
    async choose(question, moves, ask) {
      if (question.startsWith('Roll')) return named(moves, 'roll');
      if (thrown === null) throw new NotTold('a number is to be chosen, and no dice were told');
      const dice = thrown;
      const faces = [...new Set(dice)].toSorted((a, b) => a - b);
      const offered = moves.map(({ text }) => Number(/^place (\d)$/.exec(text)?.[1]));
      if (offered.join() !== faces.join()) throw new NotTold(`told were ${faces.join()}, offered ${offered.join()}`);
      const face = most(faces, one => 10 * count(dice, one) + money(notes.get(one) ?? '') / 100_000);
      const lies = await ask(`Shift+Digit${face}`);
      const there = [...lies.matchAll(/(\S+): (\d+) (?:die|dice)\./g)].map(([, who = '', n = '']) => `${who} ${n}`);
      const known = [...(piles.get(face) ?? [])].map(([who, n]) => `${who} ${n}`);
      if (!lies.startsWith(`Casino ${face}: ${notes.get(face) ?? ''}.`))
        throw new NotTold(`other notes there: ${lies}`);
      if (there.toSorted().join() !== known.toSorted().join()) throw new NotTold(`other dice there: ${lies}`);
      const mine = await ask('m');
      if (money(/You have (\$[\d,]+)\./.exec(mine)?.[1] ?? '') !== own) throw new NotTold(`other money: ${mine}`);
      // After what is one's own come all players, and then the table from its beginning.
      await ask('n');
      const table = await ask('n');
      if (!table.startsWith(`Round ${round} of `)) throw new NotTold(`told was round ${round}: ${table}`);
      return named(moves, `place ${face}`);
    },
    isTogether: () => false,
    isLast: () => true,
  };
}

/** Knows its throw, and of every tile that asks something that it was set off. */
export function royale(): Brain {
  let thrown: readonly number[] | null = null;
  let tile: string | null = null;
  let round = 0;
  return {
    hear(line) {
      const small = /^You roll ([\d, ]+)(?:;|\.)/.exec(line)?.[1];
      const big = /^You roll .*the Biggy shows (\d)\.$|^You roll (\d) with the Biggy\.$/.exec(line);
      if (small !== undefined || big !== null)
        thrown = [...(small?.split(', ') ?? []), ...(big?.slice(1).filter(Boolean) ?? [])].map(Number);
      if (/^You (?:put|pay|place) /.test(line)) thrown = null;
      tile = /sets? off “(.+)”\.$/.exec(line)?.[1] ?? tile;
      round = Number(/^Round (\d+): /.exec(line)?.[1] ?? round);
    },
    async choose(question, moves, ask) {
      if (question === 'Roll your dice.') return named(moves, 'roll');
      if (!question.startsWith('Choose a number')) {
        if (tile === null) throw new NotTold(`asked “${question}”, and no tile was set off`);
        return most(moves, () => 0);
      }
      if (thrown === null) throw new NotTold('a number is to be chosen, and no dice were told');
      const dice = thrown;
      const faces = new Set(dice);
      const offered = moves.flatMap(({ text }) => /^place (\d)$/.exec(text)?.[1] ?? []).map(Number);
      if (offered.some(face => !faces.has(face)))
        throw new NotTold(`told were ${[...faces].join()}, not ${offered.join()}`);
      for (const face of faces)
        if (!offered.includes(face) && !(await ask(`Shift+Digit${face}`)).includes('Closed'))
          throw new NotTold(`why is ${face} not offered?`);
      if (offered.length === 0) return most(moves, () => 0);
      const face = most(offered, one => count(dice, one));
      const lies = await ask(`Shift+Digit${face}`);
      if (!lies.startsWith(`Casino ${face}: `)) throw new NotTold(`casino ${face} was not told: ${lies}`);
      if (round === 0) throw new NotTold('no round was told');
      return named(moves, `place ${face}`);
    },
    isTogether: () => false,
    isLast: () => true,
  };
}

const ROWS = ['Orange', 'Yellow', 'Purple'] as const;

/** Knows the number in play, and what it wrote itself. */
export function qwinto(): Brain {
  let number: number | null = null;
  const written = new Map<string, string>();
  return {
    hear(line) {
      const rolled = /: the number is (\d+)\.$/.exec(line)?.[1];
      const [, wrote, place, row] = /^You write (\d+) into field (\d) of the (\w+) row\.$/.exec(line) ?? [];
      if (rolled !== undefined) number = Number(rolled);
      else if (wrote !== undefined) written.set(`${row ?? ''} ${place ?? ''}`, wrote);
      // Of the next throw nothing was told yet.
      if (wrote !== undefined || /^You (?:write nothing|mark the)/.test(line)) number = null;
    },
    async choose(question, moves, ask) {
      if (question.startsWith('Choose one to three dice')) return named(moves, 'roll yellow purple');
      if (number === null) throw new NotTold('asked about a number, and none was told');
      const now = number;
      const dice = await ask('d');
      if (!dice.includes(`The number is ${now}.`)) throw new NotTold(`told was ${now}, on the table is: ${dice}`);
      if (question.startsWith('Keep the number')) return named(moves, 'result keep');
      const fields = moves.flatMap(move => {
        const [, row, place] = /^(\w+), field (\d)$/.exec(move.about) ?? [];
        return row === undefined || place === undefined ? [] : [{ move, row, place: Number(place) }];
      });
      const ideal = 1 + ((now - 2) / 14) * 8;
      const near = fields.filter(({ place }) => Math.abs(place - ideal) <= 2.5);
      if (near.length === 0) return moves.find(({ text }) => text === 'write misthrow') ?? named(moves, 'write pass');
      const field = most(near, ({ place }) => -Math.abs(place - ideal));
      const nth = ROWS.findIndex(row => row === field.row) + 1;
      const row = await ask(`Shift+Digit${nth}`);
      const cells = (/^\w+ row, from the start: (.+)\.$/.exec(row)?.[1] ?? '').split(/, | and /);
      const full = cells.filter(cell => cell !== 'gap');
      const known = full.map(
        (cell, i) => written.get(`${field.row.toLowerCase()} ${i + 1}`) ?? (cell === 'closed' ? cell : 'empty'),
      );
      if (full.length !== 9 || full.join() !== known.join()) throw new NotTold(`I wrote ${known.join()}: ${row}`);
      if (full[field.place - 1] !== 'empty') throw new NotTold(`offered, but not empty: ${row}`);
      return field.move;
    },
    isTogether: question => question.startsWith('Write the number'),
    isLast: () => true,
  };
}

const pieces = (text: string | undefined): string[] => text?.split(/, (?:and )?| and (?!a )/) ?? [];

/** Draws the dice that were told, as long as one is due. */
export function railroadInk(): Brain {
  let dice: readonly string[] | null = null;
  let drawn: string | null = null;
  return {
    hear(line) {
      const rolled = /^The dice show: (.+?)\./.exec(line)?.[1];
      if (rolled !== undefined) dice = pieces(rolled);
      if (line.startsWith('You draw ')) dice = null;
    },
    async choose(_question, moves, ask) {
      if (dice === null) throw new NotTold('asked to draw, and no dice were told');
      const told = dice;
      if (drawn !== null) {
        const row = await ask(`Shift+Digit${drawn.charAt(1)}`);
        if (!row.includes(`${drawn}: `)) throw new NotTold(`${drawn} was drawn, and is not there: ${row}`);
      }
      drawn = null;
      const lies = await ask('d');
      if (lies.includes('All dice that fit are drawn.')) return named(moves, 'draw finish');
      const due = pieces(/Still to be drawn: (.+?)\./.exec(lies)?.[1]);
      if (due.length === 0) throw new NotTold(`what is due is not told: ${lies}`);
      const unknown = due.find(piece => !told.includes(piece));
      if (unknown !== undefined) throw new NotTold(`due is ${unknown}, told were ${told.join(', ')}`);
      const move = moves.find(({ about }) => due.some(piece => about.endsWith(`, ${piece}`)));
      if (move === undefined) throw new NotTold(`due is ${due.join(', ')}, and none of it is offered`);
      drawn = move.about.slice(0, 2);
      return move;
    },
    isTogether: () => true,
    isLast: ({ text }) => text === 'draw finish',
  };
}
