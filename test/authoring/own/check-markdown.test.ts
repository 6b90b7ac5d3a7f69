import { expect, it } from 'vitest';
import { markdownProblems } from '../../../src/authoring/own/check-markdown.ts';
import { tokensOf } from '../../../src/markdown/tokens.ts';

function problems(text: string, above = '') {
  const file = { file: 'a.md', text: above + text };
  const pathFaults = { ofPicture: () => undefined, ofLink: () => undefined };
  return markdownProblems(file, { text, offset: above.length }, tokensOf(text), pathFaults).map(
    ({ line, column, message }) => `${line}:${column} ${message.slice(0, 30)}`,
  );
}

it('gives each mistake its place in the file', () => {
  expect(problems('A\n\nb <b>c</b>\n', '---\ntitle: A\n---\n')).toEqual([
    '6:3 HTML is not allowed: <b>; writ',
    '6:7 HTML is not allowed: </b>; wri',
  ]);
  expect(problems('a\n\u0007')).toEqual(['2:1 holds the control character "\\']);
});
