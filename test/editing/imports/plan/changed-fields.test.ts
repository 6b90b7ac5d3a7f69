import { expect, it } from 'vitest';
import { changedFields } from '../../../../src/editing/imports/plan/changed-fields.ts';

const HERE = {
  id: 'a',
  date: '2024-03-05',
  rating: 4,
  author: 'Ann',
  title: 'By an editor',
  text: 'Good.',
  source: { name: 'Google', id: '1' },
};
const compare = (fields: object, value: object = HERE, updated: string | undefined = undefined, published: string[] = []) =>
  changedFields({
    value,
    fields: { rating: 4, author: 'Ann', text: 'Good.', ...fields },
    updated,
    today: '2024-06-01',
    published: new Set(published),
  });
/** What the review notes of its last change at the source. */
const noted = (updated: string) => ({ source: { ...HERE.source, updated } });
const change = (...parameters: Parameters<typeof compare>) => compare(...parameters).changes;

it('finds none where all says the same, or the export says less', () => {
  expect(change({ text: ' Good.\r\n', rating: '4' })).toEqual({});
});

it('finds none where nobody sees a difference: in spaces, and in how an accent is written', () => {
  const here = { ...HERE, author: 'José\u00a0P', text: 'Très  bien.' };
  expect(change({ author: 'Jose\u0301 P', text: 'Tre\u0300s bien.' }, here)).toEqual({});
  // An editor took the spaces off the line ends.
  expect(change({ text: 'Fast. \n \t\nClean.\u00a0\n' }, { ...HERE, text: 'Fast.\n\nClean.' })).toEqual({});
  expect(change({ author: 'Jose P', text: 'Très\nbien.' }, here)).toEqual({ author: 'Jose P', text: 'Très\nbien.' });
});

it('finds none in what the website shows of words that the review takes out', () => {
  const here = {
    ...HERE,
    text: 'Bob is good.',
    redact: ['Bob', '555 0144'],
    response: { date: '2024-03-07', text: 'Call 555 0144.' },
  };
  const shown = (mark: string) => ({ text: `${mark} is good.`, response: { date: '2024-03-07', text: `Call ${mark}.` } });
  expect([change(shown('[removed]'), here), change(shown('[eliminado]'), here)]).toEqual([{}, {}]);
  expect(change({ text: '[removed] is bad.' }, here)).toEqual({ text: '[removed] is bad.' });
  expect(change(shown('[removed]'), { ...here, redact: ['555 0144'] })).toEqual({ text: '[removed] is good.' });
});

it('gives the new values, and today to what readers may have seen, as it changes for them today', () => {
  expect(change({ text: 'Bad.', rating: 1 })).toEqual({ text: 'Bad.', rating: 1 });
  const published = { ...HERE, verification: { method: 'invoice', date: '2024-03-06' } };
  expect(change({ text: 'Bad.' }, published)).toEqual({ text: 'Bad.', edited: '2024-06-01' });
  for (const updated of ['2024-03-05', '2024-05-28'])
    expect(change({ text: 'Bad.' }, published, updated)).toMatchObject({ text: 'Bad.', edited: '2024-06-01' });
  const fresh = { ...HERE, verification: { method: 'invoice', date: '2024-06-01' } };
  expect(change({ text: 'Bad.' }, fresh)).toEqual({ text: 'Bad.' });
  expect(change({ text: 'Bad.' }, fresh, undefined, ['a'])).toEqual({ text: 'Bad.', edited: '2024-06-01' });
});

it('leaves what was corrected here after its last change at the source', () => {
  const corrected = { ...HERE, rating: 5, edited: '2024-06-02', verification: { method: 'invoice', date: '2024-03-06' } };
  expect(change({}, corrected)).toEqual({});
  expect(compare({ text: 'Bad.' }, corrected, '2024-06-01')).toEqual({ changes: {}, kept: ['rating', 'text'] });
  expect(change({}, corrected, '2024-06-03')).toEqual({ rating: 4, edited: '2024-06-02', ...noted('2024-06-03') });
});

it('takes a new answer, without saying that the review was corrected', () => {
  const response = { date: '2024-03-07', text: 'Sorry.' };
  expect(change({ response }, { ...HERE, verification: {} })).toEqual({ response });
});

it('keeps an answer that is newer than the one at the source', () => {
  const response = { date: '2024-03-07', text: 'Sorry.' };
  const newer = { ...HERE, response: { date: '2024-03-08', text: 'We have called you.' } };
  expect(compare({ response }, newer)).toEqual({ changes: {}, kept: ['response'] });
  expect(compare({ response: { ...response, date: '2024-03-08' } }, newer)).toMatchObject({
    changes: { response: {} },
    kept: [],
  });
  expect(compare({ response: newer.response }, newer)).toEqual({ changes: {}, kept: [] });
});

it('adds what the platform calls the review', () => {
  expect(change({ source: { name: 'Google', id: '1' } }, { ...HERE, source: { name: 'Google' } })).toEqual({
    source: { name: 'Google', id: '1' },
  });
});

it('keeps what was corrected here where the export does not say when it changed there', () => {
  const corrected = { ...HERE, text: 'Better.', edited: '2024-05-01' };
  expect(compare({}, corrected)).toEqual({ changes: {}, kept: ['text'] });
  const taken = { changes: { text: 'Good.', ...noted('2024-05-02') }, kept: [] };
  expect(compare({ edited: '2024-05-02' }, corrected)).toEqual(taken);
  expect(compare({}, corrected, '2024-05-02')).toEqual(taken);
});

it('keeps a name that is a shorter form of the one there', () => {
  expect(compare({ author: 'Ann Lee', rating: 3 }, { ...HERE, author: 'A. L.' }, '2024-07-01')).toEqual({
    changes: { rating: 3, ...noted('2024-07-01') },
    kept: ['author'],
  });
});

it('takes a name that is no longer form of the one here, unless that was corrected', () => {
  for (const author of ['Bo Lee', 'Anne Lee', 'Ann Lee Young', ''])
    expect(compare({}, { ...HERE, author })).toMatchObject({ changes: { author: 'Ann' }, kept: [] });
  expect(compare({}, { ...HERE, author: 'A customer', edited: '2024-05-01' }, '2024-07-01')).toEqual({
    changes: {},
    kept: ['author'],
  });
});

it('remembers the last change at the source, and takes nothing back that an older export says', () => {
  const taken = change({ rating: 5 }, HERE, '2024-05-01');
  expect(taken).toEqual({ rating: 5, ...noted('2024-05-01') });
  expect(compare({}, { ...HERE, ...taken }, '2024-04-01')).toEqual({ changes: {}, kept: ['rating'] });
  expect(change({}, { ...HERE, ...taken }, '2024-05-02')).toEqual({ rating: 4, ...noted('2024-05-02') });
  // The day of the review itself says of no change.
  expect(change({ rating: 5 }, HERE, '2024-03-05')).toEqual({ rating: 5 });
});
