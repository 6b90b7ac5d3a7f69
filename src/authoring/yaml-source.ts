import { type Document, isAlias, isMap, isNode, isScalar, type Pair, parseDocument, visit } from 'yaml';
import { quote } from '../reviews/issues.ts';
import { type Position, type Problem, positionAt, START } from './problem.ts';
import { dottedName, type Path, type Read, type Source } from './source.ts';

/** A fault in the text, its place as an offset. */
export interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** Reads YAML 1.2; `firstLine` is the line of its file on which the text begins. Dates stay text, tags are mistakes. */
export function readYaml(file: string, text: string, firstLine = 1): Read<Source> {
  const document = parseYaml(text);
  const faults = [...syntaxFaults(document), ...repeatedKeys(document), ...unknownAliases(document)];
  const problems = faults.map(({ offset, message }) => ({ file, ...positionAt(text, offset, firstLine), message }));
  if (problems.length > 0) return { found: [], problems };
  const value = plainValue(document);
  if (!value.ok) return { found: [], problems: [tooManyAliases(file)] };
  const positionOf = locator(document, text, firstLine);
  return { found: [{ file, value: value.value, nameOf: dottedName, positionOf }], problems };
}

/** The document of a YAML or JSON text; its faults are values. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    stringKeys: true,
    // Looked for below instead: the parser's own search takes half a minute for 50,000 keys.
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
  });
}

function syntaxFaults(document: Document.Parsed): Fault[] {
  return [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    offset: pos[0],
    message: `not valid YAML: ${message.split('\n', 1)[0]}`,
  }));
}

/** Every key that stands a second time in its group. */
export function repeatedKeys(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
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
  return faults;
}

function unknownAliases(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return;
      faults.push({
        offset: offsetOf(alias) ?? 0,
        message: `the alias *${alias.source} has no anchor &${alias.source} before it`,
      });
    },
  });
  return faults;
}

/** Few aliases can stand for a great deal; past this many nodes it is no longer a file that somebody wrote. */
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

/** Tells where the parts of a document stand in its text. */
export function locator(
  document: Document.Parsed,
  text: string,
  firstLine: number,
): (path: Path, part?: 'key' | 'value') => Position {
  return (path, part = 'value') => {
    const offset = (part === 'key' ? keyOffset(document, path) : undefined) ?? valueOffset(document, path);
    return positionAt(text, offset, firstLine);
  };
}

/** Of a value that is not there, the offset of the nearest that it would stand in. */
function valueOffset(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetOf(document.getIn(path.slice(0, length), true));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function keyOffset(document: Document.Parsed, path: Path): number | undefined {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return undefined;
  const pair = group.items.find(({ key }: Pair) => isScalar(key) && key.value === path.at(-1));
  return offsetOf(pair?.key);
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) || isAlias(node) ? node.range?.[0] : undefined;
}
