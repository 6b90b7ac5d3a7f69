import type { MarkedToken, Tokens } from 'marked';
import { isHeading, plainText, tokensOf } from './tokens.ts';

/** A heading of a page below its title. */
export interface Heading {
  /** 2 to 6: the page's title alone is a heading of the first level, and no level is left out on the way down. */
  readonly level: number;
  /** The id to which a link `#…` leads. */
  readonly id: string;
}

/** Ids that every page has. */
const TAKEN: readonly string[] = ['content'];

/** What the headings of a page become, in order. */
export function headingsOf(tokens: readonly MarkedToken[]): ReadonlyMap<Tokens.Heading, Heading> {
  const headings = tokens.filter(isHeading);
  const shallowest = Math.min(...headings.map(({ depth }) => depth));
  const ids = new Set(TAKEN);
  const made = new Map<Tokens.Heading, Heading>();
  let before = 1;
  for (const heading of headings) {
    const level = Math.min(heading.depth - shallowest + 2, before + 1, 6);
    const id = freeId(slugOf(plainText(heading.tokens as MarkedToken[])), ids);
    ids.add(id);
    made.set(heading, { level, id });
    before = level;
  }
  return made;
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.join('-') || 'section';
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}

/**
 * A page's title, and the parts below it. Without a `title`, a heading at the beginning is it; one that repeats it is left out.
 */
export function titled(
  text: string,
  title: string | undefined,
): { readonly title: string | undefined; readonly heading?: Tokens.Heading; readonly body: MarkedToken[] } {
  const tokens = tokensOf(text);
  const index = tokens.findIndex(({ type }) => type !== 'space' && type !== 'html');
  const first = tokens[index];
  if (!isHeading(first)) return { title, body: tokens };
  const own = plainText(first.tokens as MarkedToken[]);
  if (title !== undefined && own !== title) return { title, body: tokens };
  return { title: own === '' ? undefined : own, heading: first, body: tokens.toSpliced(index, 1) };
}
