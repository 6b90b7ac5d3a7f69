import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyOne } from '../../../../src/authoring/problems/read.ts';
import { readYaml } from '../../../../src/authoring/yaml/read-yaml.ts';
import { root } from '../../build.ts';

/** The value of a YAML file of the project. */
export function readWhole(file: string): unknown {
  return onlyOne(readYaml({ file, text: readFileSync(join(root, file), 'utf8') }))?.value;
}

/** The value of the front matter of a review. */
export function readFront(file: string): unknown {
  const [, front = ''] = readFileSync(join(root, file), 'utf8').split('---\n');
  return onlyOne(readYaml({ file, text: front }))?.value;
}
