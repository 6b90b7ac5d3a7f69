import type { z } from 'zod';
import type { FileText } from '../files/read-text-file.ts';
import { START } from '../problems/problem.ts';
import { onlyOne, type Read, readOn, refused } from '../problems/read.ts';
import { parseValue } from '../source/parse-value.ts';
import { checkSource, type Source } from '../source/source.ts';
import { splitFrontMatter } from '../yaml/front-matter.ts';
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
export function readOwnText<S extends z.ZodType>({ file, text }: FileText, schema: S): Read<OwnText<z.output<S>>> {
  const parts = /^---[ \t]*(?:\n|$)/.test(text)
    ? splitFrontMatter(text)
    : { yaml: '', text: text.trimEnd(), textOffset: 0, yamlOffset: 0 };
  if (typeof parts === 'string') return refused(file, parts);
  const read = readYaml({ file, text: parts.yaml }, parts.textOffset === 0 ? START.line : START.line + 1);
  const source = onlyOne(read);
  const facts = readOn(read, (found) => checkSource(found, (value) => parseValue(schema, value ?? {})));
  return {
    found: [{ facts: onlyOne(facts), source, text: parts.text, offset: parts.textOffset }],
    problems: facts.problems,
  };
}
