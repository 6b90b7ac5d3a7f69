import { type Document, isScalar, Scalar, visit, type YAMLMap } from 'yaml';
import type { Fault } from './yaml-fault.ts';
import { type Token, tokenBefore } from './yaml-tokens.ts';

/** Finds what YAML would publish without some of its words, or with others, though it finds no fault with it. */
export function lostWords(text: string, document: Document.Parsed, tokens: readonly Token[]): Fault[] {
  const faults = [tokens.flatMap(markFaults)];
  visit(document, {
    Scalar: (role, scalar) => {
      faults.push(scalarFaults(text, scalar, tokens));
      if (role !== 'key') faults.push(earlyCommentFaults(text, scalar, tokens));
    },
    Map: (_, map) => {
      if (map.flow) faults.push(colonFaults(map));
    },
  });
  return faults.flat();
}

/** What is wrong with a line that should be a key and its value. */
export const MISSING_COLON = 'a colon and a space must stand between a key and its value, as in key: value';

/** In braces a key may lack its value, as in `{method:invoice}`; one that is only empty is a scalar. */
function colonFaults({ items }: YAMLMap): Fault[] {
  return items.flatMap(({ key, value }) =>
    value === null && isScalar(key) && key.range ? [{ offset: key.range[0], message: MISSING_COLON, reach: 'line' }] : [],
  );
}

/** Anchors, aliases, tags and directives are no part of an editor's YAML: who writes their marks means text. */
function markFaults({ offset, source, isScalar: isValue }: Token): Fault[] {
  const mark = source.charAt(0);
  if (isValue || !'&*!%'.includes(mark)) return [];
  return [{ offset, message: `a value that begins with ${mark} must be in quotes`, reach: 'place' }];
}

function scalarFaults(text: string, { type, value, source, range }: Scalar, tokens: readonly Token[]): Fault[] {
  if (type !== Scalar.PLAIN || !range) return [];
  const [start, end] = range;
  if (source === '') return commentFaults(text, start, EMPTY);
  if (typeof value !== 'string') return [];
  return [
    ...commentFaults(text, end, COMMENT),
    ...hiddenLineFaults(text, end, ownColumn(text, start, tokens)),
    ...dashFaults(text.slice(start, end), start),
  ];
}

const EMPTY = 'the value is empty, because what begins with # is a comment; a value that begins with # must be in quotes';
const COMMENT = 'what stands after " #" would be lost; put the value in quotes, or the comment on a line of its own';

/** A comment directly behind the offset, on the same line. */
function commentFaults(text: string, offset: number, message: string): Fault[] {
  const comment = /[ \t]*#/y;
  comment.lastIndex = offset;
  return comment.test(text) ? [{ offset: comment.lastIndex - 1, message, reach: 'place' }] : [];
}

const HIDDEN_LINE =
  'a line that begins with # is a comment; put the whole value in quotes, or begin the comment in the column of the key';

/** A comment on the next line that is indented as the text's own next line would be. */
function hiddenLineFaults(text: string, end: number, column: number): Fault[] {
  const line = /[ \t]*\n([ \t]*)#/y;
  line.lastIndex = end;
  const [, indent = ''] = line.exec(text) ?? [];
  return indent.length > column ? [{ offset: line.lastIndex - 1, message: HIDDEN_LINE, reach: 'place' }] : [];
}

/** The column from 0 of the key or dash that a value belongs to; past all columns where it has neither. */
function ownColumn(text: string, start: number, tokens: readonly Token[]): number {
  const mark = tokenBefore(tokens, start);
  const owner = mark?.source === ':' ? tokenBefore(tokens, mark.offset) : mark;
  if (owner === undefined || owner.bracket !== undefined || (owner === mark && mark.source !== '-'))
    return Number.POSITIVE_INFINITY;
  return owner.offset - text.lastIndexOf('\n', owner.offset) - 1;
}

/** A comment between the `:` or `-` and a text that begins on a later line; it may be the beginning of that text. */
function earlyCommentFaults(text: string, { type, value, source, range }: Scalar, tokens: readonly Token[]): Fault[] {
  if (type !== Scalar.PLAIN || typeof value !== 'string' || source === '' || !range) return [];
  const before = tokenBefore(tokens, range[0]);
  return before?.source !== ':' && before?.source !== '-' ? [] : commentFaults(text, before.offset + 1, COMMENT);
}

const DASH =
  'this "- " is indented too much, so it continues the value above; begin it below the other "- ", or put the value in quotes';

/** An entry that is indented too much becomes a part of the value above it. */
function dashFaults(source: string, start: number): Fault[] {
  return [...source.matchAll(/\n[ \t]*(?=-\s)/g)].map(({ 0: indent, index }) => ({
    offset: start + index + indent.length,
    message: DASH,
    reach: 'rest',
  }));
}
