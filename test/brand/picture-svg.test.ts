import { expect, it } from 'vitest';
import { cleanSvg } from '../../src/authoring/brand/svg/clean-svg.ts';
import { pictureSvg } from '../../src/brand/picture-svg.ts';

const box = { x: 10, y: 20, width: 100, height: 50 };

it('puts pixels into the middle of the box', () => {
  expect(pictureSvg({ width: 20, height: 20, content: { png: 'AAAA' } }, box)).toBe(
    '<image x="35" y="20" width="50" height="50" href="data:image/png;base64,AAAA"/>',
  );
});

it('puts a drawing there as a part of the other, as large as it fits', () => {
  const [clean] = cleanSvg('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1"/></svg>').found;
  expect(clean && pictureSvg({ ...clean, content: { svg: clean.svg } }, box)).toBe(
    '<svg x="10" y="32.5" width="100" height="25" viewBox="0 0 4 1"><path d="M0 0h4v1"/></svg>\n',
  );
});
