import type { Business } from '../../reviews/schemas/business.ts';
import type { JsonSchema } from './describe.ts';

/** The file with the names of the business. */
export const NAMES_FILE = 'names.schema.json';

/** The paths of a review's fields that name something of `business.yaml`, with the definition of each in the file of names. */
export const NAMED: Readonly<Record<string, string>> = {
  'mentions.technicians': 'technician',
  'mentions.services': 'service',
  service_area: 'service_area',
};

/** The names that editors offer in these fields. Any other text is allowed too, such as an alias in any letter case. */
export function namesSchema({
  technicians,
  services,
  service_areas,
}: Pick<Business, 'technicians' | 'services' | 'service_areas'>): JsonSchema {
  return {
    definitions: {
      technician: choices(technicians.map(({ name }) => name)),
      service: choices(services.map(({ id }) => id)),
      service_area: choices(service_areas.map(({ id }) => id)),
    },
  };
}

/** JSON Schema allows no empty `enum`. */
function choices(names: readonly string[]): JsonSchema {
  return { anyOf: [...(names.length > 0 ? [{ enum: [...names] }] : []), { type: 'string' }] };
}
