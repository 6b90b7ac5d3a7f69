import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkRemoved, type RemovedReview } from '../authoring/editorial/check-removed.ts';
import { forgottenId } from '../authoring/editorial/forgotten-id.ts';
import { ifAbsent } from '../authoring/files/file-error.ts';
import { plain } from '../authoring/files/read-text-file.ts';
import { foundOne, type Read, refused } from '../authoring/problems/read.ts';
import { readReviews } from '../authoring/reviews/read-reviews.ts';
import { checkSources, type Source, textAt } from '../authoring/source/source.ts';
import { readYaml } from '../authoring/yaml/read-yaml.ts';
import type { CalendarDate } from '../reviews/schemas/calendar-date.ts';
import { removeFromCsv } from './changes/change-csv.ts';
import { flowText } from './changes/yaml-text.ts';
import { namedElsewhere } from './named-elsewhere.ts';
import { changeOf, type FileChange, type Workspace } from './workspace.ts';

const HEADER = '# Reviews that were taken out. None of this is published; an import does not bring them back.\n';

/** What is noted of a review that is taken out. */
export interface Removal {
  readonly reason: string;
  readonly date: CalendarDate;
  /** Whether nothing is to be kept that names its author. */
  readonly isForgotten?: boolean;
}

/**
 * Prepares to take a review out: first an entry is added to `removed.yaml`, then the review's file is deleted, or its line in a
 * file of many. In this order nothing is lost if the process ends between the two. Both are read anew, as others may have been
 * taken out since the folder was opened.
 */
export async function planRemoval(
  workspace: Workspace,
  source: Source,
  { reason, date, isForgotten = false }: Removal,
): Promise<Read<FileChange>> {
  const id = textAt(source.value, 'id') ?? '';
  const named = namedElsewhere(workspace, id);
  if (named !== undefined) return { found: [], problems: [named] };
  const entry = { id, date, reason, ...sourceOf(source) };
  const noted = await planNote(workspace, isForgotten ? forgotten(entry) : entry);
  if (noted.problems.length > 0) return noted;
  const { file } = source;
  const raw = await readFile(file, 'utf8').catch(ifAbsent(''));
  const now = readReviews({ file, text: plain(raw) }).found.find(({ value }) => textAt(value, 'id') === id);
  if (now === undefined) return refused(file, 'was changed meanwhile; run the command again');
  const deletion = changeOf(file, raw, textWithout(now, plain(raw), id));
  return { found: [...noted.found, deletion], problems: [] };
}

function sourceOf({ value }: Source): Pick<RemovedReview, 'source'> {
  const [name, id] = [textAt(value, 'source', 'name'), textAt(value, 'source', 'id')];
  return name === undefined ? {} : { source: { name, ...(id !== undefined && { id }) } };
}

/** What is kept of a review whose author asked to be forgotten: neither the name in its id, nor what its platform calls it. */
function forgotten(entry: RemovedReview): RemovedReview {
  const { id, source } = entry;
  const kept = source?.id === undefined ? source : { ...source, id: forgottenId(source.id) };
  return { ...entry, id: forgottenId(id), ...(kept !== undefined && { source: kept }) };
}

/**
 * Adds an entry at the end of `removed.yaml`. It is one line, however long: git takes lines that are the same on two branches, such as
 * a date and a reason, for one, and of longer entries it would leave only a part.
 */
async function planNote({ directory }: Workspace, entry: RemovedReview): Promise<Read<FileChange>> {
  const path = join(directory, 'removed.yaml');
  const raw = await readFile(path, 'utf8').catch(ifAbsent(undefined));
  const before = plain(raw ?? HEADER);
  const noted = entriesIn(before);
  // It is there where the review could not be deleted, and is removed again.
  if (noted.some((each) => isDeepStrictEqual(each, entry))) return foundOne(changeOf(path, raw ?? '', before));
  const after = `${before.replace(/\n*$/, '\n')}- ${flowText(entry)}\n`;
  if (!isDeepStrictEqual(entriesIn(after), [...noted, entry]))
    return refused(path, 'is written in a way to which only you can add; begin each entry with "- " on a line of its own');
  return foundOne(changeOf(path, raw ?? '', after));
}

function entriesIn(text: string): RemovedReview[] {
  return checkSources(readYaml({ file: 'removed.yaml', text }), checkRemoved).found.flat();
}

/** The text without the review; `undefined` if the file holds no other review. */
function textWithout({ file, locator }: Source, text: string, id: string): string | undefined {
  if (extname(file) === '.csv') return removeFromCsv(text, id);
  if (extname(file) !== '.jsonl') return undefined;
  const rest = text
    .split('\n')
    .toSpliced(locator()(['id']).line - 1, 1)
    .join('\n');
  return rest.trim() === '' ? undefined : rest;
}
