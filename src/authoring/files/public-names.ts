import { join } from 'node:path';
import { foundOne, type Read, refused } from '../problems/read.ts';
import { RESERVED } from './reserved-names.ts';

/** What an owner may have an own one of: it is for programs of others, and no page or data of the site lies there. */
const REPLACEABLE: readonly string[] = [
  ...['404.html', 'apple-touch-icon.png', 'favicon.ico', 'favicon.svg'],
  ...['llms.txt', 'llms-full.txt', 'robots.txt', 'social.png'],
];

/** What a file has to be told apart from. */
interface Beside {
  /** What the folder `public` is called in a problem. */
  readonly folder: string;
  /** The names of the owner's pages. */
  readonly pages: readonly string[];
}

/** Accepts a file of the folder `public`, unless a page or file of the site would be lost for it. */
export function publicFile(name: string, { folder, pages }: Beside): Read<string> {
  const fault = faultOf(name, pages);
  return fault === undefined ? foundOne(name) : refused(join(folder, name), fault);
}

function faultOf(name: string, pages: readonly string[]): string | undefined {
  if (REPLACEABLE.includes(name)) return undefined;
  const meant = REPLACEABLE.find((each) => each === name.toLowerCase());
  if (meant !== undefined)
    return `is not found by those who look for ${meant}, as upper and lower case count; rename it to ${meant}`;
  const [first = '', ...rest] = name.toLowerCase().split('/');
  const stem = first.replace(/\..*$/, '');
  const isPage = name.toLowerCase().endsWith('.html');
  if (rest.length === 0 && isPage && pages.includes(stem))
    return `would take the place of the page pages/${stem}.md; keep one of the two, or rename this`;
  if (rest.length === 0 && first !== stem && RESERVED.includes(stem))
    return `would take the place of ${isPage ? 'a page' : 'a file'} that the site makes itself; rename it to our-${name}`;
  if (rest.length > 0 && RESERVED.includes(first) && (isPage || first === 'photos'))
    return `may take the place of one that the site makes itself below /${first}/; put it into a folder of another name`;
  return undefined;
}
