import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { once } from '../../once.ts';
import type { Position } from '../problems/problem.ts';

/** A parsed text, and a function that gives the line and column in its file for an offset in the text. */
export interface ParsedYaml {
  readonly document: Document.Parsed;
  positionAt(offset: number): Position;
}

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
