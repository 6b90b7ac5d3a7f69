import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { linesOf, review, smallContent, write } from '../../../support/content/content.ts';
import { formBackend as backend } from '../../../support/content/form-backend.ts';

const REVIEW = '---\ndate: 2026-03-14\nrating: 5\nauthor: Ann\n---\nGood.\n';

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
    [
      1,
      /reviews\.jsonl:1:\d+ {2}names "Ann", which is not in the business any more\. Keep whom and what reviews and pages name: /,
    ],
    [3, /; and 1 more\. Keep whom and what reviews and pages name: /],
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
    expect.stringMatching(/\n- \{ id: a, date: 2026-06-10, reason: Was never here\. \}\n$/),
    undefined,
  ]);
  expect(photos).toEqual(['a-1.jpg']);
  expect(await readdir(`${directory}/reviews`)).toEqual([]);
});

describe('the pages', () => {
  const files = { ...smallContent(), 'pages/about.md': '# About us\n\nWe.\n', 'pages/Über.md': '# Us\n\nWe.\n' };

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

  it.each(['notice.md', 'summary.md'])('are not removed in place of %s', async (path) => {
    const name = `pages/${path}`;
    const { ask, changes } = await backend({ ...files, [name]: '# A\n\nB.\n' });
    expect(await ask('deleteFiles', { path })).toMatchObject({ ok: false });
    expect(changes).toEqual([]);
  });

  it('are not written over by a new one of that name', async () => {
    const { save, changes } = await backend(files);
    expect(await save('pages/about.md', undefined, { title: 'About', text: 'You.' })).toMatchObject({ ok: false });
    expect(changes).toEqual([]);
  });
});

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
])('refuses %s, and writes nothing', async (_, path, change, message) => {
  const { save, shown, changes } = await backend();
  const before = path.includes('gone') ? { rating: 5 } : await shown(path);
  expect(await save(path, before, { ...before, ...change })).toEqual({ ok: false, message });
  expect(changes).toEqual([]);
});

it('takes the verification out of no review that an answer or a page names, as the build would refuse that', async () => {
  const verified = REVIEW.replace('author', 'verification: { method: invoice, date: 2026-03-15 }\nauthor');
  const files = { 'business.yaml': 'name: B\n', 'reviews/a.md': verified };
  const undo = async (others: Record<string, string>) => {
    const { save, shown, changes } = await backend({ ...files, ...others });
    const { verification, ...given } = await shown('reviews/a.json');
    const answer = await save('reviews/a.json', { ...given, verification }, given);
    return { answer, changes };
  };
  const faq = '- { question: Good?, answer: Yes., review_ids: [a] }\n';
  expect(await undo({ 'faq.yaml': faq })).toEqual({
    answer: {
      ok: false,
      message: expect.stringMatching(/faq\.yaml:1:\d+ {2}an answer under Questions and answers names a; take it/),
    },
    changes: [],
  });
  expect(await undo({ 'pages/p.md': '# A\n\n[B](/reviews/a)\n' })).toMatchObject({ answer: { ok: false }, changes: [] });
  expect(await undo({})).toMatchObject({ answer: { ok: true }, changes: [{}] });
});

it('takes nothing out of the business to which a page links, as the build would refuse that', async () => {
  const { save, shown, changes } = await backend({
    'business.yaml': 'name: B\nservices: [{ id: drains, name: Drains }, { id: taps, name: Taps }]\n',
    'pages/a.md': '# A\n\n[Our drains](/services/drains), and [what is gone](/services/gone)\n',
  });
  const before = await shown('business.yaml');
  const [drains, taps] = before.services;
  expect(await save('business.yaml', before, { ...before, services: [taps] })).toEqual({
    ok: false,
    message: expect.stringMatching(/pages\/a\.md:3:1 {2}\/services\/drains is not there/),
  });
  expect(changes).toEqual([]);
  // A link that leads nowhere already is no reason to refuse another change.
  expect(await save('business.yaml', before, { ...before, services: [drains] })).toEqual({ ok: true, value: { odd: [] } });
});

it('refuses a review whose file cannot be read any more, says where, and writes nothing', async () => {
  const { directory, save, shown, changes } = await backend({ ...smallContent(), 'reviews/a.md': REVIEW });
  const before = await shown('reviews/a.json');
  await write(directory, 'reviews/a.md', REVIEW.replace('5', '[5'));
  const message = expect.stringMatching(/reviews\/a\.md:3:9 {2}not valid YAML/);
  expect(await save('reviews/a.json', before, { ...before, title: 'T' })).toEqual({ ok: false, message });
  expect(changes).toEqual([]);
});
