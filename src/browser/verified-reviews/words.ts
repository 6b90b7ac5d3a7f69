import type { WidgetWords } from '../../reviews/text/widget-words.ts';

/** The element's words in one language, and how it writes dates and numbers. */
export interface Words extends WidgetWords {
  /** The number of reviews. */
  readonly counted: (count: number) => string;
  readonly date: (date: string) => string;
  /** With exactly so many decimals; the default is 0. */
  readonly number: (value: number, decimals?: number) => string;
}

/**
 * The words of a language (BCP 47) with its region's formats, or those of the site if it names no region; for a language that is
 * not there, the words of the first one.
 */
export function wordsOf(language: string, languages: Readonly<Record<string, WidgetWords>>): Words {
  const names = Object.keys(languages);
  // Only the language and the region are taken, because Intl throws at what is not a tag.
  const known = new RegExp(`^(${names.join('|')})(-[a-z]{2})?(?![a-z0-9])`, 'i');
  const [said, primary = `${names[0]}`, region] = known.exec(language) ?? [];
  const words = languages[primary.toLowerCase()] as WidgetWords;
  const tag = (region && said) ?? words.tag;
  // Among ٠١٢, the dot between two figures would be taken for a zero. Browsers of before 2024 have the Islamic calendar for ar-SA.
  const formats = new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' });
  const number: Words['number'] = (value, digits = 0) =>
    value.toLocaleString(formats, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const { reviews } = words;
  return {
    ...words,
    tag,
    number,
    counted: (count) => fill(reviews[new Intl.PluralRules(tag).select(count)] ?? reviews.other, number(count)),
    date: (date) => new Date(date).toLocaleDateString(formats, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** Puts values into the places of words. */
export function fill(words: string, ...values: string[]): string {
  return words.replace(/{(\d)}/g, (_, at) => values[at] as string);
}
