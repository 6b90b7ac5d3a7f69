import { extname, parse } from 'node:path';
import type { PictureName } from '../../brand/given-brand.ts';
import { ENDINGS, pictureOf, STEMS, THEME } from '../files/brand-files.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { originalOf } from '../files/names/copied-name.ts';
import { nearest } from '../problems/nearest.ts';
import { type Problem, START } from '../problems/problem.ts';

/** The entries of the folder `brand` by what they are, and a problem for each entry that is not read. */
interface BrandEntries {
  readonly theme: FolderEntry | undefined;
  readonly pictures: ReadonlyMap<PictureName, FolderEntry>;
  readonly problems: readonly Problem[];
}

export function sortEntries(entries: readonly FolderEntry[]): BrandEntries {
  const pictures = new Map<PictureName, FolderEntry>();
  const problems: Problem[] = [];
  const refuse = ({ file }: FolderEntry, message: string) => problems.push({ file, ...START, message });
  for (const entry of entries.filter(({ name }) => name !== THEME)) {
    const name = entry.isDirectory ? undefined : pictureOf(entry.name);
    const other = name && pictures.get(name);
    if (name === undefined) refuse(entry, unreadMessage(entry, entries));
    else if (other !== undefined) refuse(entry, `stands beside ${other.name}; keep one of the two`);
    else pictures.set(name, entry);
  }
  return { theme: entries.find(({ name }) => name === THEME), pictures, problems };
}

function unreadMessage({ name, isDirectory }: FolderEntry, entries: readonly FolderEntry[]): string {
  if (isDirectory) return 'is a folder; the files of a brand belong in the folder brand itself';
  const original = originalOf(name);
  if (original !== name && entries.some((entry) => entry.name === original))
    return `looks like a copy of ${original}, and is not read; delete it, or move it out of the folder`;
  const ending = extname(name);
  if (/^\.ya?ml$/i.test(ending)) return `is not read under this name; rename it to ${THEME}`;
  const meant = nearest(parse(name).name, STEMS);
  const stem = STEMS.find((each) => each === meant) ?? namedIn(parse(name).name, entries);
  if (stem === undefined) return `is not read; move it out of the folder (read are: ${ALL})`;
  const allowed = ENDINGS[stem];
  if (/^\.hei[cf]$/i.test(ending))
    return `is as telephones store photos, which browsers do not show; save it as ${stem}${allowed.includes('.jpg') ? '.jpg' : '.png'}`;
  if (!allowed.includes(ending.toLowerCase()))
    return `is not read; of the ${stem} one of these is: ${allowed.map((each) => stem + each).join(', ')}`;
  return `is not read under this name; rename it to ${stem}${ending.toLowerCase()}`;
}

/** The picture that the words of the name say, such as the logo for `Acme_Logo (2)`, unless that is there already. */
function namedIn(name: string, entries: readonly FolderEntry[]): PictureName | undefined {
  const words = new Set(name.toLowerCase().split(/[^a-z]+/));
  const [stem] = STEMS.filter((each) => each.split('-').every((word) => words.has(word))).toSorted((a, b) => b.length - a.length);
  return entries.some((entry) => pictureOf(entry.name) === stem) ? undefined : stem;
}

const ALL = [THEME, ...STEMS.map((stem) => `${stem}${ENDINGS[stem][0]}`)].join(', ');
