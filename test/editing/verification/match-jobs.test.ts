import { expect, it } from 'vitest';
import { type Job, matchJobs, type WaitingReview } from '../../../src/editing/verification/match-jobs.ts';

const REVIEW: WaitingReview = {
  id: 'a',
  date: '2026-03-14',
  author: 'Maria G.',
  text: 'Dana came at once. It was $1,250.00.',
  technicians: ['Dana'],
  services: [],
};
const JOB: Job = {
  row: 2,
  customer: 'Maria Gonzalez',
  date: '2026-03-12',
  technicians: [],
  services: [],
  amounts: [],
  numbers: [],
};

function match(jobs: readonly Job[], reviews: readonly WaitingReview[] = [REVIEW], doubt?: string) {
  return matchJobs(reviews, jobs, { days: 60, doubtOf: () => doubt });
}

it('is sure of one candidate by name and date, and says what else fits', () => {
  expect(match([JOB, { ...JOB, row: 3, customer: 'Tom Berg' }])).toMatchObject([
    { kind: 'sure', candidate: { job: { row: 2 }, name: 'short', days: 2, evidence: [], doubts: [] } },
  ]);
  expect(match([{ ...JOB, technicians: ['Tom', 'Dana'], amounts: [90, 1250] }])).toMatchObject([
    { kind: 'sure', candidate: { evidence: ['the technician fits', 'the amount stands in the text'] } },
  ]);
});

it.each<[string, Job[], WaitingReview, string]>([
  ['jobs of two customers', [JOB, { ...JOB, row: 3, customer: 'Maria Gomez' }], REVIEW, '2 jobs fit'],
  ['another technician', [{ ...JOB, technicians: ['Tom', 'Ed'] }], REVIEW, 'the review names Dana, the job Tom, Ed'],
  ['a first name', [JOB], { ...REVIEW, author: 'Maria' }, 'only one name is known'],
  ['another spelling', [JOB], { ...REVIEW, author: 'Maria Gonzales' }, 'the name is written otherwise'],
  ['a job of the next day', [{ ...JOB, date: '2026-03-15' }], REVIEW, 'the job was only on the next day'],
  [
    'a job that is taken back',
    [{ ...JOB, isTakenBack: true }],
    REVIEW,
    'the list has a refund or a credit note of this customer, of that day or later',
  ],
  ['a date near by', [{ ...JOB, date: '2025-12-24' }], REVIEW, 'the job was not within the 60 days before the review'],
])('has somebody look at %s', (_, jobs, review, reason) => {
  expect(match(jobs, [review])).toMatchObject([{ kind: 'likely', reason }]);
});

it('offers jobs of the week after a review, and of twice the days before it, the nearest first', () => {
  const jobs = ['2026-03-22', '2026-03-21', '2025-11-14', '2025-11-13'].map((date, index) => ({ ...JOB, row: index + 2, date }));
  expect(jobs.map((job) => match([job])[0]?.kind)).toEqual(['none', 'likely', 'likely', 'none']);
  const [found] = match([...jobs.slice(2), { ...JOB, row: 6, date: '2025-12-24' }]);
  expect(found?.kind === 'likely' && found.candidates.map(({ job }) => job.row)).toEqual([6, 4]);
});

it('has somebody look at a short name if the jobs are of some customers alone', () => {
  const options = { days: 60, doubtOf: () => undefined, isSelection: true };
  const reason = 'the name is short, and may be that of somebody who is not listed';
  expect(matchJobs([REVIEW], [JOB], options)).toMatchObject([{ kind: 'likely', reason }]);
  expect(matchJobs([{ ...REVIEW, author: JOB.customer }], [JOB], options)).toMatchObject([{ kind: 'sure' }]);
});

it('is sure of a customer who comes every three weeks, and takes the job that fits best', () => {
  const jobs = ['2026-01-29', '2026-02-19', '2026-03-12'].map((date, index) => ({ ...JOB, row: index + 2, date }));
  const earlier = { ...REVIEW, id: 'b', date: '2026-02-20' };
  expect(match(jobs, [REVIEW, earlier])).toMatchObject([
    { kind: 'sure', candidate: { job: { row: 4 } } },
    { kind: 'sure', candidate: { job: { row: 3 } } },
  ]);
  expect(match(jobs, [REVIEW, { ...earlier, date: '2026-03-13' }])).toMatchObject([
    { kind: 'likely', candidates: [{ job: { row: 4 } }, { job: { row: 3 } }, { job: { row: 2 } }] },
    { kind: 'likely' },
  ]);
  expect(match(jobs.map((job) => ({ ...job, technicians: ['Tom'] })))).toMatchObject([
    { kind: 'likely', reason: 'the review names Dana, the job Tom' },
  ]);
});

it('prefers a job of the days before to one of the next day', () => {
  expect(
    match([
      { ...JOB, date: '2026-03-15' },
      { ...JOB, row: 3, date: '2026-03-10' },
    ]),
  ).toMatchObject([{ kind: 'sure', candidate: { job: { row: 3 } } }]);
});

it('is sure of the job whose number the review has', () => {
  const jobs = [
    { ...JOB, customer: 'Maria Lopez' },
    { ...JOB, row: 3, numbers: ['4012345678'] },
  ];
  const review = { ...REVIEW, author: 'Maria' };
  expect(match(jobs, [{ ...review, number: '4012345678' }])).toMatchObject([
    { kind: 'sure', candidate: { job: { row: 3 }, evidence: ['the number fits'] } },
  ]);
  expect(match([{ ...JOB, numbers: ['12'] }], [{ ...review, number: '12' }])).toMatchObject([{ kind: 'likely' }]);
});

it('puts the candidate first that fits best', () => {
  const [found] = match([
    { ...JOB, technicians: ['Tom'] },
    { ...JOB, row: 3, customer: 'Maria Gomez' },
    { ...JOB, row: 4, technicians: ['Dana'] },
  ]);
  expect(found?.kind === 'likely' && found.candidates.map(({ job }) => job.row)).toEqual([4, 3, 2]);
});

it('is sure of no review that may not be one of a customer, and of no job that two reviews fit', () => {
  expect(match([JOB], [REVIEW], 'is an owner')).toMatchObject([{ kind: 'likely', reason: 'is an owner' }]);
  expect(match([JOB], [REVIEW, { ...REVIEW, id: 'b' }]).map(({ kind }) => kind)).toEqual(['likely', 'likely']);
});

it('has somebody look at a job that a verified review fits', () => {
  const verified = [{ ...REVIEW, id: 'b', author: 'Maria Gonzalez', date: '2026-03-13' }];
  const options = { days: 60, doubtOf: () => undefined, verified };
  expect(matchJobs([REVIEW], [JOB], options)).toMatchObject([
    { kind: 'likely', reason: 'b, verified already, fits the same job' },
  ]);
  expect(matchJobs([REVIEW], [{ ...JOB, date: '2026-03-14' }], options)).toMatchObject([{ kind: 'likely' }]);
  expect(matchJobs([{ ...REVIEW, date: '2026-06-01' }], [{ ...JOB, date: '2026-05-30' }], options)).toMatchObject([
    { kind: 'sure' },
  ]);
});
