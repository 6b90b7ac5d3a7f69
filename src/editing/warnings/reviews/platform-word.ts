import { foldText } from '../../../reviews/text/comparing/text-match.ts';

/** Sites where anybody may write and no review is called verified, by their names in small letters. */
const OPEN_SITES: ReadonlySet<string> = new Set([
  ...['google', 'google maps', 'google business profile', 'google my business'],
  ...['facebook', 'tripadvisor', 'yelp'],
]);

/** Whether a site calls no review verified, so that its word is no proof of one. */
export function callsNoneVerified(site: string): boolean {
  return OPEN_SITES.has(foldText(site.trim()));
}
