import type { Fault } from './fault.ts';
import { isTorn } from './look-alike-faults.ts';
import { type Comment, isTextMark, type Token, type Tokens } from './tokens.ts';

/** Finds the comments that may have been meant as text, because YAML drops comments silently. */
export function commentFaults(text: string, { tokens, comments }: Tokens): Fault[] {
  return comments.flatMap((comment) => {
    const message = messageFor(text, tokens, comment);
    return message === undefined ? [] : [{ offset: comment.offset, message, reach: 'place' }];
  });
}

const BEHIND = 'what follows " #" would be lost; put the value in quotes, or the comment on a line of its own';
const TIGHT = 'what follows " #" would be lost; put the whole value in quotes, or a space behind the # of a comment';
const EMPTY = 'the value is empty, because what begins with # is a comment; a value that begins with # must be in quotes';
const HIDDEN =
  'a line that begins with # is a comment; put the whole value in quotes, or begin the comment in the column of the key';
const IN_BRACKETS = 'what follows # would be lost; put a value with # in it in quotes, and no comment between brackets';

function messageFor(text: string, tokens: readonly Token[], { offset, after }: Comment): string | undefined {
  const before = tokens[after - 1];
  if (before === undefined || isTorn(text, before)) return undefined;
  if (before.bracket !== undefined) return IN_BRACKETS;
  const owner = ownerOf(tokens, after - 1);
  const follows = owner && valueKind(text, tokens, after, owner);
  const isSpaced = !/^#[^\s#]/.test(text.slice(offset, offset + 2));
  if (startsLine(text, offset)) {
    if (owner === undefined || columnOf(text, offset) <= columnOf(text, owner.offset)) return undefined;
    return (isMark(before) && follows !== 'text') || (isSpaced && isClosed(before)) ? undefined : HIDDEN;
  }
  if (isMark(before)) return { none: EMPTY, text: BEHIND, other: undefined }[follows ?? 'other'];
  if (before.isScalar && !isClosed(before) && /\s/.test(before.source)) return BEHIND;
  return isSpaced ? undefined : TIGHT;
}

/** Whether a value follows the token. */
function isMark({ isScalar, source }: Token): boolean {
  return !isScalar && (source === ':' || source === '-');
}

/** Finds the key or dash whose value ends with the token at the index, or follows the mark there. */
function ownerOf(tokens: readonly Token[], index: number): Token | undefined {
  let at = index;
  if (tokens[at]?.isScalar) at--;
  if (isTextMark(tokens[at])) at--;
  const mark = tokens[at];
  if (mark?.source === ':') return tokens[at - 1];
  return mark?.source === '-' ? mark : undefined;
}

/** Tells what the owner's value begins with, or `none` when the token at the index no longer belongs to it. */
function valueKind(text: string, tokens: readonly Token[], index: number, owner: Token): 'none' | 'text' | 'other' {
  const next = tokens[index];
  if (next === undefined) return 'none';
  const indent = columnOf(text, next.offset) - columnOf(text, owner.offset);
  // A list may begin in the column of its key.
  if (indent < 0 || (indent === 0 && (next.source !== '-' || owner.source === '-'))) return 'none';
  const isKey = tokens[index + 1]?.source === ':';
  return next.isScalar && !isKey && !/^["']/.test(next.source) ? 'text' : 'other';
}

/** Tells whether it is clear where the value ends: quotes close it; a number, a date, `true` or `null` is complete. */
function isClosed({ source }: Token): boolean {
  return /^(?:["']|[-+]?\.?\d[-+.:\dTZeE]*$|(?:true|false|null|~)$)/i.test(source);
}

/** The column of the offset, from 0. */
function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1) - 1;
}

/** Whether only spaces and tabs stand before the offset on its line. */
function startsLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(offset - columnOf(text, offset), offset));
}
