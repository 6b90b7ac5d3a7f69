/** Gives a text's width, in any unit. */
export type Measure = (text: string) => number;

/** A text in lines that fit a width, not counting the spaces at their ends. Joined, the lines are the text. */
export interface Wrapped {
  readonly lines: readonly string[];
  /** Whether a word was too wide for a line of its own. */
  readonly breaksWords: boolean;
}

/** Where a line may break: after a space, and between a hyphen, a dash or a slash and a letter. UAX #14 has more rules. */
const OPPORTUNITY = /(?<= )|(?<=[-‐–—/])(?=\p{L})/u;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text between words, and a word only where it is wider than a line. */
export function wrap(text: string, width: number, measure: Measure): Wrapped {
  const words = text.split(OPPORTUNITY);
  const pieces = words.flatMap((word) => breakWord(word, width, measure));
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return { lines, breaksWords: pieces.length > words.length };
}

/** At most so many lines. If there are more, the last one is cut. */
export function clampLines(lines: readonly string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return lines.map((line) => line.trimEnd());
  const last = withEllipsis(lines.slice(most - 1).join(''), width, measure);
  return [...lines.slice(0, most - 1).map((line) => line.trimEnd()), last];
}

/** As much of the text as has room with dots behind it: whole words, unless more than half would be lost. */
export function withEllipsis(text: string, width: number, measure: Measure): string {
  const dotted = (part: string) => `${part.trimEnd()}…`;
  const start = longestStart(text, (part) => measure(dotted(part)) <= width);
  const wordsEnd = text.slice(0, start.length + 1).lastIndexOf(' ');
  return dotted(wordsEnd > start.length / 2 ? start.slice(0, wordsEnd) : start);
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const start = longestStart(word, (part) => measure(part.trimEnd()) <= width);
  return start === word ? [word] : [start, ...breakWord(word.slice(start.length), width, measure)];
}

/** The longest start of the text that fits, but at least one letter with its accents. */
function longestStart(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const ends = [...GRAPHEMES.segment(text)].map(({ index, segment }) => index + segment.length);
  let longest = 0;
  let tooLong = ends.length - 1;
  while (tooLong - longest > 1) {
    const middle = (longest + tooLong) >> 1;
    if (fits(text.slice(0, ends[middle]))) longest = middle;
    else tooLong = middle;
  }
  return text.slice(0, ends[longest]);
}
