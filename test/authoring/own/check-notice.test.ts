import { expect, it } from 'vitest';
import { checkNotice } from '../../../src/authoring/own/check-notice.ts';

function check(text: string) {
  const { found, problems } = checkNotice({ file: 'notice.md', text }, (path) =>
    path === '/about' ? undefined : `${path} is not there`,
  );
  return problems.length > 0 ? problems.map(({ line, message }) => `${line} ${message}`) : found;
}

it('reads a line with its last day, and where that stands', () => {
  expect(check('---\nuntil: 2026-12-27\n---\n**Closed** until [Monday](/about).\n')).toEqual([
    {
      notice: { text: '**Closed** until [Monday](/about).', until: '2026-12-27' },
      file: 'notice.md',
      untilAt: { line: 2, column: 8 },
    },
  ]);
  expect(check('<!-- on two lines -->\nClosed\ntoday.\n')).toMatchObject([{ notice: { until: undefined } }]);
  expect(check('\n')).toEqual([]);
  expect(check('<!-- Closed -->\n')).toEqual([]);
});

const LONGER = 'a longer text is a page, in the folder pages';

it.each([
  ['# Closed', `1 a notice is one paragraph, without headings or lists; ${LONGER}`],
  ['Closed.\n\nReally.', `1 a notice is one paragraph, without headings or lists; ${LONGER}`],
  ['a'.repeat(301), `1 is longer than 300 characters; ${LONGER}`],
  ['Closed\n![sign](/sign.png)', '2 a notice shows no pictures'],
  ['<!-- a --> Closed', `1 a notice is one paragraph, without headings or lists; ${LONGER}`],
])('%j', (text, problem) => {
  expect(check(text)).toContain(problem);
});

it('tells what is wrong above the text and in it at once', () => {
  expect(check('---\nuntil: 24.12.2026\n---\n<b>Closed</b> [more](/closed)\n')).toEqual([
    '2 until: "24.12.2026" is not a date of the calendar as YYYY-MM-DD; write 2026-12-24',
    expect.stringMatching(/^4 HTML is not allowed: <b>;/),
    expect.stringMatching(/^4 HTML is not allowed: <\/b>;/),
    '4 /closed is not there',
  ]);
});
