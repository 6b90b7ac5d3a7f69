import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  parseFaq,
  parseSummary,
  type ReviewStates,
  readFaq,
  readSummary,
} from '../../../src/authoring/editorial/check-editorial.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-editorial-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reviews: ReviewStates = {
  stateOf: new Map([
    ['2026-03-14-maria-g', 'published'],
    ['2026-03-15-tom', 'waiting'],
    ['2026-03-16-ann', 'faulty'],
  ]),
  complete: true,
};

function entry(id: string): string {
  return `- question: Q\n  answer: A\n  review_ids: [${id}]\n`;
}

function messages(text: string, states = reviews): string[] {
  const parsed = parseFaq('faq.yaml', text, states);
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
}

describe('faq.yaml', () => {
  it('is a list of questions, answers and reviews', () => {
    expect(parseFaq('faq.yaml', `${entry('2026-03-14-maria-g')}- { question: Q2, answer: A2 }\n`, reviews)).toEqual({
      ok: true,
      value: [
        { question: 'Q', answer: 'A', review_ids: ['2026-03-14-maria-g'] },
        { question: 'Q2', answer: 'A2', review_ids: [] },
      ],
    });
  });

  it('may be empty', () => {
    expect(parseFaq('faq.yaml', '# none yet\n', reviews)).toEqual({ ok: true, value: [] });
  });

  it.each([
    [
      entry('2026-03-14-maria-h'),
      'faq.yaml:3:16  0.review_ids.0: "2026-03-14-maria-h" is the id of no review; did you mean 2026-03-14-maria-g?',
    ],
    [
      entry('2026-03-15-tom'),
      'faq.yaml:3:16  0.review_ids.0: "2026-03-15-tom" waits for its verification; only published reviews may be named',
    ],
    ['- question: Q\n', 'faq.yaml:1:3  0.answer: is missing; text is required'],
    [
      '- { question: Q, answer: A, reviews: [] }\n',
      'faq.yaml:1:29  0: unknown key "reviews"; did you mean review_ids? (allowed: question, answer, review_ids)',
    ],
    ['question: Q\n', 'faq.yaml:1:1  is a group of keys, not a list'],
    [
      '- [\n',
      'faq.yaml:1:3  not valid YAML: this [ has no ] on its line or on an indented one; a value that begins with [ must be in quotes',
    ],
  ])('is told its mistake: %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it('may name a review that has a mistake of its own, or that could not be read', () => {
    expect(messages(entry('2026-03-16-ann'))).toEqual([]);
    expect(messages(entry('unread'), { ...reviews, complete: false })).toEqual([]);
  });
});

describe('summary.md', () => {
  it('is plain text', () => {
    expect(parseSummary('summary.md', '\nOne.\n\n---\nTwo.\n')).toEqual({ ok: true, value: 'One.\n\n---\nTwo.' });
    expect(parseSummary('summary.md', ' \n')).toEqual({ ok: true, value: undefined });
  });

  it('ends its lines at line feeds alone', () => {
    expect(parseSummary('summary.md', '---\u2028One.').ok).toBe(true);
  });

  it('is told where it holds a control character', () => {
    expect(parseSummary('summary.md', 'One.\nTw\x1bo.\n')).toMatchObject({
      ok: false,
      problems: [{ line: 2, column: 3, message: expect.stringMatching(/^holds the control character "\\u001b"/) }],
    });
  });

  it('has no front matter', () => {
    const problem = {
      file: 'summary.md',
      line: 1,
      column: 1,
      message: 'front matter is not allowed here; the file is plain text',
    };
    expect(parseSummary('summary.md', '---\na: 1\n---\nOne.\n')).toEqual({ ok: false, problems: [problem] });
  });
});

it('reads both from the content folder', async () => {
  writeFileSync(join(folder, 'faq.yaml'), entry('2026-03-14-maria-g'));
  writeFileSync(join(folder, 'summary.md'), Buffer.of(0x61, 0xff));
  expect(await readFaq(folder, 'content', reviews)).toMatchObject({ ok: true, value: [{ question: 'Q' }] });
  expect(await readSummary(folder, 'content')).toMatchObject({
    ok: false,
    problems: [{ file: 'content/summary.md', line: 1, column: 2 }],
  });
});
