import { expect, it } from 'vitest';
import { readSvgTree } from '../../../../src/authoring/brand/svg/svg-tree.ts';

it('knows where each element begins, and what stands in it', () => {
  const root = readSvgTree('<svg xmlns="http://www.w3.org/2000/svg">\n  a<g/><!-- b --><path d="M0"/>\n</svg>');
  const elements = root.children.filter((child) => typeof child !== 'string');
  expect(elements.map(({ name, at }) => [name, at])).toEqual([
    ['g', { line: 2, column: 4 }],
    ['path', { line: 2, column: 18 }],
  ]);
  expect(root.children[0]).toBe('\n  a');
  expect(root.namespace).toBe('http://www.w3.org/2000/svg');
});
