import { otherLanguage } from '../../reviews/text/other-language.ts';
import { ENGLISH } from './english/english.ts';
import type { Language } from './language.ts';
import { SPANISH } from './spanish/spanish.ts';
import { isEnglish, isSpanish } from './tags.ts';

/**
 * How plainly a text must be in a language other than that of its business. The detector is unsure of short texts, and Portuguese
 * is close to Spanish.
 */
const PLAIN = { letters: 20, near: 0.93 };

/** Words that only English has. Three of them show that a review is English, and nearly all English reviews have them. */
const ENGLISH_WORDS = /\b(?:the|and|they|with|were|this)\b/gi;
const ENOUGH_WORDS = 3;
/** In UTF-16 code units: how much of a text is searched for these words. */
const LOOKED_AT = 300;

/** Letters, but none of the Latin ones of English and Spanish: "很好" is in neither, though too short for the detector. */
const OTHER_SCRIPT = /^(?!.*\p{Script=Latin}).*\p{L}/su;

/** Returns the tag of the language that a text is plainly in, if it is another than that of the business. */
export type TellLanguage = (text: string, ofBusiness: string) => string | undefined;

export const plainLanguage: TellLanguage = (text, ofBusiness) => otherLanguage(text, ofBusiness, PLAIN);

/**
 * The language in which a review is read: the one that it states, or else the one that its text is plainly in, or else that of
 * the business. `undefined` if that language is not analysed.
 */
export function languageOf(
  { text, language }: { readonly text: string; readonly language?: string | null | undefined },
  ofBusiness: string,
  tell: TellLanguage = plainLanguage,
): Language | undefined {
  if (language == null && OTHER_SCRIPT.test(text.slice(0, LOOKED_AT))) return undefined;
  const tag = language ?? (isPlainEnglish(text) ? 'en' : (tell(text, ofBusiness) ?? ofBusiness));
  if (isEnglish(tag)) return ENGLISH;
  return isSpanish(tag) ? SPANISH : undefined;
}

function isPlainEnglish(text: string): boolean {
  return (text.slice(0, LOOKED_AT).match(ENGLISH_WORDS)?.length ?? 0) >= ENOUGH_WORDS;
}
