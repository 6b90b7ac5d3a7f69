import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { asciiSlug } from '../authoring/files/ascii-slug.ts';
import { mapInBatches } from '../authoring/files/in-batches.ts';
import { shownPath } from '../authoring/files/read-folder.ts';
import type { FileText } from '../authoring/files/read-text-file.ts';
import { type PlaceInFile, type Problem, positionAt, START } from '../authoring/problems/problem.ts';
import { listAt, type Source } from '../authoring/source/source.ts';
import { compareText } from '../reviews/text/comparing/compare-text.ts';
import type { Workspace } from './workspace.ts';

/**
 * The place of an answer, a page or the notice that names a review. They may name only what is published, so the build would refuse
 * them once the review is not.
 */
export function namedElsewhere({ faq, ownTexts }: Pick<Workspace, 'faq' | 'ownTexts'>, id: string): Problem | undefined {
  const answer = faq && answerNaming(faq, id);
  if (answer) return { ...answer, message: `an answer here names ${id}; take it out of review_ids first` };
  const link = firstPlace(ownTexts, new RegExp(`/reviews/${RegExp.escape(id)}(?![\\w-])`));
  return link && { ...link, message: `links to /reviews/${id}; take the link out first` };
}

function answerNaming(faq: Source, id: string): PlaceInFile | undefined {
  for (const [index, entry] of listAt(faq.value).entries()) {
    const ids = listAt(entry, 'review_ids');
    if (ids.includes(id)) return { file: faq.file, ...faq.locator()([index, 'review_ids', ids.indexOf(id)]) };
  }
  return undefined;
}

/** The first place in these texts that matches. */
export function firstPlace(texts: readonly FileText[], pattern: RegExp): PlaceInFile | undefined {
  for (const { file, text } of texts) {
    const offset = text.search(pattern);
    if (offset !== -1) return { file, ...positionAt(text, offset) };
  }
  return undefined;
}

/** Files of a content folder that hold texts. */
const TEXTS: readonly string[] = ['.md', '.yaml', '.yml', '.csv', '.jsonl', '.json', '.txt', '.html'];

/**
 * The places in a content folder that hold one of these names whole, in any letter case, without its accents and also as the name of a
 * file, such as `photos/ann-lee-1.jpg`; of each line the first. None for a name of initials, which would be everywhere.
 */
export async function placesOfNames(directory: string, names: readonly string[]): Promise<PlaceInFile[]> {
  const patterns = names.flatMap(patternsOf);
  if (patterns.length === 0) return [];
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})(?!\p{L})`, 'iu');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const places = await mapInBatches(files, ({ parentPath, name: file }) => placesIn(join(parentPath, file), pattern));
  return places.flat().sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
}

function patternsOf(name: string): string[] {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.some(({ length }) => length > 2) ? [words.map(spellingsOf).join(String.raw`[\s.’'_-]+`)] : [];
}

/** A pattern for a word, with each é in one character or in two, and as ids have it, without accents. */
function spellingsOf(word: string): string {
  const spellings = [word.normalize('NFC'), word.normalize('NFD'), asciiSlug(word)];
  return `(?:${[...new Set(spellings)]
    .filter((each) => each !== '')
    .map(RegExp.escape)
    .join('|')})`;
}

/** The places in a file, and its first one if its name matches. */
async function placesIn(path: string, pattern: RegExp): Promise<PlaceInFile[]> {
  const file = shownPath(path);
  const lines = TEXTS.includes(extname(path)) ? (await readFile(path, 'utf8')).split('\n') : [];
  const inText = lines.flatMap((line, index) => {
    const column = line.search(pattern);
    return column === -1 ? [] : [{ file, line: index + 1, column: column + 1 }];
  });
  return pattern.test(basename(path)) ? [{ file, ...START }, ...inText] : inText;
}
