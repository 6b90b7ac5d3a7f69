import type { Dirent } from 'node:fs';
import { extname, join } from 'node:path';
import { quote } from '../../reviews/schemas/issues.ts';
import { readJson } from '../json/read-json.ts';
import { type Problem, START } from '../problems/problem.ts';
import { isGroup, problemsIn, type Read, type Source } from '../source/source.ts';
import { readMarkdown } from '../yaml/front-matter.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { IMAGE_ENDINGS } from './image-kind.ts';
import { mapInBatches } from './in-batches.ts';
import { listFolder } from './list-folder.ts';
import { readTextFile } from './read-text-file.ts';

type Reader = (file: string, text: string) => Read<Source>;

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['.md', readMarkdown],
  ['.yaml', (file, text) => readYaml(file, text)],
  ['.json', readJson],
]);

/** Reads every review of the folder; each has the name of its file as its id. */
export async function readReviewFiles(folder: string, shown: string): Promise<Read<Source>> {
  const listing = await listFolder(folder, shown);
  if (!listing.ok) return { found: [], problems: [listing.problem] };
  const reads = await mapInBatches(listing.entries, (entry) => readReviewFile(folder, shown, entry));
  return { found: reads.flatMap(({ found }) => found), problems: reads.flatMap(({ problems }) => problems) };
}

/** Reads one file that the folder was said to hold. */
export async function readReviewFile(
  folder: string,
  shown: string,
  entry: Pick<Dirent, 'name' | 'isDirectory'>,
): Promise<Read<Source>> {
  const file = join(shown, entry.name);
  const ending = extname(entry.name);
  const reader = READERS.get(ending);
  if (entry.isDirectory()) return refused(file, 'is a folder; reviews stand in this folder itself');
  if (reader === undefined) return refused(file, noReview(entry.name));
  const read = await readTextFile(join(folder, entry.name), file);
  if (!read.ok) return { found: [], problems: [read.problem] };
  return withFileName(reader(file, read.text), entry.name.slice(0, -ending.length));
}

const OTHER_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['.yml', '.yaml'],
  ['.markdown', '.md'],
]);
const MANY: readonly string[] = ['.csv', '.jsonl', '.xlsx', '.xls', '.ods'];

function noReview(name: string): string {
  const written = extname(name).toLowerCase();
  const ending = OTHER_ENDINGS.get(written) ?? written;
  if (READERS.has(ending))
    return `is not read under this name; rename it to ${name.slice(0, -written.length).toLowerCase()}${ending}`;
  if (MANY.includes(ending))
    return 'is not read here; many reviews in one file stand beside this folder, as reviews.csv or reviews.jsonl';
  if (IMAGE_ENDINGS.includes(ending)) return 'is not read here; a photo stands in the folder photos, beside this one';
  return `is not a review; ${[...READERS.keys()].join(', ')} are allowed endings`;
}

function refused(file: string, message: string): Read<Source> {
  return { found: [], problems: [{ file, ...START, message }] };
}

function withFileName({ found, problems }: Read<Source>, id: string): Read<Source> {
  const sources = found.map((source) => identified(source, id));
  return { found: sources, problems: [...problems, ...found.flatMap((source) => otherId(source, id))] };
}

/** The source with its file's name as its id; anything that is wrong with that is said of the file's name. */
function identified(source: Source, id: string): Source {
  const { value } = source;
  if (!isGroup(value)) return source;
  const { id: written } = value;
  const isName = (path: readonly unknown[]): boolean => path[0] === 'id' && written !== id;
  return {
    ...source,
    value: { ...value, id },
    nameOf: (path) => (isName(path) ? 'file name' : source.nameOf(path)),
    locator: () => {
      const locate = source.locator();
      return (path, part) => (isName(path) ? START : locate(path, part));
    },
  };
}

function otherId(source: Source, id: string): Problem[] {
  if (!isGroup(source.value)) return [];
  const { id: written } = source.value;
  if (written === undefined || written === id) return [];
  const message = `${quote(written)} is not the name of the file, ${quote(id)}; write that or leave the id out`;
  return problemsIn(source, [{ path: ['id'], code: 'other_id', message }]);
}
