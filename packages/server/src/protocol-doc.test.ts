import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { CLIENT_FRAMES, SERVER_FRAMES } from '@zaria/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { browser, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

/* The examples of docs/protocol.md are what a server really says. ZARIA_WRITE=1 writes them there. */

const DOC = new URL('../../../docs/protocol.md', import.meta.url);
const [BEGIN, END] = ['<!-- begin: a session -->', '<!-- end: a session -->'];

function still() {
  let blocks = 0;
  return {
    now: () => 1_800_000_000_000,
    random: (bytes: number): Uint8Array =>
      Buffer.concat(
        Array.from({ length: Math.ceil(bytes / 32) }, () => createHash('sha256').update(`doc ${blocks++}`).digest()),
      ).subarray(0, bytes),
    after: () => () => {},
  };
}

/** Says something, and waits until everything that follows from it was told. */
async function session(server: TestServer): Promise<readonly string[]> {
  const lines: string[] = [];
  const anna: TestGuest = browser(() => server.url, 'Anna');
  await anna.get('guest', { body: { name: 'Anna' } });
  const setting = { ...settingOf(2), options: { starter: 0 }, forced: false, spectators: 'talking' as const };
  const body = { request: 'example', game: 'las-vegas', setting, isPublic: false };
  const { table } = await anna.get('open', { body });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
    headers: { origin: server.url, cookie: anna.cookie },
  });
  const heard: string[] = [];
  socket.on('message', data => {
    const text = (data as Buffer).toString('utf8');
    heard.push(text);
    if (text !== '{"type":"pong"}' || lines.at(-1) === '→ {"type":"ping"}') lines.push(`← ${text}`);
  });
  await new Promise(resolve => void socket.once('open', resolve));
  async function say(frame: unknown): Promise<void> {
    const text = JSON.stringify(frame);
    lines.push(`→ ${text}`);
    const before = heard.length;
    socket.send(text);
    if (text === '{"type":"ping"}') return until(() => heard.length > before);
    await server.running.house.settled();
    socket.send('{"type":"ping"}');
    await until(() => heard.slice(before).includes('{"type":"pong"}'));
    await server.running.house.settled();
    const second = heard.length;
    socket.send('{"type":"ping"}');
    await until(() => heard.slice(second).includes('{"type":"pong"}'));
  }
  const wish = (id: string, wished: unknown) => ({ type: 'do', id, wish: wished });
  await say({ type: 'hello', protocol: 1, table, lines: 0 });
  await say({ type: 'hear', as: 'spectator', heard: 0, told: '00000000000000' });
  await say(wish('c1', { do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 }));
  await say({ type: 'hear', as: 0, heard: 0, told: '00000000000000', legal: true });
  await say({ type: 'ignore', as: 'spectator' });
  await say(wish('c2', { do: 'start' }));
  await say(wish('c3', { do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 }));
  await say(wish('c4', { do: 'ready', seat: 0, version: 0, ready: true }));
  await say(wish('c5', { do: 'start' }));
  await say(wish('c6', { do: 'play', seat: 0, question: '0/1', count: 0, action: 'roll' }));
  await say({ type: 'say', id: 'c7', seat: 0, said: { phrase: 'good-luck' } });
  await say({ type: 'known', numbers: [[0, 2]] });
  await say({ type: 'hear', as: 1, heard: 0, told: '00000000000000' });
  await say({ type: 'hear', as: 0, heard: 99, told: '00000000000000' });
  await say({ type: 'ping' });
  const { table: next } = await anna.get('open', { body: { ...body, request: 'another' } });
  await say({ type: 'hello', protocol: 1, table: next, lines: 0 });
  const closed = new Promise(resolve => void socket.once('close', resolve));
  lines.push('→ {"type":"dance"}');
  socket.send('{"type":"dance"}');
  await closed;
  return lines;
}

test('the session in docs/protocol.md is what a server says', async () => {
  const server = await startServer({ surroundings: still() });
  const lines = await session(server);
  await server.stop();
  const text = [BEGIN, '```', ...lines, '```', END].join('\n');
  const doc = readFileSync(DOC, 'utf8');
  if (process.env['ZARIA_WRITE'] !== undefined)
    writeFileSync(DOC, doc.slice(0, doc.indexOf(BEGIN)) + text + doc.slice(doc.indexOf(END) + END.length));
  else expect(doc.slice(doc.indexOf(BEGIN), doc.indexOf(END) + END.length)).toBe(text);
});

test('every kind of frame is named there', () => {
  const doc = readFileSync(DOC, 'utf8');
  for (const { options } of [CLIENT_FRAMES, SERVER_FRAMES])
    for (const { entries } of options) expect(doc).toContain(`\`${entries.type.literal}\``);
});
