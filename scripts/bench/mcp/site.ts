import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_NAME } from '../../../src/publication/seal.ts';
import { runScript } from '../../support/project.ts';
import { BUSINESS, mentioningRecords } from './content.ts';

/** A built site of so many reviews. */
export interface BuiltSite {
  readonly reviews: number;
  readonly server: string;
  readonly packFile: string;
}

/** Builds a site below the folder, as an operator does. */
export async function buildSite(folder: string, reviews: number): Promise<BuiltSite> {
  const content = join(folder, `content-${reviews}`);
  const out = join(folder, `site-${reviews}`);
  await mkdir(content, { recursive: true });
  // JSON is YAML.
  await writeFile(join(content, 'business.yaml'), JSON.stringify(BUSINESS));
  await writeFile(
    join(content, 'reviews.jsonl'),
    mentioningRecords(reviews).map((record) => `${JSON.stringify(record)}\n`),
  );
  const environment = { ...process.env, BASE_URL: 'https://bench.example.com', CONTENT_DIR: content, NOTIFY_HUB: '0' };
  const code = await runScript('build.ts', ['--out', out], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`the build of ${reviews} reviews ended with ${code}`);
  return { reviews, server: join(out, 'dist', 'server', 'entry.mjs'), packFile: join(out, 'dist', PACK_NAME) };
}
