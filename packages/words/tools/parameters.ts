import { parse } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

/** What a message needs to be given: the TypeScript type of each argument, in alphabetical order. */
export type Parameters = ReadonlyMap<string, string>;

const FORMATTED: Readonly<Record<string, string>> = {
  number: 'number',
  money: 'number',
  list: 'readonly string[]',
  either: 'readonly string[]',
  notes: 'readonly number[]',
};

export function parametersOf(message: string): Parameters {
  const found = new Map<string, string>();
  for (const { arg, type } of argumentsIn(parse(message))) {
    const known = found.get(arg);
    // A counted list is counted by an argument of its own, so one argument has one type.
    if (known !== undefined && known !== type) throw new Error(`{${arg}} is both ${known} and ${type} in: ${message}`);
    found.set(arg, type);
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function* argumentsIn(tokens: readonly Token[]): Generator<{ arg: string; type: string }> {
  for (const token of tokens) {
    switch (token.type) {
      case 'content':
      case 'octothorpe':
        break;
      case 'argument':
        yield { arg: token.arg, type: 'string' };
        break;
      case 'function': {
        // It stands beside the name itself, which says what it is.
        if (token.key === 'does') break;
        const type = FORMATTED[token.key];
        if (type === undefined) throw new Error(`there is no format ${token.key}`);
        yield { arg: token.arg, type };
        break;
      }
      case 'selectordinal':
        throw new Error('there is no format selectordinal');
      case 'plural':
      case 'select': {
        const keys = token.cases.map(({ key }) => `'${key}'`);
        yield { arg: token.arg, type: token.type === 'select' ? keys.toSorted().join(' | ') : 'number' };
        for (const { tokens: inner } of token.cases) yield* argumentsIn(inner);
      }
    }
  }
}

/** The plurals of a message: which argument is counted, and the cases that are written for it. */
export function pluralsOf(message: string): readonly { arg: string; cases: readonly string[] }[] {
  return [...pluralsIn(parse(message))];
}

/** The verbs of a message that follow a name: whose, and the forms. */
export function verbsOf(message: string): readonly { arg: string; forms: readonly string[] }[] {
  return [...verbsIn(parse(message))];
}

function* verbsIn(tokens: readonly Token[]): Generator<{ arg: string; forms: readonly string[] }> {
  for (const token of tokens) {
    if (token.type === 'function' && token.key === 'does')
      yield { arg: token.arg, forms: textOf(token.param ?? []).split('/') };
    if (token.type === 'plural' || token.type === 'select')
      for (const { tokens: inner } of token.cases) yield* verbsIn(inner);
  }
}

const textOf = (tokens: readonly Token[]): string =>
  tokens.map(token => (token.type === 'content' ? token.value : '')).join('');

function* pluralsIn(tokens: readonly Token[]): Generator<{ arg: string; cases: readonly string[] }> {
  for (const token of tokens) {
    if (token.type !== 'plural' && token.type !== 'select') continue;
    if (token.type === 'plural') yield { arg: token.arg, cases: token.cases.map(({ key }) => key) };
    for (const { tokens: inner } of token.cases) yield* pluralsIn(inner);
  }
}
