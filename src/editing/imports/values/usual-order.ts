import type { DateOrder } from '../../../authoring/source/read-date.ts';

/** How a country (ISO 3166-1, two letters) writes 3/4/2024; `undefined` if it is not known, or begins with the year. */
export function usualOrder(country: string | undefined): DateOrder | undefined {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return undefined;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const format = new Intl.DateTimeFormat(`${language}-${country}`);
  // For an unknown country, the format is that of the language.
  if (!format.resolvedOptions().locale.endsWith(`-${country}`)) return undefined;
  const [first] = format.formatToParts(0).flatMap(({ type }) => (type === 'literal' ? [] : [type]));
  return first === 'day' ? 'day-first' : first === 'month' ? 'month-first' : undefined;
}
