import { expect, it } from 'vitest';
import { yamlSource } from '../../../src/authoring/yaml/yaml-source.ts';

const TEXT = 'rating:\nmentions:\n  technicians: [Dana, Tom]\n';

it.each([
  [['mentions', 'technicians', 1], 'value', 4, 23],
  [['mentions', 'technicians'], 'key', 4, 3],
  [['mentions', 'services'], 'value', 4, 3],
  [['rating'], 'value', 2, 8],
  [['author'], 'value', 2, 1],
  [['rating', 'x', 'y'], 'key', 2, 8],
  [[], 'value', 2, 1],
] as const)('knows where %j (%s) stands in the file, or the nearest that is there', (path, part, line, column) => {
  expect(yamlSource({ file: 'a.yaml', text: TEXT }, {}, 2).locator()(path, part)).toEqual({ line, column });
});

it('knows the beginning of an empty text', () => {
  expect(yamlSource({ file: 'a.yaml', text: '' }, null, 3).locator()(['a'])).toEqual({ line: 3, column: 1 });
});

it('calls a field by its words', () => {
  expect(yamlSource({ file: 'a.yaml', text: TEXT }, {}, 1).nameOf(['mentions', 'technicians', 1])).toBe(
    '2nd entry of technicians under mentions',
  );
});

it('makes line feeds of the line breaks that stand as escapes', () => {
  expect(yamlSource({ file: 'a.yaml', text: 'text: "a\\r\\nb"\n' }, { text: 'a\r\nb' }, 1).value).toEqual({ text: 'a\nb' });
});
