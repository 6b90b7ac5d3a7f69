import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../support/project.ts';
import { contentOf, writeFiles } from '../content/files.ts';
import { makeRecords } from '../content/records.ts';

/** Edits of the content, as an editor makes them. Each returns the id of the review. */
export interface Edits {
  /** Adds a word to the text of the review in the middle. */
  change(word: string): Promise<string>;
  /** Adds a review that comes first in all lists. */
  add(word: string): Promise<string>;
}

/** How many reviews the sample publishes. */
export const SAMPLE = 176;

/** Writes content with this many reviews: the sample's, or generated ones. */
export async function prepareContent(folder: string, count: number): Promise<Edits> {
  if (count !== SAMPLE) return madeContent(folder, count);
  await cp(join(root, 'content'), folder, { recursive: true });
  return sampleEdits(join(folder, 'reviews'));
}

async function sampleEdits(folder: string): Promise<Edits> {
  const texts = new Map<string, string>();
  for (const name of (await readdir(folder)).sort()) texts.set(name, await readFile(join(folder, name), 'utf8'));
  // A review without a verification waits, and would never be live.
  const names = [...texts.keys()].filter((name) => texts.get(name)?.includes('\nverification:'));
  const [middle = '', newest = ''] = [names[Math.floor(names.length / 2)], names.at(-1)];
  const text = texts.get(newest) ?? '';
  return {
    async change(word) {
      const file = join(folder, middle);
      await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()} ${word}\n`);
      return middle.slice(0, -'.md'.length);
    },
    async add(word) {
      await writeFile(join(folder, `${newest.slice(0, -'.md'.length)}-${word}.md`), text);
      return `${newest.slice(0, -'.md'.length)}-${word}`;
    },
  };
}

async function madeContent(folder: string, count: number): Promise<Edits> {
  const records = makeRecords(count);
  const middle = records[Math.floor(count / 2)];
  const newest = records.reduce((latest, each) => (each.date > latest.date ? each : latest));
  const write = () => writeFiles(folder, contentOf(records));
  await write();
  return {
    async change(word) {
      if (middle) middle.text += ` ${word}`;
      await write();
      return `${middle?.id}`;
    },
    async add(word) {
      const id = `${newest.id}-${word}`;
      records.push({ ...newest, id });
      await write();
      return id;
    },
  };
}
