import { withWesternDigits } from '../../../../reviews/text/comparing/western-digits.ts';

/** Words before a number that say that it is a telephone number. */
const CUE =
  /(?<!\p{L})(?:call|calling|phone|telephone|tel|cell|cellphone|mobile|ring|text|whats ?app|fax|number is|reach (?:me|us|him|her|them)|tel[eé]fono|m[oó]vil|celular|ll[aá]m\p{L}+|telefon|handy|t[eé]l[eé]phone|portable|appelez|cellulare|telefono|telefone|fone|zap|lig(?:ue|ar?|uem)|mobiel|bel|bellen)(?!\p{L})[^\d\n]{0,25}$/iu;

/** Words before a number that say that it is another kind of number. */
const OTHER =
  /(?<!\p{L})(?:model|serial|part|invoice|order|ref|reference|sku|permit|licen[cs]e|claim|ticket|account|acct|isbn|item|job|policy|nr|no|#)[\s.:#]*$/iu;

/** The sign of a currency before a number. */
const MONEY_BEFORE = /[$£€₹]\s?$/;

const SEPARATOR = String.raw`[ .\u00a0\u2011-]`;

/**
 * Numbers in the form of telephone numbers, which need no word such as "call" before them. A library of numbering plans does
 * worse in reviews: libphonenumber-js missed 9 of 16 planted numbers of the US, and took model numbers and years for German ones.
 */
const SHAPES: readonly RegExp[] = [
  // With the code of a country (ITU-T E.164): 8 to 15 digits.
  /(?<![\p{L}\d])\+\d(?:(?!\. )[ .()/\u00a0-]{0,2}\d){7,14}(?!\d)/gu,
  // The same with the 00 that many countries dial for it: 0049 (0) 171 1234567, 00447911123456.
  /(?<![\p{L}\d.,/:-])00[1-9]\d{0,2}[ .()/\u00a0-]{1,2}\d(?:[ .()/\u00a0-]{0,2}\d){5,11}(?![\p{L}\d/-])/gu,
  /(?<![\p{L}\d.,/:-])00[2-9]\d{9,12}(?![\p{L}\d/-])/gu,
  // North America: (608) 555-0147, 608-555-0147, 608.555.0147, 1 608 555 0147.
  new RegExp(
    String.raw`(?<![\p{L}\d./-])(?:1${SEPARATOR})?(?:\([2-9]\d\d\)\s?|[2-9]\d\d${SEPARATOR})\d{3}${SEPARATOR}\d{4}(?![\p{L}\d/-])`,
    'gu',
  ),
  // Europe and elsewhere, with the 0 of long-distance calls: 020 7946 0958, 0171/1234567, 01 23 45 67 89, 07700900123.
  /(?<![\p{L}\d.,/:-])\(?0[1-9\d]\d{0,4}\)?(?:[ /\u00a0-]\d{2,8}){1,5}(?![\p{L}\d/-])/gu,
  /(?<![\p{L}\d.,/:-])0[1-9]\d{8,9}(?![\p{L}\d/-])/gu,
  // With dots: 06.12.34.56.78, 0171.1234567, 079.123.45.67.
  /(?<![\p{L}\d.,/:-])0[1-9](?:(?:\.\d\d){4}|\d{1,3}\.\d{2,4}(?:\.\d{2,4}){1,3}|\d\d\.\d{7,8})(?![\p{L}\d/-]|\.\d)/gu,
  // Spain: 612 34 56 78, 91 234 56 78.
  /(?<![\p{L}\d.,/:-])9\d \d{3} \d\d \d\d(?![\p{L}\d/-])/gu,
  /(?<![\p{L}\d.,/:-])[6789]\d\d \d\d \d\d \d\d(?![\p{L}\d/-])/gu,
  // Brazil: (11) 3255-4478, 11 98765-4321.
  /(?<![\p{L}\d.,/:-])(?:\([1-9]\d\) ?|[1-9]\d )(?:9\d|(?!20\d\d-20)[2-5])\d{3}[ .-]\d{4}(?![\p{L}\d/-])/gu,
];

/** Other numbers, which count only behind a word such as "call". A point and a space end a sentence. */
const BARE = /(?<![\p{L}\d.,/:$£€-])\(?\d(?:(?!\. )[ .()\u00a0-]{0,2}\d){5,12}(?![\p{L}\d/%:])/gu;

/** Dates, spans of years and lists of sizes are no telephone numbers: 2019-2021, 2021-03-14, 03/14/2026, 06-08-10-12. */
const DATE = /^\(?(?:\d\d(?:\D\d\d){3}|(?:19|20)\d\d\D+(?:19|20)\d\d|(?:19|20)\d\d\D\d\d?\D\d\d?|\d\d?\D\d\d?\D(?:19|20)\d\d)$/;

/** Finds what looks like telephone numbers in a text, each once. `own`, what the business writes as its number, is left out. */
export function findTelephoneNumbers(written: string, own: string | undefined): string[] {
  const text = withWesternDigits(written);
  if (!/\d/.test(text)) return [];
  const shaped = SHAPES.flatMap((shape) => [...text.matchAll(shape)].filter((match) => isShaped(text, match)));
  const told = [...text.matchAll(BARE)].filter((match) => isTold(text, match));
  const all = [...shaped, ...told].sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  const outer = all.filter((match, at) => !all.slice(0, at).some((before) => before.index + before[0].length > match.index));
  const others = outer.filter(([number]) => !isOwn(number, own));
  return [...new Set(others.map(({ 0: number, index }) => written.slice(index, index + number.length)))];
}

function isShaped(text: string, { 0: number, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  const digits = digitsOf(number).length;
  return (
    digits >= 8 &&
    digits <= 15 &&
    !/\d[ -]$/.test(before) &&
    !OTHER.test(before) &&
    !MONEY_BEFORE.test(before) &&
    !DATE.test(number)
  );
}

function isTold(text: string, { 0: number, index }: RegExpExecArray): boolean {
  const digits = digitsOf(number).length;
  const before = text.slice(Math.max(0, index - 60), index);
  return digits >= 7 && digits <= 13 && CUE.test(before) && !OTHER.test(before) && !DATE.test(number);
}

/** What stands between two numbers of a business, or a number and its extension: `020 7946 0000 / 07700 900123`, `555 0144 ext. 2`. */
const BETWEEN_NUMBERS = /[\p{L},;/|·]+/u;
const SHORTEST_OWN = 5;

function isOwn(number: string, own = ''): boolean {
  const written = withoutZeros(number);
  const known = withWesternDigits(own).split(BETWEEN_NUMBERS).map(withoutZeros);
  return known.some((one) => one.length >= SHORTEST_OWN && (one.endsWith(written) || written.endsWith(one)));
}

function withoutZeros(number: string): string {
  return digitsOf(number).replace(/^0+/, '');
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
