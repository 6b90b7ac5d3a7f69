import { extname, parse } from 'node:path';
import { nearest } from '../../problems/nearest.ts';
import { type Problem, START } from '../../problems/problem.ts';
import { brandFileOf } from '../brand-files.ts';
import type { FolderEntry } from '../list-folder.ts';
import { IMAGE_ENDINGS } from '../photos/image-kind.ts';
import { originalOf } from './copied-name.ts';
import { DOCUMENTS } from './review-names.ts';

const FOLDERS: readonly string[] = ['reviews', 'photos', 'brand', 'pages', 'public'];
/** Parts of the content that are one file each. */
const FILES = [
  'business.yaml',
  'reviews.csv',
  'reviews.jsonl',
  'faq.yaml',
  'summary.md',
  'aspects.yaml',
  'policy.yaml',
  'removed.yaml',
  'imports.yaml',
  'notice.md',
  'words.yaml',
] as const;

export type FileName = (typeof FILES)[number];

const KNOWN: readonly string[] = [...FOLDERS, ...FILES];

export function isFileName(name: string): name is FileName {
  return FILES.some((file) => file === name);
}

/** Files that every repository has and that are no content, under any ending. */
const PAPERS = /^(?:readme|license)$/i;

/** Many folders that are no content have these, too. */
const FOUND_ELSEWHERE: readonly string[] = ['photos', 'brand', 'pages', 'public'];

/** Tells whether the folder is meant as content at all. */
export function isContentFolder(entries: readonly FolderEntry[]): boolean {
  const own = KNOWN.filter((name) => !FOUND_ELSEWHERE.includes(name));
  return entries.some((entry) => own.includes(entry.name.toLowerCase()) || meantBy(entry) === 'business.yaml');
}

/** Whether the file or folder is there under another name. */
export function isMisnamed(file: string, entries: readonly FolderEntry[]): boolean {
  return entries.some((entry) => !KNOWN.includes(entry.name) && meantBy(entry) === file);
}

/** A problem for every entry that nothing would read. */
export function unreadEntries(entries: readonly FolderEntry[]): Problem[] {
  const names = new Set(entries.map(({ name }) => name));
  return entries
    .filter(({ name, isDirectory }) => !KNOWN.includes(name) && (isDirectory || !PAPERS.test(stemOf(name))))
    .map((entry) => ({ file: entry.file, ...START, message: unreadMessage(entry, names) }));
}

const SPREADSHEETS: readonly string[] = ['.xlsx', '.xls', '.ods', '.numbers'];
const REVIEWS: readonly string[] = ['.md', '.yaml', '.yml'];

function unreadMessage(entry: FolderEntry, names: ReadonlySet<string>): string {
  const ending = extname(entry.name).toLowerCase();
  const meant = meantBy(entry);
  if (SPREADSHEETS.includes(ending))
    return 'is a spreadsheet, which is not read; npm run reviews -- import <file> takes the reviews of one; then move it out of the folder';
  if (meant === undefined && ending === '.csv' && !entry.isDirectory)
    return 'is not read; move it out of the folder; npm run reviews -- import <file> takes the reviews of a table';
  if (DOCUMENTS.includes(ending) && !entry.isDirectory) {
    const holds = FILES.find((file) => stemOf(file) === nearest(withoutYear(stemOf(entry.name)), FILES.map(stemOf)));
    if (holds !== undefined) return `is a document, which is not read; ${isSingle(holds) ? writtenInto(holds) : TAKEN}`;
  }
  if (ending === '.json' && (meant === undefined || meant === 'reviews.jsonl')) {
    return 'is not read; reviews belong in reviews.jsonl, one a line, or in the folder reviews, one a file';
  }
  if (meant !== undefined) {
    if (names.has(meant)) return `is not read, but ${meant} is; move what is missing there into it, and this out of the folder`;
    if (ending === '.md' && extname(meant) !== '.md') return `is Markdown, which is not read here; ${writtenInto(meant)}`;
    return misnamed(entry.name, meant);
  }
  const original = originalOf(entry.name);
  const brandFile = entry.isDirectory ? undefined : brandFileOf(entry.name);
  if (brandFile !== undefined) return `is not read here; move it to brand/${brandFile}`;
  if (original !== entry.name && names.has(original))
    return `looks like a copy of ${original}, and is not read; delete it, or move it out of the folder`;
  if (REVIEWS.includes(ending))
    return 'is not read here; a review belongs in the folder reviews, a page of yours in the folder pages';
  if (IMAGE_ENDINGS.includes(ending))
    return 'is not read here; a photo of a review belongs in the folder photos, one of the shop is brand/photo.jpg, any other picture belongs in the folder public';
  if (!entry.isDirectory && (PUBLISHED.test(entry.name) || ending === '.svg'))
    return `is not read here; move it to public/${ending === '.txt' ? entry.name.toLowerCase() : entry.name}, which publishes it as it is, or out of the folder`;
  return `is not read; move it out of the folder (read are: ${KNOWN.join(', ')})`;
}

function writtenInto(file: string): string {
  return `write what it says into ${file}, and move it out of the folder`;
}

const TAKEN =
  'put its reviews into a table for npm run reviews -- import <file>, or write them down with npm run reviews -- add; then move it out of the folder';

/** `Reviews` of `Reviews 2026`. */
function withoutYear(stem: string): string {
  return stem.replace(/[\s_-]*\d*$/, '');
}

function misnamed(name: string, meant: string): string {
  const isCase = name.toLowerCase() === meant;
  return `is not read under this name${isCase ? ', as upper and lower case count' : ''}; rename it to ${meant}`;
}

/** Files that other services look for at the top of a site, and files that people may want to download. */
const PUBLISHED = /^(?:robots|ads|humans)\.txt$|^(?!index\.).*\.(?:pdf|html?|ico|docx?|vcf|ics)$/i;

/** The known name that was probably meant. */
function meantBy(entry: FolderEntry): string | undefined {
  const original = originalOf(entry.name);
  if (KNOWN.includes(original)) return original;
  const ending = extname(entry.name).toLowerCase();
  if (entry.isDirectory) return nearest(entry.name, FOLDERS);
  if (DOCUMENTS.includes(ending)) return undefined;
  // A symbolic link may lead to a file or a folder.
  if (ending === '') return nearest(entry.name, KNOWN);
  if (REVIEWS.includes(ending)) {
    const stem = nearest(stemOf(entry.name), FILES.filter(isSingle).map(stemOf));
    return FILES.find((file) => stemOf(file) === stem);
  }
  return nearest(entry.name, FILES) ?? FILES.find((file) => !isSingle(file) && extname(file) === ending && isOurs(entry.name));
}

/** A table under another name is an export of a platform, or a list of customers. */
function isOurs(name: string): boolean {
  return !/\.csv$/i.test(name) || /^reviews?(?![a-z])/i.test(name);
}

/** Tells whether the file holds something other than many reviews, for which YAML and Markdown are no format. */
function isSingle(file: string): boolean {
  return !file.startsWith('reviews.');
}

function stemOf(file: string): string {
  return parse(file).name;
}
