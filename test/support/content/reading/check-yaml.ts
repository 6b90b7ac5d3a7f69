import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import type { Read } from '../../../../src/authoring/problems/read.ts';
import { checkSources } from '../../../../src/authoring/source/source.ts';
import { readYaml } from '../../../../src/authoring/yaml/read-yaml.ts';
import type { Parsed } from '../../../../src/reviews/schemas/issues.ts';

/** The result of checking a YAML text. */
export function checkYaml<T>(file: string, text: string, check: (value: unknown) => Parsed<T>): Read<T> {
  return checkSources(readYaml({ file, text }), check);
}

/** The problems, a line for each. */
export function linesOf({ problems }: Read<unknown>): string[] {
  return problems.map(formatProblem);
}
