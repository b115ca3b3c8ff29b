import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { nodesFlag } from '../bots.ts';
import { EXIT, type Command } from '../command.ts';
import { patienceFlag } from '../outside/words.ts';
import { comeByLink, isLink } from '../online/by-link.ts';
import { attend } from '../play/attend.ts';
import { begin } from '../play/begin.ts';
import { resume } from '../play/resume.ts';

/** `zaria play [GAME]`: people and bots at this terminal. */
export const play: Command = {
  name: 'play',
  operands: '[GAME|LINK|--resume [FILE]]',
  most: 1,
  about: 'usage.play',
  flags: {
    seats: { value: 'LIST', about: words => say(words, 'flag.play.seats') },
    bots: { value: 'LIST', about: words => say(words, 'flag.play.bots') },
    option: { value: 'KEY=VALUE', isRepeated: true, about: words => say(words, 'flag.option') },
    resume: { about: words => say(words, 'flag.play.resume') },
    save: { value: 'FILE', about: words => say(words, 'flag.play.save') },
    record: { value: 'FILE', about: words => say(words, 'flag.play.record') },
    dice: { value: 'KIND', about: words => say(words, 'flag.play.dice') },
    seed: { value: 'TEXT', about: words => say(words, 'flag.play.seed') },
    friendly: { about: words => say(words, 'flag.play.friendly') },
    name: { value: 'NAME', about: words => say(words, 'flag.play.name') },
    lines: { about: words => say(words, 'flag.play.lines') },
    nodes: nodesFlag,
    patience: patienceFlag,
  },
  note: words => `${say(words, 'usage.play.note')} ${say(words, 'usage.play.link')}`,
  examples: [
    './zaria play',
    './zaria play las-vegas --seats you:Anna,bot:mc --option openMoney=true',
    './zaria play qwinto --seats you:Anna,you:Ben --dice typed',
    "./zaria play las-vegas --bots 'cmd:python3 bot.py'",
    './zaria play --resume',
    "./zaria play 'https://…/t/…#…' --name Anna",
  ],

  async run(given, surroundings) {
    const [named] = given.operands;
    if (named !== undefined && isLink(named) && !given.has('resume')) return comeByLink(named, given, surroundings);
    if (given.has('name')) return fail(say(surroundings.voice.words, 'complaint.name-here'));
    const match = given.has('resume') ? await resume(given, surroundings) : await begin(given, surroundings);
    if (match === null) return ok(EXIT.interrupted);
    return match.ok ? attend(match.value, surroundings) : match;
  },
};
