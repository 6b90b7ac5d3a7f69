import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../support/project.ts';
import { BUSINESS, mentioningRecords } from '../mcp/content.ts';
import { type Cost, costOf } from './cost.ts';

const AREAS = BUSINESS.service_areas.map(({ id }) => id);

/** So many records with all that a list page is made for. */
export function buildRecords(count: number): object[] {
  return mentioningRecords(count).map((record, index) => ({ ...record, service_area: AREAS[index % AREAS.length] }));
}

/** The records as content of ours. */
export function contentOf(records: readonly object[]): Record<string, string> {
  return {
    'business.yaml': JSON.stringify(BUSINESS),
    'reviews.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  };
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
}

export function buildStock(folder: string): Promise<Cost> {
  return costOf([join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--root', folder]);
}

/** Our build, and how many files it says to have rendered. */
export async function buildOurs(
  content: string,
  out: string,
  flags: readonly string[] = [],
): Promise<Cost & { readonly rendered: number }> {
  const settings = { CONTENT_DIR: content, NOTIFY_HUB: '0' };
  const cost = await costOf([join(root, 'scripts', 'build.ts'), '--out', out, ...flags], settings);
  const [, rendered] = /([\d,]+) of [\d,]+ files rendered/.exec(cost.printed) ?? [];
  if (rendered === undefined) throw new Error(`the build does not say what it rendered: ${cost.printed}`);
  return { ...cost, rendered: Number(rendered.replaceAll(',', '')) };
}
