import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { quote } from '../../reviews/schemas/issues.ts';
import type { Position, Problem } from '../problems/problem.ts';
import { withLineFeeds } from '../source/line-feeds.ts';
import { dottedName, type Read, type Source } from '../source/source.ts';
import { errorFaults } from './errors.ts';
import { type Fault, independentFaults } from './fault.ts';
import { createLocator, offsetOf } from './locator.ts';
import { lostWords } from './lost-words.ts';
import { tokensOf } from './tokens.ts';

/** A parsed text, with the way from its offsets to the lines of its file. */
export interface ParsedYaml {
  readonly document: Document.Parsed;
  positionAt(offset: number): Position;
}

/** Reads YAML 1.2; `firstLine` is the line of its file on which the text begins. Dates stay text; tags, anchors and aliases are mistakes. */
export function readYaml(file: string, text: string, firstLine = 1): Read<Source> {
  const parsed = parseYaml(text, firstLine);
  const faults = independentFaults(faultsIn(text, parsed.document), (offset) => parsed.positionAt(offset).line);
  if (faults.length > 0) return { found: [], problems: toProblems(file, parsed, faults) };
  const value = withLineFeeds(parsed.document.toJS(), text);
  return {
    found: [{ file, value, nameOf: dottedName, locator: () => createLocator(parsed) }],
    problems: [],
  };
}

/** Parses YAML or JSON; faults stand in the document. */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    stringKeys: true,
    // Looked for below instead: the parser's own search takes half a minute for 50,000 keys.
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    lineCounter: lines,
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  return { document, positionAt };
}

function toProblems(file: string, { positionAt }: ParsedYaml, faults: readonly Fault[]): Problem[] {
  return faults.map(({ offset, message }) => ({ file, ...positionAt(offset), message }));
}

/** Of faults at one place the first is told, and the parser knows least of what was meant. */
function faultsIn(text: string, document: Document.Parsed): Fault[] {
  const lexed = tokensOf(text);
  const errors = [...document.errors, ...document.warnings];
  return [...lostWords(text, document, lexed), ...repetitions(document), ...errorFaults(errors, { text, tokens: lexed.tokens })];
}

/** Every key that stands a second time in its group. */
export function repeatedKeys(file: string, parsed: ParsedYaml): Problem[] {
  return toProblems(file, parsed, repetitions(parsed.document));
}

function repetitions(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? key.value : key;
        if (seen.has(name))
          faults.push({
            offset: offsetOf(key) ?? 0,
            message: `the key ${quote(name)} stands here twice; once is allowed`,
            reach: 'line',
          });
        seen.add(name);
      }
    },
  });
  return faults;
}
