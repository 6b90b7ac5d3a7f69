import type { ErrorCode, YAMLError } from 'yaml';
import { type Fault, MISSING_COLON } from './fault.ts';
import { isTextMark, type Token, tokenBefore } from './tokens.ts';

/** What is known of the text in which the parser found an error. */
interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
}

type Wording = (error: YAMLError, context: Context) => Fault;

/** Puts the parser's errors, which are for programmers, into words for editors, at the place that an editor would mend. */
export function errorFaults(errors: readonly YAMLError[], context: Context): Fault[] {
  // When a value runs on into an indented key, the parser reports two errors at its beginning. Only the second tells its end.
  const values = placesOf(errors, 'BLOCK_AS_IMPLICIT_KEY');
  const runningOn = placesOf(errors, 'MULTILINE_IMPLICIT_KEY').intersection(values);
  return errors.flatMap((error) => {
    const runsOn = runningOn.has(error.pos[0]);
    if (runsOn && error.code === 'BLOCK_AS_IMPLICIT_KEY') return [];
    const wording = runsOn && error.code === 'MULTILINE_IMPLICIT_KEY' ? indentedKey : (WORDINGS[error.code] ?? inItsOwnWords);
    const found = wording(error, context);
    return [tabInIndent(found, context) ?? found];
  });
}

/** YAML indents with spaces alone. Where a tab is the reason for an error, the parser mostly names what follows from it. */
function tabInIndent({ offset, foundAt = offset }: Fault, { text }: Context): Fault | undefined {
  const line = text.lastIndexOf('\n', foundAt - 1) + 1;
  const tab = text.slice(line, afterIndent(text, line)).indexOf('\t');
  return tab === -1 ? undefined : fault(line + tab, TAB);
}

function placesOf(errors: readonly YAMLError[], code: ErrorCode): Set<number> {
  return new Set(errors.filter((error) => error.code === code).map(({ pos }) => pos[0]));
}

const COLON_INSIDE = 'a value with a colon and a space in it must be in quotes';
const NO_KEY = 'a key must be text; a value that begins with [ or { must be in quotes';
const TAB = 'there is a tab here; indent with spaces';
const DOCUMENT_END = 'a line --- or ... ends what stands above it; leave that line out';

/** An error whose code is not listed is rare, or follows from a mark (`&`, `*`, `!`), which is already reported. */
const WORDINGS: Readonly<Partial<Record<ErrorCode, Wording>>> = {
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: ({ pos: [at] }, { text }) =>
    fault(at, `a value that begins with ${text.charAt(at)} must be in quotes`, 'place'),
  BLOCK_AS_IMPLICIT_KEY: nested,
  BLOCK_IN_FLOW: saying(`a comma is missing, or ${COLON_INSIDE}`, 'rest'),
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: longKey,
  MULTIPLE_DOCS: saying(DOCUMENT_END, 'rest'),
  NON_STRING_KEY: saying(NO_KEY),
  TAB_AS_INDENT: saying(TAB),
  UNEXPECTED_TOKEN: unexpected,
};

function fault(offset: number, message: string, reach: Fault['reach'] = 'line', foundAt = offset): Fault {
  return { offset, foundAt, message: `not valid YAML: ${message}`, reach };
}

function saying(message: string, reach?: Fault['reach']): Wording {
  return ({ pos }) => fault(pos[0], message, reach);
}

function inItsOwnWords({ pos, message }: YAMLError): Fault {
  return fault(pos[0], message.split('\n', 1)[0] ?? message, 'rest');
}

const INDENTED_KEY =
  'this line is indented, so it continues the value above; begin a key below the other keys, or put the whole value in quotes';

function indentedKey({ pos: [start, end] }: YAMLError, { text }: Context): Fault {
  const line = text.lastIndexOf('\n', end - 1) + 1;
  return fault(afterIndent(text, line), INDENTED_KEY, 'line', start);
}

/** The offset behind the spaces and tabs that begin at this one. */
function afterIndent(text: string, offset: number): number {
  const indent = /[ \t]*/y;
  indent.lastIndex = offset;
  indent.test(text);
  return indent.lastIndex;
}

function nested({ pos: [at], message }: YAMLError, { text }: Context): Fault {
  if (message.startsWith('A block sequence')) return fault(afterIndent(text, at), 'this "- " must begin below the "- " above it');
  return fault(at, text.charAt(at) === '?' ? 'a value that begins with ? must be in quotes' : COLON_INSIDE);
}

function longKey({ pos: [at], message }: YAMLError, { text, tokens }: Context): Fault {
  if (isTextMark(tokenBefore(tokens, at))) return fault(at, TEXT_INDENT);
  if (message.includes('flow')) return fault(at, `a comma is missing, or ${COLON_INSIDE}`);
  return isDash(text, at) ? misplacedDash(at) : fault(at, MISSING_COLON);
}

function isDash(text: string, offset: number): boolean {
  return /^-\s/.test(text.slice(offset, offset + 2));
}

function misplacedDash(at: number): Fault {
  return fault(
    at,
    'a list cannot begin here; each "- " stands on a line of its own below the key, and a value that begins with - in quotes',
  );
}

const INDENT =
  'nothing above is indented like this line; the keys of one group begin in one column, and so do the lines of one text';
const TEXT_INDENT = 'each line of a text below | or > must be indented alike, with spaces';

function badIndent({ pos: [at], message }: YAMLError, context: Context): Fault {
  if (message.startsWith('Flow')) return openBracket(at, context);
  const offset = afterIndent(context.text, at);
  return fault(offset, message.startsWith('Block scalar') ? TEXT_INDENT : INDENT, 'rest', at);
}

function openBracket(foundAt: number, { tokens }: Context): Fault {
  const { offset, mark } = tokenBefore(tokens, foundAt)?.bracket ?? { offset: foundAt, mark: '[' };
  const other = mark === '[' ? ']' : '}';
  return fault(
    offset,
    `this ${mark} has no ${other} on its line or on an indented one; a value that begins with ${mark} must be in quotes`,
    'rest',
    foundAt,
  );
}

/** Many errors share the code MISSING_CHAR; the beginning of the parser's message tells them apart. */
const MISSING: readonly (readonly [beginning: string, words: string, reach?: Fault['reach']])[] = [
  ['Implicit map keys', MISSING_COLON],
  ['Missing ,', 'a comma is missing before this'],
  ['Block scalars', 'empty lines at the beginning of a text must not be indented more than the text', 'rest'],
  ['Sequence item', 'the keys of one entry begin in one column, that of the first one behind its "- "', 'rest'],
];

function missing(error: YAMLError, context: Context): Fault {
  const { pos, message } = error;
  const [at] = pos;
  const before = tokenBefore(context.tokens, at);
  if (message.startsWith('Flow')) return openBracket(at, context);
  if (message.startsWith('Missing closing')) return openQuote(at, before);
  // Below `text: |` a line that is not indented is read as a key.
  if (message.startsWith('Implicit map keys') && isTextMark(before)) return fault(at, TEXT_INDENT);
  const [, words, reach] = MISSING.find(([beginning]) => message.startsWith(beginning)) ?? [];
  return words === undefined ? inItsOwnWords(error) : fault(at, words, reach);
}

function openQuote(foundAt: number, token: Token | undefined): Fault {
  const { offset, source } = token ?? { offset: foundAt, source: '"' };
  const mark = source.charAt(0);
  const message = `this ${mark} is not closed; another ${mark} must be at the end of the value, or the whole in ${otherQuotes(mark)}`;
  return fault(offset, message, 'line', foundAt);
}

function otherQuotes(mark: string): string {
  return mark === '"' ? 'single quotes' : 'double quotes';
}

const OUTSIDE = 'this line does not belong to what stands above; all keys, or each "- " of a list, must begin in one column';

function unexpected({ pos: [at], message }: YAMLError, { text, tokens }: Context): Fault {
  const character = text.charAt(at);
  if (/^(Not a YAML token|Block scalar header)/.test(message))
    return fault(at, 'nothing may follow | or >; a value that begins with | or > must be in quotes');
  if (message.startsWith('Unexpected block-seq-ind')) return misplacedDash(at);
  const [end] = /[^\n]*/.exec(text.slice(at, at + 20)) ?? [];
  if (end !== undefined && /^[,;][ \t]*$/.test(end)) return fault(at, `no ${character} may be at the end of a line; delete it`);
  if (message.startsWith('Unexpected ,')) return fault(at, 'a comma too many; a value stands before each comma');
  if (character === ']' || character === '}')
    return fault(at, `this ${character} is one too many; a value that begins with ${character} must be in quotes`, 'rest');
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^[ \t]*$/.test(line) ? fault(at, OUTSIDE, 'rest') : fault(at, restWords(tokenBefore(tokens, at), character));
}

/** The message for a character that follows a value which is already complete. */
function restWords(before: Token | undefined, character: string): string {
  const mark = before?.source.charAt(0) ?? '';
  if (mark === '"' || mark === "'") {
    const written = mark === '"' ? '\\"' : "''";
    return `nothing may follow the closing ${mark}; put the whole value in ${otherQuotes(mark)}, or write each ${mark} in it as ${written}`;
  }
  // Elsewhere a value may have brackets in it.
  if (before?.isScalar) return `a value with ${character} in it must be in quotes between { and }`;
  return `nothing may follow ${mark}; put the whole value in quotes`;
}
