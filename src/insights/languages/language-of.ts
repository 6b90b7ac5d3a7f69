import { otherLanguage } from '../../reviews/text/other-language.ts';
import { isEnglish } from '../text/english.ts';
import { ENGLISH } from './english.ts';
import type { Language } from './language.ts';
import { SPANISH } from './spanish/spanish.ts';
import { isSpanish } from './tags.ts';

/** How plainly a text must be in another language than its business: a short one says little, and Portuguese is near to Spanish. */
const PLAIN = { letters: 20, near: 0.93 };

/** Words that of all languages only English has, and nearly each English review; where three stand, no more need be asked. */
const ENGLISH_WORDS = /\b(?:the|and|they|with|were|this)\b/gi;
const ENOUGH_WORDS = 3;
/** In UTF-16 code units. */
const LOOKED_AT = 300;

/**
 * The language as which a review is read: the one it states, else what its text is plainly in, else that of the business;
 * `undefined` where it is not analysed.
 */
export function languageOf(
  { text, language }: { readonly text: string; readonly language?: string | null | undefined },
  ofBusiness: string,
): Language | undefined {
  const tag = language ?? (isPlainEnglish(text) ? 'en' : (otherLanguage(text, ofBusiness, PLAIN) ?? ofBusiness));
  if (isEnglish(tag)) return ENGLISH;
  return isSpanish(tag) ? SPANISH : undefined;
}

function isPlainEnglish(text: string): boolean {
  return (text.slice(0, LOOKED_AT).match(ENGLISH_WORDS)?.length ?? 0) >= ENOUGH_WORDS;
}
