import type { Theme } from '../../brand/theme.ts';
import type { PictureName } from '../files/brand-files.ts';
import { mapInBatches } from '../files/in-batches.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { readTextFile } from '../files/read-text-file.ts';
import type { Problem } from '../problems/problem.ts';
import { joinReads, NOTHING, onlyOne, readOn, refused } from '../problems/read.ts';
import { checkSources } from '../source/source.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { sortEntries } from './brand-names.ts';
import { checkTheme } from './check-theme.ts';
import { readPicture, type SourcePicture } from './read-picture.ts';

/** The parts of the folder `brand` that have no mistakes. */
export interface BrandSources {
  readonly theme: Theme;
  readonly pictures: ReadonlyMap<PictureName, SourcePicture>;
}

/** Reads and checks the folder `brand`, given its entries; there are none if the folder does not exist. */
export async function readBrand(
  entries: readonly FolderEntry[],
): Promise<BrandSources & { readonly problems: readonly Problem[] }> {
  const { theme: file, pictures: files, problems } = sortEntries(entries);
  const sources = readOn(file ? await readTextFile(file) : NOTHING, readYaml);
  const theme = checkSources(sources, checkTheme);
  const read = await mapInBatches([...files], async ([name, entry]) => ({ name, picture: await readPicture(name, entry) }));
  const pictures = new Map(read.flatMap(({ name, picture }) => picture.found.map((found) => [name, found] as const)));
  const found = { theme: onlyOne(theme) ?? {}, pictures };
  // A theme with a mistake does not tell what is missing.
  const missing = theme.problems.length > 0 ? [] : missingParts(found);
  return { ...found, problems: [...problems, ...theme.problems, ...read.flatMap(({ picture }) => picture.problems), ...missing] };
}

function missingParts({ theme, pictures }: BrandSources): readonly Problem[] {
  const photo = pictures.get('photo');
  const dark = pictures.get('logo-dark');
  return joinReads([
    ...(photo && theme.photo_alt === undefined ? [refused(photo.file, NO_ALT)] : []),
    ...(dark && !pictures.has('logo')
      ? [refused(dark.file, 'is for dark pages alone; put the logo of light pages beside it')]
      : []),
  ]).problems;
}

const NO_ALT =
  'lacks its words for readers who cannot see it; write them into brand/theme.yaml, as in photo_alt: "The crew before the shop"';
