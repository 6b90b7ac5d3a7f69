import { eld } from 'eld/small';

/** So many letters tell a language: of 13,058 English reviews that have them, none was taken for another. */
const TELLING_LETTERS = 50;

/** In UTF-16 code units: more of a text would say the same, and take longer. */
const ENOUGH = 500;

/** A sign of a script without upper and lower case, such as Chinese, says as much as so many letters. */
const SIGN = 4;

/** The stated language, too, is likely where its score comes so near to the best: languages that are alike, or two in one text. */
const NEAR = 0.85;

/** What the detector calls languages that have other tags as well. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', id: 'ms', bs: 'hr', fil: 'tl', iw: 'he' };

/** The tag of the language that a text is surely in, if it is another than the stated one; `stated` is a tag of BCP 47. */
export function otherLanguage(text: string, stated: string): string | undefined {
  if (weightOf(text) < TELLING_LETTERS) return undefined;
  const found = eld.detect(text.slice(0, ENOUGH));
  const [base = ''] = stated.toLowerCase().split('-');
  const known = SAME[base] ?? base;
  if (found.language === '' || found.language === known || !KNOWN.has(known) || !found.isReliable()) return undefined;
  const scores = found.getScores();
  return (scores[known] ?? 0) > NEAR * (scores[found.language] ?? 0) ? undefined : found.language;
}

/** The languages that the detector knows; of others it can say nothing. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));

function weightOf(text: string): number {
  return (text.match(/\p{L}/gu)?.length ?? 0) + (SIGN - 1) * (text.match(/\p{Lo}/gu)?.length ?? 0);
}

/** Tags that the detector takes for one language. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], no: ['nb', 'nn'], hr: ['hr', 'bs'] };

/** What may be written for a language that was found: `id or ms`. */
export function tagsFor(found: string): string {
  return (TOGETHER[found] ?? [found]).join(' or ');
}

/** The English name of a language, for messages; of one that was found, of all that it may be. */
export function languageName(tag: string): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (TOGETHER[tag] ?? [tag]).map((each) => names.of(each) ?? each).join(' or ');
}
