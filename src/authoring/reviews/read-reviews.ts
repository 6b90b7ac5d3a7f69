import { parse } from 'node:path';
import { quote } from '../../reviews/schemas/issues.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { FileText } from '../files/read-text-file.ts';
import { readJson } from '../json/read-json.ts';
import { readJsonl } from '../json/read-jsonl.ts';
import { START } from '../problems/problem.ts';
import { foundOne, type Read, readOn } from '../problems/read.ts';
import { isGroup, type Path, problemsIn, type Source } from '../source/source.ts';
import { readMarkdown } from '../yaml/front-matter.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** Reads the reviews in a file of any kind. A file with one review is named by that review's id. */
export function readReviews(file: FileText): Read<Source> {
  const { name, ext } = parse(file.file);
  if (ext === '.csv') return readCsv(file);
  if (ext === '.jsonl') return readJsonl(file);
  const read = ext === '.md' ? readMarkdown : ext === '.json' ? readJson : readYaml;
  return readOn(read(file), (source) => identified(source, name));
}

/** Gives the source its file's name as its id; a problem with that id is reported for the file's name. */
function identified(source: Source, id: string): Read<Source> {
  const { value } = source;
  if (!isGroup(value)) return foundOne(source);
  const { id: written } = value;
  const isName = (path: Path): boolean => path[0] === 'id' && written !== id;
  const named: Source = {
    ...source,
    value: { ...value, id },
    nameOf: (path) => (isName(path) ? 'file name' : source.nameOf(path)),
    locator: () => {
      const locate = source.locator();
      return (path, part) => (isName(path) ? START : locate(path, part));
    },
  };
  if (written === undefined || written === id) return foundOne(named);
  const message = `${quote(written)} is not the name of the file, ${quote(id)}; write that or leave the id out`;
  return { found: [named], problems: problemsIn(source, [{ path: ['id'], code: 'other_id', message }]) };
}
