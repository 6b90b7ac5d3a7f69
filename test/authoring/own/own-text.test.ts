import { expect, it } from 'vitest';
import { markdownProblems, readOwnText } from '../../../src/authoring/own/own-text.ts';
import { tokensOf } from '../../../src/markdown/tokens.ts';
import { noticeFileSchema } from '../../../src/reviews/schemas/own-page.ts';

const read = (text: string) => readOwnText({ file: 'a.md', text }, noticeFileSchema);

it('reads the facts above a text, and a text without any', () => {
  expect(read('---\nuntil: 2026-12-27\n---\n\nClosed.\n').found).toMatchObject([
    { facts: { until: '2026-12-27' }, text: 'Closed.', offset: 27 },
  ]);
  expect(read('Closed.\n\n---\n\nReally.\n').found).toMatchObject([{ facts: {}, text: 'Closed.\n\n---\n\nReally.', offset: 0 }]);
  expect(read('---\n---\nClosed.\n').found).toMatchObject([{ facts: {}, text: 'Closed.' }]);
});

it.each([
  ['---\nuntil: 2026-02-30\n---\nA', 2, 8, 'until: "2026-02-30" is not a date of the calendar as YYYY-MM-DD'],
  ['---\nuntli: 2026-02-20\n---\nA', 2, 1, 'unknown key "untli"; did you mean until? (allowed: until)'],
  ['---\nuntil: 2026-02-20\nA', 1, 1, 'the front matter is not closed; a line --- must follow it'],
])('%j', (text, line, column, message) => {
  expect(read(text).problems).toEqual([{ file: 'a.md', line, column, message }]);
});

it('gives the text also where the facts have a mistake', () => {
  expect(read('---\nuntil: soon\n---\nClosed.').found).toMatchObject([{ facts: undefined, text: 'Closed.', offset: 20 }]);
  expect(read('---\nuntil: [\n---\nClosed.').found).toMatchObject([{ facts: undefined, source: undefined }]);
});

it('gives each mistake in the Markdown of a text its place in the file', () => {
  const problems = (text: string, above = '') =>
    markdownProblems({ file: 'a.md', text: above + text }, { text, offset: above.length }, tokensOf(text), {
      ofPicture: () => undefined,
      ofLink: () => undefined,
    }).map(({ line, column, message }) => `${line}:${column} ${message.slice(0, 30)}`);
  expect(problems('A\n\nb <b>c</b>\n', '---\ntitle: A\n---\n')).toEqual([
    '6:3 HTML is not allowed: <b>; writ',
    '6:7 HTML is not allowed: </b>; wri',
  ]);
  expect(problems('a\n\u0007')).toEqual(['2:1 holds the control character "\\']);
});
