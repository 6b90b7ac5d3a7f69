import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** The parts of a Markdown text: blocks, with what stands in them. Nothing of them is HTML yet. */
export function tokensOf(text: string): MarkedToken[] {
  return Lexer.lex(text, { gfm: true }) as MarkedToken[];
}

/** The parts of one line or paragraph. */
export function inlineTokensOf(text: string): MarkedToken[] {
  return Lexer.lexInline(text, { gfm: true }) as MarkedToken[];
}

/** The parts inside a part. */
export function partsOf(token: MarkedToken): MarkedToken[] {
  if (token.type === 'list') return token.items.flatMap((item) => item.tokens) as MarkedToken[];
  if (token.type === 'table') return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens) as MarkedToken[];
  return ((token as { tokens?: Token[] }).tokens ?? []) as MarkedToken[];
}

interface PlacedToken {
  readonly token: MarkedToken;
  /** Where it begins in the text. In a quotation, whose lines lose their marks, this may be where the quotation begins. */
  readonly offset: number;
}

/** All parts of a text, or of what stands between two offsets in it, at every depth. */
export function placedTokens(tokens: readonly MarkedToken[], text: string, from = 0, to = text.length): PlacedToken[] {
  let at = from;
  return tokens.flatMap((token) => {
    // The blank lines of a quotation have marks, and others would be taken for them.
    const found = token.type === 'space' ? -1 : text.indexOf(token.raw, at);
    const end = found + token.raw.length;
    if (found === -1 || end > to) return [{ token, offset: at }, ...placedTokens(partsOf(token), text, at, to)];
    at = end;
    return [{ token, offset: found }, ...placedTokens(partsOf(token), text, found, end)];
  });
}

/** The words of the parts, without marks and pictures. */
export function plainText(tokens: readonly MarkedToken[]): string {
  return tokens.map(plainPart).join('').replace(/\s+/g, ' ').trim();
}

function plainPart(token: MarkedToken): string {
  if (token.type === 'html' || token.type === 'image' || token.type === 'space' || token.type === 'def') return '';
  if (token.type === 'br') return ' ';
  const inner = partsOf(token);
  return inner.length > 0 ? inner.map(plainPart).join('') : ((token as { text?: string }).text ?? '');
}

export function isHeading(token: MarkedToken | undefined): token is Tokens.Heading {
  return token?.type === 'heading';
}

/** Whether this HTML is a comment, which is not shown. No other HTML is allowed in a text. */
export function isComment({ raw }: { readonly raw: string }): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(raw);
}
