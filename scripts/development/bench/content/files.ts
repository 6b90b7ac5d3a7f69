import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuthoredReview } from '../../../../src/reviews/schemas/review.ts';
import { BUSINESS } from './business.ts';

/** The records as content files of this project. */
export function contentOf(records: readonly AuthoredReview[]): Record<string, string> {
  return {
    // JSON is valid YAML.
    'business.yaml': JSON.stringify(BUSINESS),
    'reviews.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  };
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
