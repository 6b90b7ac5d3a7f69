import { countryCode } from '../../../authoring/business/country-code.ts';
import type { DateOrder } from '../../../authoring/source/read-date.ts';

/** How a country (`address_country`) writes 3/4/2024; `undefined` if it is not known, or begins with the year. */
export function usualOrder(written: string | undefined): DateOrder | undefined {
  const country = countryCode(written ?? '');
  if (country === undefined) return undefined;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const locale = `${language}-${country}`;
  // For an unknown country, the format is that of the language.
  const { locale: known } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return known.endsWith(`-${country}`) ? orderIn(locale) : undefined;
}

/** How 3/4/2024 is written in a locale (BCP 47); `undefined` if it begins with the year. */
export function orderIn(locale: string): DateOrder | undefined {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0);
  const [first] = parts.flatMap(({ type }) => (type === 'literal' ? [] : [type]));
  return first === 'day' ? 'day-first' : first === 'month' ? 'month-first' : undefined;
}
