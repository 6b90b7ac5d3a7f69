import { compareText } from '../../../reviews/text/comparing/compare-text.ts';
import { type Readings, visitTokens } from '../readings.ts';

/** In UTF-16 code units: "AC", "TXV" and "HVAC" are initials; a longer word in capitals is shouted. */
const LONGEST_INITIALS = 4;

/** How often a phrase is written in a form, regardless of letter case. */
export interface Form {
  readonly lower: string;
  count: number;
  /** How often each spelling with its capitals occurs. */
  readonly spellings: Map<string, number>;
}

/** The forms of a phrase of `length` words at `places`, which are its first tokens, the commonest form first. */
export function formsAt(readings: Readings, places: readonly number[], length: number): Form[] {
  const forms = new Map<string, Form>();
  for (const isJoined of [false, true]) {
    for (const [written, count] of countWritten(readings, places, length, isJoined))
      addForm(forms, spellingOf(written, isJoined), count);
  }
  return [...forms.values()].sort((a, b) => b.count - a.count || compareText(a.lower, b.lower));
}

/** How often each spelling occurs at the places that are joined to the word before, or at the other places. */
function countWritten(readings: Readings, places: readonly number[], length: number, isJoined: boolean): Map<string, number> {
  const { reviews, stemAt, starts, ends } = readings;
  const counts = new Map<string, number>();
  visitTokens(readings, places, (reading, first) => {
    if ((stemAt[first] ?? 0) < 0 !== isJoined) return;
    const written = reviews[reading]?.text.slice(starts[first], ends[first + length - 1]) ?? '';
    counts.set(written, (counts.get(written) ?? 0) + 1);
  });
  return counts;
}

function addForm(forms: Map<string, Form>, spelling: string, count: number): void {
  const lower = spelling.toLowerCase();
  const form = forms.get(lower) ?? { lower, count: 0, spellings: new Map<string, number>() };
  forms.set(lower, form);
  form.count += count;
  form.spellings.set(spelling, (form.spellings.get(spelling) ?? 0) + count);
}

/**
 * How a phrase is written, on one line, without white space beside a hyphen and without a possessive ending. It is put into
 * lower case if it is shouted or has a capital only at the beginning of a sentence. `isJoined` tells whether it follows another
 * word.
 */
function spellingOf(phrase: string, isJoined: boolean): string {
  const written = phrase
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/['’]s$/i, '');
  if (written.length > LONGEST_INITIALS && written === written.toUpperCase()) return written.toLowerCase();
  if (isJoined || !/^\p{Lu}\p{Ll}/u.test(written)) return written;
  return written.charAt(0).toLowerCase() + written.slice(1);
}

/** The commonest form, with its commonest capitals. Two letters are taken to be initials. */
export function commonestForm([form]: readonly Form[]): string {
  if (form === undefined) return '';
  if (form.lower.length === 2) return form.lower.toUpperCase();
  const [spelling] = [...form.spellings].sort(([a, x], [b, y]) => y - x || compareText(b, a));
  return spelling?.[0] ?? form.lower;
}
