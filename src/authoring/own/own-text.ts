import type { z } from 'zod';
import type { FileText } from '../files/read-text-file.ts';
import { foundOne, onlyOne, type Read, readOn } from '../problems/read.ts';
import { parseValue } from '../source/parse-value.ts';
import { checkSources, type Source } from '../source/source.ts';
import { type Parts, splitFrontMatter } from '../yaml/front-matter.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** A Markdown file of the owner, which may have some facts above its text. */
interface OwnText<T> {
  /** `undefined` if they have a mistake; the text is checked all the same. */
  readonly facts: T | undefined;
  readonly source: Source | undefined;
  readonly text: string;
  /** Where the text begins in the file. */
  readonly offset: number;
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
