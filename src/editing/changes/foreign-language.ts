import { otherLanguage } from '../../reviews/text/other-language.ts';

/** Tags under which the detector puts two languages; which of them it is, only a person can say. */
const OF_TWO = new Set(['ms', 'hr']);

/** The tag to note for a text that is certainly in another language than that of the business. */
export function foreignLanguage(text: string, ofBusiness: string): string | undefined {
  const found = otherLanguage(text, ofBusiness);
  return found === undefined || OF_TWO.has(found) ? undefined : found;
}
