import { parse } from 'node:path';
import { quote } from '../../reviews/schemas/issues.ts';
import { readCsv } from '../csv/read-csv.ts';
import { readJson } from '../json/read-json.ts';
import { readJsonl } from '../json/read-jsonl.ts';
import { type Problem, START } from '../problems/problem.ts';
import type { Read } from '../problems/read.ts';
import { isGroup, problemsIn, type Source } from '../source/source.ts';
import { readMarkdown } from '../yaml/front-matter.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** Reads the reviews in a file of any kind. A file with one review has that review's id as its name. */
export function readReviews(file: string, text: string): Read<Source> {
  const { name, ext } = parse(file);
  switch (ext) {
    case '.csv':
      return readCsv(file, text);
    case '.jsonl':
      return readJsonl(file, text);
    case '.md':
      return identified(readMarkdown(file, text), name);
    case '.json':
      return identified(readJson(file, text), name);
    default:
      return identified(readYaml(file, text), name);
  }
}

function identified({ found, problems }: Read<Source>, id: string): Read<Source> {
  return {
    found: found.map((source) => withId(source, id)),
    problems: [...problems, ...found.flatMap((source) => otherId(source, id))],
  };
}

/** The source with its file's name as its id; anything that is wrong with that is said of the file's name. */
function withId(source: Source, id: string): Source {
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
