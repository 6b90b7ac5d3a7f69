import { expect, it } from 'vitest';
import { candidateText, matchLines, shortLines } from '../../../../scripts/reviews/verify/match-lines.ts';
import { type Job, matchJobs, type WaitingReview } from '../../../../src/editing/verification/match-jobs.ts';

const REVIEW: WaitingReview = {
  id: 'a',
  date: '2026-03-14',
  author: 'Maria G.',
  text: 'Good.',
  technicians: ['Dana'],
  services: [],
};
const JOB: Job = {
  row: 2,
  customer: 'Maria Gonzalez',
  date: '2026-03-12',
  technicians: ['Tom'],
  services: [],
  amounts: [90],
  numbers: [],
};

function match(reviews: readonly WaitingReview[], jobs: readonly Job[]) {
  return matchJobs(reviews, jobs, { days: 60, doubtOf: () => undefined });
}

it('says a doubt once that is the reason as well', () => {
  const matches = match([REVIEW], [JOB]);
  expect(matchLines(matches, { isPrivate: false })).toEqual([
    '',
    'Likely: 1 review; somebody has to look',
    '  a: the review names Dana, the job Tom (row 2; 2 days after the job)',
  ]);
  const [likely] = matches;
  const text = likely?.kind === 'likely' && likely.candidates[0] && candidateText(likely.candidates[0], { isPrivate: true });
  expect(text).toBe('Maria Gonzalez, 2026-03-12, 90; 2 days after the job; the review names Dana, the job Tom');
});

it('says in short how many there are of each kind, some of them, and none of those that are asked one by one', () => {
  const named = Array.from({ length: 22 }, (_, index) => String.fromCodePoint(65 + index).repeat(4));
  const sure = named.map((name) => ({ ...REVIEW, id: name, author: `${name} Berg`, technicians: [] }));
  const jobs = named.map((name, index) => ({ ...JOB, row: index + 3, customer: `${name} Berg` }));
  const none = ['x', 'y', 'z', 'u'].map((id) => ({ ...REVIEW, id, author: 'Quist' }));
  const late = { ...REVIEW, id: 'late', date: '2027-03-14' };
  const lines = shortLines(match([REVIEW, ...sure, ...none, late], [JOB, ...jobs]), { isPrivate: true });
  expect(lines.slice(0, 5)).toEqual([
    '',
    '22 sure, 1 likely, 5 without a job.',
    '',
    'Sure: 22 reviews; the jobs of one customer, by name and date; the least sure first',
    '  AAAA: AAAA Berg, 2026-03-12, 90; 2 days after the job; the whole name fits',
  ]);
  expect(lines.slice(23)).toEqual([
    '  TTTT: TTTT Berg, 2026-03-12, 90; 2 days after the job; the whole name fits',
    '  and 2 more',
    '',
    'Without a job: 5 reviews',
    '  4: no job has this name',
    '     x, y, z, …',
    '  1: the job of this name was more than 60 days before the review (--days looks further)',
    '     late',
  ]);
});

it('puts first of the sure ones those that somebody has to look at', () => {
  const sure = [
    { ...REVIEW, id: 'same-day', author: 'Ann Berg', date: '2026-03-12', technicians: [] },
    { ...REVIEW, id: 'weeks-later', author: 'Bo Quist', date: '2026-05-01', technicians: [] },
    { ...REVIEW, id: 'initial', technicians: [] },
  ];
  const jobs = ['Ann Berg', 'Bo Quist', 'Maria Gonzalez'].map((customer, row) => ({ ...JOB, row, customer }));
  const order = shortLines(match(sure, jobs), { isPrivate: true }).flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
  expect(order).toEqual(['initial', 'weeks-later', 'same-day']);
});
