import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import type { Read } from '../../../../src/authoring/problems/read.ts';
import { checkSources } from '../../../../src/authoring/source/source.ts';
import { readYaml } from '../../../../src/authoring/yaml/read-yaml.ts';
import type { Parsed } from '../../../../src/reviews/schemas/issues.ts';

/** What a check makes of a YAML text. */
export function checkYaml<T>(file: string, text: string, check: (value: unknown) => Parsed<T>): Read<T> {
  return checkSources(readYaml(file, text), check);
}

/** Each problem as a line. */
export function linesOf({ problems }: Read<unknown>): string[] {
  return problems.map(formatProblem);
}
