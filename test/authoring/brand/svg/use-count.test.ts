import { expect, it } from 'vitest';
import { readSvgTree } from '../../../../src/authoring/brand/svg/svg-tree.ts';
import { countDrawn } from '../../../../src/authoring/brand/svg/use-count.ts';

const drawn = (content: string) => countDrawn(readSvgTree(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`));

it('counts a thing as often as it is drawn', () => {
  expect(drawn('<g id="a"><path/><path/></g><use href="#a"/><use href="#a"/>')).toBe(12);
});

it('refuses a few that repeat each other until nobody can draw them', () => {
  const uses = (id: string) => `<use href="#${id}"/>`.repeat(10);
  const levels = [...'bcdefgh'].map((id, at) => `<g id="${id}">${uses('abcdefgh'.charAt(at))}</g>`).join('');
  expect(() => drawn(`<path id="a"/>${levels}`)).toThrow('draws more than 20,000 things');
});

it('counts what a style draws with', () => {
  const masks = [...'abcdefg'].map((id, at) => `<mask id="${id}">${`<path class="${'bcdefgh'.charAt(at)}"/>`.repeat(10)}</mask>`);
  const rules = [...'abcdefg'].map((id) => `.${id} { mask: url(#${id}) }`);
  expect(() => drawn(`<style>${rules.join(' ')}</style>${masks.join('')}<path class="a"/>`)).toThrow(
    'draws more than 20,000 things',
  );
});

it.each([
  '<g id="a"><use href="#a"/></g>',
  '<pattern id="a"><rect fill="url(#a)"/></pattern>',
  '<style>rect { fill: url(#a) }</style><pattern id="a"><rect/></pattern>',
  '<style>.b { fill: url(#a) } .a { fill: url(#b) }</style><pattern id="a"><rect class="a"/></pattern><pattern id="b"><rect class="b"/></pattern>',
])('refuses what draws itself: %s', (content) => {
  expect(() => drawn(content)).toThrow('draws itself again and again');
});
