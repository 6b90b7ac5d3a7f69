import { describe, expect, it } from 'vitest';
import { decide, planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { linesOf, makeFolder } from '../../../support/content/content.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const review = (text: string, more = {}) => ({ date: '2024-03-05', rating: 5, author: 'Ann', text, ...more });
const work = async (values: readonly unknown[], here: readonly object[] = []) => {
  const lines = here.length > 0 && { 'reviews.jsonl': linesOf(...here) };
  return (await importWork(await makeFolder({ 'business.yaml': 'name: A\n', ...lines }), values)).work;
};
const verdicts = async (...given: Parameters<typeof work>) =>
  (await Array.fromAsync(decide(await work(...given)))).map(({ verdict }) => verdict);
const kinds = async (...given: Parameters<typeof work>) => (await verdicts(...given)).map(({ kind }) => kind);

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
  const first = review('Good.', { id: 'a' });
  expect(await kinds([review('Other.'), review('Good.')], [first])).toEqual(['new', 'here']);
  expect(await kinds([review('Better.')], [first])).toEqual(['changed']);
});

it('gives a review the id that its platform gives it now, and takes one beside it for a second review', async () => {
  const named = (id: string) => review('Good.', { source: { name: 'Google', id } });
  const first = { ...named('1'), id: 'a' };
  expect(await kinds([named('x-1')], [first])).toEqual(['changed']);
  expect(await kinds([named('x-1'), named('1')], [first])).toEqual(['new', 'here']);
});

it('takes a copy without the id of the platform for no second review, whatever their order', async () => {
  const copy = review('Good.', { source: { name: 'Google' } });
  const values = [copy, review('Good.', { source: { name: 'Google', id: 'x' } }), { ...copy, author: 'Ben' }];
  expect(await kinds(values)).toEqual(['again', 'new', 'new']);
  expect(await kinds(values.toReversed())).toEqual(['new', 'new', 'again']);
});

it('takes the newest version of a review from several files, whatever their order', async () => {
  const old = review('Good.', { id: 'a' });
  const corrected = { ...old, text: 'Bad.', edited: '2024-04-01' };
  const answered = { ...corrected, response: { date: '2024-04-02', text: 'Sorry.' } };
  for (const values of [
    [old, corrected, answered],
    [answered, old, corrected],
  ]) {
    const found = await verdicts(values);
    expect(found.map(({ kind }) => kind).sort()).toEqual(['again', 'again', 'new']);
    expect(found.find(({ kind }) => kind === 'new')).toMatchObject({ review: { text: 'Bad.', response: { text: 'Sorry.' } } });
    expect((await kinds(values, [old])).sort()).toEqual(['again', 'again', 'changed']);
  }
});

describe('a review whose author is shown under another name here', () => {
  const LONG = 'They came on time, found the leak within an hour and left it clean.';
  const short = { ...review(LONG), author: 'A. L.', source: { name: 'NHS' } };
  const there = { ...review(LONG), author: 'Ann Lee', source: { name: 'NHS' } };

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
  const kindOf = async (date: string, text = 'Good.') =>
    (await kinds([review(text, { date })], [review('Good.', { id: 'a' })]))[0];
  expect([await kindOf('2024-03-04'), await kindOf('2024-03-06')]).toEqual(['here', 'here']);
  expect([await kindOf('2024-03-07'), await kindOf('2024-03-06', 'Other.')]).toEqual(['new', 'new']);
});
