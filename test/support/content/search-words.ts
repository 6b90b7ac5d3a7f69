import type { SearchWords } from '../../../src/browser/review-search/search-words.ts';
import { en } from '../../../src/locales/en.ts';

/** What the search in the page says, in few words. */
export const SEARCH_WORDS: SearchWords = {
  locale: 'en',
  base: '/below/',
  siteUrl: 'https://reviews.example.com',
  largePhotos: ['large.jpg'],
  all: 5678,
  allReviews: '5,678 reviews',
  one: '{count} of {all} review matches',
  other: '{count} of {all} reviews match',
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
  stars: '{count} of 5 stars',
  untitled: '{stars} from {author}',
  short: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  verification: { invoice: 'Verified by invoice', booking: 'Verified by booking' },
  disclosure: en.disclosure,
  source: 'first published at',
};
