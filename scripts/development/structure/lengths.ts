import ts from 'typescript';
import type { Module } from './modules.ts';

/** How long a file or a function is. */
export interface Length {
  /** A file (`src/http/cors.ts`) or a function with its line (`src/http/cors.ts:12 allow`). */
  readonly place: string;
  readonly lines: number;
}

export function fileLengths(modules: readonly Module[]): Length[] {
  return modules.map(({ file, text }) => ({ place: file, lines: text.trimEnd().split('\n').length }));
}

/** The lengths of all functions with a body of statements, also of nested ones. */
export function functionLengths(modules: readonly Module[]): Length[] {
  return modules.filter(({ file }) => file.endsWith('.ts')).flatMap(functionsIn);
}

function functionsIn({ file, text }: Module): Length[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const found: Length[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && ts.isBlock(node.body as ts.Node)) {
      const first = lineOf(node.getStart());
      const name = node.name?.getText() ?? '(no name)';
      found.push({ place: `${file}:${first + 1} ${name}`, lines: lineOf(node.end) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The median and the longest, as lines of text. */
export function describeLengths(what: string, lengths: readonly Length[]): string[] {
  const sorted = lengths.toSorted((a, b) => b.lines - a.lines);
  const median = sorted[sorted.length >> 1]?.lines ?? 0;
  return [
    `${lengths.length} ${what}, median ${median} lines; the longest:`,
    ...sorted.slice(0, 5).map(({ place, lines }) => `  ${lines}  ${place}`),
  ];
}
