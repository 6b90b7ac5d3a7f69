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
          const at = parts.findIndex(({ type }) => type === 'month');
          const name = plain(parts[at]?.value ?? '');
          // Hebrew writes "in" and the month as one word behind a day.
          const [prefix = ''] = /\p{L}+$/u.exec(parts[at - 1]?.value ?? '') ?? [];
          // Where a short name stands for two months, the language that comes first decides.
          for (const each of [name, prefix + name])
            if (/^[\p{L}\p{M}]+$/u.test(each) && !numbers.has(each)) numbers.set(each, month);
        }
      }
    }
  }
  return (name) => numbers.get(plain(name));
}

function plain(name: string): string {
  return withoutMarks(name).replaceAll('.', '').toLowerCase();
}
