import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import type { ReviewFile } from '../../reviews/schemas/review.ts';
import { findName, type KnownNames, type NameTable, unknownName } from '../business/known-names.ts';
import type { Path } from '../source/source.ts';

type References = Pick<ReviewFile, 'mentions' | 'service_area'>;

/** Replaces each name in a review by its canonical name or id, without repetitions. Unknown names are issues. */
export function resolveReferences(
  { mentions, service_area }: References,
  known: KnownNames,
): { value: References; issues: Issue[] } {
  const technicians = resolveNames(mentions.technicians, known.technicians, ['mentions', 'technicians']);
  const services = resolveNames(mentions.services, known.services, ['mentions', 'services']);
  const area = service_area === undefined ? undefined : findName(known.serviceAreas, service_area);
  const issues = [...technicians.issues, ...services.issues];
  if (service_area !== undefined && area === undefined)
    issues.push(unknownIssue(['service_area'], unknownName(known.serviceAreas, service_area)));
  return { value: { mentions: { technicians: technicians.names, services: services.names }, service_area: area }, issues };
}

function resolveNames(written: readonly string[], table: NameTable, path: Path): { names: string[]; issues: Issue[] } {
  const names = new Set<string>();
  const issues: Issue[] = [];
  for (const [index, name] of written.entries()) {
    const found = findName(table, name);
    if (found === undefined) issues.push(unknownIssue([...path, index], faultOf(name, table)));
    else names.add(found);
  }
  return { names: [...names], issues };
}

function faultOf(name: string, table: NameTable): string {
  // In a cell of a table many would write commas.
  const isSeveral = name.split(',').every((part) => findName(table, part.trim()) !== undefined);
  return isSeveral ? `${quote(name)} is more than one ${table.kind}; ${APART}` : unknownName(table, name);
}

const APART = 'each is an entry of its own, and in a cell of a table a semicolon (;) stands between them';

function unknownIssue(path: Path, message: string): Issue {
  return { path, code: 'unknown_name', message };
}
