import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';
import { intlTag } from '../../reviews/text/intl-tag.ts';

/** The languages in which other sites' tables name months, besides the business's own language. Peru writes `setiembre`. */
const LANGUAGES: readonly string[] = ['en', 'es', 'es-PE', 'de', 'fr', 'it', 'pt', 'nl'];

/** The number of a month, from 1, by its name. */
export type MonthOf = (name: string) => number | undefined;

/** Makes the function that finds the number of a month by its long or short name; case, accents and dots do not count. */
export function createMonthNames(language = 'en'): MonthOf {
  const numbers = new Map<string, number>();
  for (const each of [...LANGUAGES, intlTag(language)]) {
    for (const style of ['long', 'short'] as const) {
      // Behind a day, some languages have another form of the name: the Polish `listopad` is `15 listopada`.
      const formats = [{}, { day: 'numeric' } as const].map(
        (day) => new Intl.DateTimeFormat(each, { month: style, ...day, timeZone: 'UTC' }),
      );
      for (let month = 1; month <= 12; month++) {
        for (const format of formats) {
          const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
          const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '');
          // Where a short name stands for two months, the language that comes first decides.
          if (/^\p{L}+$/u.test(name) && !numbers.has(name)) numbers.set(name, month);
        }
      }
    }
  }
  return (name) => numbers.get(plain(name));
}

function plain(name: string): string {
  return withoutMarks(name).replaceAll('.', '').toLowerCase();
}
