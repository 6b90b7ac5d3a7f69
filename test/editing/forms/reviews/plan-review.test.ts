import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewMeant } from '../../../../scripts/reviews/support/content.ts';
import { onlyOne } from '../../../../src/authoring/problems/read.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
import { planNewReview, planReviewSave } from '../../../../src/editing/forms/reviews/plan-review.ts';
import { reviewForm } from '../../../../src/editing/forms/reviews/review-form.ts';
import type { Workspace } from '../../../../src/editing/workspace.ts';
import { makeFolder, write } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';
import { authoredFields } from '../../../support/content/samples/authored-review.ts';

const REVIEW = `---
date: 2026-03-14   # a Saturday
rating:   5
author: 'Maria G.'
mentions: { technicians: [ Dana ] }
response:
  date: 2026-03-16
  text: |
    Thank you.
---

Dana came at once.
`;

const TODAY = '2026-06-10';
const CORRECTING = { today: TODAY, published: async () => new Set(['built']) };

async function open(files: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const business = 'name: A\ntechnicians:\n  - { name: Dana Whitfield, aliases: [Dana] }\n  - { name: Tom K. }\n';
  return workspaceOf({ 'business.yaml': business, 'reviews/a.md': REVIEW, ...files });
}

const sourceIn = (workspace: Workspace) => reviewMeant(workspace, 'a');

async function saved(workspace: Workspace, change: FormValues, shown = reviewForm(workspace, sourceIn(workspace))) {
  const given = { ...shown, ...change };
  const { found, problems } = await planReviewSave(workspace, sourceIn(workspace), { shown, given }, CORRECTING);
  return problems[0]?.message ?? found[0]?.content;
}

it.each<[string, FormValues, string | undefined]>([
  ['nothing', {}, undefined],
  ['spaces at the end alone', { author: 'Maria G. ' }, undefined],
  ['a text', { text: 'Dana came.\n\nAt once.' }, REVIEW.replace('Dana came at once.', 'Dana came.\n\nAt once.')],
  ['a name more', { mentions: { technicians: ['Dana Whitfield', 'Tom K.'] } }, REVIEW.replace('[ Dana ]', '[Dana, Tom K.]')],
  ['a group that is emptied', { response: { date: '', text: '' } }, REVIEW.replace(/response:\n.*\n.*\n.*\n/, '')],
  ['a date in a group', { response: { date: '2026-03-17', text: 'Thank you.\n' } }, REVIEW.replace('-16', '-17')],
  [
    'a group begun',
    { verification: { method: 'invoice', date: '' } },
    'date under verification: is missing; a date of the calendar as YYYY-MM-DD is required',
  ],
  ['no day to come', { date: '2027-03-14', response: {} }, 'date: 2027-03-14 is still to come; is the year right?'],
  [
    'no day to come in a group',
    { response: { date: '2027-03-16', text: 'Thank you.\n' } },
    'date under response: 2027-03-16 is still to come; is the year right?',
  ],
  ['no text', { text: ' ' }, 'text: is empty; some text is required'],
])('writes %s', async (_, change, expected) => {
  expect(await saved(await open(), change)).toBe(expected);
});

it('dates the correction of a review that readers may have seen', async () => {
  const verifiedOn = (day: string) => REVIEW.replace('---\n\n', `verification: { method: invoice, date: ${day} }\n---\n\n`);
  const old = verifiedOn('2026-03-15');
  const text = { text: 'Dana came late.' };
  const after = old.replace('at once', 'late');
  expect(await saved(await open({ 'reviews/a.md': old }), text)).toBe(after.replace('---\n\n', 'edited: 2026-06-10\n---\n\n'));
  expect(await saved(await open({ 'reviews/a.md': old }), { ...text, edited: '2026-06-01' })).toContain('edited: 2026-06-01');
  const fresh = verifiedOn('2026-06-10');
  expect(await saved(await open({ 'reviews/a.md': fresh }), text)).toBe(fresh.replace('at once', 'late'));
});

it('keeps what somebody else changed meanwhile, and refuses to undo it', async () => {
  const workspace = await open();
  const shown = reviewForm(workspace, sourceIn(workspace));
  const theirs = REVIEW.replace("'Maria G.'", 'Maria Gomez');
  await write(workspace.directory, 'reviews/a.md', theirs);
  const now = await workspaceOf(workspace.directory);
  expect(await saved(now, { rating: 4 }, shown)).toBe(theirs.replace('rating:   5', 'rating: 4'));
  expect(await saved(now, { author: 'M. G.' }, shown)).toMatch(/^author: was changed in the file after you opened this form/);
});

it('makes of whatever a form gives the review of these values, or says why not', async () => {
  const workspace = await open();
  await fc.assert(
    fc.asyncProperty(authoredFields, async ({ mentions, ...fields }) => {
      const shown = reviewForm(workspace, sourceIn(workspace));
      const given = { ...shown, ...fields };
      const { found, problems } = await planReviewSave(workspace, sourceIn(workspace), { shown, given }, CORRECTING);
      if (problems.length > 0 || found.length === 0) return;
      const folder = await makeFolder({
        'reviews/a.md': found[0]?.content ?? '',
        'business.yaml': 'name: A\ntechnicians: [{ name: Dana Whitfield, aliases: [Dana] }]\n',
      });
      const after = await workspaceOf(folder);
      expect(await saved(after, {}, given)).toBeUndefined();
      expect(await saved(after, given)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

it('writes a new review into a file of its own, checked', async () => {
  const workspace = await open();
  const given = { id: 'b', date: '2026-04-01', rating: 4, author: 'B.', text: 'Good.', title: '', mentions: { technicians: [] } };
  expect(onlyOne(planNewReview(workspace, 'b', given, TODAY))).toMatchObject({
    path: join(workspace.directory, 'reviews', 'b.md'),
    content: '---\ndate: 2026-04-01\nrating: 4\nauthor: B.\n---\nGood.\n',
  });
  expect(planNewReview(workspace, 'b', { ...given, rating: 6 }, TODAY).problems[0]?.message).toBe('rating: 6 is more than 5');
  expect(planNewReview(workspace, 'b', { ...given, text: '' }, TODAY).problems[0]?.message).toMatch(/^needs a date/);
  expect(planNewReview(workspace, 'b', { ...given, date: '2027-04-01' }, TODAY).problems[0]?.message).toBe(
    'date: 2027-04-01 is still to come; is the year right?',
  );
});
