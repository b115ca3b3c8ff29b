/** Where a die lies in the hand before it is thrown, in dice from the middle; and where it bounces on its way. */
export function wayOf(index: number, count: number): readonly (readonly [along: number, across: number])[] {
  const across = count > 4 ? Math.ceil(count / 2) : count;
  const x = (index % across) - (across - 1) / 2;
  const y = count > 4 ? Math.floor(index / across) - 0.5 : 0;
  const swing = ((index * 37) % 7) / 7 - 0.5;
  return [
    [x * 1.1, y * 1.1],
    [x * 1.05 + swing * 1.2, y * 0.8 + swing * 0.8],
    [x * 0.95 - swing * 1.4, y * 0.7 - swing * 0.7],
  ];
}

/** When a thrown die shows what it has fallen on, as a part of the throw. */
export const LANDED = 0.55;

/** Throws the dice that lie here: from the hand in the middle over the felt to where they lie. Measured once. */
export function throwDice(felt: HTMLElement, length: number): () => void {
  const dice = [...felt.querySelectorAll<HTMLElement>('[data-thrown]')];
  const frame = felt.getBoundingClientRect();
  const isUpright = frame.height > frame.width;
  const boxes = dice.map(die => die.getBoundingClientRect());
  const throws = dice.map((die, index) => {
    const box = boxes[index] ?? frame;
    const home = [
      frame.x + frame.width / 2 - box.x - box.width / 2,
      frame.y + frame.height / 2 - box.y - box.height / 2,
    ] as const;
    const [start, first, second] = wayOf(index, dice.length).map(([along, across]) => [
      home[0] + (isUpright ? across : along) * box.width,
      home[1] + (isUpright ? along : across) * box.height,
    ]);
    const turn = (index % 2 === 0 ? 1 : -1) * (240 + (index % 3) * 60);
    const at = (point: readonly number[] | undefined, angle: number, scale: number): string =>
      `translate(${point?.[0] ?? 0}px, ${point?.[1] ?? 0}px) rotate(${angle}deg) scale(${scale})`;
    return die.animate(
      [
        { transform: at(start, 0, 1), easing: 'ease-out' },
        { transform: at(first, turn * 0.6, 1.28), offset: 0.24, easing: 'ease-in' },
        { transform: at(second, turn, 1), offset: LANDED - 0.05, easing: 'ease-out' },
        { transform: at(second, turn, 1.02), offset: LANDED + 0.06, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
        { transform: 'none' },
      ],
      { duration: length * (0.86 + 0.14 * ((index + 1) / dice.length)), fill: 'backwards' },
    );
  });
  return () => {
    for (const one of throws) one.cancel();
  };
}
