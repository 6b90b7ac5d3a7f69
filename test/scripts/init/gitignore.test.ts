import { expect, it } from 'vitest';
import { write } from '../../support/content/content.ts';
import { makeShop } from '../../support/shop/shop.ts';

it('keeps lists of customers and backups of the hub beside the content out of git, and nothing that the site is built from', async () => {
  const { folder, git } = await makeShop('/nowhere');
  const kept = ['invoices.csv', 'appointments.xlsx', 'takeout.zip', 'reviews.json', 'copy.sqlite', 'hub.dump'];
  const parts = ['content/reviews/more.csv', 'content/reviews/more.json', 'public/prices.csv'];
  for (const name of [...kept, ...parts]) await write(folder, name, '');
  const files = (await git('ls-files', '--cached', '--others', '--exclude-standard')).split('\n');
  expect(files).toEqual(expect.arrayContaining([...parts, 'package.json', 'package-lock.json']));
  for (const name of kept) expect(files).not.toContain(name);
});
