import { expect, it } from 'vitest';
import { markdownFaults } from '../../src/markdown/find-faults.ts';
import { tokensOf } from '../../src/markdown/tokens.ts';

function faults(text: string): string[] {
  const ofPicture = (path: string) => (path === '/shop.jpg' ? undefined : `${path} is not there`);
  const ofLink = (path: string, written: string) => (path === '/reviews' ? undefined : `${written} is not there`);
  return markdownFaults(tokensOf(text), text, { ofPicture, ofLink }).map(
    ({ offset, message }) => `${text.slice(0, offset).split('\n').length}: ${message}`,
  );
}

it('finds nothing in what may stand in a text', () => {
  expect(
    faults(
      '# A\n\n<!-- note -->\n\n[a](#a) [b](/reviews) <https://example.com> [d](mailto:a@example.com) a < b \\<b>\n\n![Shop](/shop.jpg)\n\n    <code>\n',
    ),
  ).toEqual([]);
});

it.each([
  [
    'Text\n\n<script>alert(1)</script>\n',
    '3: HTML is not allowed: <script>alert(1)</script>; write Markdown, or \\< for a sign <',
  ],
  ['a<br>b', '1: HTML is not allowed: <br>; end the line with two spaces instead'],
  [
    '- a\n- [x](javascript:alert(1))\n',
    '2: "javascript:alert(1)" is not allowed as a link; allowed are https:, http:, mailto:, tel:, a path of this site such as /reviews, and #heading',
  ],
  ['[x](#hours)\n\n# Opening\n', '1: #hours leads to no heading of this text (there are: #opening)'],
  ['[x](#hours)', '1: #hours leads to no heading of this text (there are none)'],
  [
    '![x](https://example.com/a.png)',
    '1: "https://example.com/a.png" is not a picture of this site; put it into the folder public of the content, and name it /picture.jpg',
  ],
  [
    '![](/shop.jpg)',
    '1: the picture /shop.jpg has no words for readers who cannot see it; write them between the brackets, as in ![Our shop](/shop.jpg)',
  ],
  ['![x](/gone.jpg)', '1: /gone.jpg is not there'],
  ['[x](www.example.com)', '1: www.example.com is not there'],
])('of %j it says %s', (text, message) => {
  expect(faults(text)).toContain(message);
});
