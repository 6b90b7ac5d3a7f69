import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import { countryCode } from '../../../authoring/business/country-code.ts';
import { intlTag } from '../../../reviews/text/intl-tag.ts';

/** Encodings that no letter tells from windows-1252: what is `è` there may be `č` here. */
export type LocalEncoding = 'windows-1250' | 'windows-1254';

const OF_LANGUAGES: ReadonlyMap<string, LocalEncoding> = new Map([
  ...['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq', 'sr'].map((language) => [language, 'windows-1250'] as const),
  ...['az', 'tr'].map((language) => [language, 'windows-1254'] as const),
]);

/** The encoding in which Windows keeps texts where the business is, or in its language, if that is such a one. */
export function localEncoding({ business, language }: Pick<CheckedBusiness, 'business' | 'language'>): LocalEncoding | undefined {
  const country = countryCode(business.address?.address_country ?? '');
  const ofCountry = country === undefined ? '' : new Intl.Locale(`und-${country}`).maximize().language;
  return OF_LANGUAGES.get(ofCountry) ?? OF_LANGUAGES.get(new Intl.Locale(intlTag(language)).language);
}
