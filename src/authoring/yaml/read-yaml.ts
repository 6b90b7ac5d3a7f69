import type { Document } from 'yaml';
import type { FileText } from '../files/read-text-file.ts';
import { foundOne, type Read } from '../problems/read.ts';
import type { Source } from '../source/source.ts';
import { errorFaults } from './errors.ts';
import { type Fault, independentFaults } from './fault.ts';
import { lostWords } from './lost-words.ts';
import { parseYaml } from './parse.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { tokensOf } from './tokens.ts';
import { yamlSource } from './yaml-source.ts';

/**
 * Reads YAML 1.2. Dates stay text, and the marks of tags, anchors and aliases are mistakes. `firstLine` is the line of its file
 * on which the text begins.
 */
export function readYaml({ file, text }: FileText, firstLine = 1): Read<Source> {
  const { document, positionAt } = parseYaml(text, firstLine);
  const faults = independentFaults(faultsIn(text, document), (offset) => positionAt(offset).line);
  return faults.length === 0
    ? foundOne(yamlSource({ file, text }, document.toJS(), firstLine))
    : { found: [], problems: faults.map(({ offset, message }) => ({ file, ...positionAt(offset), message })) };
}

/**
 * Finds all faults of a text. Those that the parser found come last: of several faults at one place mostly the first is kept, and
 * the parser's messages say least about what the author meant.
 */
export function faultsIn(text: string, document: Document.Parsed): Fault[] {
  const lexed = tokensOf(text);
  return [
    ...lostWords(text, document, lexed),
    ...repeatedKeys(document),
    ...errorFaults([...document.errors, ...document.warnings], { text, tokens: lexed.tokens }),
  ];
}
