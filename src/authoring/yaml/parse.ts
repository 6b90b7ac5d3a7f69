import { type Document, isNode, LineCounter, parseDocument, type ScalarTag } from 'yaml';
import { once } from '../../once.ts';
import type { Position } from '../problems/problem.ts';

/** A parsed text, and a function that gives the line and column in its file for an offset in the text. */
export interface ParsedYaml {
  readonly document: Document.Parsed;
  positionAt(offset: number): Position;
}

/**
 * A day as programs write it back that read it as YAML 1.1 does, such as gray-matter and yaml.v3 of Go: as its midnight in UTC, perhaps
 * without the zone (yaml.org/type/timestamp.html).
 */
export const MIDNIGHT: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\d(?:[Tt]| +)00:00:00(?:\.0+)?(?: *(?:Z|[+-]00:00))?$/,
  resolve: (moment) => moment.slice(0, 10),
};

/** Parses YAML 1.2 or JSON; the document lists the faults. `firstLine` is the line of its file on which the text begins. */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    stringKeys: true,
    // `repeatedKeys` finds repeated keys instead: the parser's own search takes half a minute for 50,000 keys.
    uniqueKeys: false,
    resolveKnownTags: false,
    customTags: [MIDNIGHT],
    prettyErrors: false,
  });
  const lines = once(() => countLines(text));
  const positionAt = (offset: number): Position => {
    const { line, col } = lines().linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  return { document, positionAt };
}

/** The parser's own count leaves lines out behind what it cannot read, and mistakes below that would be told at wrong places. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

/** Where a node begins. */
export function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
