import { expect, it } from 'vitest';
import { valueAt } from '../../../../src/authoring/source/source.ts';
import type { Mapping } from '../../../../src/editing/imports/columns/fields.ts';
import { ownColumns } from '../../../../src/editing/imports/columns/own-columns.ts';
import { createRowParser } from '../../../../src/editing/imports/entries/parse-row.ts';
import {
  HIDDEN_ANSWER,
  NO_ANSWER_DATE,
  NO_LANGUAGE,
  NO_VERIFICATION,
  NOT_VERIFIED,
} from '../../../../src/editing/imports/entries/parsed-entry.ts';
import { CSV_FIELDS } from '../../../../src/reviews/csv/fields.ts';
import { READING } from '../../../support/content/exports.ts';
import { fullReview } from '../../../support/content/sample-site.ts';

const HEADER = 'Created (UTC)|Stars|Name|Review|No|Answer|Answered|Who|Mail|verification_method|Lang'.split('|');
const COLUMNS = {
  date: 'Created (UTC)',
  rating: 'Stars',
  author: 'Name',
  text: 'Review',
  source_id: 'No',
  response_text: 'Answer',
  response_date: 'Answered',
  technicians: 'Who',
  language: 'Lang',
};
/** The cells of a review, with the same beginning. */
const good = (...more: string[]) => ['2024-03-05', '5', 'Ann', 'Good.', ...more];
const parse = (cells: readonly string[], more: Partial<Mapping> = {}) =>
  createRowParser(HEADER, { columns: COLUMNS, scale: 5, source: 'Yelp', ...more }, READING)(cells);
/** The same of a table that has these columns alone, in their order. */
const parseOnly = (columns: Mapping['columns'], cells: readonly string[], more: Partial<Mapping> = {}) =>
  createRowParser(Object.values(columns), { columns, scale: 5, ...more }, READING)(cells);

it.each([
  ['review_datetime_utc', '2024-03-04'],
  ['createdAtUTC', '2024-03-04'],
  ['Posted', '2024-03-05'],
])('takes the times of a column for UTC if its name %j says so', (name, date) => {
  const columns = { date: name, rating: 'Stars', author: 'Name', text: 'Review' };
  expect(parseOnly(columns, ['2024-03-05 02:00', '5', 'Ann', 'Good.'])).toMatchObject({ fields: { date } });
});

it.each([
  ['reply.isPrivate', 'true', 'false'],
  // Of REVIEWS.io
  ['replies.private', '1', '0'],
  ['Owner response hidden', 'yes', 'no'],
  // Of Yotpo
  ['Comment Public', 'false', 'true'],
  ['reply_is_public', 'no', 'yes'],
  ['Response Status', 'Draft', 'Published'],
])('leaves out an answer that its site does not show: %j is %j', (column, hidden, shown) => {
  const answered = (cell: string) =>
    createRowParser(
      [...HEADER, column],
      { columns: COLUMNS, scale: 5 },
      READING,
    )(good('', 'Thanks.', '2024-03-06', '', '', '', '', cell));
  expect(answered(shown)).toMatchObject({ fields: { response: { text: 'Thanks.' } } });
  const entry = answered(hidden);
  expect(entry).toMatchObject({ kind: 'review', note: HIDDEN_ANSWER });
  expect(entry).not.toHaveProperty('fields.response');
});

it('takes no words of a review for an answer to what else its column says', () => {
  const text = 'Your review. By sending it you agree that we publish it';
  const columns = { date: 'Day', rating: 'Stars', author: 'Name', text };
  expect(parseOnly(columns, ['2024-03-05', '2', 'Ann', 'No, not good.'])).toMatchObject({ kind: 'review' });
});

it('makes fields of cells, and leaves the others alone', () => {
  const cells = "2024-03-05 02:00|★★★★| Ann\nLee |'=Good.\r\nYes. |17|Thanks.|2024-03-06|Dana; Omar|a@example.com";
  expect(parse(cells.split('|'))).toEqual({
    kind: 'review',
    fields: {
      // In UTC, as its column states. In Chicago, it was the evening before.
      date: '2024-03-04',
      rating: 4,
      author: 'Ann Lee',
      text: '=Good.\nYes.',
      mentions: { technicians: ['Dana', 'Omar'] },
      source: { name: 'Yelp', id: '17' },
      response: { date: '2024-03-06', text: 'Thanks.' },
    },
  });
});

it('reads all that our own export has, but for the verification', () => {
  const { verification: _, photos: __, ...review } = fullReview();
  const header = Object.keys(CSV_FIELDS);
  const values = Object.values(CSV_FIELDS).map((path) => valueAt(fullReview(), path));
  const cells = values.map((value) => (Array.isArray(value) ? value.join('; ') : String(value ?? '')));
  const columns = ownColumns({ header, samples: [{ number: 2, cells }] }, false) as Mapping['columns'];
  expect(createRowParser(header, { columns, scale: 5 }, READING)(cells)).toMatchObject({ kind: 'review', fields: review });
});

it('reads what stands in another language where the column of one is empty', () => {
  const columns = { date: 'date', rating: 'rating', author: 'author', text: 'text.en' };
  const parseText = createRowParser([...Object.values(columns), 'text.hi', 'text'], { columns, scale: 5 }, READING);
  const start = ['2024-03-05', '5', 'Ann'];
  expect(parseText([...start, '', 'बहुत अच्छा।', 'Else.'])).toMatchObject({ fields: { text: 'बहुत अच्छा।' } });
  expect(parseText([...start, 'Good.', 'बहुत अच्छा।'])).toMatchObject({ fields: { text: 'Good.' } });
  expect(parseText([...start, '', ' ', 'Else.'])).toMatchObject({ kind: 'wordless' });
});

it('leaves out the translations of Google, in the words of the author and in the answer', () => {
  const both = (words: string, other: string) => `(Translated by Google) ${other}\n\n(Original)\n${words}`;
  const cells = ['2024-03-05', '5', 'Ann', both('Muy bueno.', 'Very good.'), '', both('Gracias.', 'Thanks.'), '2024-03-06'];
  expect(parse(cells)).toMatchObject({ fields: { text: 'Muy bueno.', response: { text: 'Gracias.' } } });
});

it('says what it leaves out', () => {
  expect(parse(good('', 'Thanks.'))).toMatchObject({ note: NO_ANSWER_DATE });
  expect(parse(good('', 'Thanks.', '0001-01-01T00:00:00Z'))).toMatchObject({ note: NO_ANSWER_DATE });
  const response = { date: '2024-05-01', text: 'Thanks.' };
  expect(parse(good('', 'Thanks.'), { answered: '2024-05-01' })).toMatchObject({ fields: { response }, note: undefined });
  expect(parse(good('', '', '', '', '', 'invoice'))).toMatchObject({ note: NO_VERIFICATION });
});

const NAMELESS =
  'the author is missing; if the platform shows no name, write what it shows in the place of one, such as "A customer"';

it.each([
  [['2024-03-05', '5', '', 'Good.'], NAMELESS],
  [['2024-03-05', '5', '-', 'Good.'], NAMELESS],
  [['2024-03-05', '5', 'N/A', 'Good.'], NAMELESS],
  [['2024-03-05', '5', "{'name': 'Ann'}", 'Good.'], "the author \"{'name': 'Ann'}\" is not a name; write only the name"],
  [['', '5', 'Ann', 'Good.'], expect.stringMatching(/^the date is missing; --review-date <day> takes one day/)],
  [['3/4/2024', '5', 'Ann', 'Good.'], 'the date "3/4/2024" is not a date of the calendar, such as 2024-03-31'],
  [
    ['And kind.'],
    'the rating is missing, as all but one cell; if this is the rest of the text in the row above, that text was cut: put all of it into one cell, in quotes',
  ],
  [Array(12).fill('x'), 'this row has 12 cells, the header 11; a cell with a separator in it must be in quotes'],
])('refuses %j', (cells, reason) => {
  expect(parse(cells)).toEqual({ kind: 'refused', reason });
});

it('counts stars without words apart, and heeds order and scale', () => {
  expect(parse(['2024-03-05', '5', 'Ann', ' '])).toEqual({
    kind: 'wordless',
    fields: { date: '2024-03-05', rating: 5, author: 'Ann', source: { name: 'Yelp' } },
  });
  expect(parse(['3/4/2024', '9', 'Ann', 'Good.'], { order: 'day-first', scale: 10 })).toMatchObject({
    fields: { date: '2024-04-03', rating: 4 },
  });
  expect(parse(['4/13/2024', '5', 'Ann', 'Good.'], { order: 'day-first' })).toMatchObject({
    reason: expect.stringContaining('the day stands first in this column'),
  });
});

it('gives the day that is said to reviews that have none, and to no others', () => {
  const day = '2024-05-01';
  expect(parse(['', '5', 'Ann', 'Good.'], { day })).toHaveProperty('fields.date', day);
  expect(parse(good(), { day })).toHaveProperty('fields.date', '2024-03-05');
  for (const written of ['March 2024', '3 weeks ago'])
    expect(parse([written, '5', 'Ann', 'Good.'], { day })).toMatchObject({ kind: 'refused' });
});

it('takes a language as a tag', () => {
  const inLanguage = (language: string) => parse(good(...Array(6).fill(''), language));
  expect(inLanguage('EN')).toMatchObject({ fields: { language: 'en' } });
  expect(inLanguage('pt-BR')).toMatchObject({ fields: { language: 'pt-BR' } });
  expect(inLanguage('as usual')).toMatchObject({ note: NO_LANGUAGE });
});

it('reads the HTML of a title as often as that of a text', () => {
  const html = 'Tom &amp;amp;amp; Sons';
  const columns = { date: 'Date', rating: 'Stars', author: 'Name', text: 'Review', title: 'Title' };
  expect(parseOnly(columns, ['2024-03-05', '5', 'Ann', html, html])).toMatchObject({
    fields: { text: 'Tom &amp; Sons', title: 'Tom &amp; Sons' },
  });
});

it('joins what somebody liked and disliked, each with a sign', () => {
  const columns = { date: 'Date', rating: 'Score', author: 'Name', liked: 'Pros', disliked: 'Cons' };
  const halves = (...both: string[]) => parseOnly(columns, ['2024-03-05', '9', 'Ann', ...both], { scale: 10 });
  expect(halves('The bed.', 'The bathroom.')).toHaveProperty('fields.text', '+ The bed.\n\n− The bathroom.');
  expect(halves('N/A', 'The bathroom.')).toHaveProperty('fields.text', '− The bathroom.');
  expect(halves('', '')).toMatchObject({ kind: 'wordless' });
});

it('takes no draft of Sanity for a review, which its id alone shows', () => {
  const columns = { source_id: '_id', date: 'Date', rating: 'Stars', author: 'Name', text: 'Review' };
  const kindOf = (id: string) => parseOnly(columns, [id, ...good()]).kind;
  expect([kindOf('a1'), kindOf('drafts.a1')]).toEqual(['review', 'refused']);
});

it('takes no review that was withheld where it comes from for one', () => {
  const row = createRowParser([...HEADER, 'State'], { columns: COLUMNS, scale: 5 }, READING);
  const inState = (state: string) => row(good(...Array(7).fill(''), state));
  const reason = 'its "State" is "hidden": it was not published there';
  expect(inState('hidden')).toMatchObject({
    kind: 'refused',
    reason: `${reason}; to take such reviews all the same, take "State" out of the file`,
    isNone: true,
    withdrawn: { fields: { author: 'Ann' }, reason },
  });
  expect(inState('published')).toMatchObject({ kind: 'review' });
});

it('says of no review that it was withdrawn whose author may have agreed elsewhere', () => {
  const row = createRowParser([...HEADER, 'May we publish this?'], { columns: COLUMNS, scale: 5 }, READING);
  const answered = (answer: string) => row(good(...Array(7).fill(''), answer));
  expect(answered('No')).toHaveProperty('withdrawn.reason', '"May we publish this?" says "No"');
  for (const open of ['', 'Only my first name']) expect(answered(open)).not.toHaveProperty('withdrawn');
});

it('takes the name of the author for no title', () => {
  const columns = { date: 'Date', rating: 'Stars', author: 'Name', text: 'Review', title: 'Title' };
  const titled = (title: string) => parseOnly(columns, ['2024-03-05', '5', ' Ann ', 'Good.', title]);
  expect(titled('Ann')).not.toHaveProperty('fields.title');
  expect(titled('Ann!')).toHaveProperty('fields.title', 'Ann!');
});

it("takes no word of Booking.com's for a guest's headline", () => {
  const columns = { date: 'Date', rating: 'Score', author: 'Name', text: 'Review', title: 'Title' };
  const titleOf = (title: string, source: string) =>
    parseOnly(columns, ['2024-03-05', '9', 'Ann', 'Quiet.', title], { scale: 10, source });
  expect(titleOf('Exceptional', 'Booking.com')).not.toHaveProperty('fields.title');
  expect(titleOf('Exceptional', 'Yelp')).toHaveProperty('fields.title', 'Exceptional');
});

it('says of a reply in a row of its own what to do with it', () => {
  const header = ['comment_date', 'rating', 'comment_author', 'comment_content', 'comment_parent'];
  const columns = { date: 'comment_date', rating: 'rating', author: 'comment_author', text: 'comment_content' };
  const row = createRowParser(header, { columns, scale: 5 }, READING);
  expect(row(['2024-03-05', '', 'Shop', 'Thanks.', '12'])).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/^it replies to another row, which its "comment_parent" names, .* answer <id> --date/),
  });
  expect(row(['2024-03-05', '5', 'Ann', 'Good.', '0'])).toMatchObject({ kind: 'review' });
  expect(row(['2024-03-05', '', 'Ann', 'Good.', '0'])).toEqual({ kind: 'refused', reason: 'the rating is missing' });
});

it.each([
  ['type', 'host-to-guest'],
  ['review_direction', 'HOST_TO_GUEST'],
  ['reviewer_role', 'host'],
])('takes no review of a guest for one by a guest: %s', (column, written) => {
  const columns = { date: 'submittedAt', rating: 'rating', author: 'guestName', text: 'publicReview' };
  const row = createRowParser([...Object.values(columns), column], { columns, scale: 5 }, READING);
  const cells = ['2024-03-05', '5', 'Ann', 'Ann left the flat spotless.'];
  const reason = `its "${column}" is "${written}": it is about a customer, not by one`;
  expect(row([...cells, written])).toEqual({ kind: 'refused', reason, isNone: true });
  for (const other of ['guest-to-host', 'guest', '']) expect(row([...cells, other])).toMatchObject({ kind: 'review' });
});

it.each([
  'labels.verification.isVerified',
  'Verified Buyer',
  'Confirmed visit',
  'reviewer.verified_buyer',
  'verificationLevel',
  'verified_purchase',
  'Verified',
  'verificada',
  'Paciente verificado',
  'Verifizierter Kauf',
  'Bestätigter Termin',
  'Verified appointment',
  'Avis vérifié',
  'Acquisto verificato',
  'Geverifieerde aankoop',
  'Avaliação verificada',
])('keeps what the site says of the review under %s, if that is no', (column) => {
  const row = (cell: string, source = 'Trustpilot') =>
    createRowParser([...HEADER, column], { columns: COLUMNS, scale: 5, source }, READING)(good(...Array(7).fill(''), cell));
  for (const no of ['false', 'No verificada', 'nein', 'non vérifié', 'nee', 'não'])
    expect(row(no)).toMatchObject({ fields: { source: { name: 'Trustpilot', verified: 'no' } }, note: NOT_VERIFIED });
  for (const each of [row('true'), row(''), row('no', '')]) expect(each).not.toHaveProperty('fields.source.verified');
});
