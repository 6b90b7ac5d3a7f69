import { plainName } from '../../phrases.ts';
import type { Scale } from '../values/read-rating.ts';
import type { Names } from './column-names.ts';

/** A site whose tables are recognised, or a form that many sites use. */
export interface KnownSite {
  /** Its name, as reviews have it under `source`. A form of many sites has none. */
  readonly source?: string;
  /** What its ratings are out of. */
  readonly scale: Scale;
  /** Columns that all of its tables have. */
  readonly signs: readonly string[];
  readonly columns: Names;
}

const SITES: readonly KnownSite[] = [
  {
    source: 'Trustpilot',
    scale: 5,
    signs: ['review id', 'review stars', 'review created utc'],
    columns: {
      date: ['review created utc'],
      rating: ['review stars'],
      author: ['review username', 'review consumer name'],
      title: ['review title'],
      text: ['review content'],
      source_id: ['review id'],
      source_url: ['review url', 'review link'],
      language: ['review language'],
      response_date: ['business reply date utc', 'company reply date utc', 'reply date utc'],
      response_text: ['business reply', 'company reply', 'reply', 'business reply text', 'reply text', 'company reply text'],
    },
  },
  {
    source: 'Booking.com',
    scale: 10,
    // Of those in English.
    signs: ['reservation number', 'review score', 'positive review', 'negative review'],
    columns: {
      date: ['review date'],
      rating: ['review score'],
      author: ['guest name'],
      liked: ['positive review'],
      disliked: ['negative review'],
      title: ['review title'],
      source_id: ['reservation number'],
      response_text: ['property reply'],
    },
  },
  {
    // What web pages mark up (`pageAsJson`).
    scale: 5,
    signs: ['date published', 'review rating', 'author', 'review body'],
    columns: {
      date: ['date published'],
      rating: ['review rating'],
      author: ['author'],
      title: ['headline'],
      text: ['review body'],
      source_name: ['platform'],
      source_url: ['url'],
      language: ['review language'],
      response_date: ['reply date'],
      response_text: ['reply text'],
    },
  },
];

/** The site whose table this certainly is, by its header. */
export function knownSite(header: readonly string[]): KnownSite | undefined {
  const names = header.map(plainName);
  return SITES.find(({ signs }) => signs.every((sign) => names.includes(sign)));
}
