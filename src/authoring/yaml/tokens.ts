import { Lexer } from 'yaml';
import { firstWhere } from '../../reviews/binary-search.ts';

/** A piece of a YAML text that is neither white space nor a comment: a scalar (a key or a value) or a mark such as `:`. */
export interface Token {
  readonly offset: number;
  readonly source: string;
  readonly isScalar: boolean;
  /** The innermost `[` or `{` that is still open after the piece; it may be the piece itself. */
  readonly bracket: Bracket | undefined;
}

interface Bracket {
  readonly offset: number;
  readonly mark: '[' | '{';
}

/** A comment, whose `#` is at the offset. */
export interface Comment {
  readonly offset: number;
  /** How many tokens stand before it. */
  readonly after: number;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  readonly comments: readonly Comment[];
}

/** The lexer's own marks between the pieces: a document begins, open brackets end unclosed, the next piece is a scalar. */
const DOCUMENT = '\x02';
const BREAK = '\x18';
const SCALAR = '\x1f';

/** Splits a YAML text into its pieces, however faulty it is. */
export function tokensOf(text: string): Tokens {
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  const brackets: Bracket[] = [];
  let offset = 0;
  let announced = false;
  for (const source of new Lexer().lex(text)) {
    if (source === SCALAR) announced = true;
    else if (source === BREAK) brackets.length = 0;
    else if (source !== DOCUMENT) {
      const isScalar = announced || /^["']/.test(source);
      if (source === '[' || source === '{') brackets.push({ offset, mark: source });
      else if (source === ']' || source === '}') brackets.pop();
      if (!isScalar && source.startsWith('#')) comments.push({ offset, after: tokens.length });
      // A `|` without a text is followed by an empty scalar, which is left out.
      else if (source !== '' && (isScalar || !/^\s/.test(source)))
        tokens.push({ offset, source, isScalar, bracket: brackets.at(-1) });
      offset += source.length;
      announced = false;
    }
  }
  return { tokens, comments };
}

/** The last token that begins before the offset. */
export function tokenBefore(tokens: readonly Token[], offset: number): Token | undefined {
  return tokens[firstWhere(0, tokens.length, (index) => (tokens[index]?.offset ?? 0) >= offset) - 1];
}

/** Whether the token is the `|` or `>` above a text. */
export function isTextMark(token: Token | undefined): boolean {
  return token !== undefined && !token.isScalar && /^[|>]/.test(token.source);
}
