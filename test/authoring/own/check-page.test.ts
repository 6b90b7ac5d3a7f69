import { expect, it } from 'vitest';
import { checkPage } from '../../../src/authoring/own/check-page.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

function check(text: string) {
  const { found, problems } = checkPage(
    { file: 'content/pages/imprint.md', text },
    { ofPicture: () => undefined, ofLink: () => undefined },
  );
  return problems.length > 0 ? problems.map(formatProblem) : found;
}

it('makes a page of its title, its text and where it is linked', () => {
  expect(check('# Legal notice\n\nText.\n')).toEqual([
    { path: '/imprint', title: 'Legal notice', menu: 'footer', text: '# Legal notice\n\nText.', pictures: {} },
  ]);
  expect(check('---\ntitle: Imprint\nmenu: header\n---\nText.\n')).toMatchObject([
    { title: 'Imprint', menu: 'header', text: 'Text.' },
  ]);
});

it.each([
  ['Text.\n', '1:1  the page has no title; begin it with one, as in "# About us"'],
  ['# A <b>\n\nB', '1:5  a title has no HTML, links or pictures: <b>'],
  ['# [x](javascript:alert(1))\n\nB', '1:3  a title has no HTML, links or pictures: [x](javascript:alert(1))'],
  ['---\nmenu: header\n---\n# A ![x](/none.png)\n\nB', '4:5  a title has no HTML, links or pictures: ![x](/none.png)'],
  ['# Imprint\n', '1:1  the page has no text'],
  ['---\nmenu: top\n---\n# A\n\nB', '2:7  menu: "top" is not one of header, footer'],
  ['---\ntitel: A\n---\n# A\n\nB', '2:1  unknown key "titel"; did you mean title? (allowed: title, menu)'],
  [
    '---\ndate: 2026-01-02\nrating: 5\nauthor: M\n---\nGood.\n',
    '1:1  is a review, as it has a date and a rating; move it to the folder reviews',
  ],
  ['# A\n\n<div>B</div>\n', '3:1  HTML is not allowed: <div>B</div>; write Markdown, or \\< for a sign <'],
])('%j', (text, problem) => {
  expect(check(text)).toEqual([`content/pages/imprint.md:${problem}`]);
});

it('tells what is wrong above the text and in it at once', () => {
  expect(check('---\nmenu: top\n---\n# A <b>\n\n<div>B</div>\n')).toEqual([
    expect.stringContaining(':2:7  menu: '),
    expect.stringContaining(':4:5  a title has no HTML'),
    expect.stringContaining(':6:1  HTML is not allowed'),
  ]);
});
