import { compareText } from '../../../src/reviews/text/comparing/compare-text.ts';
import { isAllowed } from './allowed.ts';
import { type LicensedPackage, readPackage } from './read-package.ts';

interface Licences {
  /** All packages with the texts of their licences, for people to read. It depends only on the packages. */
  readonly text: string;
  /** How many packages there are under each licence, the most frequent first. */
  readonly counts: readonly (readonly [licence: string, packages: number])[];
  /** The packages whose licence is not allowed, each with what is wrong. */
  readonly refused: readonly string[];
}

const RULE = `\n\n${'-'.repeat(80)}\n`;

const HEAD = `Licences of the packages that this software is made with

Each package keeps the licence that stands behind its name. Below it stand the texts that came with it;
packages with the same texts stand together.`;

/**
 * Reads the licences of packages in their folders. A version of a package that is in several folders counts once. `bundled`: the
 * code is mixed with ours, which fewer licences allow.
 */
export async function licencesOf(folders: readonly string[], { bundled = false } = {}): Promise<Licences> {
  const read = await Promise.all(folders.map(readPackage));
  const packages = [...new Map(read.map((each) => [titleOf(each), each])).values()].sort((a, b) =>
    compareText(titleOf(a), titleOf(b)),
  );
  const parts = [...Map.groupBy(packages, bodyOf)].map(([body, group]) => `${group.map(titleOf).join('\n')}\n\n${body}`);
  return {
    text: `${[HEAD, ...parts].join(RULE)}\n`,
    counts: countsOf(packages),
    refused: packages.flatMap((each) => refusalOf(each, bundled)),
  };
}

function titleOf({ name, version, licence }: LicensedPackage): string {
  return `${name} ${version} (${licence ?? 'no licence stated'})`;
}

function bodyOf({ licence, origin, texts }: LicensedPackage): string {
  if (texts.length > 0) return texts.join('\n\n');
  return `No text of its licence comes with it. Made by: ${origin ?? 'not stated'}. Text: https://spdx.org/licenses/${licence}.html`;
}

function countsOf(packages: readonly LicensedPackage[]): Licences['counts'] {
  const groups = Map.groupBy(packages, ({ licence }) => licence ?? 'no licence stated');
  return [...groups].map(([licence, group]) => [licence, group.length] as const).sort(([, a], [, b]) => b - a);
}

function refusalOf({ name, version, licence }: LicensedPackage, bundled: boolean): string[] {
  if (licence === undefined) return [`${name} ${version} states no licence`];
  if (isAllowed(licence, { bundled })) return [];
  return [
    `${name} ${version} is under ${licence}, which scripts/development/licences/allowed.ts does not allow${bundled ? ' in a bundle' : ''}`,
  ];
}
