import { isCounted, type OwnMessage, type OwnWords } from '../reviews/own-words.ts';
import { PLACEHOLDER } from '../reviews/text/fill-in.ts';
import { intlTag } from '../reviews/text/intl-tag.ts';
import { ar } from './ar.ts';
import { britishWords } from './british.ts';
import { eachMessage } from './each-message.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { templatesOf, withOwnWords } from './templates.ts';

/** A message with a number: it has other words for one than for more, and in some languages further plural forms. */
export type CountMessage = (count: string, one: boolean, form: Intl.LDMLPluralRule) => string;

/** The words of the interface, and how its language writes dates and numbers. */
export interface Locale {
  /** A BCP 47 tag, for `lang` attributes. */
  readonly tag: string;
  /** The same for `Intl`, with the digits that are used here. */
  readonly formats: string;
  /** Which way its lines run. */
  readonly direction: 'ltr' | 'rtl';
  /** What stands between the members of a list, with its space. */
  readonly comma: string;
  readonly messages: Messages;
  /** A date such as `2026-03-14`, as people write it. */
  readonly date: (date: string) => string;
  /** Two dates and the time between them, such as `March 14 – 20, 2026`. */
  readonly period: (first: string, last: string) => string;
  /** A number with at most so many decimals; the default is 0. */
  readonly number: (value: number, decimals?: 0 | 1 | 2) => string;
  /** A message that says how many: `12 reviews`, and `1 review`. */
  readonly counted: (message: CountMessage, count: number) => string;
  /** A rating with exactly one decimal, such as 4.7. */
  readonly rating: (value: number) => string;
  /** A fraction, such as 0.5, as a percentage without decimals. */
  readonly percent: (part: number) => string;
}

/** The languages of the interface. */
export const SHIPPED = { en, es, ar } as const satisfies Readonly<Record<string, Messages>>;

/** A language of the interface. What has words for each is a record of these, so that the compiler names what a new one lacks. */
export type ShippedLanguage = keyof typeof SHIPPED;

/** A language into which the English words are translated. */
export type TranslatedLanguage = Exclude<ShippedLanguage, 'en'>;

/**
 * The locale of a business's language (BCP 47), with its region's formats and the business's own words. English if the interface
 * does not speak the language.
 */
export function localeOf(language: string, words: OwnWords = {}): Locale {
  const shipped = shippedFor(language);
  const tag = speaks(language, words) ? intlTag(language) : 'en';
  // Where English stands in for another language, hardly anybody writes months before days, or noon as 12 PM.
  const standIn = tag === 'en' && !shipped && new Intl.Locale(intlTag(language)).region !== 'US' ? 'en-GB' : undefined;
  // Among the digits ٠١٢, a dot between two figures would look like a zero. Browsers of before 2024 write the Saudi dates of a search
  // in the Islamic calendar, beside those of the build.
  const arabic = { numberingSystem: 'latn', calendar: 'gregory' };
  const formats = shipped === ar ? new Intl.Locale(tag, arabic).toString() : (standIn ?? tag);
  const dates = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' });
  // Formats are made once: to make one takes longer than all else on a page.
  const numbers = [0, 1, 2].map((decimals) => new Intl.NumberFormat(formats, { maximumFractionDigits: decimals }));
  const ratings = new Intl.NumberFormat(formats, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 0 });
  const plurals = new Intl.PluralRules(tag);
  const messages = shipped ?? en;
  const isBritish = messages === en && new Intl.Locale(formats).maximize().region !== 'US';
  const others = isBritish ? { ...britishWords(), ...words } : words;
  const number: Locale['number'] = (value, decimals = 0) => (numbers[decimals] as Intl.NumberFormat).format(value);
  return {
    tag,
    formats,
    direction: directionOf(tag),
    comma: new Intl.Locale(tag).maximize().script === 'Arab' ? '، ' : ', ',
    messages: Object.keys(others).length === 0 ? messages : withOwnWords(messages, others, (count) => plurals.select(count)),
    date: (date) => dates.format(midnight(date)),
    period: (first, last) => dates.formatRange(midnight(first), midnight(last)),
    number,
    counted: (message, count) => message(number(count), count === 1, plurals.select(count)),
    rating: (value) => ratings.format(value),
    percent: (part) => percents.format(part),
  };
}

/** Which way lines in a language (BCP 47) run. An owner may give words in one that is not shipped. */
export function directionOf(language: string): Locale['direction'] {
  return new Intl.Locale(intlTag(language)).getTextInfo().direction ?? 'ltr';
}

/** The language of the interface that a tag (BCP 47) of any region means; `undefined` if it is not shipped. */
export function shippedLanguage(tag: string): ShippedLanguage | undefined {
  const [primary = ''] = tag.split('-');
  return Object.hasOwn(SHIPPED, primary) ? (primary as ShippedLanguage) : undefined;
}

/** The words of a language in any region, if it is shipped. */
export function shippedFor(tag: string): Messages | undefined {
  const language = shippedLanguage(tag);
  return language && SHIPPED[language];
}

/**
 * Whether the interface speaks a language (BCP 47): it is shipped, or the business gives most words. Not all, because a later
 * version has further ones, which are English until the business gives them.
 */
export function speaks(language: string, words: OwnWords): boolean {
  return shippedFor(language) !== undefined || Object.keys(words).length > missingWords(words).length;
}

/** The paths of the messages that the business gives no words for. */
export function missingWords(words: OwnWords): string[] {
  const missing: string[] = [];
  eachMessage(en, (path) => Object.hasOwn(words, path) || missing.push(path));
  return missing;
}

/** Fewer words may be the same in two languages. */
const SENTENCE = 4;

/** The paths of the sentences that the business gives as they are in English, as in a copy that is only partly translated. */
export function untranslatedSentences(words: OwnWords): string[] {
  return [...templatesOf(en)].flatMap(([path, english]) => {
    const text = otherForm(english);
    const isSentence = (text.replace(PLACEHOLDER, '').match(/\p{L}+/gu) ?? []).length >= SENTENCE;
    const own = words[path];
    return isSentence && own !== undefined && otherForm(own) === text ? [path] : [];
  });
}

/** The words for more than one. */
function otherForm(message: OwnMessage): string {
  return isCounted(message) ? message.other : String(message);
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
