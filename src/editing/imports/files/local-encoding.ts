import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import { countryCode } from '../../../authoring/business/country-code.ts';
import { intlTag } from '../../../reviews/text/intl-tag.ts';

/** In which languages Windows keeps texts in an encoding of their own. Where several are of one language, its letters tell which. */
const LANGUAGES = {
  'windows-1250': 'bs cs hr hu pl ro sk sl sq sr tk',
  'windows-1251': 'az be bg kk ky mk mn ru sr tg tt uk uz',
  'windows-1253': 'el',
  'windows-1254': 'az tr uz',
  'windows-1255': 'he yi',
  'windows-1256': 'ar fa ur',
  'windows-1257': 'et lt lv',
  'windows-874': 'th',
  shift_jis: 'ja',
  'euc-kr': 'ko',
  gbk: 'zh-Hans',
  big5: 'zh-Hant',
} as const;

export type LocalEncoding = keyof typeof LANGUAGES;

/** The encodings in which Windows keeps texts where the business is, and then those of its language. */
export function localEncodings({ business, language }: Pick<CheckedBusiness, 'business' | 'language'>): LocalEncoding[] {
  const own = new Intl.Locale(intlTag(language)).maximize();
  const country = countryCode(business.address?.address_country ?? '');
  const there = country === undefined ? own : new Intl.Locale(`und-${country}`).maximize();
  // Chinese is written in one way or the other, as the country does.
  const locales = there.language === own.language ? [there] : [there, own];
  return [...new Set(locales.flatMap(encodingsOf))];
}

function encodingsOf({ language, script }: Intl.Locale): LocalEncoding[] {
  const encodings = Object.keys(LANGUAGES) as LocalEncoding[];
  return encodings.filter((encoding) =>
    LANGUAGES[encoding].split(' ').some((of) => of === language || of === `${language}-${script}`),
  );
}
