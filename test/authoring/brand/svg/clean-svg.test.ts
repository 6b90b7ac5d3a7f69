import { expect, it } from 'vitest';
import { cleanSvg } from '../../../../src/authoring/brand/svg/clean-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${attributes}>${content}</svg>`;
const cleaned = (text: string) => cleanSvg({ file: 'logo.svg', text });
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256" viewBox="0 0 40 20"';

it.each([
  [
    'comments, titles and metadata',
    svg('<!-- by hand --><title>Logo</title><metadata><a xmlns="x:y"/></metadata><path d="M0 0"/>'),
  ],
  ["an editor's own parts", svg('<e:view xmlns:e="http://inkscape.org/" e:zoom="2"/><path d="M0 0" data-name="Layer"/>')],
  ['what is of a page', svg('<p xmlns="http://www.w3.org/1999/xhtml"><script>a()</script></p><path d="M0 0"/>')],
  ['the DOCTYPE of the standard', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('<path d="M0 0"/>')}`],
  ['a byte order mark, and space', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n${svg('\n  <path d="M0 0"/>\n')}`],
])('loses %s', (_, text) => {
  const { found, problems } = cleaned(text);
  expect([found[0]?.svg, problems]).toEqual([`${HEAD}><path d="M0 0"/></svg>\n`, []]);
});

it('keeps what draws: gradients, styles, reuse under the new name, pictures in it, and names with a prefix', () => {
  const drawn =
    '<style>.a { fill: url(#g) } @media (prefers-color-scheme: dark) { .a > b { fill: red } }</style><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>';
  const image = '<image width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo="/>';
  expect(cleaned(svg(`${drawn}<use xlink:href="#g" fill="url('#g')"/>${image}`, ' fill="none"')).found[0]?.svg).toBe(
    `${HEAD} fill="none">${drawn.replace('a > b', 'a &gt; b')}<use href="#g" fill="url('#g')"/>${image.replace('xlink:', '')}</svg>\n`,
  );
  expect(
    cleaned('<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><s:g><s:path d="M&#48; 0"/></s:g></s:svg>').found[0]
      ?.svg,
  ).toBe(`${HEAD}><g><path d="M0 0"/></g></svg>\n`);
});

it('says with an attribute that a mask goes by opacity: the painter of icons does not read that in a style', () => {
  const masked = (type: string) => svg(`<mask id="m" ${type}><path d="M0 0"/></mask>`);
  const [clean] = cleaned(masked('mask-type="alpha"')).found;
  expect(cleaned(masked('style="mask-type:alpha"')).found).toEqual([clean]);
  expect(cleaned(masked("style='mask-type: alpha;'")).found).toEqual([clean]);
  expect(clean?.svg).toContain('<mask id="m" mask-type="alpha">');
});

it('leaves out the colours for better screens that Figma writes behind the others: the painter would paint them black', () => {
  const figma = 'fill:#0B5C66;fill:color(display-p3 0.0431 0.3608 0.4000);fill-opacity:1;';
  expect(cleaned(svg(`<path d="M0 0" style="${figma}"/>`)).found[0]?.svg).toContain('style="fill:#0B5C66;fill-opacity:1;"/>');
  const alone = '<path d="M0 0" style="opacity:1;fill:color(display-p3 0 0 1)"/>';
  expect(cleaned(svg(alone)).found[0]?.svg).toContain(alone);
});

it('gives the same again for what it has made', () => {
  const [once] = cleaned(svg('<g id="a &amp; b"><path d="M0 0" style="fill: &quot;x&quot;"/></g>')).found;
  expect(cleaned(once?.svg ?? '').found).toEqual([once]);
});

it.each([
  ['<script>alert(1)</script>', 'holds a script; export it as PNG, or take the script out'],
  ['<path onload="alert(1)"/>', 'holds a script (onload); export it as PNG, or take the script out'],
  ['<g><animate attributeName="x"/></g>', 'moves (<animate>); a picture here stands still'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'moves (<set>); a picture here stands still'],
  [
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    'holds <foreignObject>, which is not allowed in a picture; save it as plain SVG',
  ],
  ['<text>Alder</text>', 'holds letters, which look different on each computer'],
  ['<use xlink:href="https://a.example/b.svg#c"/>', 'leads to "https://a.example/b.svg#c"; a picture holds all that it shows'],
  ['<use href="javascript:alert(1)"/>', 'leads to "javascript:alert(1)"'],
  ['<image href="logo.png"/>', 'leads to "logo.png"'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'leads to "data:image/svg+xml;base64,AAAA"'],
  ['<feImage href="#a"/>', 'holds <feImage>'],
  ['<path fill="url(https://a.example/#b)"/>', 'its style leads to "https://a.example/#b"'],
  ['<path style="fill: u\\72l(//a.example)"/>', 'its style has a backslash'],
  ['<style>@import "https://a.example/a.css";</style>', 'its style takes something from elsewhere'],
  ['<style>@font-face { src: url(#a) }</style>', 'its style takes something from elsewhere'],
  ['<style>path { animation: a 1s }</style>', 'its style moves'],
  ['<style><![CDATA[path { fill: url( "//a.example" ) }]]></style>', 'its style leads to "//a.example\\""'],
  ['<path>', 'is no XML that can be read: unexpected close tag'],
  ['&boom;', 'is no XML that can be read: undefined entity'],
])('refuses what could do more than be seen: %s', (content, message) => {
  const { found, problems } = cleaned(svg(`\n${content}`));
  expect(found).toEqual([]);
  expect(problems[0]).toMatchObject({ file: 'logo.svg', line: 2, message: expect.stringContaining(message) });
});

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'defines entities in its DOCTYPE'],
  ['a style from elsewhere', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'takes its style from another file'],
  ['a script of the whole', svg('', ' onload="a()"'), 'holds a script (onload)'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>', 'is no SVG; it begins with <svg xmlns='],
  ['another thing', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG'],
  ['nothing', '', 'is no XML that can be read'],
  ['too deep', svg('<g>'.repeat(101) + '</g>'.repeat(101)), 'nests more than 100 elements'],
])('refuses a file with %s', (_, text, message) => {
  expect(cleaned(text).problems[0]?.message).toContain(message);
});

it('tells all that is wrong in a file at once, each thing where it first stands', () => {
  const { found, problems } = cleaned(svg('\n<text>A</text>\n<text>B</text>\n<script/>\n<g onclick="a()"><text>C</text></g>'));
  expect(found).toEqual([]);
  expect(problems.map(({ line, message }) => [line, message.split(/[,;]/)[0]])).toEqual([
    [2, 'holds letters'],
    [4, 'holds a script'],
    [5, 'holds a script (onclick)'],
  ]);
});
