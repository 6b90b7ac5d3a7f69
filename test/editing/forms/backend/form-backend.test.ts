import { readdir, rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createFormBackend } from '../../../../src/editing/forms/backend/form-backend.ts';
import type { FileChange } from '../../../../src/editing/workspace.ts';
import { linesOf, makeFolder, review, smallContent, write } from '../../../support/content/content.ts';

const REVIEW = '---\ndate: 2026-03-14\nrating: 5\nauthor: Ann\n---\nGood.\n';

async function backend(files: Readonly<Record<string, string>> = smallContent()) {
  const directory = await makeFolder(files);
  const changes: FileChange[] = [];
  const photos: string[] = [];
  const forms = createFormBackend({
    directory,
    now: () => new Date('2026-06-10T12:00:00Z'),
    published: async () => new Set<string>(),
    async deletePhotos(_, names) {
      photos.push(...names);
    },
    async apply(change) {
      changes.push(change);
      if (change.content === undefined) await rm(change.path);
      else await write(directory, change.path.slice(directory.length + 1), change.content);
    },
  });
  const ask = (action: string, params: object = {}) => forms.answer({ action, params });
  const value = async (action: string, params: object = {}) => {
    const answer = await ask(action, params);
    return answer.ok ? answer.value : expect.fail(answer.message);
  };
  const shown = async (path: string) => JSON.parse(((await value('getEntry', { path })) as { data: string }).data);
  const save = (path: string, before: object | undefined, given: object) =>
    ask('persistEntry', { dataFiles: [{ path, shown: before, given }] });
  return { directory, changes, photos, ask, value, shown, save };
}

it('lists every review, and the files with forms of their own', async () => {
  const { value } = await backend();
  const { entries } = (await value('entriesByFolder', { folder: 'reviews' })) as { entries: { file: { path: string } }[] };
  expect(entries.map(({ file }) => file.path)).toEqual(['reviews/review-1.json', 'reviews/review-2.json']);
  expect(await value('entriesByFiles', { files: [{ path: 'business.yaml', label: 'B' }, { path: 'summary.md' }] })).toEqual([
    { data: '{"name":"Small Business"}', file: { path: 'business.yaml', label: 'B', id: expect.any(String) } },
    { data: '{"text":""}', file: { path: 'summary.md', id: expect.any(String) } },
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

  it('get a name that is free, are saved, and removed', async () => {
    const { ask, value, save, changes, directory } = await backend(files);
    const given = { title: 'About', text: 'You.' };
    expect(await value('newPage', given)).toBe('about-2');
    expect(await ask('getEntry', { path: 'pages/about-2.md' })).toMatchObject({ ok: false });
    expect(await save('pages/about-2.md', undefined, given)).toEqual({ ok: true, value: { odd: [] } });
    expect(changes.at(-1)?.content).toBe('---\ntitle: About\n---\nYou.\n');
    expect(await ask('deleteFiles', { path: 'pages/about.md' })).toEqual({ ok: true, value: null });
    expect(await readdir(`${directory}/pages`)).toEqual(['about-2.md', 'Über.md']);
    expect(await ask('deleteFiles', { path: 'pages/about.md' })).toMatchObject({ ok: false });
    expect(await save('pages/about.md', { text: '# About us\n\nWe.' }, { text: '# About us\n\nWe.' })).toMatchObject({
      ok: false,
    });
  });

  it('are not written over by a new one of that name', async () => {
    const { save, changes } = await backend(files);
    expect(await save('pages/about.md', undefined, { title: 'About', text: 'You.' })).toMatchObject({ ok: false });
    expect(changes).toEqual([]);
  });
});

it('removes a review for a reason alone, which it notes, and the photos that nothing else shows', async () => {
  const photo = { url: '/photos/a-1.jpg', width: 1, height: 1, alt: 'A' };
  const { ask, changes, photos, directory } = await backend({
    'business.yaml': 'name: B\n',
    'photos/a-1.jpg': '',
    'reviews/a.md': REVIEW.replace('rating', `photos: [${JSON.stringify(photo)}]\nrating`),
  });
  const path = 'reviews/a.json';
  expect(await ask('deleteFiles', { path, reason: ' ' })).toEqual({
    ok: false,
    message: 'a review is removed only with a reason',
  });
  expect(changes).toEqual([]);
  expect(await ask('deleteFiles', { path, reason: ' Was never here. ' })).toEqual({ ok: true, value: null });
  expect(changes.map(({ content }) => content)).toEqual([
    expect.stringMatching(/\n- id: a\n {2}date: 2026-06-10\n {2}reason: Was never here\.\n$/),
    undefined,
  ]);
  expect(photos).toEqual(['a-1.jpg']);
  expect(await readdir(`${directory}/reviews`)).toEqual([]);
});

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

it('writes the parts of a field in the order of the documents, not in that in which they were filled in', async () => {
  const { save, shown, changes } = await backend();
  const given = { date: '2026-04-01', rating: 4, author: 'Zoë K.', text: 'Good.' };
  const verification = { date: '2026-04-02', method: 'invoice' };
  await save('reviews/2026-04-01-zoe-k.json', undefined, { ...given, verification });
  expect(changes.at(-1)?.content).toContain('verification: { method: invoice, date: 2026-04-02 }\n');
  const before = await shown('faq.yaml');
  await save('faq.yaml', before, { entries: [{ answer: 'Yes.', question: 'Open?' }] });
  expect(changes.at(-1)?.content).toBe('- { question: Open?, answer: Yes. }\n');
});

it('saves what looks odd as well, and says what that is', async () => {
  const { save, shown, changes } = await backend();
  const before = await shown('reviews/review-1.json');
  const odd = [expect.stringMatching(/^What the customer wrote: 555-0188 looks like a telephone number, /)];
  expect(await save('reviews/review-1.json', before, { ...before, text: 'Call 555-0188.' })).toEqual({
    ok: true,
    value: { odd },
  });
  const day = { text: 'Closed.', until: '2026-06-09' };
  expect(await save('notice.md', { text: '' }, day)).toEqual({
    ok: true,
    value: { odd: [expect.stringMatching(/^Last day: /)] },
  });
  expect(await save('notice.md', day, day)).toEqual({ ok: true, value: { odd: [] } });
  expect(changes).toHaveLength(2);
});

it('names the first of many mistakes, and says of a name that reviews use what to do instead', async () => {
  const { save, shown } = await backend();
  const before = await shown('business.yaml');
  expect(await save('business.yaml', before, { ...before, url: 'x', email: 'x', telephone: 'x' })).toEqual({
    ok: false,
    message: expect.stringMatching(/; and 1 more$/),
  });
  const mentions = { technicians: ['Ann'] };
  const reviews = [1, 2, 3].map((number) => review(number, { mentions }));
  for (const [count, rest] of [
    [1, /reviews\.jsonl:1:\d+ {2}names "Ann", which is not in the business any more\. Keep whom and what reviews name: /],
    [3, /; and 1 more\. Keep whom and what reviews name: /],
  ] as const) {
    const used = await backend({
      'business.yaml': 'name: B\ntechnicians: [{ name: Ann }]\n',
      'reviews.jsonl': linesOf(...reviews.slice(0, count)),
    });
    const listed = await used.shown('business.yaml');
    expect(await used.save('business.yaml', listed, { ...listed, technicians: [{ name: 'Bea' }] })).toEqual({
      ok: false,
      message: expect.stringMatching(rest),
    });
  }
});

describe('refuses, and writes nothing', () => {
  it.each<[string, string, object, string]>([
    ['what the check refuses', 'reviews/review-1.json', { rating: 6 }, 'Stars: 6 is more than 5'],
    [
      'a review that is not there any more',
      'reviews/gone.json',
      { rating: 4 },
      'is not there any more; somebody took it out after you opened this form',
    ],
    [
      'an address that is none',
      'business.yaml',
      { url: 'x' },
      'Website: "x" is not a web address that begins with https:// or http://',
    ],
  ])('%s', async (_, path, change, message) => {
    const { save, shown, changes } = await backend();
    const before = path.includes('gone') ? { rating: 5 } : await shown(path);
    expect(await save(path, before, { ...before, ...change })).toEqual({ ok: false, message });
    expect(changes).toEqual([]);
  });

  it.each([
    '../../outside.json',
    'reviews/../../x.json',
    'reviews/a/b.json',
    '/etc/passwd',
    'aspects.yaml',
    'reviews/a%2fb.json',
    'pages/../x.md',
  ])('the path %s, which is no form', async (path) => {
    const { save, ask, changes, directory } = await backend();
    expect((await ask('getEntry', { path })).ok).toBe(false);
    expect((await save(path, undefined, { date: '2026-04-01', rating: 4, author: 'A', text: 'B' })).ok).toBe(false);
    expect(changes).toEqual([]);
    expect(await readdir(directory)).toEqual(['business.yaml', 'reviews.jsonl']);
  });

  it('a review whose file cannot be read any more, and says where', async () => {
    const { directory, save, shown, changes } = await backend({ ...smallContent(), 'reviews/a.md': REVIEW });
    const before = await shown('reviews/a.json');
    await write(directory, 'reviews/a.md', REVIEW.replace('5', '[5'));
    expect(await save('reviews/a.json', before, { ...before, title: 'T' })).toEqual({
      ok: false,
      message: expect.stringMatching(/reviews\/a\.md:3:9 {2}not valid YAML/),
    });
    expect(changes).toEqual([]);
  });

  it('anything but a request, a photo, and to take something out', async () => {
    const { ask } = await backend();
    for (const action of ['x', 'persistEntry', 'persistMedia', 'deleteFiles']) expect((await ask(action)).ok).toBe(false);
  });

  it('everything while the business has a mistake, and says where that is', async () => {
    const { directory, ask } = await backend({ 'business.yaml': 'name: A\n', 'reviews.jsonl': JSON.stringify(review(1)) });
    await write(directory, 'business.yaml', 'nmae: A\n');
    expect(await ask('entriesByFolder', { folder: 'reviews' })).toEqual({
      ok: false,
      message: expect.stringContaining('business.yaml:1:1  unknown key "nmae"'),
    });
  });
});
