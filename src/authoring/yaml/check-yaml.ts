import { type Document, isScalar, visit } from 'yaml';
import type { Issue, Parsed } from '../../reviews/schemas/issues.ts';
import type { FileText } from '../files/read-text-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { Read } from '../problems/read.ts';
import { checkSources, problemsIn, valueAt } from '../source/source.ts';
import type { Fault } from './fault.ts';
import { parseYaml } from './parse.ts';
import { faultsIn, readYaml } from './read-yaml.ts';
import { yamlSource } from './yaml-source.ts';

/**
 * Reads and checks a whole file of YAML. If it is not valid YAML, the values that this does not touch are checked all the same, so
 * that all mistakes are told at once.
 */
export function checkYamlFile<T>(file: FileText, check: (value: unknown) => Parsed<T>): Read<T> {
  const read = readYaml(file);
  if (read.problems.length === 0) return checkSources(read, check);
  return { found: [], problems: [...read.problems, ...otherProblems(file, read.problems, check)] };
}

function otherProblems(
  { file, text }: FileText,
  problems: readonly Problem[],
  check: (value: unknown) => Parsed<unknown>,
): readonly Problem[] {
  const masked = new Set(problems.map(({ line }) => line));
  const rest = withoutValues(text, masked);
  const { document, positionAt } = parseYaml(rest);
  if (!hasValue(document)) return [];
  const source = yamlSource({ file, text: rest }, document.toJS(), 1);
  const checked = check(source.value);
  if (checked.ok) return [];
  const misleads = faultyLines(faultsIn(rest, document), (offset) => positionAt(offset).line);
  const isFaulty = (line: number): boolean => masked.has(line) || misleads(line);
  // A group or an empty value may be so because of a fault in it or below it, and of two equal keys the value is the last one's.
  const isTold = ({ path, code }: Issue): boolean => {
    if (code === 'unrecognized_keys') return document.hasIn(path);
    const node = document.getIn(path, true);
    if (!isScalar(node) || node.value === null || node.value !== valueAt(source.value, path)) return false;
    return !isFaulty(positionAt(node.range?.[1] ?? 0).line);
  };
  return problemsIn(source, checked.issues.filter(isTold)).filter(({ line }) => !isFaulty(line));
}

/**
 * The text with a word in place of what stands on these lines behind the key, so that the parser takes the next line for itself
 * again. All else keeps its place.
 */
function withoutValues(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? line.replace(VALUE, (_, key, value) => key + 'x'.repeat(value.length)) : line))
    .join('\n');
}

/** A line: its indent, dashes and key, and what stands behind these. */
const VALUE = /^([ \t]*(?:- +)*(?:[\w-]+:(?:[ \t]+|$))?)(.*)$/;

/** Whether a value can be made of the document: not of an alias of what is not there, nor of a list or a group as a key. */
function hasValue(document: Document.Parsed): boolean {
  let isMade = true;
  const end = (): symbol => {
    isMade = false;
    return visit.BREAK;
  };
  visit(document, { Alias: end, Pair: (_, { key }) => (isScalar(key) ? undefined : end()) });
  return isMade;
}

/** Tells on which lines faults mislead the parser: on their own, and up to where it found them, or to the end. */
function faultyLines(faults: readonly Fault[], lineOf: (offset: number) => number): (line: number) => boolean {
  const ranges = faults.map(({ offset, foundAt = offset, reach }) => {
    const [first, last] = [lineOf(Math.min(offset, foundAt)), lineOf(Math.max(offset, foundAt))];
    return { first, last: reach === 'rest' ? Infinity : last };
  });
  return (line) => ranges.some(({ first, last }) => first <= line && line <= last);
}
