import { expect, it } from 'vitest';
import { warningInWords } from '../../../../src/editing/forms/backend/told.ts';
import { warningsOfReview } from '../../../../src/editing/forms/reviews/warnings-of-review.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { changeOf } from '../../../../src/editing/workspace.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const NOW = new Date('2026-06-10T12:00:00Z');
const LONG = 'Dana came at once and repaired the boiler within an hour; it has worked since then.';
const REVIEW = `---\ndate: 2026-03-14\nrating: 5\nauthor: Maria Lopez\n---\n${LONG}\n`;
const FILES = { 'business.yaml': 'name: A\n', 'reviews/2026-03-14-maria-lopez.md': REVIEW };

async function ofReview(id: string, text: string): Promise<string[]> {
  const workspace = await workspaceOf(FILES);
  const change = changeOf(`reviews/${id}.md`, '', text);
  return warningsOfReview(workspace, id, change, NOW).map((warning) => warningInWords(en, { of: 'review', id }, warning));
}

it('tells nothing where all is well, also if it waits', async () => {
  expect(await ofReview('2026-03-14-maria-lopez', REVIEW)).toEqual([]);
});

it('tells what would be published, by its field, and what the form can do about it', async () => {
  expect(await ofReview('2026-03-14-maria-lopez', REVIEW.replace('Dana', 'Call 555-0188. Dana'))).toEqual([
    'What the customer wrote: 555-0188 looks like a telephone number, and would be published; if not everybody should read it, write it under Words to take out',
  ]);
  expect(await ofReview('2026-03-14-maria-lopez', REVIEW.replace('Maria Lopez', 'ann@mail.example'))).toContain(
    'Author: ann@mail.example looks like an e-mail address, and would be published; write a name that may be published, such as the first name',
  );
});

it('tells of a name that only the address still holds', async () => {
  expect(await ofReview('2026-03-14-maria-lopez', REVIEW.replace('Lopez', 'L.'))).toEqual([
    expect.stringMatching(/^Author: is Maria L\., and the id, .* still says more: 2026-03-14-maria-lopez; if nobody should read/),
  ]);
});

it('tells of a copy when it is new', async () => {
  expect(await ofReview('2026-03-15-maria-lopez', REVIEW)).toEqual([
    expect.stringMatching(
      /^What the customer wrote: is the same as that of the review 2026-03-14-maria-lopez; if it is a copy: npm /,
    ),
  ]);
});
