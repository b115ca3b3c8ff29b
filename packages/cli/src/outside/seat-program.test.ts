import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered } from '@zaria/games/all';
import { NATURE, following, narrate, simulationRng, type Result } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { scratch, zaria } from '../stage.testing.ts';
import { seatProgram, type ProgramFault } from './seat-program.ts';

const { game } = registered('las-vegas');
const start = { rules: game.rules, seats: 2, options: { starter: 0, openMoney: false, neutral: false } };

/** Seat 0 is asked to place dice. */
function turn() {
  const match = narrate(game, start);
  const rng = simulationRng('turn');
  match.append({ kind: 'play', actor: NATURE, action: game.sample(match.state, rng) });
  match.append({ kind: 'play', actor: 0, action: { step: 'roll', answer: 'go' } });
  match.append({ kind: 'play', actor: NATURE, action: game.sample(match.state, rng) });
  const told = match.told(0);
  const follower = following(game, told);
  return { told, follower, question: `0/${follower.question?.number}` };
}

/** A program for Node that does this with every `frame` it hears. */
function program(body: string): string {
  const file = join(scratch(), 'bot.cjs');
  writeFileSync(
    file,
    `const say = frame => process.stdout.write((typeof frame === 'string' ? frame : JSON.stringify(frame)) + '\\n');
const play = (frame, action, wish) => say({ type: 'do', id: '1', wish: { do: 'play', seat: frame.as, question: frame.question, count: frame.count, action, ...wish } });
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const frame = JSON.parse(line);
  ${body}
});`,
  );
  return `"${process.execPath}" "${file}"`;
}

const ASKED = `if (frame.type === 'asked') `;

async function decided(body: string, patience = 60_000): Promise<Result<unknown, ProgramFault>> {
  const asked = turn();
  const one = seatProgram(game, 0, program(body), patience);
  const answer = await one.decide(asked);
  await one.close(null);
  return answer;
}

test('it is welcomed, told, asked with its legal actions, and answered', async () => {
  const asked = turn();
  // It plays the last of its actions if it heard what it should, and none otherwise.
  const command = program(`
  globalThis.heard = [...(globalThis.heard ?? []), frame.type];
  ${ASKED} play(frame, globalThis.heard.join() === 'welcome,news,asked' ? frame.legal.at(-1) : 'nothing')`);
  const one = seatProgram(game, 0, command, 60_000);
  const answer = await one.decide(asked);
  expect(answer).toEqual({ ok: true, value: asked.follower.legal.at(-1) });
  await one.close(asked.told);
});

test('what it is told is what its seat was told, in rows', async () => {
  const asked = turn();
  const check = `if (frame.type === 'news') globalThis.rows = frame.rows;
  ${ASKED} play(frame, globalThis.rows.map(row => row[0]).join() === 'nature,0,nature' && frame.view.round === 1 ? frame.legal[0] : 'place 7')`;
  const one = seatProgram(game, 0, program(check), 60_000);
  expect(await one.decide(asked)).toEqual({ ok: true, value: asked.follower.legal[0] });
  await one.close(null);
});

describe('what a program does wrong is told apart', () => {
  test.each([
    ['unreadable', `${ASKED} say('place 3')`],
    ['unreadable', `${ASKED} say({ type: 'dance' })`],
    ['unreadable', `${ASKED} say({ type: 'do', id: '1', wish: { do: 'resign', seat: 0 } })`],
    ['long', `${ASKED} say({ type: 'do', id: 'x'.repeat(20000), wish: {} })`],
    ['long', `${ASKED} process.stdout.write('x'.repeat(100000))`],
    ['illegal', `${ASKED} play(frame, 'place 7')`],
    ['illegal', `${ASKED} play(frame, 'roll')`],
    ['illegal', `${ASKED} play(frame, '')`],
    ['elsewhere', `${ASKED} play(frame, frame.legal[0], { seat: 1 })`],
    ['elsewhere', `${ASKED} play(frame, frame.legal[0], { question: '0/99' })`],
    ['elsewhere', `${ASKED} play(frame, frame.legal[0], { count: 5 })`],
    ['ended', `${ASKED} process.exit(3)`],
    ['ended', `${ASKED} { throw new Error('I cannot') }`],
  ])('%s: %s', async (why, body) => {
    const answer = await decided(body);
    expect(answer).toMatchObject({ ok: false, error: { why } });
  });

  test('one that hangs is ended', async () => {
    expect(await decided('', 200)).toMatchObject({ ok: false, error: { why: 'hangs', said: '' } });
  });

  test('one that is not there', async () => {
    const one = seatProgram(game, 0, '/no/such/program', 60_000);
    expect(await one.decide(turn())).toMatchObject({ ok: false, error: { why: 'start' } });
    await one.close(null);
  });

  test('one that crashes is quoted', async () => {
    const answer = await decided(
      `${ASKED} { console.error('my last words'); process.exitCode = 1; process.stdin.destroy() }`,
    );
    expect(answer).toMatchObject({ ok: false, error: { why: 'ended', said: 'my last words' } });
  });

  test('what it says besides does no harm', async () => {
    const answer = await decided(`say({ type: 'ping' }); ${ASKED} play(frame, frame.legal[0])`);
    expect(answer.ok).toBe(true);
  });
});

describe('in commands', () => {
  const first = `${ASKED} play(frame, frame.legal[0])`;

  test('a program meets a bot in the arena, and results do not depend on threads', async () => {
    const argv = ['arena', 'las-vegas', '--matches', '2', '--json', '--bots', `random,cmd:${program(first)}`];
    const [one, two] = [await zaria([...argv, '--threads', '1']), await zaria([...argv, '--threads', '2'])];
    expect([one.exit, one.err]).toEqual([0, '']);
    expect((JSON.parse(one.out) as { pairs: { matches: number }[] }).pairs[0]?.matches).toBe(2);
    expect(two.out).toBe(one.out);
  });

  test.each(['en', 'el', 'is', 'it'])('one that lies ends the arena with a sentence (%s)', async language => {
    const argv = ['arena', 'las-vegas', '--matches', '2', '--lang', language, '--threads', '1'];
    const { exit, err } = await zaria([...argv, '--bots', `random,cmd:${program(`${ASKED} play(frame, 'place 7')`)}`]);
    expect(exit).toBe(7);
    expect(err).toContain('place 7');
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a match against a program is played to its end', async () => {
    const save = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'bot:random,bot', '--bots', `cmd:${program(first)}`];
    const { exit, err } = await zaria([...argv, '--seed', 'x', '--save', save]);
    expect([exit, err]).toEqual([0, '']);
  });

  test('in a match the fault is said, and a move picked', async () => {
    const crashing = `cmd:${program(`${ASKED} process.exit(1)`)}`;
    const save = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'bot:random,bot', '--bots', crashing, '--save', save];
    const { exit, out } = await zaria([...argv, '--seed', 'x']);
    expect(exit).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ').split('ended before the match did.')).toHaveLength(2);
  });
});

test('a match with a program goes on only with one that is named again', async () => {
  const save = join(scratch(), 'match.json');
  const first = `cmd:${program(`${ASKED} play(frame, frame.legal[0])`)}`;
  const begun = await zaria([
    'play',
    'las-vegas',
    '--seats',
    'you,bot',
    '--bots',
    first,
    '--save',
    save,
    '--seed',
    'x',
  ]);
  expect(begun.exit).toBe(0);
  const kept = readFileSync(save, 'utf8');
  expect(kept).toContain('cmd:bot.cjs');
  expect(kept).not.toContain(process.execPath);
  const without = await zaria(['play', '--resume', save]);
  expect([without.exit, without.err]).toEqual([2, expect.stringContaining('cmd:bot.cjs')]);
  const again = await zaria(['play', '--resume', save, '--bots', first]);
  expect([again.exit, again.err]).toEqual([0, '']);
});
