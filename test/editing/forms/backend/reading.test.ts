import { describe, expect, it } from 'vitest';
import { smallContent } from '../../../support/content/content.ts';
import { formBackend as backend } from '../../../support/content/form-backend.ts';

it('lists every review, and the files with forms of their own', async () => {
  const { value } = await backend();
  const { entries } = (await value('entriesByFolder', { folder: 'reviews' })) as { entries: { file: { path: string } }[] };
  expect(entries.map(({ file }) => file.path)).toEqual(['reviews/review-1.json', 'reviews/review-2.json']);
  expect(await value('entriesByFiles', { files: [{ path: 'business.yaml', label: 'B' }, { path: 'summary.md' }] })).toEqual([
    { data: '{"name":"Small Business"}', file: { path: 'business.yaml', label: 'B' } },
    { data: '{"text":""}', file: { path: 'summary.md' } },
  ]);
});

it('names the files whose reviews cannot be listed, and not those with other mistakes', async () => {
  const { value, ask } = await backend({
    ...smallContent(),
    'reviews/a.md': '---\nrating: [5\n---\nText\n',
    'reviews/b.md': '---\nrating: 6\n---\nText\n',
  });
  expect(await value('entriesByFolder', { folder: 'reviews' })).toMatchObject({
    unread: [expect.stringMatching(/reviews\/a\.md:2:9 {2}not valid YAML/)],
  });
  expect(await ask('getEntry', { path: 'reviews/a.json' })).toEqual({
    ok: false,
    message: expect.stringMatching(/reviews\/a\.md:2:9 {2}not valid YAML/),
  });
  const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`reviews/${name}.yaml`, '[']));
  const { value: ofMany } = await backend({ ...smallContent(), ...many });
  expect(await ofMany('entriesByFolder', { folder: 'reviews' })).toMatchObject({
    unread: [expect.any(String), expect.any(String), 'and 2 more'],
  });
  const { value: ofNone } = await backend();
  expect(await ofNone('entriesByFolder', { folder: 'reviews' })).toMatchObject({ unread: [] });
});

it('says why a form cannot be opened', async () => {
  const { ask } = await backend({ ...smallContent(), 'faq.yaml': '- question: [x\n' });
  expect(await ask('getEntry', { path: 'reviews/gone.json' })).toEqual({
    ok: false,
    message: 'it is no longer there; go back to the list, and load it again',
  });
  expect(await ask('getEntry', { path: 'faq.yaml' })).toEqual({
    ok: false,
    message: expect.stringMatching(/faq\.yaml:1:13 {2}not valid YAML/),
  });
});

describe('the pages', () => {
  const files = { ...smallContent(), 'pages/about.md': '# About us\n\nWe.\n', 'pages/Über.md': '# Us\n\nWe.\n' };

  it('are listed with their titles, and beside them what is none', async () => {
    const { value, shown } = await backend(files);
    const { entries, unread } = (await value('entriesByFolder', { folder: 'pages' })) as Record<string, { data: string }[]>;
    expect(entries?.map(({ data }) => JSON.parse(data).title)).toEqual(['About us']);
    expect(unread).toEqual([expect.stringContaining('rename it to uber.md')]);
    expect(await shown('pages/about.md')).toEqual({ text: '# About us\n\nWe.' });
  });
});
