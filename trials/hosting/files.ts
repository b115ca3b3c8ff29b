/* What docs/hosting.md quotes and an operator copies: the folder hosting. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = new URL('../../hosting/', import.meta.url);

export const FILES: readonly string[] = readdirSync(FOLDER);
export const fileOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** What the server is started with, wherever a text starts it: `node …/start.mjs …`, or `npm start -- …`. */
export const startsIn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/(?:tools\/start\.mjs|npm start --) (--.*)$/gm)].map(([, args = '']) => args.trim().split(/\s+/));

/** The arguments that compose gives to a container. */
export const listedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\s+- (--.*)$/gm)].map(([, argument = '']) => argument.trim());

/** A unit's commands, each in words. */
export const commandsOf = (unit: string): readonly string[] =>
  [...unit.matchAll(/^ExecStart=(.*)$/gm)].map(([, command = '']) => command);

/** Replaces what is there, and throws where it is not: a file that has changed is not tried as something else. */
export function replaced(text: string, by: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [from, to] of Object.entries(by)) {
    if (!result.includes(from)) throw new Error(`nothing reads ${from}`);
    result = result.replaceAll(from, to);
  }
  return result;
}
