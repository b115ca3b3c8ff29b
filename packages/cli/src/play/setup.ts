import { levelsOf } from '@zaria/bots/all';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, seatsOf, type OptionValue } from '@zaria/kit';
import { isName, tidyName } from '@zaria/table/public';
import { say, seatName } from '@zaria/words';
import { USUAL_BOT, botAbout } from '../bots.ts';
import type { Terminal } from '../io.ts';
import { gameName, seatNames, speakerOf, type Voice } from '../text/voice.ts';
import { choose, enterText, type Manner } from '../screen/dialogue.ts';
import { openScreen, type Screen } from '../screen/terminal-screen.ts';
import type { Ink } from '../text/pen.ts';
import { isSameName } from './seats.ts';

/* What `play` asks when it was not told, on a terminal. `null`: the person leaves. */

/** Where it is asked. */
export interface Asked {
  readonly screen: Screen;
  readonly manner: Manner;
  readonly voice: Voice;
}

/** The terminal as a whole, until all is known. */
export function askOn({
  terminal,
  voice,
  ink,
  signal,
}: {
  readonly terminal: Terminal;
  readonly voice: Voice;
  readonly ink: Pick<Ink, 'colours'>;
  readonly signal: AbortSignal;
}): Asked {
  const { words } = voice;
  return {
    screen: openScreen(terminal, signal),
    voice,
    manner: {
      title: say(words, 'usage.title'),
      keys: { list: say(words, 'screen.keys.choose'), field: say(words, 'screen.keys.field') },
      leave: {
        sentence: say(words, 'screen.leave-now'),
        yes: say(words, 'screen.leave'),
        no: say(words, 'screen.stay'),
      },
      ink,
    },
  };
}

export const chooseGame = async ({ screen, manner, voice }: Asked): Promise<GameId | null> =>
  choose<GameId>(
    screen,
    manner,
    say(voice.words, 'play.which'),
    GAME_IDS.map(id => ({ value: id, label: gameName(voice, id), hint: say(voice.words, `about.${id}`) })),
    GAME_IDS[0],
  );

/** Who sits where, in the form that `--seats` has. */
export async function chooseSeats(asked: Asked, id: GameId): Promise<string | null> {
  const { screen, manner, voice } = asked;
  const { words } = voice;
  const { min, max } = registered(id).game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const count = await choose(
    screen,
    manner,
    say(words, 'play.how-many'),
    counts.map(n => ({ value: n, label: say(words, 'count.players', { n }), key: String(n) })),
    Math.min(Math.max(min, 3), max),
  );
  if (count === null) return null;
  const sitters: string[] = [];
  const names: string[] = [];
  for (const seat of seatsOf(count)) {
    const name = seatName(words, seat);
    const person = { value: 'you', label: say(words, 'play.person') };
    const bots = levelsOf(id).map(bot => ({
      value: `bot:${bot.id}`,
      label: say(words, 'play.bot', { bot: bot.id }),
      hint: botAbout(voice, id, bot.id),
    }));
    const usual = sitters.length === 0 ? 'you' : `bot:${USUAL_BOT}`;
    const sitter = await choose(screen, manner, say(words, 'play.who', { name }), [person, ...bots], usual);
    const called = sitter === 'you' ? await chooseName(asked, name, names) : '';
    if (sitter === null || called === null) return null;
    names.push(called);
    sitters.push(called === '' ? sitter : `${sitter}:${called}`);
  }
  return sitters.join(',');
}

/** What a person is called; empty for the usual name of the seat. */
const chooseName = async (
  { screen, manner, voice: { words } }: Asked,
  usual: string,
  others: readonly string[],
): Promise<string | null> =>
  enterText(screen, manner, say(words, 'play.name'), usual, text => {
    const name = tidyName(text);
    if (name === '') return null;
    // Commas stand between the seats.
    if (name.includes(',') || !isName(name)) return say(words, 'complaint.name-wrong');
    return others.some(other => isSameName(other, name)) ? say(words, 'complaint.name-twice', { name }) : null;
  });

/** The options that are not as usual. */
export async function chooseOptions(
  { screen, manner, voice }: Asked,
  id: GameId,
  seats: number,
): Promise<Record<string, unknown> | null> {
  const { words } = voice;
  const { options } = registered(id).game;
  const change = await choose(
    screen,
    manner,
    say(words, 'play.options'),
    [
      { value: false, label: say(words, 'play.options-usual') },
      { value: true, label: say(words, 'play.options-change') },
    ],
    false,
  );
  if (change === null) return null;
  const chosen: Record<string, unknown> = {};
  if (!change) return chosen;
  const speaker = speakerOf(id, voice, seatNames(voice, seatsOf(seats)));
  for (const [key, { values, default: usual }] of Object.entries(options)) {
    const fits = values.filter(value => completeOptions(options, seats, { ...chosen, [key]: value }).ok);
    if (fits.length < 2) continue;
    const { name, about } = speaker.option(key);
    const entries = fits.map(value => ({ value, label: speaker.optionValue(key, value) }));
    const value = await choose<OptionValue>(screen, manner, `${name}. ${about}`, entries, usual);
    if (value === null) return null;
    chosen[key] = value;
  }
  return chosen;
}
