import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { readFields, type SearchFields } from '../../../src/browser/review-search/search-fields.ts';
import type { SearchWords } from '../../../src/browser/review-search/search-words.ts';
import { en } from '../../../src/locales/en.ts';

/** Short words for the search in the page. */
export const SEARCH_WORDS: SearchWords = {
  locale: 'en',
  base: '/below/',
  siteUrl: 'https://reviews.example.com',
  largePhotos: ['large.jpg'],
  all: 5678,
  allReviews: '5,678 reviews',
  one: '{count} review of {all} matches',
  other: '{count} reviews of {all} match',
  none: 'Nothing for {search}.',
  quoted: '“{words}”',
  meant: '{name}?',
  without: 'Without {name}',
  showAll: 'All of them',
  more: 'More',
  shown: 'Shown: {shown}.',
  narrow: 'The first {shown}.',
  remove: 'Take away: {name}',
  clear: 'Clear all',
  whole: 'All',
  part: 'Less',
  failed: 'Failed.',
  busy: 'Busy.',
  outOf: '{count} of {all}',
  stars: '{count} of 5 stars',
  untitled: '{stars} from {author}',
  short: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  verification: { invoice: 'Verified by invoice', booking: 'Verified by booking' },
  disclosure: en.disclosure,
  source: 'first published at',
};

/** Something to choose, with the name that readers see. */
export function choice(field: Choice['field'], value: string, name = value): Choice {
  return { field, value, name, kind: field, href: '' };
}

/** What the address of a search asks for. */
export function fieldsOf(address: string): SearchFields {
  return readFields(new URLSearchParams(address));
}
