import type { Business } from '../../reviews/schemas/business.ts';
import type { JsonSchema } from './describe.ts';

/** The file with the names of the business. */
export const NAMES_FILE = 'names.schema.json';

/** For the fields of a review that name something of `business.yaml`: the name in the file of names, by the path of the field. */
export const NAMED: Readonly<Record<string, string>> = {
  'mentions.technicians': 'technician',
  'mentions.services': 'service',
  service_area: 'service_area',
};

/** What editors offer where a review names something. Any other text is allowed as well: aliases, in any letter case. */
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

/** An empty list of choices is no schema. */
function choices(names: readonly string[]): JsonSchema {
  return { anyOf: [...(names.length > 0 ? [{ enum: [...names] }] : []), { type: 'string' }] };
}
