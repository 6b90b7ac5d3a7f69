import { isCurlyQuoted, STRAIGHT, UNSEEN, unseenName } from '../source/look-alikes.ts';
import type { Fault } from './fault.ts';
import { isTextMark, type Token } from './tokens.ts';

/** An unseen character at the beginning of a key, or behind its colon. All our keys are in small letters. */
const AT_KEY = new RegExp(`^-?(${UNSEEN})|^[a-z_]+:(${UNSEEN})`, 'u');

/** Finds characters that only look like those of YAML: like the space beside a key, or like the quotes around a value. */
export function lookAlikeFaults(text: string, tokens: readonly Token[]): Fault[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (!token.isScalar || /^["']/.test(token.source) || isTextMark(before)) return [];
    const line = text.lastIndexOf('\n', token.offset - 1) + 1;
    const isValue = before?.source === ':' && before.offset >= line;
    if ((isValue || before?.source === '-') && isTorn(text, token))
      return [{ offset: token.offset, message: TORN, reach: 'line' }];
    // An entry of a list may be any text.
    const isKey = tokens[index + 1]?.source === ':';
    return isValue || (before?.source === '-' && !isKey) ? [] : unseenFaults(token, line, isKey);
  });
}

const TORN = `not valid YAML: curly quotes do not enclose a value; ${STRAIGHT}`;

const BEFORE = 'delete it, or type an ordinary space';
const BEHIND = 'type an ordinary space behind the colon instead';

function unseenFaults({ offset, source }: Token, foundAt: number, isKey: boolean): Fault[] {
  const [matched = '', first, second] = AT_KEY.exec(source) ?? [];
  const character = first ?? second;
  // A text may begin with such a character, if it is no key.
  if (character === undefined || (first !== undefined && !isKey)) return [];
  const message = `not valid YAML: there is ${unseenName(character)} here; ${first === undefined ? BEHIND : BEFORE}`;
  return [{ offset: offset + matched.length - character.length, foundAt, message, reach: 'line' }];
}

const OPENING = /^[“”„‘‚«]/u;

/** Whether a colon or a comment ends the value for YAML, although the curly quotes around it go on. */
export function isTorn(text: string, { offset, source }: Token): boolean {
  if (!OPENING.test(source)) return false;
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end === -1 ? undefined : end).trimEnd();
  return isCurlyQuoted(line) && !source.startsWith(line);
}
