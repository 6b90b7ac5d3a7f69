import { expect, it } from 'vitest';
import type { KnownTable } from '../../../../src/authoring/editorial/check-imports.ts';
import { decideMapping, keptTable } from '../../../../src/editing/imports/columns/decide-mapping.ts';
import { mappingFaults, optionsToSay } from '../../../../src/editing/imports/columns/mapping-faults.ts';
import { READING } from '../../../support/content/exports.ts';
import { COLUMNS, decideFor, HEADER, YELP } from '../../../support/content/mapping.ts';

it('does not ask for stars where there are only recommendations', () => {
  const header = ['created_time', 'recommendation_type', 'review_text', 'reviewer.name'];
  expect(mappingFaults(decideFor(header, { source: 'Facebook' }), header)).toEqual([
    'no column is known for rating; say it as in --map rating="…"; "recommendation_type" is none, as it says whether somebody recommends you and gives no stars, and a review here has those that its author gave',
  ]);
});

it.each(['Schulnote', 'Our work (1 = excellent, 5 = poor)', 'Wie zufrieden waren Sie? 1 (sehr zufrieden) - 5'])(
  'takes no marks for stars of which 1 is the best: %s',
  (rating) => {
    const header = ['Date', rating, 'Name', 'Review'];
    expect(mappingFaults(decideFor(header, { columns: { rating }, source: '' }), header)).toEqual([
      expect.stringContaining(`"${rating}" gives 1 to the best, and stars give 5 to the best;`),
    ]);
  },
);

it.each(['Stars', 'Rating (1 = poor, 5 = excellent)', 'Rating 1-5, 5 very good'])('takes stars from %s', (rating) => {
  const header = ['Date', rating, 'Name', 'Review'];
  expect(mappingFaults(decideFor(header, { columns: { rating }, source: '' }), header)).toEqual([]);
});

it('asks of which platform a table is if its header is kept for two', () => {
  const kept: KnownTable[] = [YELP, { ...YELP, source: 'My "Houzz"', scale: 5 }];
  expect(mappingFaults(decideFor(HEADER, {}, kept), HEADER)).toEqual([
    'imports.yaml keeps these columns for several platforms; say from which of them these reviews are: --source "Yelp" or --source "My \\"Houzz\\""',
  ]);
});

it('tells what is missing', () => {
  expect(mappingFaults(decideFor(HEADER), HEADER)).toEqual([
    'say with --source where these reviews were published first, such as --source Yelp, or by the name of your own site',
  ]);
  expect(mappingFaults({ ...decideFor(HEADER, { source: 'Yelp' }), columns: { date: 'Day' } }, HEADER)).toEqual([
    'date is to be read from "Day", which is not a column of the file',
    'no column is known for rating, author, text; say it as in --map rating="…", or write into the file what is missing: every review needs it; stars that are nowhere can only be given by their authors',
  ]);
});

it('says in options what is guessed or missing, unless the file has to be changed', () => {
  const optionsFor = (header: readonly string[], options = {}, kept: readonly KnownTable[] = []) =>
    optionsToSay(decideFor(header, options, kept), { header, samples: [] });
  const [date = '', stars = '', name = '', text = ''] = HEADER;
  const map = '--map "date=Date,rating=Stars,author=Name,text=Review"';
  expect(optionsFor([date, stars, name, text])).toEqual([map, '--source <site>']);
  expect(optionsFor([date, stars, name, text], { source: 'Yelp' })).toEqual([map]);
  expect(optionsFor(HEADER, { columns: COLUMNS })).toEqual(['--source <site>']);
  expect(optionsFor(HEADER, {}, [YELP, { ...YELP, source: 'Houzz' }])).toEqual(['--source <site>']);
  expect(optionsFor(['date', 'rating', 'author', 'text'])).toEqual([]);
  expect(optionsFor([date, 'By', text, stars], { columns: { date: 'Day' }, source: '' })).toEqual(['--map "date=…,author=…"']);
  expect(optionsFor([date, 'Schulnote', name, text], { columns: { rating: 'Schulnote' }, source: '' })).toBeUndefined();
  expect(optionsFor([date, 'recommendation', name, text], { source: '' })).toBeUndefined();
  expect(optionsFor([date, stars, name, 'liked', 'disliked'], { columns: { text: 'liked' }, source: '' })).toBeUndefined();
});

it.each([
  ['img/item-1.jpg', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['https://ann2024.example/', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['5d7a514b5d2c12c7449be045', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['#ab47bc', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['Springfield', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['', ['--map "rating=Stars,author=Name,text=Quote"', '--review-date <day>']],
  ['March 2024', ['--map "rating=Stars,author=Name,text=Quote,date=…"']],
  ['a year ago', ['--map "rating=Stars,author=Name,text=Quote,date=…"']],
])('says in options that all get one day where no column can hold one: beside %j', (more, options) => {
  const head = {
    header: ['Name', 'Stars', 'Quote', 'More'],
    samples: [{ number: 2, cells: ['Ann', '5', 'Came at once.', more] }],
  };
  expect(optionsToSay(decideMapping(head, { source: '' }, [], READING.monthOf), head)).toEqual(options);
});

it('wants no day of each review where one is said for all that have none', () => {
  const header = ['Name', 'Stars', 'Quote'];
  const draftOf = (options: object, names = header, kept: readonly KnownTable[] = []) =>
    decideFor(names, { source: '', ...options }, kept);
  expect(mappingFaults(draftOf({}), header)).toEqual([
    'no column is known for date; say it as in --map date="…", or write into the file what is missing: every review needs it; --review-date <day> takes one day for all reviews that have none, such as the day on which your website first showed them',
  ]);
  const draft = draftOf({ day: '2024-03-05' });
  expect(mappingFaults(draft, header)).toEqual([]);
  const table = keptTable(draft, header);
  expect(table).toMatchObject({ review_date: '2024-03-05', columns: { author: 'Name' } });
  expect(draftOf({}, header, [table])).toMatchObject({ day: '2024-03-05', basis: 'kept' });
  expect(draftOf({ day: '2024-03-06' }, header, [table])).toMatchObject({ day: '2024-03-06' });
  // The days may be written in later.
  expect(draftOf({}, [...header, 'Date'], [table])).toMatchObject({ columns: { ...table.columns, date: 'Date' } });
});

it('wants to know where reviews are from, except those of a table in our own form', () => {
  const fault = 'say where these reviews were published first, such as --source Yelp, or --source "" if that was nowhere else';
  const header = ['Date', 'Stars', 'Name', 'Review'];
  const faults = (wishes: object, names = header) => mappingFaults(decideFor(names, wishes), names);
  expect([faults({}), faults({ columns: COLUMNS }), faults({ source: '' })]).toEqual([[fault], [fault], []]);
  expect(faults({}, ['date', 'rating', 'author', 'text'])).toEqual([]);
});

it('joins the two halves of each review, and refuses one of them alone', () => {
  const header = ['Review date', 'Guest name', 'Review score', 'liked', 'disliked'];
  const draftFor = (columns?: object, names = header) => decideFor(names, { columns, source: 'Yelp' });
  expect(draftFor().columns).toMatchObject({ liked: 'liked', disliked: 'disliked' });
  expect(mappingFaults(draftFor(), header)).toEqual([]);
  expect(mappingFaults(draftFor({ text: 'liked' }), header)).toEqual([
    `"liked" and "disliked" each hold half of a review, and both are joined with --map "liked=liked,disliked=disliked" in place of text`,
  ]);
  const three = [...header, 'Cons'];
  expect(mappingFaults(draftFor(undefined, three), three)).toEqual([
    'no column is known for text; say it as in --map text="…", or write into the file what is missing: every review needs it',
    '"liked" and "disliked" and "Cons" each hold half of a review; say which two are joined, as in --map liked="…",disliked="…"',
  ]);
});

it('takes a text that somebody made of both halves', () => {
  const header = ['Review date', 'Guest name', 'Review score', 'liked', 'disliked', 'Both'];
  const draft = decideFor(header, { columns: { text: 'Both' }, source: 'Yelp' });
  expect([draft.columns, mappingFaults(draft, header)]).toEqual([expect.not.objectContaining({ liked: 'liked' }), []]);
});
