/*
 * Carries out the commands of a Containerfile without a container: each stage is a folder, in which absolute paths of the
 * file are looked for. The system around it, and its Node, are those of this machine.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Step =
  | { readonly does: 'WORKDIR' | 'RUN' | 'USER' | 'VOLUME' | 'EXPOSE' | 'HEALTHCHECK'; readonly text: string }
  | { readonly does: 'COPY'; readonly from: string | null; readonly paths: readonly string[]; readonly to: string }
  | { readonly does: 'ENTRYPOINT' | 'CMD'; readonly words: readonly string[] };

export interface Stage {
  readonly image: string;
  readonly name: string | null;
  readonly steps: readonly Step[];
}

export function parseContainerfile(text: string): readonly Stage[] {
  const stages: { image: string; name: string | null; steps: Step[] }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, does = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (does === 'FROM') {
      const [image = '', as, name] = rest.split(' ');
      stages.push({ image, name: as === 'AS' ? (name ?? null) : null, steps: [] });
    } else stages.at(-1)?.steps.push(stepOf(does, rest, line));
  }
  return stages;
}

function stepOf(does: string, rest: string, line: string): Step {
  switch (does) {
    case 'WORKDIR':
    case 'RUN':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return { does, text: rest };
    case 'ENTRYPOINT':
    case 'CMD':
      return { does, words: JSON.parse(rest) as string[] };
    case 'COPY': {
      const words = rest.split(' ');
      const from = words[0]?.startsWith('--from=') ? (words.shift() ?? '').slice('--from='.length) : null;
      const to = words.pop();
      if (to === undefined || words.length === 0) throw new Error(`nothing is copied: ${line}`);
      return { does, from, paths: words, to };
    }
    default:
      throw new Error(`nothing is known of: ${line}`);
  }
}

export interface Built {
  /** Where an absolute path of the last stage is. */
  at(path: string): string;
  /** What it runs, with its paths as they are here. */
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly healthcheck: readonly string[];
  readonly user: number;
}

/** The folders of a container that the file speaks of, and nothing else of this machine. */
const ROOTS = ['/opt/zaria', '/var/lib/zaria'] as const;

export async function buildContainer(
  stages: readonly Stage[],
  context: string,
  folder: string,
  tell: (line: string) => void,
): Promise<Built> {
  chmodSync(folder, 0o755);
  const folders = new Map<string, string>();
  let built: Built | null = null;
  for (const [i, { name, steps }] of stages.entries()) {
    const stage = join(folder, String(i));
    folders.set(name ?? String(i), stage);
    const at = (path: string): string => join(stage, path);
    const here = (text: string): string => ROOTS.reduce((mapped, root) => mapped.replaceAll(root, at(root)), text);
    for (const root of ROOTS) mkdirSync(dirname(at(root)), { recursive: true });
    let within = '/';
    let command: readonly string[] = [];
    let args: readonly string[] = [];
    let healthcheck: readonly string[] = [];
    let user = 0;
    for (const step of steps) {
      switch (step.does) {
        case 'WORKDIR':
          within = step.text;
          mkdirSync(at(within), { recursive: true });
          break;
        case 'COPY': {
          const from = step.from === null ? null : folders.get(step.from);
          if (from === undefined) throw new Error(`there is no stage ${step.from}`);
          for (const path of step.paths) copy(from === null ? context : from, path, at(join(within, step.to)), step.to);
          break;
        }
        case 'RUN':
          tell(step.text);
          await run(here(step.text), at(within));
          break;
        case 'USER':
          user = Number(step.text.split(':', 1)[0]);
          break;
        case 'ENTRYPOINT':
          command = step.words.map(here);
          break;
        case 'CMD':
          args = step.words.map(here);
          break;
        case 'HEALTHCHECK':
          healthcheck = JSON.parse(step.text.slice(step.text.indexOf('[')).trim()) as string[];
          break;
        case 'VOLUME':
        case 'EXPOSE':
          break;
      }
    }
    built = { at, command, args, healthcheck, user };
  }
  if (built === null) throw new Error('there is no stage');
  return built;
}

/** A folder's contents, or a file into a folder. Of the context, what is not ignored. */
function copy(from: string, path: string, target: string, to: string): void {
  if (path === '.') {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: from });
    for (const file of files.toString().split('\0').filter(Boolean)) {
      if (statSync(join(from, file), { throwIfNoEntry: false }) === undefined) continue;
      mkdirSync(dirname(join(target, file)), { recursive: true });
      cpSync(join(from, file), join(target, file));
    }
    return;
  }
  const source = join(from, path);
  const isInto = statSync(source).isFile() && to.endsWith('/');
  cpSync(source, isInto ? join(target, basename(path)) : target, { recursive: true, verbatimSymlinks: true });
}

/** As npm's own scripts set much that would reach into the copy, little of the environment is passed on. */
function run(command: string, cwd: string): Promise<void> {
  const kept = ['PATH', 'HOME', 'LANG'].flatMap(name => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const child = spawn('sh', ['-c', command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: Object.fromEntries(kept),
  });
  let said = '';
  child.stdout.on('data', text => (said += String(text)));
  child.stderr.on('data', text => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${said}`))));
  });
}
