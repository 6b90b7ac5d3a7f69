import { describe, expect, it } from 'vitest';
import { decide, planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { collect } from '../../../support/content/exports.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const BUSINESS = 'name: A\n';
const review = (text: string, more = {}) => ({ date: '2024-03-05', rating: 5, author: 'Ann', text, ...more });
const work = async (values: readonly unknown[], files = {}) =>
  (await importWork(await makeFolder({ 'business.yaml': BUSINESS, ...files }), values)).work;

it('plans an import', async () => {
  const heard: number[][] = [];
  const tally = await planImport(
    await work([review('Dana came.'), review('Dana left.'), review('Dana left.'), null, { text: 'x' }]),
    {
      isReported: true,
      onEntry: (...counts) => heard.push(counts),
    },
  );
  expect(tally.counts).toMatchObject({ new: 2, again: 1, nothing: 1, refused: 1 });
  expect(tally.report?.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'again', 'nothing', 'refused']);
  expect(heard.at(-1)).toEqual([5, 5]);
});

it('takes a second review of one author and day for a new one, not for a change of the first', async () => {
  const first = JSON.stringify({ ...review('Good.'), id: 'a' });
  const verdicts = await collect(decide(await work([review('Other.'), review('Good.')], { 'reviews.jsonl': `${first}\n` })));
  expect(verdicts.map(({ verdict }) => verdict.kind)).toEqual(['new', 'here']);
  const changed = await collect(decide(await work([review('Better.')], { 'reviews.jsonl': `${first}\n` })));
  expect(changed.map(({ verdict }) => verdict.kind)).toEqual(['changed']);
});

it('takes a copy without the id of the platform for no second review, whatever their order', async () => {
  const copy = review('Good.', { source: { name: 'Google' } });
  const values = [copy, review('Good.', { source: { name: 'Google', id: 'x' } }), { ...copy, author: 'Ben' }];
  for (const [order, kinds] of [
    [values, ['again', 'new', 'new']],
    [values.toReversed(), ['new', 'new', 'again']],
  ] as const) {
    expect((await collect(decide(await work(order)))).map(({ verdict }) => verdict.kind)).toEqual(kinds);
  }
});

it('takes the newest version of a review from several files, whatever their order', async () => {
  const old = review('Good.', { id: 'a' });
  const corrected = { ...old, text: 'Bad.', edited: '2024-04-01' };
  const answered = { ...corrected, response: { date: '2024-04-02', text: 'Sorry.' } };
  for (const values of [
    [old, corrected, answered],
    [answered, old, corrected],
  ]) {
    const verdicts = (await collect(decide(await work(values)))).map(({ verdict }) => verdict);
    expect(verdicts.map(({ kind }) => kind).sort()).toEqual(['again', 'again', 'new']);
    expect(verdicts.find(({ kind }) => kind === 'new')).toMatchObject({ review: { text: 'Bad.', response: { text: 'Sorry.' } } });
    const here = { 'reviews.jsonl': `${JSON.stringify(old)}\n` };
    const kinds = (await collect(decide(await work(values, here)))).map(({ verdict }) => verdict.kind);
    expect(kinds.sort()).toEqual(['again', 'again', 'changed']);
  }
});

describe('a review whose author is shown under another name here', () => {
  const LONG = 'They came on time, found the leak within an hour and left it clean.';
  const short = { ...review(LONG), author: 'A. L.', source: { name: 'NHS' } };
  const there = { ...review(LONG), author: 'Ann Lee', source: { name: 'NHS' } };
  const kinds = async (values: readonly object[], here: readonly object[]) => {
    const lines = here.map((each) => `${JSON.stringify(each)}\n`).join('');
    return (await collect(decide(await work(values, { 'reviews.jsonl': lines })))).map(({ verdict }) => verdict.kind);
  };

  it('is recognised by the id that the name gave it', async () => {
    const here = { ...short, id: '2024-03-05-ann-lee', text: 'Fine.' };
    expect(await kinds([{ ...there, text: 'Fine.' }], [here])).not.toContain('new');
    expect(await kinds([{ ...there, text: 'Fine.' }], [{ ...here, source: { name: 'Yelp' } }])).toEqual(['new']);
    expect(await kinds([{ ...there, text: 'Fine.' }], [{ ...here, source: { name: 'NHS', id: '7' } }])).not.toContain('new');
  });

  it('is recognised by its day and text where the id was changed, too', async () => {
    expect(await kinds([there], [{ ...short, id: '2024-03-05-a-l' }])).not.toContain('new');
    expect(await kinds([{ ...there, text: 'Fine.' }], [{ ...short, text: 'Fine.', id: 'x' }])).not.toContain('new');
    expect(await kinds([{ ...there, author: 'Bo', text: 'Fine.' }], [{ ...short, text: 'Fine.', id: 'x' }])).toEqual(['new']);
  });

  it('is recognised where a time zone moved it, too', async () => {
    const moved = { ...there, date: '2024-03-06' };
    expect(await kinds([{ ...moved, text: 'Fine.' }], [{ ...short, text: 'Fine.', id: '2024-03-05-a-l' }])).toEqual(['kept']);
    expect(await kinds([{ ...moved, text: 'Fine.' }], [{ ...short, id: '2024-03-05-ann-lee' }])).toEqual(['new']);
  });

  it('is not taken for another of the same day that is in the export as well', async () => {
    const here = { ...there, id: '2024-03-05-ann-lee' };
    expect(await kinds([there, { ...there, author: 'Bo' }], [here])).toEqual(['here', 'new']);
  });
});

it('recognises a review of which a time zone made another day', async () => {
  const here = `${JSON.stringify({ ...review('Good.'), id: 'a' })}\n`;
  const days = ['2024-03-04', '2024-03-06', '2024-03-07'].map((date) => review('Good.', { date }));
  for (const [index, kind] of ['here', 'here', 'new'].entries()) {
    const [verdict] = await collect(decide(await work([days[index]], { 'reviews.jsonl': here })));
    expect(verdict?.verdict.kind).toBe(kind);
  }
  const other = review('Other.', { date: '2024-03-06' });
  const [verdict] = await collect(decide(await work([other], { 'reviews.jsonl': here })));
  expect(verdict?.verdict.kind).toBe('new');
});
