import { join } from 'node:path';
import { CODINGS } from '../../../../src/http/content/content-coding.ts';
import { openPack } from '../../../../src/publication/pack/pack.ts';
import { writeFiles } from '../content/files.ts';
import { TASKS } from './tasks.ts';

/** Writes the requested files for file servers: `identity/reviews.json`, `br/index.html` and so on. */
export async function writeTwins(packFile: string, folder: string): Promise<void> {
  const { entries, read, close } = openPack(packFile);
  const asked = new Set(TASKS.map(({ paths: [path] }) => path));
  const files: Record<string, Buffer> = {};
  for (const entry of entries()) {
    if (!asked.has(entry.path)) continue;
    const name = entry.path.replace(/\/$/, '/index.html');
    for (const coding of CODINGS) files[join(coding, name)] = read(entry[coding] ?? entry.identity, entry.path);
  }
  close();
  await writeFiles(folder, files);
}
