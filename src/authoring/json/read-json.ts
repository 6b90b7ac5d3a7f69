import { quote } from '../../reviews/schemas/issues.ts';
import type { FileText } from '../files/read-text-file.ts';
import { positionAt } from '../problems/problem.ts';
import { foundOne, type Read, refused } from '../problems/read.ts';
import type { Source } from '../source/source.ts';
import { yamlSource } from '../yaml/yaml-source.ts';

/** Reads the JSON text that begins on the given line of its file. */
export function readJson({ file, text }: FileText, line = 1): Read<Source> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message, offset } = jsonFault(text, error.message);
    return refused(file, message, positionAt(text, offset, line));
  }
  return foundOne(yamlSource({ file, text }, value, line));
}

const UNEXPECTED = /^Unexpected token/;
const PLACED = /^(.*) (?:in|after) JSON at position (\d+)/;

/** V8 names the place of a mistake in its message, but not that of an unexpected character or of a text that ends too soon. */
function jsonFault(text: string, message: string): { offset: number; message: string } {
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
