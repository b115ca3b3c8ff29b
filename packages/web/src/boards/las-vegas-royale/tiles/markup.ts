import { LETTER_AT, OUTLINES, READER } from '../../../parts/figures.ts';
import { pipsOf } from '../../../parts/pips.ts';
import type { Player } from '../../board.ts';
import type { Part, Tone, Word } from './part.ts';

/** What is written on a plate in the reader's language. */
export interface PlateWords {
  /** An amount in thousands, short. */
  thousands(n: number): string;
  number(n: number): string;
  word(word: Word): string;
}

/** Cards run from green over sand to violet; the value always stands on them. */
const CARDS: Readonly<Record<number, string>> = {
  30: '#cfe8c4',
  40: '#dcebb9',
  50: '#f0e3b0',
  60: '#f6cfa4',
  70: '#f5bfae',
  80: '#efb4c4',
  90: '#dfb6e4',
  100: '#ccb9f5',
};
const FINE = '#6e1614';
const CHIP = '<circle r="7.6" class="chip"/><circle r="6" class="chip-notches"/><circle r="3.5" class="chip-heart"/>';
const MARKER = 'M-6.2 0c0-3 2.7-4.2 3.6-7.2a4.3 4.3 0 1 1 5.2 0C3.5-4.2 6.2-3 6.2 0z';
/** A rough width of bold type, in ems a letter. */
const EM = 0.64;

const colourOf = (tone: Tone): string => `var(--${typeof tone === 'number' ? 'neon-' : ''}${tone})`;
const fits = (text: string, width: number, size: number): number => Math.min(size, width / (text.length * EM));
const round = (n: number): number => Math.round(n * 100) / 100;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A letter is what somebody calls himself by. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => SIGNS[sign] ?? '');

type Given = Readonly<Record<string, string | number | undefined>>;
const attributes = (given: Given): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? round(value) : value}"`,
    )
    .join('');
const tag = (name: string, given: Given, inside = ''): string => `<${name}${attributes(given)}>${inside}</${name}>`;
const text = (given: Given, written: string): string => tag('text', given, escaped(written));
const moved = (x: number, y: number, scale: number): string =>
  `translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`;

/** A player's letter, or the sign of whoever looks; nobody's is nothing. */
function initial(
  player: Player | undefined,
  { x, y, size, fill }: Readonly<Record<'x' | 'y' | 'size', number>> & { readonly fill: string },
): string {
  if (player === undefined) return '';
  return player.letter === null
    ? tag('path', { d: READER, transform: moved(x, y, size / 11), fill })
    : text({ x, y, 'font-size': size, fill }, player.letter);
}

/**
 * A part of a tile as markup. There are hundreds of them on a table, they have no life of their own, and a component for
 * each takes the browser longer than the whole drawing as text.
 */
export function markupOf(drawn: Part, players: readonly Player[], words: PlateWords): string {
  const { x, y } = drawn;
  const playerAt = (seat: unknown): Player | undefined => players.find(player => player.seat === seat);
  switch (drawn.part) {
    case 'money': {
      const { amount, scale = 1, is = 'rest' } = drawn;
      return tag('g', { transform: moved(x, y, scale), class: is }, moneyOf(amount, words));
    }
    case 'die': {
      const { size, of, face = null, isFaded } = drawn;
      const player = playerAt(of);
      return tag(
        'g',
        { transform: moved(x - size / 2, y - size / 2, size / 40), class: isFaded ? 'faded' : undefined },
        tag('rect', {
          x: 1,
          y: 1,
          width: 38,
          height: 38,
          rx: 9,
          class: `die ${typeof of === 'number' ? '' : of}`,
          fill: player && `var(--${player.colour})`,
        }) +
          (face === null ? '' : tag('path', { d: pipsOf(face, 3.9), class: `pip ${of}` })) +
          (player === undefined ? '' : initial(player, { x: 20, y: 29, size: 25, fill: `var(--on-${player.colour})` })),
      );
    }
    case 'marker':
      return tag('path', { transform: moved(x, y, drawn.scale ?? 1), d: MARKER, class: 'marker' });
    case 'tube': {
      const { size, tone, d, isFaded } = drawn;
      const [stroke, isPlain] = [colourOf(tone), tone === 'dark' || tone === 'soft'];
      return tag(
        'g',
        {
          transform: moved(x - size / 2, y - size / 2, size / 24),
          style: `--thin:${round((size < 14 ? 1.4 : 2) * (24 / size))}`,
          class: isFaded ? 'faded' : undefined,
        },
        (isPlain ? '' : tag('path', { d, class: 'glow', stroke })) + tag('path', { d, class: 'tube', stroke }),
      );
    }
    case 'space': {
      const { w, h, r = 6, tone = 'soft', is = 'plain', of } = drawn;
      const colour = colourOf(tone);
      return (
        tag('rect', {
          x: x - w / 2,
          y: y - h / 2,
          width: w,
          height: h,
          rx: r,
          class: `space ${is}`,
          stroke: colour,
        }) + (of === undefined ? '' : initial(playerAt(of), { x, y: y + h * 0.22, size: h * 0.6, fill: colour }))
      );
    }
    case 'token': {
      const { size, amount } = drawn;
      const empty = amount === 0 ? ' empty' : '';
      return tag(
        'g',
        { transform: `translate(${round(x)} ${round(y)})` },
        tag('path', {
          d: OUTLINES.hexagon,
          transform: `scale(${round(size / 24)}) translate(-12 -12)`,
          class: `token${empty}`,
        }) +
          (amount === undefined
            ? ''
            : text(
                { y: size * 0.14, class: `on-token${empty}`, 'font-size': amount === 0 ? 11 : 10.5 },
                amount === 0 ? words.number(0) : words.thousands(amount),
              )),
      );
    }
    case 'disc': {
      const { r, isGone } = drawn;
      return (
        tag('circle', { cx: x, cy: y, r, class: `disc ${isGone ? 'isGone' : ''}` }) +
        (isGone ? '' : tag('circle', { cx: x, cy: y, r: r * 0.84, class: 'disc-ring' }))
      );
    }
    case 'stop': {
      const { r } = drawn;
      const bar = { x: x - r * 0.62, y: y - r * 0.19, width: r * 1.24, height: r * 0.38, rx: r * 0.08, class: 'bar' };
      return tag('circle', { cx: x, cy: y, r, class: 'stop' }) + tag('rect', bar);
    }
    case 'seat': {
      const { size, seat } = drawn;
      const player = playerAt(seat);
      if (player === undefined) return '';
      return tag(
        'g',
        { transform: moved(x - size / 2, y - size / 2, size / 24) },
        tag('path', { d: OUTLINES[player.figure], fill: `var(--${player.colour})`, class: 'figure' }) +
          initial(player, { x: 12, y: LETTER_AT[player.figure], size: 11, fill: `var(--on-${player.colour})` }),
      );
    }
    case 'label':
      return text({ x, y, 'font-size': drawn.size, fill: colourOf(drawn.tone) }, drawn.text);
    case 'word': {
      const { width, size = 10.5, tone = 'pale' } = drawn;
      const written = words.word(drawn.word);
      return text({ x, y, 'font-size': fits(written, width, size), fill: colourOf(tone) }, written);
    }
  }
}

/** 30k and more as a card, 10 and 20 as chips, 0 as a dash, a fine as a red plate. */
function moneyOf(amount: number, words: PlateWords): string {
  if (amount === 0) return '<path d="M-5 0h10" class="nothing"/>';
  if (amount === 10) return CHIP;
  if (amount === 20) return `<g transform="translate(-5)">${CHIP}</g><g transform="translate(5)">${CHIP}</g>`;
  const [value, fine] = [words.thousands(amount), amount < 0 ? 'fine' : ''];
  return (
    tag('rect', { x: -14, y: -8.5, width: 28, height: 17, rx: 3, fill: CARDS[amount] ?? FINE, class: fine }) +
    text({ y: 4, class: `value ${fine}`, 'font-size': fits(value, 25, 11.5) }, value)
  );
}
