import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNames } from '../../src/publication/sealing/list-names.ts';

/** How two builds differ, as names of files without compressed twins. */
export interface PublishedChanges {
  readonly same: number;
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** Compares two client folders byte for byte. */
export async function publishedChanges(before: string, after: string): Promise<PublishedChanges> {
  const [old, now] = await Promise.all([namesIn(before), namesIn(after)]);
  const changed: string[] = [];
  let same = 0;
  for (const name of old.intersection(now)) {
    const [a, b] = await Promise.all([readFile(join(before, name)), readFile(join(after, name))]);
    if (a.equals(b)) same++;
    else changed.push(name);
  }
  return { same, changed, added: [...now.difference(old)], gone: [...old.difference(now)] };
}

/** How many names of a kind are shown. */
const MOST = 12;

/** The changes as lines to read. */
export function changeLines({ same, changed, added, gone }: PublishedChanges): string[] {
  if (changed.length + added.length + gone.length === 0) return [`All ${same} published files stay the same.`];
  return [
    `Of the published files ${same} stay the same, ${changed.length} change, ${added.length} are new, and ${gone.length} go:`,
    ...shown('changes', changed),
    ...shown('new', added),
    ...shown('goes', gone),
  ];
}

function shown(what: string, names: readonly string[]): string[] {
  const more = names.length - MOST;
  const lines = names.slice(0, MOST).map((name) => `  ${what.padEnd(9)}${name}`);
  return more > 0 ? [...lines, `  ${what.padEnd(9)}and ${more} more`] : lines;
}

async function namesIn(folder: string): Promise<Set<string>> {
  return new Set((await listNames(folder)).filter((name) => !/\.(?:br|gz)$/.test(name)).sort());
}
