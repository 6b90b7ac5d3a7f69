import { expect, it } from 'vitest';
import { recognise } from '../../../../src/editing/imports/entries/recognise.ts';
import { listEntries } from '../../../../src/editing/imports/files/json-values.ts';
import { findReviews } from '../../../../src/editing/imports/formats/json-lists.ts';

const REVIEW = { author_title: 'Ann', review_rating: 5, review_text: 'Good.', review_datetime_utc: '2024-03-05' };
const PLACE = { name: 'Shop', rating: 4.4 };

async function find(value: unknown) {
  const text = async function* () {
    yield JSON.stringify(value);
  };
  const found = await findReviews(listEntries(text()), (each) => recognise(each));
  return found && [found.names, found.others];
}

it('takes the list that looks like reviews, and names the others', async () => {
  expect(
    await find({ place_info: PLACE, topics: [{ name: 'a', rating: 4 }], reviews: [{ ...REVIEW, photos: [PLACE] }] }),
  ).toEqual([['reviews'], ['topics']]);
  expect(await find({ products: [PLACE], mine: [{ starRating: 'FIVE' }] })).toEqual([['mine'], ['products']]);
});

it('finds it within other lists', async () => {
  expect(await find({ data: [[{ ...PLACE, reviews_data: [REVIEW] }]] })).toEqual([['data.reviews_data'], []]);
  expect(await find([{ ...PLACE, reviews_data: [REVIEW] }, PLACE])).toEqual([['reviews_data'], []]);
});

it('takes lists that look alike together, but not those within them', async () => {
  const likes = { ...REVIEW, of_author: [REVIEW] };
  expect(await find({ north: [likes], south: [REVIEW], staff: [PLACE] })).toEqual([['north', 'south'], ['staff']]);
});

it('takes the reviews of Yelp, and not what their authors wrote before', async () => {
  const words = { rating: 5, comment: { text: 'Good.' }, localizedDate: '3/5/2024' };
  const review = { ...words, user: { markupDisplayName: 'Ann L.' }, previousReviews: [words] };
  expect(await find({ reviews: [review], filtered: [] })).toEqual([['reviews'], []]);
  expect(await find([review])).toEqual([[], []]);
});

it('takes the most likely one where none has all that a review needs, and none without groups', async () => {
  expect(await find({ topics: [{ a: 1 }], mine: [{ name: 'Ann', Puntos: 4, comentario: 'Bien.' }] })).toEqual([
    ['mine'],
    ['topics'],
  ]);
  expect(await find({ topics: ['a', 1], more: [] })).toBeUndefined();
});

it('takes the list whose name says it, where another one has the same fields', async () => {
  const post = { title: 'News', content: 'We moved.' };
  expect(await find([{ post: [post, post] }, { 'wpm-testimonial': [post] }])).toEqual([['wpm-testimonial'], ['post']]);
});

it('takes the longest of lists that nothing else tells apart', async () => {
  const post = { title: 'News', content: 'We moved.' };
  expect(await find({ old: [post], new: [post, post] })).toEqual([['new'], ['old']]);
});

it('takes a list for none of ours if one of its entries has a name that we do not write', async () => {
  const review = { date: '2024-05-12', rating: 5, author: 'Ann', text: 'Good.' };
  const recognised = async (...entries: unknown[]) => {
    const text = async function* () {
      yield JSON.stringify(entries);
    };
    return (await findReviews(listEntries(text()), (each) => recognise(each)))?.recognised;
  };
  expect(await recognised(review, review)).toEqual({ ok: true, platform: 'own' });
  expect(await recognised(review, { ...review, location: 'Austin' })).toBeUndefined();
});

it('takes the lists of all locations, also if no name tells a field', async () => {
  const { review_datetime_utc: added, ...review } = REVIEW;
  const list = [{ ...review, added }];
  expect(await find({ a: { reviews: list }, b: { reviews: list } })).toEqual([['a.reviews', 'b.reviews'], []]);
});
