import { foldText } from '../../reviews/text/text-match.ts';

/** Sites where anybody may write and no review is called verified, by their names in small letters. */
const OPEN_SITES: ReadonlySet<string> = new Set([
  ...['google', 'google maps', 'google business profile', 'google my business'],
  ...['facebook', 'tripadvisor', 'yelp'],
]);

/** Whether the site where a review was first published does not call it verified, so that its word is no proof. */
export function isDeniedBySite({ name, verified }: { readonly name: string; readonly verified?: 'no' | undefined }): boolean {
  return verified === 'no' || OPEN_SITES.has(foldText(name.trim()));
}
