import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { SPANISH } from '../../languages/spanish/spanish.ts';
import { wordStems } from '../../text/tokens.ts';
import type { Readings } from '../readings.ts';
import { mostlyCapitalised, type Names } from '../terms/names.ts';

/** Gathers the names that the business's file gives, those of the aspects, and those that the reviews capitalise. */
export function spanishNamesIn(
  business: Business,
  aliases: Aliases['technicians'],
  aspects: readonly string[],
  readings: Readings,
): Names {
  const { name, address, technicians, service_areas, services } = business;
  const others = [...technicians, ...service_areas].map((named) => named.name);
  const places = [address?.address_locality ?? '', address?.address_region ?? ''];
  const given = [...others, ...[...aliases.values()].flat(), ...places].flatMap(stemsIn);
  return {
    // Spanish capitalises no nouns but names: people, places and brands.
    barred: new Set([...given, ...mostlyCapitalised(readings)]),
    // The name of a business often says what it does: "Clínica Dental Olmo".
    weak: new Set([name, ...aspects].flatMap(stemsIn)),
    services: new Set(services.map((service) => stemsIn(service.name).join(' '))),
  };
}

function stemsIn(name: string): string[] {
  return wordStems(name, SPANISH.dictionary.forms);
}
