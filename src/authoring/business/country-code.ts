import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';

/** The code of a country as in ISO 3166-1: `GB` for `uk`; `undefined` if these are not two letters of a country. */
export function countryCode(written: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(written.trim())) return undefined;
  const { region } = new Intl.Locale(`und-${written.trim()}`);
  return region !== undefined && nameOf(region, 'en', 'long') !== undefined ? region : undefined;
}

/** Names that people use and `Intl` does not. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  turkey: 'TR',
  holland: 'NL',
  'czech republic': 'CZ',
  uae: 'AE',
  'ivory coast': 'CI',
  korea: 'KR',
};

/** The code of a country that is named in its own language or in a widespread one: `ES` for `España`. */
export function codeOfCountry(name: string): string | undefined {
  const wanted = foldedName(name);
  return OTHER_NAMES[wanted] ?? allCodes().find((code) => namesOf(code).some((each) => foldedName(each) === wanted));
}

/** The language that most people speak in the country of a code (likely subtags of Unicode's CLDR). */
export function languageOfCountry(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language;
}

function namesOf(code: string): string[] {
  const languages = new Set([languageOfCountry(code), 'en', 'es', 'ar', 'de', 'fr']);
  return [...languages].flatMap((each) => [nameOf(code, each, 'long') ?? [], nameOf(code, each, 'short') ?? []].flat());
}

function nameOf(code: string, language: string, style: 'long' | 'short'): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }).of(code);
}

/** The codes of all countries, without those that stand for another one, such as `UK` for `GB`. */
function allCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return pairs.filter((pair) => countryCode(pair) === pair);
}

function foldedName(name: string): string {
  return foldText(withoutMarks(name).replaceAll('.', '')).trim().replace(/^the /, '');
}
