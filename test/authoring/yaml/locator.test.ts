import { expect, it } from 'vitest';
import { createLocator, offsetOf } from '../../../src/authoring/yaml/locator.ts';
import { parseYaml } from '../../../src/authoring/yaml/read-yaml.ts';

const parsed = parseYaml('rating:\nmentions:\n  technicians: [Dana, Tom]\n', 2);

it.each([
  [['mentions', 'technicians', 1], 'value', 4, 23],
  [['mentions', 'technicians'], 'key', 4, 3],
  [['mentions', 'services'], 'value', 4, 3],
  [['mentions', 'services'], 'key', 4, 3],
  [['rating'], 'key', 2, 1],
  [['rating'], 'value', 2, 8],
  [['author'], 'value', 2, 1],
  [['rating', 'x', 'y'], 'key', 2, 8],
  [[], 'value', 2, 1],
] as const)('finds %j (%s)', (path, part, line, column) => {
  expect(createLocator(parsed)(path, part)).toEqual({ line, column });
});

it('finds the beginning of an empty text', () => {
  expect(createLocator(parseYaml('', 3))(['a'])).toEqual({ line: 3, column: 1 });
  expect(offsetOf(undefined)).toBeUndefined();
});
