import { expect, it } from 'vitest';
import { runModels } from '../support/hub/model/seeds.ts';

it('keeps every promise in 8 random stories of subscribers, versions, failing callbacks and restarts', async () => {
  expect(await runModels({ seeds: 8, steps: 14, atOnce: 8 })).toEqual([]);
});
