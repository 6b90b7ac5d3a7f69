import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A third-party package, with what it says about its licence. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; `undefined` if the package does not state one. */
  readonly licence: string | undefined;
  /** The author, or where the package comes from; shown if it has no licence text. */
  readonly origin: string | undefined;
  /** The licence texts in the package, by the names of their files. */
  readonly texts: readonly string[];
}

/** The fields of `package.json` that are read. */
interface Description {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
}

/** Reads what a package says about its licence. */
export async function readPackage(folder: string): Promise<LicensedPackage> {
  const description = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Description;
  const names = (await readdir(folder)).filter(isLicenceText).sort();
  const texts = names.map(async (file) => tidy(await readFile(join(folder, file), 'utf8')));
  const { name, version, license: licence } = description;
  return { name, version, licence, origin: originOf(description), texts: await Promise.all(texts) };
}

/** `LICENSE`, `license.md`, `LICENCE-MIT.txt`, `LICENSE_FONT`, `NOTICE`, `bundle.js.LICENSE.txt`, but not `license.js`. */
function isLicenceText(name: string): boolean {
  return (
    /(?:^|[.-])(?:licen[cs]es?|copying|notices?|unlicense)(?:[._-]|$)/i.test(name) && !/\.(?:[cm]?[jt]s|json|map)$/.test(name)
  );
}

function originOf({ author, homepage, repository }: Description): string | undefined {
  const who = typeof author === 'string' ? author : author?.name;
  const where = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  return [who, where].filter(Boolean).join(', ') || undefined;
}

/** Removes differences between editors, so that equal texts are equal. */
function tidy(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\s+$/g, '');
}
