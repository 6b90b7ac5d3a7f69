import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNames } from '../../src/publication/sealing/list-names.ts';
import { firstLines } from '../support/terminal/first-lines.ts';

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

/** The changes as lines to read. */
export function changeLines({ same, changed, added, gone }: PublishedChanges): string[] {
  if (changed.length + added.length + gone.length === 0) return [`All ${same} published files stay the same.`];
  return [
    `Of the published files ${same} stay the same, ${changed.length} change, ${added.length} are new, and ${gone.length} go:`,
    ...firstLines(changed.map((name) => `  changes  ${name}`)),
    ...firstLines(added.map((name) => `  new      ${name}`)),
    ...firstLines(gone.map((name) => `  goes     ${name}`)),
  ];
}

/** The names, with those of styles and scripts last: all of them change with each version, and would hide a page that goes. */
async function namesIn(folder: string): Promise<Set<string>> {
  const names = (await listNames(folder)).filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  return new Set(names.sort((a, b) => Number(isAsset(a)) - Number(isAsset(b))));
}

function isAsset(name: string): boolean {
  return name.startsWith('_astro/');
}
