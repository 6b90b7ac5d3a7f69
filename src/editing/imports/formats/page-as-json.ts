import { parseHTML } from 'linkedom';
import { isGroup } from '../../../authoring/source/source.ts';
import type { Encoding } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import type { Bytes } from '../files/stored-file.ts';
import { textBytes, wholeText } from '../files/whole-text.ts';

type Group = Readonly<Record<string, unknown>>;

/**
 * The JSON of the reviews that a web page marks up for search engines (https://schema.org/Review, as JSON-LD or microdata). Platforms
 * without an export do this on their pages about a business, and website builders on those with testimonials. Such a page is saved
 * in a browser, and wholly in memory.
 */
export async function pageAsJson(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  const text = await wholeText(bytes, encoding);
  if (text === undefined) throw new ExportError('is a web page of more than 4 MB; copy its reviews into a table');
  const { document } = parseHTML(text);
  // Where both are used, one may hold only some of them.
  const rows = [linkedData(document), microdata(document)].map(rowsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (rows.length === 0) throw new ExportError(NONE);
  return textBytes(bytes.name, JSON.stringify(rows));
}

const NONE =
  'is a web page that marks up no reviews (schema.org), as it may load them later or only show them; export them as JSON, CSV or XLSX, or copy them into a table';

/** JSON-LD 1.1, 7: data in scripts. One that is not valid JSON is passed over. */
function linkedData(document: Document): Group[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    try {
      return reviewsIn(JSON.parse(textContent ?? ''));
    } catch {
      return [];
    }
  });
}

function reviewsIn(value: unknown): Group[] {
  if (Array.isArray(value)) return value.flatMap(reviewsIn);
  if (!isGroup(value)) return [];
  return [value['@type']].flat().some(isReview) ? [value] : Object.values(value).flatMap(reviewsIn);
}

/** Whether a type is a review: `Review`, `UserReview`, `https://schema.org/Review`. */
function isReview(type: unknown): boolean {
  return typeof type === 'string' && /(?:^|\/)(?:User)?Review$/.test(type);
}

/** HTML, 5: microdata. */
function microdata(document: Document): Group[] {
  const items = [...document.querySelectorAll('[itemscope][itemtype]')];
  return items.filter((item) => tokens(item, 'itemtype').some(isReview)).map(itemOf);
}

function itemOf(item: Element): Group {
  const own = [...item.querySelectorAll('[itemprop]')].filter((each) => each.parentElement?.closest('[itemscope]') === item);
  const found: Record<string, unknown> = {};
  for (const each of own) {
    for (const name of tokens(each, 'itemprop')) found[name] ??= each.hasAttribute('itemscope') ? itemOf(each) : statedIn(each);
  }
  return found;
}

function tokens(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/).filter((token) => token !== '');
}

function statedIn(element: Element): string {
  const stated = ['content', 'datetime', 'href'].map((name) => element.getAttribute(name)).find((value) => value !== null);
  return stated ?? wordsOf(element);
}

/** The words of an element. As on the screen, only marks of their own end its lines. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const text of copy.querySelectorAll('br, p, div, li')) text.after('\u2028');
  return (copy.textContent ?? '').replaceAll(/[^\S\u2028]+/g, ' ').replaceAll(/ ?\u2028 ?/g, '\n');
}

/** The rows of a table in a known form (`known-sites.ts`), without those that a page repeats. */
function rowsOf(reviews: readonly Group[]): Group[] {
  return [...new Map(reviews.map(rowOf).map((row) => [JSON.stringify(row), row])).values()];
}

function rowOf(review: Group): Group {
  const { author, datePublished, dateCreated, headline, name, reviewBody, description, reviewRating, ratingValue } = review;
  const { url, inLanguage, publisher, itemReviewed, comment } = review;
  const [reply] = [comment].flat();
  const platform = nameOf(publisher);
  return {
    datePublished: datePublished ?? dateCreated ?? '',
    reviewRating: ratingOf(reviewRating ?? ratingValue) ?? '',
    author: nameOf(author) ?? '',
    headline: headline ?? name,
    reviewBody: reviewBody ?? description ?? '',
    url,
    reviewLanguage: nameOf(inLanguage),
    // The publisher of a business's own page is itself.
    ...(platform !== nameOf(itemReviewed) && { platform }),
    ...(isGroup(reply) && { replyText: reply.text ?? reply.description, replyDate: reply.datePublished ?? reply.dateCreated }),
  };
}

/** What is named by a text or by a group, such as a person; the first of several. */
function nameOf(value: unknown): string | undefined {
  const [first] = [value].flat();
  if (isGroup(first)) return nameOf(first.name);
  return typeof first === 'string' ? first : undefined;
}

/** `4`, or `8/10` if the best is more than 5. */
function ratingOf(value: unknown): unknown {
  const [first] = [value].flat();
  if (!isGroup(first)) return first;
  const { ratingValue, bestRating } = first;
  return Number(bestRating ?? 5) === 5 ? ratingValue : `${ratingValue}/${bestRating}`;
}
