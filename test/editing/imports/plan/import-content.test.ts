import { expect, it } from 'vitest';
import { openForImport } from '../../../../src/editing/imports/plan/import-content.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('reads what an import needs', async () => {
  const folder = await makeFolder({
    'business.yaml': 'name: A\ntime_zone: Europe/Madrid\n',
    'removed.yaml': '- { id: a, date: 2024-01-01, reason: Asked for. }\n',
    'imports.yaml': '- { header: [A], columns: { date: A, rating: A, author: A, text: A } }\n',
    'photos/a.jpg': '',
    'reviews/broken.md': 'not read here',
  });
  const [content] = (await openForImport(folder)).found;
  expect(content).toMatchObject({
    about: { business: { name: 'A' } },
    removed: [{ id: 'a' }],
    tables: [{ header: ['A'] }],
    photos: new Map([['a.jpg', undefined]]),
  });
});

it('tells mistakes with their places', async () => {
  const folder = await makeFolder({
    'business.yaml': 'name: A\n',
    'imports.yaml': '- header: [A]\n  columns: { date: A, email: B }\n',
  });
  const { found, problems } = await openForImport(folder);
  expect(found).toEqual([]);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toContainEqual(
    expect.stringMatching(/^2 .*unknown key "email"/),
  );
  expect((await openForImport(await makeFolder({ 'faq.yaml': '' }))).problems[0]?.message).toMatch(/^is missing/);
});
