import { expect, it } from 'vitest';
import { createTerminalReporter } from '../../../../scripts/check/reporters/terminal.ts';
import { PHONE, reportOf } from '../../../support/content/reading/findings.ts';

const FILE =
  '---\ndate: 2026-01-02\nrating: 6\nauthor: A\nverification: { method: invoice, date: 2026-01-03 }\n---\nCall 555-0188 \u001b[31mnow.\n';
const tell = (...findings: Parameters<typeof reportOf>) =>
  createTerminalReporter((_, text) => text)(reportOf(...findings), () => FILE).lines;

it('shows the line and a caret below the words, and mistakes at the end, where the eye is', () => {
  expect(tell({}, PHONE)).toEqual([
    'Telephone numbers in what is published: 1 warning',
    'content/reviews/a.md:7:6  text: 555-0188 looks like a telephone number, and would be published',
    '  7 | Call 555-0188 now.',
    '    |      ^^^^^^^^',
    '    → npm run reviews -- redact a "555-0188"',
    '',
    'content/reviews/a.md:3:9  rating: 6 is more than 5',
    '  3 | rating: 6',
    '    |         ^',
    '',
    'content: 2 verified reviews, 1 waiting for a verification, 1 mistake, 1 warning',
  ]);
});

it('shows twenty of one kind at most, and counts the rest; mistakes that say the same are one kind', () => {
  const many = Array.from({ length: 183 }, (_, at) => ({ line: at + 1, message: `rating: ${at + 6} is more than 5` }));
  const lines = tell(...many, { message: 'author: is missing; text is required' });
  expect(lines.filter((line) => line.includes('is more than 5'))).toHaveLength(20);
  expect(lines).toContain('and 163 more');
  expect(lines).toContain('content/reviews/a.md:3:9  author: is missing; text is required');
});

it('breaks sentences at spaces where they are too long for the terminal, and keeps commands and lines of files whole', () => {
  const report = reportOf(PHONE, { ...PHONE, fix: 'npm run reviews -- redact b "555-0188"' });
  const [, ...lines] = createTerminalReporter((_, text) => text, 30)(report, () => FILE).lines;
  expect(lines.join('\n').split('\n').slice(0, 7)).toEqual([
    'content/reviews/a.md:7:6',
    '  text: 555-0188 looks like a',
    '  telephone number, and would',
    '  be published',
    '  7 | Call 555-0188 now.',
    '    |      ^^^^^^^^',
    '    → npm run reviews -- redact a "555-0188"',
  ]);
});

it('says once what to do about all of a kind, and of what waits the places alone', () => {
  const waits = {
    severity: 'info',
    kind: 'waiting',
    message: 'verification: is missing',
    fix: 'npm run reviews -- verify',
  } as const;
  expect(tell({ ...waits, line: 2 }, { ...waits, line: 4 })).toEqual([
    'Waiting for a verification: 2 reviews',
    '  content/reviews/a.md:2:9',
    '  content/reviews/a.md:4:9',
    '    → npm run reviews -- verify',
    '',
    'content: 2 verified reviews, 1 waiting for a verification, no mistakes, no warnings',
  ]);
});

it('lets nothing that stands in files move the cursor or break a line', () => {
  const told = tell({ ...PHONE, file: 'a\u001b[2J\u0085.md', message: 'x\ny\u2028z', fix: 'w\rv\u0007' }).join('\n');
  expect(told.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
});

it('colours where colours are seen', () => {
  const { lines } = createTerminalReporter((style, text) => `<${style}>${text}`)(reportOf({}), () => FILE);
  expect(lines[0]).toBe('<cyan>content/reviews/a.md:3:9  <red>rating: 6 is more than 5');
});

it('shows no line of a file that has gone', () => {
  expect(createTerminalReporter((_, text) => text)(reportOf({}), () => '').lines.slice(0, 2)).toEqual([
    'content/reviews/a.md:3:9  rating: 6 is more than 5',
    '',
  ]);
});
