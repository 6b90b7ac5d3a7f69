import { type Document, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { quote } from '../reviews/issues.ts';
import { type Position, type Problem, START } from './problem.ts';
import { dottedName, type Read, type Source } from './source.ts';
import { createLocator, offsetOf } from './yaml-locator.ts';

/** A parsed text, with the way from its offsets to the lines of its file. */
export interface ParsedYaml {
  readonly document: Document.Parsed;
  positionAt(offset: number): Position;
}

interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** Reads YAML 1.2; `firstLine` is the line of its file on which the text begins. Dates stay text, tags are mistakes. */
export function readYaml(file: string, text: string, firstLine = 1): Read<Source> {
  const parsed = parseYaml(text, firstLine);
  const problems = [...syntaxProblems(file, parsed), ...repeatedKeys(file, parsed), ...unknownAliases(file, parsed)];
  if (problems.length > 0) return { found: [], problems };
  const value = plainValue(parsed.document);
  if (!value.ok) return { found: [], problems: [tooManyAliases(file)] };
  return { found: [{ file, value: value.value, nameOf: dottedName, locator: () => createLocator(parsed) }], problems };
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

function syntaxProblems(file: string, parsed: ParsedYaml): Problem[] {
  const errors = [...parsed.document.errors, ...parsed.document.warnings];
  const faults = errors.map((error) => ({ offset: error.pos[0], message: `not valid YAML: ${wordsOf(error)}` }));
  return toProblems(file, parsed, faults);
}

/** For what the parser says to programmers rather than to editors. */
const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a value with a colon and a space in it must be in quotes',
  MULTIPLE_DOCS: 'a second document begins here; one is allowed',
  NON_STRING_KEY: 'a key must be text',
  RESOURCE_EXHAUSTION: 'it is nested too deep',
  TAG_RESOLVE_FAILED: 'a tag (!) is not allowed; write the plain value, in quotes if it begins with !',
};

function wordsOf({ code, message }: YAMLError): string {
  return WORDS[code] ?? message.split('\n', 1)[0] ?? message;
}

/** Every key that stands a second time in its group. */
export function repeatedKeys(file: string, parsed: ParsedYaml): Problem[] {
  const faults: Fault[] = [];
  visit(parsed.document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? key.value : key;
        if (seen.has(name))
          faults.push({ offset: offsetOf(key) ?? 0, message: `the key ${quote(name)} stands here twice; once is allowed` });
        seen.add(name);
      }
    },
  });
  return toProblems(file, parsed, faults);
}

function unknownAliases(file: string, parsed: ParsedYaml): Problem[] {
  const faults: Fault[] = [];
  const anchors = new Set<string>();
  visit(parsed.document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
    },
    Alias: (_, { source, range }) => {
      if (!anchors.has(source))
        faults.push({ offset: range?.[0] ?? 0, message: `the alias *${source} has no anchor &${source} before it` });
    },
  });
  return toProblems(file, parsed, faults);
}

/** Few aliases can stand for a great deal; past this many copied nodes it is no longer a file that somebody wrote. */
const MOST_ALIASES = 100;

function plainValue(document: Document.Parsed): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
  } catch (error) {
    if (error instanceof ReferenceError) return { ok: false };
    throw error;
  }
}

function tooManyAliases(file: string): Problem {
  return { file, ...START, message: `the aliases stand for too much; at most ${MOST_ALIASES} copied values are allowed` };
}
