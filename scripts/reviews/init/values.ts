import { codeOfCountry, countryCode } from '../../../src/authoring/business/country-code.ts';
import { fitsCountry, zonesOf } from '../../../src/authoring/business/country-zones.ts';
import type { Answers } from '../../../src/editing/new-business/new-business.ts';
import type { BusinessOptions } from './business-options.ts';

/**
 * Splits entries at commas, and also at semicolons, because the question about opening hours asks for those. Entries that differ
 * only in case count once.
 */
export function entriesOf(written: string, entry = /[^,;]+/g): string[] {
  const entries = [...written.matchAll(entry)].map(([text]) => text.trim()).filter((text) => text !== '');
  return [...Map.groupBy(entries, (text) => text.toLowerCase()).values()].map(([first = '']) => first);
}

/** Splits names. Degrees behind a full name belong to it: `Ana Ruiz, DDS`. */
export function peopleOf(written: string): string[] {
  return entriesOf(written, PERSON);
}

const PERSON = /[^,;]+((?<=\s\S*\p{Ll})(,\s*(\p{Lu}[\p{Lu}.]{1,4}|Ph\.?D\.?|[JS]r\.?)(?=\s*([,;]|$)))+)?/gu;

/**
 * Splits opening hours at semicolons, and at commas between times and the next days: `Mo-Fr 8:00-17:00, Sa 9:00-12:00`. `9:00`
 * becomes `09:00`, and spaces are ignored.
 */
export function hoursOf(written: string): string[] {
  return written
    .split(/;|(?<=\d[^,;]*),(?=\s*\p{L})/u)
    .map((entry) =>
      entry
        .trim()
        .replace(/\s*([,-])\s*/g, '$1')
        .replace(/(?<!\d)\d:/g, '0$&'),
    )
    .filter((entry) => entry !== '');
}

/** Reads a whole number; `undefined` for anything else. */
export function numberOf(written: string | undefined): number | undefined {
  return written !== undefined && /^\s*\d+\s*$/.test(written) ? Number(written) : undefined;
}

/**
 * The time zones to choose from: this computer's zone if it belongs to the country. If not, as on a server in UTC, the country's
 * own zones, one for each set of clocks.
 */
export function zonesFor(country: string | undefined, computer: string, now: Date): readonly string[] {
  const code = country === undefined ? undefined : countryCode(country);
  return code === undefined || fitsCountry(computer, code, now) ? [computer] : zonesOf(code, now);
}

/** The language of a site where none was said: English, with dates and times as its country is likelier to write them. */
export function languageIn(country: string | undefined): 'en' | 'en-GB' {
  return country === undefined || countryCode(country) === 'US' ? 'en' : 'en-GB';
}

/** What is wrong with a country that was typed. */
export function countryFault(written: string): string | undefined {
  if (countryCode(written) !== undefined) return undefined;
  const code = codeOfCountry(written);
  return code === undefined
    ? 'is not a country; write its two letters, such as US or GB'
    : `the two letters of the country are needed; write ${code}`;
}

/** The address with the field names of `business.yaml`; `undefined` if all parts are empty. */
export function addressOf({ street, postalCode, town, region, country }: BusinessOptions): Answers['business']['address'] {
  const address = {
    ...(street && { street_address: street }),
    ...(town && { address_locality: town }),
    ...(region && { address_region: region }),
    ...(postalCode && { postal_code: postalCode }),
    ...(country && { address_country: countryCode(country) ?? country }),
  };
  return Object.keys(address).length === 0 ? undefined : address;
}
