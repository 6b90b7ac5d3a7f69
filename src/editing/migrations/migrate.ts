import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FORMAT, checkFormat } from '../../authoring/business/check-format.ts';
import { formatProblem } from '../../authoring/problems/problem.ts';
import { checkSources } from '../../authoring/source/source.ts';
import { readYaml } from '../../authoring/yaml/read-yaml.ts';

/** Changes a content folder from one format to the next, with `format` in `business.yaml`. The first one starts from format 1. */
export type Migration = (folder: string) => Promise<void>;

/** There has been one format so far. */
const MIGRATIONS: readonly Migration[] = [];

/** The result: the folder has this software's format, or nothing was done to it, and why. */
export type Migrated = { ok: true } | { ok: false; problems: readonly string[] };

/** Brings a content folder to the format of this software, or to that after the last of the `migrations`. */
export async function migrate(folder: string, migrations: readonly Migration[] = MIGRATIONS): Promise<Migrated> {
  const text = await readFile(join(folder, 'business.yaml'), 'utf8');
  const { found, problems } = checkSources(readYaml('business.yaml', text), (value) =>
    checkFormat(value, Math.max(CONTENT_FORMAT, migrations.length + 1)),
  );
  const [format] = found;
  if (format === undefined) return { ok: false, problems: problems.map(formatProblem) };
  for (const step of migrations.slice(format - 1)) await step(folder);
  return { ok: true };
}
