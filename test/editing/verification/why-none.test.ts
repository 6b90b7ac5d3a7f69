import { expect, it } from 'vitest';
import { createWhyNone } from '../../../src/editing/verification/why-none.ts';

const LEFT_OUT = [
  { customer: 'Tom Berg', reason: 'jobs.csv:2 is void', sort: 'a job is void' },
  { customer: 'Maria Gonzalez', reason: 'jobs.csv:3 has no day', sort: 'a job has no day' },
];
const whyNone = createWhyNone(60, LEFT_OUT);

it('tells a row of the name that does not count, and only else that there is none', () => {
  expect(whyNone('Maria G.', [])).toEqual({ reason: 'jobs.csv:3 has no day', sort: 'a job has no day' });
  expect(whyNone('Ann', [])).toEqual({ reason: 'no job has this name', sort: 'no job has this name' });
});

it('does not say of initials that no job has this name, as they are not compared', () => {
  for (const author of ['A. S.', 'J.B.']) expect(whyNone(author, []).reason).toMatch(/^initials alone may be anybody/);
  expect(whyNone('A. Smith', []).reason).toBe('no job has this name');
});

it('points to --days only where a job came before the review', () => {
  expect(whyNone('Maria G.', [-61, 730, 800])).toEqual({
    reason: 'the nearest job of this name was 730 days before the review; 60 are looked at (--days)',
    sort: 'the job of this name was more than 60 days before the review (--days looks further)',
  });
  expect(whyNone('Maria G.', [-92, -61])).toEqual({
    reason: 'the nearest job of this name was 61 days after the review, and none was before it',
    sort: 'the job of this name was only after the review',
  });
});
