import { type Problem, positionAt, START } from './problem.ts';
import { isGroup, type Locator, type Read, type Source } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A review's front matter and the text below it; the lines count from 1. */
interface Parts {
  readonly yaml: string;
  readonly text: string;
  readonly textLine: number;
}

const FENCE = /^---[ \t]*$/m;

/** Reads a `.md` review: YAML between two lines `---`, below them the plain text. */
export function readMarkdown(file: string, source: string): Read<Source> {
  const parts = split(source);
  if (typeof parts === 'string') return { found: [], problems: [{ file, ...START, message: parts }] };
  const { found, problems } = readYaml(file, parts.yaml, 2);
  const [front] = found;
  if (front === undefined) return { found, problems };
  return joined(front, parts);
}

function split(source: string): Parts | string {
  const opening = FENCE.exec(source);
  if (opening?.index !== 0) return 'the front matter is missing; the first line must be ---';
  const rest = source.slice(opening[0].length + 1);
  const closing = FENCE.exec(rest);
  if (closing === null) return 'the front matter is not closed; a line --- must stand below it';
  const body = rest.slice(closing.index + closing[0].length + 1);
  const [blank] = /^(?:[^\S\n]*\n)*/.exec(body) ?? [''];
  const textOffset = source.length - body.length + blank.length;
  const { line: textLine } = positionAt(source, textOffset);
  return { yaml: rest.slice(0, closing.index), text: body.slice(blank.length).trimEnd(), textLine };
}

function joined(front: Source, { text, textLine }: Parts): Read<Source> {
  const keys = front.value ?? {};
  if (!isGroup(keys)) return { found: [], problems: [noGroup(front)] };
  const locator = (): Locator => {
    const locate = front.locator();
    return (path, part) => (path[0] === 'text' ? { line: textLine, column: 1 } : locate(path, part));
  };
  return {
    found: [{ ...front, value: { ...keys, text }, locator }],
    problems: Object.hasOwn(keys, 'text') ? [misplacedText(front)] : [],
  };
}

function noGroup({ file, locator }: Source): Problem {
  return { file, ...locator()([]), message: 'the front matter must be lines of `key: value`' };
}

function misplacedText({ file, locator }: Source): Problem {
  return { file, ...locator()(['text'], 'key'), message: 'text: stands below the front matter, not in it' };
}
