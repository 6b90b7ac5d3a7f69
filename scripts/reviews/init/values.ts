import type { Answers } from '../../../src/editing/new-business/new-business.ts';

/** Entries with commas between. */
export function entriesOf(written: string): string[] {
  return written
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry, index, all) => entry !== '' && all.indexOf(entry) === index);
}

/** Opening hours with semicolons between; a comma stands within one. */
export function hoursOf(written: string): string[] {
  return written
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A whole number; none where something else is written. */
export function numberOf(written: string | undefined): number | undefined {
  return written !== undefined && /^\s*\d+\s*$/.test(written) ? Number(written) : undefined;
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
    ...(country && { address_country: country.toUpperCase() }),
  };
  return Object.keys(address).length === 0 ? undefined : address;
}
