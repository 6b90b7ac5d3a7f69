import { only } from '../../../../scripts/reviews/support/content.ts';
import type { Platform } from '../../../../src/editing/imports/entries/recognise.ts';
import type { ListPart } from '../../../../src/editing/imports/formats/export.ts';
import { readKnownReviews } from '../../../../src/editing/imports/known/known-reviews.ts';
import { type ImportContent, openForImport } from '../../../../src/editing/imports/plan/import-content.ts';
import { type Import, openImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { READING } from '../exports.ts';

/** An import of these values, in our own format, into a folder with content. */
export async function importWork(folder: string, values: readonly unknown[]): Promise<{ work: Import; content: ImportContent }> {
  const content = only(await openForImport(folder));
  const work = await openImport({
    parts: [listOf(values)],
    reading: READING,
    known: only(await readKnownReviews(folder, content.removed)),
    about: content.about,
    photos: content.photos,
    today: '2026-01-01',
    published: async () => new Set<string>(),
  });
  return { work, content };
}

/** A list of values, as a part of a file. */
export function listOf(values: readonly unknown[], platform: Platform = 'own'): ListPart {
  async function* entries() {
    for (const [index, value] of values.entries()) yield { number: index + 1, value };
  }
  return { kind: 'list', name: 'in.json', unit: 'review', platform, entries };
}
