import { expect, it } from 'vitest';
import { review, write } from '../../../support/content/content.ts';
import { formBackend as backend } from '../../../support/content/form-backend.ts';

it('refuses anything but a request of the forms', async () => {
  const { ask } = await backend();
  for (const action of ['x', 'persistEntry', 'deleteFiles']) expect((await ask(action)).ok).toBe(false);
});

it('refuses everything while the business has a mistake, and says where that is', async () => {
  const { directory, ask } = await backend({ 'business.yaml': 'name: A\n', 'reviews.jsonl': JSON.stringify(review(1)) });
  await write(directory, 'business.yaml', 'nmae: A\n');
  expect(await ask('entriesByFolder', { folder: 'reviews' })).toEqual({
    ok: false,
    message: expect.stringContaining('business.yaml:1:1  unknown key "nmae"'),
  });
});
