import { expect, it } from 'vitest';
import type { DraftReview } from '../../../../src/authoring/reviews/check-review.ts';
import { warnOfOldWaiting } from '../../../../src/editing/warnings/reviews/old-waiting.ts';
import { authoredReview } from '../../../support/content/sample-site.ts';

const TODAY = '2026-06-01';
const waiting = (date: string): DraftReview => ({ ...authoredReview({ id: `on-${date}`, date }), verification: undefined });
const verified = authoredReview({ date: '2020-01-01' });

it('warns once of the reviews that wait and are older than the policy promises, at the oldest', () => {
  const found = warnOfOldWaiting([verified, waiting('2026-05-24'), waiting('2021-01-04'), waiting('2026-05-25')], 7, TODAY);
  expect([found?.id, found?.warning.message, found?.warning.fix]).toEqual([
    'on-2021-01-04',
    '2 reviews of more than 7 days ago wait for a verification and are not published; this is the oldest (2021-01-04). Readers of your policy are told that you decide by then',
    'npm run reviews -- verify   or remove <id> --reason "…" for one that is no customer\'s',
  ]);
});

it('says of a single one how old it is', () => {
  expect(warnOfOldWaiting([waiting('2026-05-24')], 7, TODAY)?.warning.message).toBe(
    '1 review of more than 7 days ago (2026-05-24) waits for a verification and is not published. Readers of your policy are told that you decide by then',
  );
});

it('warns of none that is younger or verified', () => {
  expect(warnOfOldWaiting([waiting('2026-05-25'), verified], 7, TODAY)).toBeUndefined();
});

it('warns of none where the policy promises no time', () => {
  expect(warnOfOldWaiting([waiting('2021-01-04')], undefined, TODAY)).toBeUndefined();
});
