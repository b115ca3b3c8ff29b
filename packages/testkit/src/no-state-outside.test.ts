/*
 * Page and terminal are clients: they follow what their viewers are told. Only their folders `keeper`, where matches of
 * this device are kept, know a true state or a seed. This reads their sources and finds what would make or fold one.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const PACKAGES = new URL('../../', import.meta.url);
/** Where states are at home: the keeper, and whoever verifies a record. Besides, what only tests use. */
const EXEMPT = /^keeper\/|^(lib\/verifier|commands\/verify)\.ts$|\.test\.ts$|\.testing\.ts$/;

/** What the kit has that makes or folds states, and the types of what comes of it. */
const STATES = new Set(
  [
    'fold playEntry effective narrate timeline apply applyBack check engine agendaOf',
    'AnyState Staged Narration Ahead Timeline',
  ].flatMap(names => names.split(' ')),
);
/** What a game does to a state or reads of one. `print`, `parse`, `options` and `players` are for everybody. */
const CONTRACT = new Set(
  'setup waiting legal back sample admits outcomes play takeBack clone standing view refuse conserved'.split(' '),
);
/** Of these there is nothing else that goes by the name. */
const ALWAYS = new Set('setup sample admits outcomes takeBack conserved imagine'.split(' '));
/** A follower has these too, but there they are not called. */
const CALLED = new Set('view legal waiting standing clone'.split(' '));

/** `playable.game` goes by the name of `game`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression)
    ? nameOf(expression.expression)
    : '';
}

/** The member that is asked for, `a.b` or `a['b']`. */
function memberOf(node: ts.Node): { readonly of: ts.Expression; readonly name: string } | null {
  if (ts.isPropertyAccessExpression(node)) return { of: node.expression, name: node.name.text };
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteralLike(node.argumentExpression)) return null;
  return { of: node.expression, name: node.argumentExpression.text };
}

/** What is wrong with importing these names from there. */
function wrongImport(from: string, names: readonly string[]): readonly string[] {
  if (from === '@zaria/table' || from === '@zaria/table/first') return ['imports @zaria/table'];
  if (from === '@zaria/kit/testing') return ['imports @zaria/kit/testing'];
  if (from !== '@zaria/kit') return [];
  return names.filter(name => name === '*' || STATES.has(name)).map(name => `imports ${name} from @zaria/kit`);
}

function namesIn(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (bindings === undefined) return ts.isExportDeclaration(node) ? ['*'] : [];
  if (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return ['*'];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function faultsInCode(code: string): string[] {
  const faults: string[] = [];
  const games = new Set(['game']);
  const isGame = (expression: ts.Expression | undefined): boolean =>
    expression !== undefined && games.has(nameOf(expression));

  function visit(node: ts.Node): void {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
      if (from.startsWith('@zaria/games/')) for (const name of namesIn(node)) games.add(name);
      faults.push(...wrongImport(from, namesIn(node)));
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first !== undefined && ts.isStringLiteralLike(first))
        faults.push(...wrongImport(first.text, ['*']));
      const called = memberOf(node.expression);
      if (called !== null && !isGame(called.of)) {
        // A client's `play` says who and what; a game's has the state before them.
        const isOnState = CALLED.has(called.name) || (called.name === 'play' && node.arguments.length > 2);
        if (isOnState) faults.push(`calls ${called.name}`);
      }
    }
    const member = memberOf(node);
    if (member !== null && (ALWAYS.has(member.name) || (CONTRACT.has(member.name) && isGame(member.of))))
      faults.push(`uses ${member.name}`);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const taken = node.propertyName ?? node.name;
      const name = ts.isIdentifier(taken) ? taken.text : '';
      const { parent } = node.parent;
      const isFromGame = ts.isVariableDeclaration(parent) && isGame(parent.initializer);
      if (ALWAYS.has(name) || (CONTRACT.has(name) && isFromGame)) faults.push(`takes ${name}`);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
  return faults;
}

/** The scripts of a component, and what stands in braces in its markup. */
function codeOf(component: string): string {
  const scripts = [...component.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const markup = component.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const braces: string[] = [];
  for (let at = markup.indexOf('{'), depth = 0, from = 0; at >= 0 && at < markup.length; at++) {
    if (markup[at] === '{' && depth++ === 0) from = at + 1;
    // `{#each list as one (key)}`, `{@const a = b}`: what follows the word is code enough.
    if (markup[at] === '}' && --depth === 0) braces.push(markup.slice(from, at).replace(/^[#@:/]\w+( if)?/, ''));
  }
  // Scripts know what is imported, so the markup is read with them.
  return [...scripts, ...braces.map(code => `;(${code});`)].join('\n');
}

function faultsIn(file: string, source: string): readonly string[] {
  const seeds = source.includes('serverSeed') ? ['mentions serverSeed'] : [];
  return [...faultsInCode(file.endsWith('.svelte') ? codeOf(source) : source), ...seeds];
}

describe('what is found', () => {
  test.each([
    ['a.ts', "import { openTable } from '@zaria/table';", 'imports @zaria/table'],
    ['a.ts', "import type { Table } from '@zaria/table';", 'imports @zaria/table'],
    ['a.ts', "const { keep } = await import('@zaria/table');", 'imports @zaria/table'],
    ['a.ts', "export * from '@zaria/table';", 'imports @zaria/table'],
    ['a.ts', "import { same, fold as f } from '@zaria/kit';", 'imports fold from @zaria/kit'],
    ['a.ts', "import * as kit from '@zaria/kit';", 'imports * from @zaria/kit'],
    ['a.ts', "import type { AnyState } from '@zaria/kit';", 'imports AnyState from @zaria/kit'],
    ['a.ts', "import { toy } from '@zaria/kit/testing';", 'imports @zaria/kit/testing'],
    ['a.ts', 'const state = game.setup(start);', 'uses setup'],
    ['a.ts', 'const state = game["setup"](start);', 'uses setup'],
    ['a.ts', 'const { setup: begin } = playable.game;', 'takes setup'],
    ['a.ts', 'const { view: show, id } = game;', 'takes view'],
    ['a.ts', 'playable.game.play(state, seat, action);', 'uses play'],
    ['a.ts', 'rules.play(state, seat, action);', 'calls play'],
    ['a.ts', 'const seen = rules.view(state, seat);', 'calls view'],
    ['a.ts', 'list.map(game.clone);', 'uses clone'],
    ['a.ts', "import { qwinto } from '@zaria/games/qwinto';\nqwinto.legal(state, 0);", 'uses legal'],
    ['a.ts', 'const state = follower.imagine(rng);', 'uses imagine'],
    ['a.ts', 'const record = recordOf(table, kept.serverSeed);', 'mentions serverSeed'],
    ['a.svelte', '<script lang="ts">\n  const view = game.view(state, 0);\n</script>\n<p>{view}</p>', 'uses view'],
    ['a.svelte', '{#if a}{@const view = playable.game.view(state, 0)}<Board {view} />{/if}', 'uses view'],
    ['a.svelte', '{#each game.legal(state, 0) as action (action)}{action}{/each}', 'uses legal'],
    ['a.svelte', '<Board act={action => { rules.play(state, 0, action); }} />', 'calls play'],
  ])('%s: %s', (file, source, fault) => {
    expect(faultsIn(file, source)).toContain(fault);
  });

  test.each([
    ['a.ts', "import { PHRASES } from '@zaria/table/public';\nimport { same, type Seat } from '@zaria/kit';"],
    [
      'a.ts',
      'const { view, legal, waiting } = follower; client.play(seat, game.print(action)); client.back(seat, way);',
    ],
    ['a.ts', 'const { players, options } = game; const text = playable.game.parse(words);'],
    [
      'a.svelte',
      '<script>\n  const { view, legal } = $props();\n</script>\n<Board {view} {legal} act={() => show.play(facts, 1)} />',
    ],
  ])('nothing in %s: %s', (file, source) => {
    expect(faultsIn(file, source)).toEqual([]);
  });
});

describe.each(['web', 'cli'])('%s', name => {
  const folder = new URL(`${name}/src/`, PACKAGES);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.(ts|svelte)$/.test(file) && !EXEMPT.test(file));

  test('has a keeper, and more than that', () => {
    expect([existsSync(new URL('keeper/', folder)), files.length > 20]).toEqual([true, true]);
  });

  test('knows no true state and no seed outside of it', () => {
    const found = files.flatMap(file =>
      faultsIn(file, readFileSync(new URL(file, folder), 'utf8')).map(fault => `${file} ${fault}`),
    );
    expect(found).toEqual([]);
  });
});
