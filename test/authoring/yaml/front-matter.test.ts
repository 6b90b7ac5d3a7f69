import { expect, it } from 'vitest';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readMarkdown } from '../../../src/authoring/yaml/front-matter.ts';

const sourceOf = (text: string) => readMarkdown({ file: 'a.md', text }).found[0];
const messages = (text: string) => readMarkdown({ file: 'a.md', text }).problems.map(formatProblem);

it.each([
  ['keys above and a text below', '---\nrating: 5\n---\nHello\n', { rating: 5, text: 'Hello' }],
  ['a text above alone', '---\ntext: Hi\n---\n', { text: 'Hi' }],
  [
    'its text as it is, but for blank lines before it and white space after',
    '---\na: 1\n---  \n\n \t\n  *Hi*\n\n---\n# x  \nend \n\n',
    { a: 1, text: '  *Hi*\n\n---\n# x  \nend' },
  ],
  ['no key and no text', '---\n---', { text: '' }],
  [
    'separators that are no line feed in its texts',
    '---\ntitle: Great\u2028---\n---\nElm\u2028---\u2029---\n',
    { title: 'Great\u2028---', text: 'Elm\u2028---\u2029---' },
  ],
])('has %s', (_, text, value) => {
  expect(sourceOf(text)?.value).toEqual(value);
});

it.each(['date: x\n---\nrating: 5', 'rating: the best', '---\nrating: 5\n\n---', '---\nOn date: rating: 5\n---'])(
  'is not mistaken for two: %j',
  (text) => expect(messages(`---\na: 1\n---\nFirst.\n\n${text}\n`)).toEqual([]),
);

it('is told where a second one begins in its text', () => {
  const second = '---\nrating: 1\nauthor: Bob\ndate: 2026-01-01\n---\nSecond.\n';
  expect(messages(`---\na: 1\n---\nFirst.\n\n---\n\n${second}${second}`)).toEqual([
    'a.md:8:1  a second review begins here; write it in a file of its own',
  ]);
});

it.each([
  ['rating', '---\nrating: 5\n---\n\n\nHello\n', { line: 2, column: 9 }],
  ['text', '---\nrating: 5\n---\n\n\nHello\n', { line: 6, column: 1 }],
  // A missing text is told at the end of the file.
  ['text', '---\nrating: 5\n---\n', { line: 4, column: 1 }],
])('knows where its %s stands: %j', (key, text, place) => {
  expect(sourceOf(text)?.locator()([key])).toEqual(place);
});

const MISSING = '1:1  the front matter is missing; the first line must be';
const OPEN = '1:1  the front matter is not closed; the line below it must be three hyphens, ---, and line 3 is';

it.each([
  ['is missing', 'Hello\n', `${MISSING} ---`],
  ['comes too late', '\n---\na: 1\n---\n', `${MISSING} ---`],
  ['is missing in an empty file', ' \n', '1:1  is empty; bring back what was in it, as git restore does, or delete it'],
  ['has dashes of a word processor above', '—-—\na: 1\n---\n', `${MISSING} three hyphens, ---, and not "—-—"`],
  ['has a character above that cannot be seen', '\u200b---\na: 1\n---\n', `${MISSING} three hyphens, ---, and not "\\u200b---"`],
  ['has a no-break space below', '---\na: 1\n---\u00a0\nHello\n', `${OPEN} "---\\u00a0"`],
  ['is that of no review', '# About us\n\nText.\n', `${MISSING} --- (a page of yours belongs in the folder pages)`],
  ['has dashes of a word processor below', '---\na: 1\n—-\nHello\n', `${OPEN} "—-"`],
  ['has four hyphens below', '---\na: 1\n----\nHello\n', `${OPEN} "----"`],
  ['is not closed', '---\na: 1\nHello\n', '1:1  the front matter is not closed; a line --- must follow it'],
  [
    'has no space behind any colon',
    '---\ndate:2026-03-05\nrating:5\n---\nHello',
    '2:1  the front matter must be lines of `key: value`, with a space behind the colon',
  ],
  ['is a list', '---\n- a\n---\nHello', '2:1  the front matter must be lines of `key: value`'],
  ['holds the text', '---\na: 1\ntext: Hi\n---\nHello', '3:1  text: belongs below the front matter, not in it'],
  ['holds the only text', '---\ntext: Hi\n---\n', '2:1  text: belongs below the front matter, not in it'],
  ['is not YAML', '---\na: 1\nb: !x 1\n---\nHello', '3:4  a value that begins with ! must be in quotes'],
])('front matter is told when it %s', (_, text, message) => {
  expect(messages(text)).toEqual([`a.md:${message}`]);
});
