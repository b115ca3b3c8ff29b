import { botsOf } from '@zaria/bots/all';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { botAbout } from '../bots.ts';
import { EXIT, type Command, type Surroundings } from '../command.ts';
import { printLine, printLines } from '../io.ts';
import { definitions, wrap } from '../text/layout.ts';
import { inkOf } from '../text/pen.ts';
import { gameName, seatNames, speakerOf } from '../text/voice.ts';

/** `zaria games`: what there is. */
export const games: Command = {
  name: 'games',
  operands: '',
  most: 0,
  about: 'usage.games',
  flags: { json: { about: words => say(words, 'flag.json') } },
  examples: ['./zaria games', './zaria games --json'],
  json: [['game, rules, players, options, bots', words => say(words, 'json.games')]],

  async run(given, surroundings) {
    const { io } = surroundings;
    if (given.has('json')) printLine(io.stdout, JSON.stringify(GAME_IDS.map(asJson)));
    else
      printLines(
        io.stdout,
        GAME_IDS.flatMap((id, i) => [...(i === 0 ? [] : ['']), ...describe(id, surroundings)]),
      );
    return ok(EXIT.fine);
  },
};

function asJson(id: GameId): unknown {
  const { rules, players, options } = registered(id).game;
  const described = Object.entries(options).map(([key, { values, default: usual }]) => [
    key,
    { values, default: usual },
  ]);
  return {
    game: id,
    rules,
    players,
    options: Object.fromEntries(described) as unknown,
    bots: botsOf(id).map(bot => bot.id),
  };
}

function describe(id: GameId, { io, voice }: Surroundings): string[] {
  const { players, options } = registered(id).game;
  const { words } = voice;
  const { colours, width } = inkOf(io);
  const speaker = speakerOf(id, voice, seatNames(voice, seatsOf(6)));
  const optionLines = Object.entries(options).flatMap(([key, { values, default: usual }]) => {
    const { name, about } = speaker.option(key);
    const said = values.map(value => {
      const meaning = speaker.optionValue(key, value);
      const text = meaning === String(value) ? meaning : `${String(value)}: ${meaning}`;
      return value === usual ? say(words, 'listing.default', { value: text }) : text;
    });
    return [
      `    ${colours.cyan(key)}  ${name}`,
      ...wrap(about, width, '      '),
      ...wrap(said.join(' · '), width, '      '),
    ];
  });
  const bots = definitions(
    botsOf(id).map(bot => [`    ${colours.cyan(bot.id)}`, botAbout(voice, id, bot.id)]),
    width,
  );
  return [
    `${colours.bold(gameName(voice, id))}  ${id}`,
    ...wrap(say(words, `about.${id}`), width, '  '),
    `  ${say(words, 'players.range', players)}`,
    `  ${say(words, 'listing.options')}`,
    ...optionLines,
    `  ${say(words, 'listing.bots')}`,
    ...bots,
  ];
}
