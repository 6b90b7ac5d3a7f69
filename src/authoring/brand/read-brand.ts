import type { GivenBrand, PictureName } from '../../brand/given-brand.ts';
import { mapInBatches } from '../files/in-batches.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { readTextFile } from '../files/read-text-file.ts';
import type { Problem } from '../problems/problem.ts';
import { joinReads, NOTHING, onlyOne, readOn, unlessFault } from '../problems/read.ts';
import { checkSources } from '../source/source.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { sortEntries } from './brand-names.ts';
import { checkTheme } from './check-theme.ts';
import { readPicture } from './read-picture.ts';

/** Reads and checks the folder `brand`, given its entries; there are none if the folder does not exist. */
export async function readBrand(entries: readonly FolderEntry[]): Promise<{ brand: GivenBrand; problems: readonly Problem[] }> {
  const { theme: file, pictures: files, problems } = sortEntries(entries);
  const theme = checkSources(readOn(file ? await readTextFile(file) : NOTHING, readYaml), checkTheme);
  const read = await mapInBatches([...files], async ([name, entry]) => ({ name, picture: await readPicture(name, entry) }));
  const pictures = new Map(read.flatMap(({ name, picture }) => picture.found.map((found) => [name, found] as const)));
  const brand = { theme: onlyOne(theme) ?? {}, pictures };
  // A theme with a mistake does not tell what is missing.
  const lacks =
    theme.problems.length > 0 ? [] : [...files].map(([name, { file }]) => unlessFault(name, file, lackOf(name, brand)));
  return {
    brand,
    problems: [...problems, ...joinReads<unknown>([theme, ...read.map(({ picture }) => picture), ...lacks]).problems],
  };
}

/** What a picture needs beside it, and lacks. */
function lackOf(name: PictureName, { theme, pictures }: GivenBrand): string | undefined {
  if (name === 'photo' && pictures.has(name) && theme.photo_alt === undefined) return NO_ALT;
  if (name === 'logo-dark' && pictures.has(name) && !pictures.has('logo'))
    return 'is for dark pages alone; put the logo of light pages beside it';
  return undefined;
}

const NO_ALT =
  'lacks its words for readers who cannot see it; write them into brand/theme.yaml, as in photo_alt: "The crew before the shop"';
