import { wordEnd } from './word-edges.ts';

/** In UTF-16 code units: a text up to this length is whole in lists. Of a longer one, so much is shown. */
const LONGEST = 1500;
const SHOWN = 1000;
/** A line break counts as so many, because nothing else stands on its line. */
const LINE = 50;

/** What lists show of a long text, cut between words where it has spaces; `undefined` if it is short enough to be whole there. */
export function beginningOf(text: string): string | undefined {
  if (lengthWithin(text, LONGEST) === text.length) return undefined;
  return text.slice(0, wordEnd(text, lengthWithin(text, SHOWN), 0));
}

/** How many code units of a text fit into a place for so many. */
function lengthWithin(text: string, room: number): number {
  let at = 0;
  for (let left = room; at < text.length; at += 1) {
    left -= text[at] === '\n' ? LINE : 1;
    if (left < 0) break;
  }
  return at;
}
