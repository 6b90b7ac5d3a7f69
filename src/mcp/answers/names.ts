import type { Business } from '../../reviews/schemas/business.ts';
import { shortenLine } from '../../reviews/text/cutting/shorten.ts';

/** What callers ask for by name: the people, the services and the areas of the business. */
export type Named = 'technician' | 'service' | 'service_area';

/** The names of technicians, and the ids of services and areas, as reviews mention them. */
export function namesOf({ technicians, services, service_areas }: Business): Readonly<Record<Named, readonly string[]>> {
  return {
    technician: technicians.map(({ name }) => name),
    service: services.map(({ id }) => id),
    service_area: service_areas.map(({ id }) => id),
  };
}

/** More names than this are not listed: get_business has them all. */
const MOST_NAMES = 40;

/** In UTF-16 code units. */
const LONGEST_NAME = 80;

/** A sentence for an argument that takes one of these names. */
export function namesHints(names: readonly string[]): string {
  return `There are${names.length === 0 ? '' : ':'} ${listNames(names)}.`;
}

/** Names in a sentence, not too many of them; `none` where there are none. */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => shortenLine(name, LONGEST_NAME))
    .join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more (get_business lists them)` : shown;
}
