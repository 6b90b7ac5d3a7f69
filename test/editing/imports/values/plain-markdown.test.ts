import { expect, it } from 'vitest';
import { plainMarkdown } from '../../../../src/editing/imports/values/plain-markdown.ts';

it.each([
  ['They came **early**,\nand left it _clean_.', 'They came early, and left it clean.'],
  ['One.\n\nTwo.  \nThree.\\\nFour.', 'One.\n\nTwo.\nThree.\nFour.'],
  ['> They came early.\n>\n> — Ann', 'They came early.\n\n— Ann'],
  ['# Ann\n\nSee [the shop](https://example.com), `5*` ~~never~~. ![Ann](ann.jpg)', 'Ann\n\nSee the shop, 5* never.'],
  ['They were:\n\n- kind\n- on time\n\n1. first\n2. second', 'They were:\n\n- kind\n- on time\n\n1. first\n2. second'],
  ['5 \\* 5, Tom & Sons, #1 in town', '5 * 5, Tom & Sons, #1 in town'],
  ['Good.<br>Very.\n\n<!-- more -->\n\n---\n\nEnd.', 'Good.<br>Very.\n\nEnd.'],
])('makes a text of %j', (written, text) => {
  expect(plainMarkdown(written)).toBe(text);
});
