import { expect, it } from 'vitest';
import { write } from '../../support/content/content.ts';
import { makeShop } from '../../support/shop/shop.ts';

it('keeps lists, letters and documents of customers, backups of the hub and what a killed command left out of git, and nothing that the site is built from', async () => {
  const { folder, git } = await makeShop('/nowhere');
  const tables = ['invoices.csv', 'appointments.xlsx', 'takeout.zip', 'reviews.json', 'copy.sqlite', 'hub.dump'];
  const letters = ['WhatsApp Chat with Ann.txt', 'thanks.eml', 'thanks.msg', 'Reviews.mbox', 'sms.xml', 'contacts.vcf'];
  const documents = ['survey.docx', 'survey.numbers', 'invoice.pdf', 'page.html', 'guest-book.heic', 'img_2041.jpg'];
  const capitals = ['IMG_2041.HEIC', 'DSC00012.JPG', 'IMG_2042.PNG', 'CLIENTES.CSV', 'INVOICES.XLSX', 'SCAN0001.PDF'];
  const left = ['content/reviews/.a.md-4711-57c91dc9-4ab0-4e0c-8d0e-000000000000.part', 'content/reviews/.a.md.lock'];
  const builds = ['dist/client/data/all.json', 'sites/garage/dist/client/index.html', 'data/hub.sqlite', 'content/public/.env'];
  const ofEditors = ['.a.md.swp', 'a.md~', '.#a.md', '#a.md#', '~$a.docx', '.~lock.a.csv#', 'Thumbs.db', 'desktop.ini'];
  const open = ofEditors.map((name) => `content/reviews/${name}`);
  const kept = [...tables, ...letters, ...documents, ...capitals, 'photo.webp', ...left, ...builds, ...open];
  const parts = [
    'content/reviews/more.csv',
    'content/reviews/more.json',
    'public/prices.csv',
    'vercel.json',
    'firebase.json',
    'content/public/robots.txt',
    'content/public/data/prices.json',
    'public/dist/widget.js',
    'shops/garage/public/changes.log',
    'content/photos/a.jpg',
  ];
  for (const name of [...kept, ...parts]) await write(folder, name, '');
  const files = (await git('ls-files', '--cached', '--others', '--exclude-standard')).split('\n');
  expect(files).toEqual(expect.arrayContaining([...parts, 'package.json', 'package-lock.json']));
  for (const name of kept) expect(files).not.toContain(name);
});
