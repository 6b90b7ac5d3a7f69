import { expect, it } from 'vitest';
import { doubtOn, verifiedReviews, type Waiting, waitingReviews } from '../../../src/editing/verification/waiting.ts';
import { workspaceOf } from '../../support/content/reading/workspace.ts';

const TEXT = 'They came late, and the drain was still blocked afterwards.';
const HEADER = 'id,date,rating,author,text,technicians,source_name,verification_method,verification_date\n';

function open(rows: string) {
  const business = 'name: A\ntechnicians: [{ name: Dana Whitfield, aliases: [Dana] }]\n';
  return workspaceOf({ 'business.yaml': business, 'reviews.csv': HEADER + rows });
}

async function waiting(rows: string): Promise<Waiting[]> {
  return waitingReviews(await open(rows));
}

it('finds what waits and could be verified, the newest first, with the names of the business', async () => {
  const rows =
    'a,2026-03-14,2,Ann,Good,dana,Google,,\nb,2026-03-15,2,Bo,Bad,,,,\nc,2026-03-16,2,Cy,Ok,,,invoice,2026-03-16\nd,2026-03-14,2,Di,Ok,Nobody,,,\ne,2026-03-14,9,Ed,Ok,,,,\n';
  expect(await waiting(rows)).toMatchObject([
    { review: { id: 'b', technicians: [] }, platform: undefined, doubt: undefined },
    { review: { id: 'a', technicians: ['Dana Whitfield'] }, rating: 2, platform: 'Google' },
  ]);
});

it('finds what is verified, as far as it is without mistakes', async () => {
  const rows =
    'a,2026-03-14,2,Ann,Good,,,invoice,2026-03-16\nb,2026-03-14,9,Bo,Good,,,invoice,2026-03-16\nc,2026-03-14,2,Cy,Ok,,,,\n';
  expect(verifiedReviews(await open(rows)).map(({ id }) => id)).toEqual(['a']);
});

it('doubts what had its verification taken back, if nothing else', async () => {
  const file = '---\ndate: 2026-03-14\nrating: 2\nauthor: Ann\nunverified: 2026-03-20\n---\nGood.\n';
  const [undone] = waitingReviews(await workspaceOf({ 'business.yaml': 'name: A\n', 'reviews/a.md': file }));
  expect(undone && doubtOn(undone)).toBe('had its verification taken back on 2026-03-20');
  const [waits] = await waiting('a,2026-03-14,2,Ann,Good,,,,\n');
  expect(waits && doubtOn(waits)).toBeUndefined();
});

it('doubts own people and copies', async () => {
  const rows = `a,2026-03-14,2,Ann,"${TEXT}",,,,\nb,2026-03-14,2,Bo,"${TEXT}",,,,\nc,2026-03-14,2,Dana Whitfield,Good,,,,\n`;
  const doubts = (await waiting(rows)).map(({ review, doubt }) => [review.id, doubt]);
  expect(Object.fromEntries(doubts)).toEqual({
    a: undefined,
    b: 'has the same text as a',
    c: 'has an author, Dana Whitfield, that is the name of the technician Dana Whitfield in business.yaml',
  });
});
