import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';
import { intlTag } from '../../reviews/text/intl-tag.ts';

/** The languages in which other sites' tables name months, besides the business's own language. Peru writes `setiembre`. */
const LANGUAGES: readonly string[] = ['en', 'es', 'es-PE', 'de', 'fr', 'it', 'pt', 'nl'];

/** The number of a month, from 1, by its name. */
export type MonthOf = (name: string) => number | undefined;

/** Makes the function that finds the number of a month by its long or short name; case, accents and dots do not count. */
export function createMonthNames(language = 'en'): MonthOf {
  const numbers = new Map(IN_EXCEL);
  // Where a short name stands for two months, the language that comes first decides.
  for (const [name, month] of [...LANGUAGES, intlTag(language)].flatMap(namesIn))
    if (!numbers.has(name)) numbers.set(name, month);
  return (name) => numbers.get(plain(name));
}

/** Excel in Germany writes `05. Mrz 24`; Intl has another short name for March. */
const IN_EXCEL: readonly [string, number][] = [['mrz', 3]];

const MONTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The names that a language has for months, with their numbers. */
function namesIn(language: string): [name: string, month: number][] {
  return (['long', 'short'] as const).flatMap((style) => {
    // Behind a day, some languages have another form of the name: the Polish `listopad` is `15 listopada`.
    const formats = [{}, { day: 'numeric' } as const].map(
      (day) => new Intl.DateTimeFormat(language, { month: style, ...day, timeZone: 'UTC' }),
    );
    return MONTHS.flatMap((month) =>
      formats.flatMap((format) => namesBy(format, month)).map((name): [string, number] => [name, month]),
    );
  });
}

/** The name of a month in a format, alone and with what is written to it: Hebrew writes "in" and the month as one word behind a day. */
function namesBy(format: Intl.DateTimeFormat, month: number): string[] {
  const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
  const at = parts.findIndex(({ type }) => type === 'month');
  const name = plain(parts[at]?.value ?? '');
  const [prefix = ''] = /\p{L}+$/u.exec(parts[at - 1]?.value ?? '') ?? [];
  return [name, prefix + name].filter((each) => /^[\p{L}\p{M}]+$/u.test(each));
}

function plain(name: string): string {
  return withoutMarks(name).replaceAll('.', '').toLowerCase();
}
