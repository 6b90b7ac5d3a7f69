import { basename, extname, join } from 'node:path';
import { mapInBatches } from '../../../authoring/files/in-batches.ts';
import type { Place } from '../../../authoring/files/list-folder.ts';
import { listPublic } from '../../../authoring/files/list-public.ts';
import { adviceOnCopy, isConflictCopy, originalOf } from '../../../authoring/files/names/copied-name.ts';
import { IMAGE_ENDINGS } from '../../../authoring/files/photos/image-kind.ts';
import { metadataIn } from '../../../authoring/files/photos/image-metadata.ts';
import { readRegularFile } from '../../../authoring/files/regular-file.ts';
import { START } from '../../../authoring/problems/problem.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { shellWord } from '../../../authoring/problems/shell-word.ts';
import { warnOfSize } from './large-photos.ts';
import type { SiteWarning } from './site-warnings.ts';

/** Endings of tables, exports, databases and backups: they often hold what customers did not give to everybody. */
const DATA = /\.(?:csv|tsv|xlsx?|ods|numbers|jsonl|zip|sql|sqlite3?|db|bak|orig|old|rej|tmp)$/i;

/** Endings of content, which is read in other folders, and may hold words there that are not published. */
const CONTENT = /\.(?:md|markdown|ya?ml)$/i;

const PICTURES: readonly string[] = [...IMAGE_ENDINGS, '.heic'];

/** Warns of what a folder `public` would publish although its owner may not mean it. */
export async function warnOfPublicFiles(folder: Place): Promise<SiteWarning[]> {
  const { found } = await listPublic(folder);
  const names = new Set(found);
  const warnings = await mapInBatches(found, (name) =>
    warningsOf({ path: join(folder.path, name), file: join(folder.file, name) }, names.has(originalOf(name))),
  );
  return warnings.flat();
}

async function warningsOf(place: Place, isOriginalHere: boolean): Promise<SiteWarning[]> {
  const { file } = place;
  const message = 'is published as it is, for everybody to read';
  const name = basename(file);
  if (isConflictCopy(name) && isOriginalHere)
    return [{ file, ...START, kind: 'public-file', message, fix: adviceOnCopy(name, originalOf(name)) }];
  if (DATA.test(file)) return [{ file, ...START, kind: 'public-file', message, fix: ELSEWHERE }];
  if (CONTENT.test(file)) return [{ file, ...START, kind: 'public-file', message, fix: AS_CONTENT }];
  const ending = extname(file).toLowerCase();
  if (!PICTURES.includes(ending)) return [];
  const bytes = onlyOne(await readRegularFile(place));
  if (bytes === undefined) return [];
  const data = metadataIn(bytes);
  // The command for photos takes the data out of these pictures and makes them smaller, so one warning is enough.
  const hasCommand = IMAGE_ENDINGS.includes(ending);
  if (data === undefined) return hasCommand ? warnOfSize(file, bytes.length) : [];
  const tells = `holds ${data}, which may tell where and when it was taken, and is published with it`;
  const fix = hasCommand ? `npm run reviews -- photo ${shellWord(file)}` : CLEAN;
  return [{ file, ...START, kind: 'public-picture', message: tells, fix }];
}

const ELSEWHERE = 'move it out of the folder, unless everybody may have it';
const AS_CONTENT =
  'a review belongs in the folder reviews, a page of yours in the folder pages; leave it here only if it is for everybody';
const CLEAN = 'export the picture as JPEG without its metadata (without the place), and put that here instead';
