import { languageName } from '../reviews/text/language-name.ts';
import { otherLanguage } from '../reviews/text/other-language.ts';

/** Languages that the detector takes for one, by the tag under which it finds them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], no: ['nb', 'nn'], hr: ['hr', 'bs'] };

/**
 * The tag to note for a text that is certainly in another language than that of the business. Which of two languages it is, only a
 * person can say, except in Norway, where `no` is the tag of both.
 */
export function foreignLanguage(text: string, ofBusiness: string): string | undefined {
  const found = otherLanguage(text, ofBusiness);
  return found === undefined || (found !== 'no' && TOGETHER[found] !== undefined) ? undefined : found;
}

/** What may be written for a language that was found: `id or ms`. */
export function tagsFor(found: string): string {
  return (TOGETHER[found] ?? [found]).join(' or ');
}

/** What a language is called in messages. If the detector cannot tell it from others, all of them are named. */
export function nameOfDetected(tag: string): string {
  return (TOGETHER[tag] ?? [tag]).map(languageName).join(' or ');
}
