import { extname } from 'node:path';
import { type Read, unlessFault } from '../../problems/read.ts';
import { asciiSlug } from '../ascii-slug.ts';
import type { FolderEntry } from '../list-folder.ts';
import { IMAGE_ENDINGS } from '../photos/image-kind.ts';
import { adviceOnCopy, originalOf } from './copied-name.ts';
import { HIDDEN_TXT, withoutTxt } from './hidden-ending.ts';

/** How the name of a file with one review ends. */
const ENDINGS: readonly string[] = ['.md', '.yaml', '.json'];
const OTHER_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['.yml', '.yaml'],
  ['.markdown', '.md'],
]);
/** The files of the content that hold many reviews. */
export const REVIEW_LISTS: readonly string[] = ['reviews.csv', 'reviews.jsonl'];
/** Files with these endings are meant to hold many reviews. */
const LIST_ENDINGS: readonly string[] = ['.csv', '.jsonl', '.xlsx', '.xls', '.ods', '.numbers'];

/** Documents of word processors. */
export const DOCUMENTS: readonly string[] = ['.docx', '.doc', '.odt', '.pages', '.rtf', '.pdf'];
const MAIL: readonly string[] = ['.eml', '.msg'];

/** Names that end like those of copies, but may be meant: `2026-04-12-copy.md`. */
const ID_NAME = /^[a-z0-9-]+\.[a-z]+$/;

/** What tells whether an entry of a folder is a review; `file` is what it is called in a problem. */
type Named = Pick<FolderEntry, 'name' | 'file' | 'isDirectory'>;

/** Accepts an entry of the folder of reviews if its name ends like that of a file with one review, and refuses any other. */
export function reviewFile<T extends Named>(entry: T): Read<T> {
  return unlessFault(entry, entry.file, faultOf(entry));
}

/** Tells whether a file with one review may end like that. */
export function isReviewEnding(ending: string): boolean {
  return ENDINGS.includes(ending);
}

function faultOf({ name, isDirectory }: Named): string | undefined {
  if (isDirectory) return 'is a folder; reviews belong in this folder itself';
  const original = originalOf(name);
  if (original !== name && !ID_NAME.test(name)) return adviceOnCopy(name, original);
  if (isReviewEnding(extname(name))) return undefined;
  const shown = withoutTxt(name) ?? name;
  const written = extname(shown).toLowerCase();
  const ending = OTHER_ENDINGS.get(written) ?? written;
  if (isReviewEnding(ending))
    return `is not read under this name; rename it to ${asciiSlug(shown.slice(0, -written.length)) || 'review'}${ending}${shown === name ? '' : HIDDEN_TXT}`;
  if (LIST_ENDINGS.includes(ending))
    return 'is not read here; move it out of this folder, and npm run reviews -- import <file> takes the reviews of a table; many reviews in one file belong beside this folder, as reviews.csv or reviews.jsonl';
  if (IMAGE_ENDINGS.includes(ending) || ending === '.heic')
    return 'is not read here; a photo belongs in the folder photos, beside this one';
  if (DOCUMENTS.includes(ending) || MAIL.includes(ending))
    return 'is a document, which is not read; npm run reviews -- add takes its words; then move it out of this folder';
  return `is not a review; ${ENDINGS.join(', ')} are allowed endings`;
}
