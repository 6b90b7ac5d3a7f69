import type { BusinessFile } from '../../reviews/schemas/business.ts';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { nearest, suggestion } from '../problems/nearest.ts';
import type { Path } from '../source/source.ts';

/** The technicians, services or areas that a review may name, and what each is called. */
export interface NameTable {
  /** What a message calls one of them: "technician". */
  readonly kind: string;
  /** The canonical name or id of each name. The names are folded, so that letter case does not count. */
  readonly byName: ReadonlyMap<string, string>;
  /** Every name as it is written. */
  readonly names: readonly string[];
  /** The canonical names or ids. */
  readonly canonical: readonly string[];
}

export interface KnownNames {
  readonly technicians: NameTable;
  readonly services: NameTable;
  readonly serviceAreas: NameTable;
}

interface Entry {
  readonly id?: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Collects the names of `business.yaml`; a name that two entries have is an issue. */
export function collectNames(business: BusinessFile): { known: KnownNames; issues: Issue[] } {
  const technicians = tableOf('technician', 'technicians', business.technicians);
  const services = tableOf('service', 'services', business.services);
  const serviceAreas = tableOf('service area', 'service_areas', business.service_areas);
  return {
    known: { technicians: technicians.table, services: services.table, serviceAreas: serviceAreas.table },
    issues: [...technicians.issues, ...services.issues, ...serviceAreas.issues],
  };
}

function tableOf(kind: string, key: string, entries: readonly Entry[]): { table: NameTable; issues: Issue[] } {
  const owners = new Map<string, Entry>();
  const issues: Issue[] = [];
  const names = entries.flatMap((entry, index) =>
    namesOf(entry).map((name) => ({ ...name, entry, path: [key, index, ...name.path] })),
  );
  for (const { name, entry, path } of names) {
    const owner = owners.get(foldText(name));
    if (owner === undefined) owners.set(foldText(name), entry);
    else if (owner !== entry) {
      issues.push({
        path,
        code: 'repeated',
        message: `${quote(name)} already stands for the ${kind} ${canonicalOf(owner)}; a name stands for one`,
      });
    }
  }
  const byName = new Map([...owners].map(([name, entry]) => [name, canonicalOf(entry)]));
  return { table: { kind, byName, names: names.map(({ name }) => name), canonical: entries.map(canonicalOf) }, issues };
}

function namesOf({ id, name, aliases }: Entry): { name: string; path: Path }[] {
  return [
    ...(id === undefined ? [] : [{ name: id, path: ['id'] }]),
    { name, path: ['name'] },
    ...aliases.map((alias, index) => ({ name: alias, path: ['aliases', index] })),
  ];
}

function canonicalOf({ id, name }: Entry): string {
  return id ?? name;
}

/** The canonical name or id of a name; letter case does not count. */
export function findName(table: NameTable, name: string): string | undefined {
  return table.byName.get(foldText(name));
}

/** The message that the table lacks the name, with the canonical name or id of the most similar name that it has. */
export function unknownName(table: NameTable, name: string): string {
  const near = nearest(name, table.names);
  const meant = near === undefined ? name : (findName(table, near) ?? near);
  const known = table.canonical.length === 0 ? '; it lists none' : suggestion(meant, table.canonical, 'known');
  // Also beside a similar name: that of a person who has married, or an id made a plural, differs by few letters.
  const former = table.canonical.length > 0 ? '; a former name belongs there under aliases' : '';
  const left = near === undefined && table.kind === 'technician' ? LEFT : '';
  return `${quote(name)} is not a ${table.kind} of business.yaml${known}${former}${left}`;
}

const LEFT = ', and whoever has left the business stays listed there as long as reviews name them';
