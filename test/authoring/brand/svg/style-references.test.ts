import { expect, it } from 'vitest';
import { idsIn, styleReferences } from '../../../../src/authoring/brand/svg/style-references.ts';
import { elementsIn, readSvgTree } from '../../../../src/authoring/brand/svg/svg-tree.ts';

/** The references with which the style draws each of the elements. */
function referencesOf(style: string, ...elements: readonly string[]): string[] {
  const root = readSvgTree(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><style>${style}</style></defs>${elements.join('')}</svg>`,
  );
  const references = styleReferences(root);
  return elementsIn(root)
    .slice(1)
    .map((element) => references(element).join(' '));
}

it('finds the ids that a value leads to', () => {
  expect(idsIn(`fill:url(#a);mask: URL( '#b' ); clip-path:url("#c") none`)).toEqual(['a', 'b', 'c']);
  expect(idsIn('fill: #abc')).toEqual([]);
});

it('goes by the name, the classes and the id of an element', () => {
  const elements = ['<path class="x y"/>', '<rect class="x" id="r"/>', '<g/>'];
  expect(referencesOf('path { fill: url(#a) }', ...elements)).toEqual(['a', '', '']);
  expect(referencesOf('.x.y, #r { fill: url(#a) }', ...elements)).toEqual(['a', 'a', '']);
  expect(referencesOf('/* .q { */ * { fill: url(#a) }', ...elements)).toEqual(['a', 'a', 'a']);
  expect(referencesOf('g > rect.x:hover { fill: url(#a); mask: url(#b) }', ...elements)).toEqual(['', 'a b', '']);
  expect(referencesOf('@media screen { path[class] { fill: url(#a) } } rect { fill: red }', ...elements)).toEqual(['a', '', '']);
});
