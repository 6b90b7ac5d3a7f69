import { expect, it } from 'vitest';
import { write } from '../../support/content/content.ts';
import { makeShop } from '../../support/shop/shop.ts';

it('keeps lists, letters and documents of customers and backups of the hub beside the content out of git, and nothing that the site is built from', async () => {
  const { folder, git } = await makeShop('/nowhere');
  const tables = ['invoices.csv', 'appointments.xlsx', 'takeout.zip', 'reviews.json', 'copy.sqlite', 'hub.dump'];
  const letters = ['WhatsApp Chat with Ann.txt', 'thanks.eml', 'thanks.msg', 'Reviews.mbox', 'sms.xml', 'contacts.vcf'];
  const documents = ['survey.docx', 'survey.numbers', 'invoice.pdf', 'page.html', 'guest-book.heic', 'img_2041.jpg'];
  const kept = [...tables, ...letters, ...documents];
  const parts = [
    'content/reviews/more.csv',
    'content/reviews/more.json',
    'public/prices.csv',
    'content/public/robots.txt',
    'content/photos/a.jpg',
  ];
  for (const name of [...kept, ...parts]) await write(folder, name, '');
  const files = (await git('ls-files', '--cached', '--others', '--exclude-standard')).split('\n');
  expect(files).toEqual(expect.arrayContaining([...parts, 'package.json', 'package-lock.json']));
  for (const name of kept) expect(files).not.toContain(name);
});
