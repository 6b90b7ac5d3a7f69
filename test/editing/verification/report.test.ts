import { expect, it } from 'vitest';
import { verificationReport } from '../../../src/editing/verification/report.ts';
import { waitingReviews } from '../../../src/editing/verification/waiting.ts';
import { workspaceOf } from '../../support/content/reading/workspace.ts';

const CSV = `id,date,rating,author,text,verification_method,verification_date
a,2026-03-14,2,Ann,Good,,
b,2026-03-15,2,Bo,Bad,payment,2026-03-16
c,2026-05-16,9,Cy,Ok,,
d,2026-03-17,4,Alder Creek,Fine,,
`;

it('counts what waits, and the others', async () => {
  const unread = '---\nauthor: [\n---\nGood.\n';
  const files = { 'business.yaml': 'name: Alder Creek\n', 'reviews.csv': CSV, 'reviews/e.md': unread, 'reviews/f.md': unread };
  const content = await workspaceOf(files);
  expect(verificationReport(content, waitingReviews(content))).toEqual({
    waiting: 2,
    doubtful: 1,
    faulty: 1,
    unreadable: 2,
    verified: 1,
  });
});
