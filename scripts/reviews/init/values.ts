import { fitsCountry, zonesOf } from '../../../src/authoring/business/country-zones.ts';
import type { Answers } from '../../../src/editing/new-business/new-business.ts';

/** Entries with commas between; what differs only in case is one. */
export function entriesOf(written: string): string[] {
  const entries = written.split(',').map((entry) => entry.trim());
  return [...Map.groupBy(entries, (entry) => entry.toLowerCase()).values()].flatMap(([first = '']) =>
    first === '' ? [] : [first],
  );
}

/** Opening hours with semicolons between, as a comma stands within one. `9:00` is `09:00`, and spaces do not count. */
export function hoursOf(written: string): string[] {
  return written
    .split(';')
    .map((entry) =>
      entry
        .trim()
        .replace(/\s*([,-])\s*/g, '$1')
        .replace(/(?<!\d)\d:/g, '0$&'),
    )
    .filter((entry) => entry !== '');
}

/** A whole number; none where something else is written. */
export function numberOf(written: string | undefined): number | undefined {
  return written !== undefined && /^\s*\d+\s*$/.test(written) ? Number(written) : undefined;
}

/** A country as ISO 3166-1 writes it: `GB` for `uk`; none where it is no country. */
function countryOf(written: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(written.trim())) return undefined;
  const { region } = new Intl.Locale(`und-${written.trim()}`);
  const isKnown = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region ?? '') !== undefined;
  return isKnown ? region : undefined;
}

/**
 * The time zones that a business may have: this computer's, or, where that is none of the country, as that of a server in UTC, the
 * country's own, one for each set of clocks.
 */
export function zonesFor(country: string | undefined, computer: string, now: Date): readonly string[] {
  const code = country === undefined ? undefined : countryOf(country);
  return code === undefined || fitsCountry(computer, code, now) ? [computer] : zonesOf(code, now);
}

/** What is wrong with a country that was typed. */
export function countryFault(written: string): string | undefined {
  return countryOf(written) === undefined ? 'is no country; write its two letters, such as US or GB' : undefined;
}

/** The parts of an address as `business.yaml` calls them; none where all are empty. */
export function addressOf(parts: {
  readonly street?: string | undefined;
  readonly postal?: string | undefined;
  readonly town?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
}): Answers['business']['address'] {
  const { street, postal, town, region, country } = parts;
  const address = {
    ...(street && { street_address: street }),
    ...(town && { address_locality: town }),
    ...(region && { address_region: region }),
    ...(postal && { postal_code: postal }),
    ...(country && { address_country: countryOf(country) ?? country }),
  };
  return Object.keys(address).length === 0 ? undefined : address;
}
