import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apply } from '../../../../scripts/reviews/support/apply.ts';
import { only, reviewMeant } from '../../../../scripts/reviews/support/content.ts';
import { planChange } from '../../../../src/editing/workspace.ts';
import { makeFolder, write } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const REVIEW = '---\ndate: 2026-03-14\nrating: 5\nauthor: Ann\n---\nGood.\n';

async function planned() {
  const directory = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews/a.md': REVIEW });
  const workspace = await workspaceOf(directory);
  const source = reviewMeant(workspace, 'a');
  return { directory, plan: (rating: number) => planChange(workspace, source, { rating }) };
}

it('leaves a file alone that another command wrote after it was read', async () => {
  const { directory, plan } = await planned();
  const [first, second] = [only(await plan(4)), only(await plan(3))];
  await apply(first);
  await expect(apply(second)).rejects.toThrow('was changed meanwhile, so it is left as it is; run the command again');
  expect(await readFile(join(directory, 'reviews', 'a.md'), 'utf8')).toBe(REVIEW.replace('5', '4'));
});

it('does not bring back a file that was deleted after it was read', async () => {
  const { directory, plan } = await planned();
  const change = only(await plan(4));
  await rm(change.path);
  for (const content of [change.content, undefined])
    await expect(apply({ ...change, content })).rejects.toThrow('was changed meanwhile');
  await expect(readFile(join(directory, 'reviews', 'a.md'))).rejects.toThrow('ENOENT');
});

it('plans nothing for a review that says something else by now, or is gone', async () => {
  const { directory, plan } = await planned();
  const faults = async () => (await plan(4)).problems.map(({ message }) => message);
  await write(directory, 'reviews/a.md', REVIEW.replace('Good', 'Bad'));
  expect(await faults()).toEqual(['was changed meanwhile; run the command again']);
  await rm(join(directory, 'reviews', 'a.md'));
  expect(await faults()).toEqual(['was changed meanwhile; run the command again']);
});
