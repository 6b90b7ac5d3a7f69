import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formBackend as backend } from '../../../support/content/form-backend.ts';

it('saves a change and a new review, each after the one before', async () => {
  const { save, shown, changes, value } = await backend();
  const path = 'reviews/review-1.json';
  const before = await shown(path);
  const id = await value('newId', { date: '2026-04-01', author: 'Zoë K.' });
  expect(id).toBe('2026-04-01-zoe-k');
  const answers = await Promise.all([
    save(path, before, { ...before, rating: 1 }),
    save(path, before, { ...before, title: 'T' }),
    save(`reviews/${id}.json`, undefined, { date: '2026-04-01', rating: 4, author: 'Zoë K.', text: 'Good.' }),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await shown(path)).toMatchObject({ rating: 1, title: 'T' });
  expect(changes.map(({ file }) => file.split('/').at(-1))).toEqual(['reviews.jsonl', 'reviews.jsonl', '2026-04-01-zoe-k.md']);
  expect(await value('newId', { date: '2026-04-01', author: 'Zoë K.' })).toBe('2026-04-01-zoe-k-2');
});

it.each([
  '../../outside.json',
  'reviews/../../x.json',
  'reviews/a/b.json',
  '/etc/passwd',
  'aspects.yaml',
  'reviews/a%2fb.json',
  'pages/../x.md',
])('reads and writes nothing at %s, which is the path of no form', async (path) => {
  const { save, ask, changes, directory } = await backend();
  expect((await ask('getEntry', { path })).ok).toBe(false);
  expect((await save(path, undefined, { date: '2026-04-01', rating: 4, author: 'A', text: 'B' })).ok).toBe(false);
  expect(changes).toEqual([]);
  expect(await readdir(directory)).toEqual(['business.yaml', 'reviews.jsonl']);
});
