import { extname } from 'node:path';
import { type Read, unlessFault } from '../../problems/read.ts';
import { asciiSlug } from '../ascii-slug.ts';
import type { FolderEntry } from '../list-folder.ts';
import { adviceOnCopy, originalOf } from './copied-name.ts';
import { HIDDEN_TXT, withoutTxt } from './hidden-ending.ts';
import { freeName, RESERVED } from './reserved-names.ts';

/** Names that make lasting addresses, as the ids of reviews do. */
const ID = /^[a-z0-9-]{1,80}$/;

const ALLOWED = ' (allowed: a-z, 0-9 and -, at most 80)';

/** Accepts an entry of the folder of pages if it can be a page, and refuses any other. `names` are those of all its entries. */
export function pageFile(entry: FolderEntry, names: ReadonlySet<string>): Read<FolderEntry> {
  return unlessFault(entry, entry.file, faultOf(entry, names));
}

function faultOf({ name, isDirectory }: FolderEntry, names: ReadonlySet<string>): string | undefined {
  if (isDirectory) return 'is a folder; pages belong in the folder pages itself';
  const shown = withoutTxt(name) ?? name;
  const ending = extname(shown);
  const id = shown.slice(0, shown.length - ending.length);
  const isNamed = shown === name && ending === '.md' && ID.test(id);
  const original = originalOf(name);
  // Renamed, it would be published beside its original.
  if (!isNamed && original !== name && names.has(original)) return adviceOnCopy(name, original);
  if (['.md', '.markdown'].includes(ending.toLowerCase()) && !isNamed)
    return `is not read under this name; rename it to ${asciiSlug(id) || 'about'}.md${shown === name ? ALLOWED : HIDDEN_TXT}`;
  if (ending !== '.md')
    return 'is not a page; a page is Markdown, in a file that ends with .md; other files belong in the folder public';
  if (RESERVED.includes(id))
    return `${id} is the name of a page or file that the site has for itself; ${freeName(id)}.md is free`;
  return undefined;
}
