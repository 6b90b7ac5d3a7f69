import { expect, it } from 'vitest';
import { cleanLine, cleanText, cleanWords } from '../../../../src/editing/imports/values/clean-text.ts';

it('puts a name on one line', () => {
  expect(cleanLine(' Ann\r\n  Lee ')).toBe('Ann Lee');
});

it('takes off white space at the ends of lines, which editors would take off when they save', () => {
  expect(cleanText(' Fast. \r\n \t\n  Clean.\u00a0\nKind. ')).toBe('Fast.\n\n  Clean.\nKind.');
  expect(cleanText(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002);
});

it('reads the HTML that shop systems leave in their exports', () => {
  expect(cleanText('They didn&#39;t wait &amp; I&nbsp;wouldn&#x2019;t &quot;either&quot;')).toBe(
    'They didn\'t wait & I\u00a0wouldn’t "either"',
  );
  expect(cleanText('Fast.<br />\r\nClean.<BR>Kind.</br>Cheap.')).toBe('Fast.\nClean.\nKind.\nCheap.');
  expect(cleanLine('Ann O&#039;Brien')).toBe("Ann O'Brien");
});

it('reads what was made HTML twice, such as by a plugin and by its export', () => {
  expect(cleanText('I&amp;#39;m &amp;quot;happy&amp;quot;, R&amp;amp;D')).toBe('I\'m "happy", R&D');
  expect(cleanText('Fast.&lt;br&gt;Clean.')).toBe('Fast.\nClean.');
});

it('keeps signs that only look like HTML', () => {
  const text = 'AT&T, R&D; 3 < 5 & 7 > 6; &lt is no reference without its semicolon, nor is &copy';
  expect(cleanText(text)).toBe(text);
});

it.each([
  // `mysql --batch`, `\copy` and many programs of one's own write a line end so.
  ['Fast.\\nClean.\\r\\n\\r\\nKind.', 'Fast.\nClean.\n\nKind.'],
  ['Great service\\nWill come again', 'Great service\nWill come again'],
  ['Dry, though.\\tGood \\\\ cheap, \\"as they say\\".', 'Dry, though.\tGood \\ cheap, "as they say".'],
])('reads the escapes of %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  'They work day\\night',
  'kitchen\\toilet',
  'They kept C:\\new.',
  '¯\\_(ツ)_/¯ \\o/',
  'In C:\\data they say:\\n is a line end.',
  '\\\\o//',
])('keeps the signs of %j, which are no escapes', (text) => {
  expect(cleanText(text)).toBe(text);
});

it('takes off the tags that a text is set with, and no other', () => {
  expect(cleanText('<p>Great shop.</p>\n<p class="x">Will come <strong>again</strong>.</p>')).toBe(
    'Great shop.\nWill come again.',
  );
  expect(cleanText('<ul><li>fast</li><li>clean</li></ul>')).toBe('fast\nclean');
  expect(cleanText('a <3 b, <script>, <p and i')).toBe('a <3 b, <script>, <p and i');
});

it.each(['N/A', 'none', 'NaN', 'NULL', '#NAME?', '#n/a', '#DIV/0!', 'Err:508', '.', '---', 'No review comments provided'])(
  'takes %j for no text',
  (text) => {
    expect(cleanWords(` ${text} `)).toBe('');
  },
);

it('takes short texts for texts', () => {
  expect(['Nancy', 'No', 'none better', 'ok.'].map(cleanWords)).toEqual(['Nancy', 'No', 'none better', 'ok.']);
});
