import { expect, it } from 'vitest';
import { cleanSvg } from '../../src/authoring/brand/svg/clean-svg.ts';
import { pictureSvg } from '../../src/brand/picture-svg.ts';

const box = { x: 10, y: 20, width: 100, height: 50 };

it('puts pixels into the middle of the box', () => {
  expect(pictureSvg({ width: 20, height: 20, content: { png: 'AAAA' } }, box)).toBe(
    '<image x="35" y="20" width="50" height="50" href="data:image/png;base64,AAAA"/>',
  );
});

it('puts a drawing there as an image, as large as it fits, so that its style is of nothing around it', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><style>path{fill:red}</style><path d="M0 0h4v1"/></svg>';
  const [clean] = cleanSvg({ file: 'a.svg', text: drawing }).found;
  const put = clean && pictureSvg({ ...clean, content: { svg: clean.svg } }, box);
  const [, place, data = ''] = /^<image (.*) href="data:image\/svg\+xml;base64,(.*)"\/>$/.exec(put ?? '') ?? [];
  expect(place).toBe('x="10" y="32.5" width="100" height="25"');
  expect(Buffer.from(data, 'base64').toString()).toBe(clean?.svg);
});

it.each([
  ['(prefers-color-scheme: dark)', '(max-width:0)'],
  ['not ( prefers-color-scheme:dark )', 'not (max-width:0)'],
  ['(prefers-color-scheme: light)', '(min-width:0)'],
])('shows a drawing as on light pages, also to readers of dark ones, as its ground stays light: %s', (media, always) => {
  const styled = (query: string) => `<svg><style>path{fill:#111}@media ${query}{path{fill:#eee}}</style></svg>`;
  const put = pictureSvg({ width: 4, height: 4, content: { svg: styled(media) } }, box);
  expect(put).toContain(`base64,${Buffer.from(styled(always)).toString('base64')}"`);
});
