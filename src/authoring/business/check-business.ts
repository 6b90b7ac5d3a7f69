import type { Aliases } from '../../reviews/aliases.ts';
import type { Content } from '../../reviews/catalog.ts';
import { type BusinessFile, businessFileSchema } from '../../reviews/schemas/business.ts';
import type { Parsed } from '../../reviews/schemas/issues.ts';
import { parseValue } from '../source/parse-value.ts';
import { withoutFormat } from './check-format.ts';
import { licenceIssues } from './check-licence.ts';
import { timeZoneIssues } from './check-time-zone.ts';
import { collectNames, type KnownNames } from './known-names.ts';

/** The content of `business.yaml`. */
export interface CheckedBusiness {
  /** The part that is published. */
  readonly business: Content['business'];
  readonly aliases: Aliases;
  readonly language: string;
  /** The names that reviews may use. */
  readonly known: KnownNames;
}

/** Checks the value of `business.yaml`. */
export function checkBusiness(value: unknown): Parsed<CheckedBusiness> {
  const parsed = parseValue(businessFileSchema, withoutFormat(value));
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const { known, issues: ofNames } = collectNames(file);
  const issues = [...timeZoneIssues(file.time_zone), ...licenceIssues(file.licence), ...ofNames];
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, value: { business: publicPart(file), aliases: aliasesOf(file), language: file.language, known } };
}

/** Leaves out the aliases, which are not published, and the language, which is published beside the business. */
function publicPart({ language, technicians, services, service_areas, ...business }: BusinessFile): Content['business'] {
  return {
    ...business,
    technicians: technicians.map(({ aliases, ...technician }) => technician),
    services: services.map(({ aliases, ...service }) => service),
    service_areas: service_areas.map(({ aliases, ...area }) => area),
  };
}

function aliasesOf({ technicians, services, service_areas }: BusinessFile): Aliases {
  return {
    technicians: new Map(technicians.map(({ name, aliases }) => [name, aliases])),
    services: new Map(services.map(({ id, aliases }) => [id, aliases])),
    service_areas: new Map(service_areas.map(({ id, aliases }) => [id, aliases])),
  };
}
