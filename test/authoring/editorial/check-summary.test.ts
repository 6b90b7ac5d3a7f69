import { expect, it } from 'vitest';
import { checkSummary } from '../../../src/authoring/editorial/check-summary.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

const check = (text: string) => checkSummary({ file: 'summary.md', text });

it.each([
  ['plain text', '\nOne.\n\n---\nTwo.\n', ['One.\n\n---\nTwo.']],
  ['no summary when it is empty', ' \n', []],
  ['a text whose lines end at line feeds alone', '---\u2028One.', ['---\u2028One.']],
])('is %s', (_, text, found) => {
  expect(check(text)).toEqual({ found, problems: [] });
});

it.each([
  ['One.\nTw\x1bo.\n', expect.stringMatching(/^summary\.md:2:3 {2}holds the control character "\\u001b"/)],
  ['---\na: 1\n---\nOne.\n', 'summary.md:1:1  front matter is not allowed here; the file is plain text'],
])('is told what may not stand there: %j', (text, message) => {
  expect(linesOf(check(text))).toEqual([message]);
});
