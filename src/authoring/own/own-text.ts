import type { z } from 'zod';
import { markdownFaults, type PathFaults } from '../../markdown/find-faults.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Problem, positionAt } from '../problems/problem.ts';
import { foundOne, onlyOne, type Read, readOn } from '../problems/read.ts';
import { parseValue } from '../source/parse-value.ts';
import { checkSources, type Source } from '../source/source.ts';
import { textFault } from '../source/text-issues.ts';
import { type Parts, splitFrontMatter } from '../yaml/front-matter.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** The text of a file, below what may stand above it. */
export interface Below {
  readonly text: string;
  /** Where it begins in the file. */
  readonly offset: number;
}

/** A Markdown file of the owner, which may have some facts above its text. */
interface OwnText<T> extends Below {
  /** `undefined` if they have a mistake; the text is checked all the same. */
  readonly facts: T | undefined;
  readonly source: Source | undefined;
}

/** Reads the facts between two lines `---`, if there are some, and the text below them. */
export function readOwnText<S extends z.ZodType>(file: FileText, schema: S): Read<OwnText<z.output<S>>> {
  return readOn(splitOwnText(file), ({ yaml, text, textOffset: offset }) => {
    const read = readYaml({ ...file, text: yaml }, offset === 0 ? 1 : 2);
    const facts = checkSources(read, (value) => parseValue(schema, value ?? {}));
    return { found: [{ facts: onlyOne(facts), source: onlyOne(read), text, offset }], problems: facts.problems };
  });
}

/** The two parts of such a file as they stand in it. */
export function splitOwnText(file: FileText): Read<Parts> {
  if (/^---[ \t]*(?:\n|$)/.test(file.text)) return splitFrontMatter(file);
  return foundOne({ yaml: '', yamlOffset: 0, text: file.text.trimEnd(), textOffset: 0 });
}

/** The mistakes in the Markdown of such a text. */
export function markdownProblems(
  { file, text: whole }: FileText,
  { text, offset }: Below,
  tokens: Parameters<typeof markdownFaults>[0],
  pathFaults: PathFaults,
): Problem[] {
  const unfit = textFault(text);
  const faults = unfit ? [unfit] : markdownFaults(tokens, text, pathFaults);
  return faults.map(({ offset: at, message }) => ({ file, ...positionAt(whole, offset + at), message }));
}
