import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

/** A folder with the given files, removed after the test. */
export async function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await temporaryFolder();
  await writeAll(folder, files);
  return folder;
}

/** Writes files; their names are paths below the folder. */
export async function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await write(folder, name, text);
}

export async function write(folder: string, name: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** The text of a file; its path may come in parts. */
export function readText(...path: readonly string[]): Promise<string> {
  return readFile(join(...path), 'utf8');
}

/** The least content that builds; `reviews` are lines of `reviews.jsonl`. */
export function smallContent(reviews: readonly object[] = [review(1), review(2)]): Record<string, string> {
  return {
    'business.yaml': 'name: Small Business\n',
    'reviews.jsonl': linesOf(...reviews),
  };
}

/** A `reviews.jsonl` with `count` reviews. */
export function reviewLines(count: number): string {
  return linesOf(...Array.from({ length: count }, (_, n) => review(n + 1)));
}

/** Reviews as a `reviews.jsonl`. */
export function linesOf(...reviews: readonly object[]): string {
  return reviews.map((each) => `${JSON.stringify(each)}\n`).join('');
}

/** A review as a line of `reviews.jsonl`. */
export function review(number: number, fields: object = {}) {
  return {
    id: `review-${number}`,
    date: `2026-01-${String(1 + (number % 28)).padStart(2, '0')}`,
    rating: 1 + (number % 5),
    author: `Author ${number}`,
    text: `Text of review ${number}.`,
    verification: { method: 'invoice', date: '2026-01-31' },
    ...fields,
  };
}
