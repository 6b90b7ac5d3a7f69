import { quote } from '../../reviews/schemas/issues.ts';
import { positionAt } from '../problems/problem.ts';
import { type Read, refused } from '../problems/read.ts';
import type { Source } from '../source/source.ts';
import { parseYaml } from '../yaml/parse.ts';
import { repeatedKeys } from '../yaml/repeated-keys.ts';
import { yamlSource } from '../yaml/yaml-source.ts';

/** Reads the JSON text that begins on the given line of its file; a repeated key is a problem. */
export function readJson(file: string, text: string, line = 1): Read<Source> {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(file, parsed.message, positionAt(text, parsed.offset, line));
  // A JSON text has one colon for each key, outside of quotes. If the value has fewer keys, then one stands twice and JSON.parse
  // kept only the last, or V8 13.6 has misread a key with escapes in it, which is a bug of that version.
  const isWhole = countKeys(parsed.value) === scanTexts(text).colons;
  // JSON is valid YAML, and the YAML parser keeps both of two equal keys.
  return isWhole ? { found: [yamlSource(file, parsed.value, text, line)], problems: [] } : readAsYaml(file, text, line);
}

function readAsYaml(file: string, text: string, line: number): Read<Source> {
  const { document, positionAt } = parseYaml(text, line);
  const faults = repeatedKeys(document);
  return faults.length === 0
    ? { found: [yamlSource(file, document.toJS(), text, line)], problems: [] }
    : { found: [], problems: faults.map(({ offset, message }) => ({ file, ...positionAt(offset), message })) };
}

/** Counts the keys of all groups in the value. */
function countKeys(value: unknown): number {
  let keys = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    const children = Object.values(part);
    if (!Array.isArray(part)) keys += children.length;
    for (const child of children) if (typeof child === 'object') waiting.push(child);
  }
  return keys;
}

/** Tells whether a quoted text begins in the line and does not end there. */
export function endsInText(line: string): boolean {
  return scanTexts(line).isText;
}

/** Counts the colons outside of quoted texts, and tells whether such a text is still open at the end. */
function scanTexts(json: string): { colons: number; isText: boolean } {
  let colons = 0;
  let isText = false;
  for (let offset = 0; offset < json.length; offset++) {
    const character = json.charAt(offset);
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') offset++;
    else if (!isText && character === ':') colons++;
  }
  return { colons, isText };
}

interface Fault {
  readonly offset: number;
  readonly message: string;
}

function parseJson(text: string): { ok: true; value: unknown } | ({ ok: false } & Fault) {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, ...jsonFault(text, error.message) };
    throw error;
  }
}

const UNEXPECTED = /^Unexpected token/;
const PLACED = /^(.*) (?:in|after) JSON at position (\d+)/;

/** V8 names the place of a mistake in its message, but not that of an unexpected character or of a text that ends too soon. */
function jsonFault(text: string, message: string): Fault {
  if (UNEXPECTED.test(message)) {
    const offset = unexpectedOffset(text);
    return { offset, message: `not valid JSON: unexpected ${quote(String.fromCodePoint(text.codePointAt(offset) ?? 0))}` };
  }
  const [, words, position] = PLACED.exec(message) ?? [];
  if (words === undefined || position === undefined) return { offset: text.length, message: 'not valid JSON: it ends too soon' };
  return { offset: Number(position), message: `not valid JSON: ${words.charAt(0).toLowerCase()}${words.slice(1)}` };
}

/** Finds the unexpected character: the last one of the shortest prefix of the text that has the same fault. */
function unexpectedOffset(text: string): number {
  let valid = 0;
  let faulty = text.length;
  while (faulty - valid > 1) {
    const middle = (valid + faulty) >> 1;
    if (hasUnexpected(text.slice(0, middle))) faulty = middle;
    else valid = middle;
  }
  return faulty - 1;
}

function hasUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof SyntaxError && UNEXPECTED.test(error.message);
  }
}
