import { countryCode, languageOfCountry } from '../../../authoring/business/country-code.ts';
import type { DateOrder } from '../../../authoring/source/read-date.ts';

/** How a country (`address_country`) writes 3/4/2024; `undefined` if it is not known, or begins with the year. */
export function usualOrder(written: string | undefined): DateOrder | undefined {
  const country = countryCode(written ?? '');
  if (country === undefined) return undefined;
  const locale = `${languageOfCountry(country)}-${country}`;
  const format = new Intl.DateTimeFormat(locale);
  // For an unknown country, the format is that of the language.
  if (!format.resolvedOptions().locale.endsWith(`-${country}`)) return undefined;
  const [first] = format.formatToParts(0).flatMap(({ type }) => (type === 'literal' ? [] : [type]));
  return first === 'day' ? 'day-first' : first === 'month' ? 'month-first' : undefined;
}
