import { join } from 'node:path';
import type { Aliases } from '../../reviews/aliases.ts';
import type { Content } from '../../reviews/catalog.ts';
import { type BusinessFile, businessFileSchema } from '../../reviews/schemas/business.ts';
import { readTextFile } from '../files/read-text-file.ts';
import type { Problem } from '../problems/problem.ts';
import { checkSource, problemsIn } from '../source/source.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { licenceIssues } from './check-licence.ts';
import { timeZoneIssues } from './check-time-zone.ts';
import { collectNames, type KnownNames } from './known-names.ts';

export type BusinessRead =
  | { ok: true; business: Content['business']; aliases: Aliases; language: string; known: KnownNames }
  | { ok: false; problems: readonly Problem[] };

/** Reads `business.yaml` and the names that its reviews may use. */
export async function readBusiness(directory: string, shown: string): Promise<BusinessRead> {
  const name = 'business.yaml';
  const file = join(shown, name);
  const read = await readTextFile(join(directory, name), file);
  return read.ok ? parseBusiness(file, read.text) : { ok: false, problems: [read.problem] };
}

/** Checks the text of `business.yaml`. */
export function parseBusiness(file: string, text: string): BusinessRead {
  const { found, problems } = readYaml(file, text);
  const [source] = found;
  if (source === undefined) return { ok: false, problems };
  const checked = checkSource(businessFileSchema, source);
  if (!checked.ok) return checked;
  const { value } = checked;
  const { known, issues: ofNames } = collectNames(value);
  const issues = [...timeZoneIssues(value.time_zone), ...licenceIssues(value.licence), ...ofNames];
  if (issues.length > 0) return { ok: false, problems: problemsIn(source, issues) };
  return { ok: true, business: publicPart(value), aliases: aliasesOf(value), language: value.language, known };
}

/** Without what is not published: the aliases, and the language, which stands beside the business. */
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
