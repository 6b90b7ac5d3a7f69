import { once } from '../../once.ts';
import { detector } from './detector.ts';

/** How sure the detector must be that a text is in another language than is stated. */
interface Sureness {
  /** The fewest letters that tell a language. */
  readonly letters: number;
  /**
   * The stated language is still likely if its score is above this part of the best: the languages are alike, or the text has
   * two.
   */
  readonly near: number;
}

/** Of 13,058 English reviews that have so many letters, none was taken for another language. */
const SURE: Sureness = { letters: 50, near: 0.85 };

/**
 * English and Spanish are unlike, so that fewer letters tell them, if no third language comes near. Of 28,286 English and 2,761
 * Spanish sentences that have so many letters, none was taken for the other.
 */
const SHORT = { letters: 20, near: 0.7, others: 0.9, languages: ['en', 'es'] };

/** In UTF-16 code units: more of a text would say the same, and take longer. */
const ENOUGH = 500;

/** A letter of a script without upper and lower case, such as Chinese, says as much as this many letters of other scripts. */
const CASELESS_LETTER = 4;

/** Languages that only their accents tell apart, which many leave out: Czech without them is taken for Croatian. */
const ALIKE: readonly string[] = ['cs', 'hr', 'sk', 'sl'];

/** The part of the best score from which one of them is likely as well. */
const RIVAL = 0.85;

/** The detector's tags of languages that have other tags as well. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', id: 'ms', bs: 'hr', fil: 'tl', iw: 'he' };

/** The tag of the language that a text is surely in, if it is another than the stated one; `stated` is a tag of BCP 47. */
export function otherLanguage(text: string, stated: string, { letters, near } = SURE): string | undefined {
  const weight = weightOf(text);
  if (weight < Math.min(letters, SHORT.letters)) return undefined;
  const found = otherThan(text, stated);
  if (!found?.isReliable) return undefined;
  const isSure = weight >= letters && found.near <= near;
  return isSure || isShortAndSure(found, weight) ? found.language : undefined;
}

function isShortAndSure({ language, known, near, others }: Found, weight: number): boolean {
  const isUnlike = SHORT.languages.includes(language) && SHORT.languages.includes(known);
  return isUnlike && weight >= SHORT.letters && near <= SHORT.near && others <= SHORT.others;
}

/** The tag of the language that a text is most likely in, if it is another than the stated one, be it sure or not. */
export function likelyOtherLanguage(text: string, stated: string): string | undefined {
  return otherThan(text, stated)?.language;
}

interface Found {
  readonly language: string;
  /** The detector's tag of the stated language. */
  readonly known: string;
  readonly isReliable: boolean;
  /** The score of the stated language, as a part of the best. */
  readonly near: number;
  /** The highest score of any other than the best, as a part of it. */
  readonly others: number;
}

function otherThan(text: string, stated: string): Found | undefined {
  const found = detector().detect(text.slice(0, ENOUGH));
  const { language } = found;
  const [base = ''] = stated.toLowerCase().split('-');
  const known = SAME[base] ?? base;
  if (language === '' || language === known || !knownLanguages().has(known)) return undefined;
  const { [language]: best = 1, ...scores } = found.getScores();
  const others = Math.max(0, ...Object.values(scores)) / best;
  const rivals = ALIKE.includes(language) && /^[\p{ASCII}\P{L}]*$/u.test(text) ? ALIKE : [];
  const isReliable = found.isReliable() && !rivals.some((rival) => (scores[rival] ?? 0) / best >= RIVAL);
  return { language, known, isReliable, near: (scores[known] ?? 0) / best, others };
}

/** The languages that the detector knows; of others it can say nothing. */
const knownLanguages = once((): ReadonlySet<string> => new Set(Object.values(detector().info().Languages)));

function weightOf(text: string): number {
  return (text.match(/\p{L}/gu)?.length ?? 0) + (CASELESS_LETTER - 1) * (text.match(/\p{Lo}/gu)?.length ?? 0);
}
