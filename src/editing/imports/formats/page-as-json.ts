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
  if (text === undefined)
    throw new ExportError(
      'is a web page of more than 4 MB; save it as HTML alone, without its pictures, or copy its reviews into a table',
    );
  // It takes a tenth of a second to load, which other imports need not wait for.
  const { parseHTML } = await import('linkedom');
  const { document } = parseHTML(text);
  // Where both are used, one may hold only some of them.
  const rows = [linkedData(document), microdata(document)].map(rowsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (rows.length === 0) throw new ExportError(NONE);
  return textBytes(bytes.name, JSON.stringify(withoutQuotes(rows)));
}

const NONE =
  'is a web page that marks up no reviews (schema.org), as it may load them later or only show them; export them as JSON, CSV or XLSX, or copy them into a table';

/** JSON-LD 1.1, 7: data in scripts. */
function linkedData(document: Document): Group[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const groups = groupsIn(scripts.map(({ textContent }) => dataIn(textContent ?? '')));
  const named = new Map(
    groups.filter((group) => group['@id'] !== undefined && group.name !== undefined).map((group) => [group['@id'], group]),
  );
  // Others are only referred to, as Trustpilot does with itself.
  const meant = (value: unknown) => (isGroup(value) ? (named.get(value['@id']) ?? value) : value);
  return groups
    .filter((group) => [group['@type']].flat().some(isReview))
    .map((review) => Object.fromEntries(Object.entries(review).map(([key, value]) => [key, meant(value)])));
}

/** All groups in a value. A group is about the one around it, unless it says otherwise. */
function groupsIn(value: unknown, outer?: Group): Group[] {
  if (Array.isArray(value)) return value.flatMap((each) => groupsIn(each, outer));
  if (!isGroup(value)) return [];
  return [{ itemReviewed: outer, ...value }, ...Object.values(value).flatMap((each) => groupsIn(each, value))];
}

/** The value of a script, also of one that is not quite JSON; `undefined` if nothing helps. */
function dataIn(text: string): unknown {
  return parsed(text) ?? parsed(mended(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without comment marks around it, a semicolon behind it, and commas before ends; with escapes for line ends in its strings. */
function mended(text: string): string {
  return text
    .replace(/<!--|-->|(?:\/\/\s*)?(?:<!\[CDATA\[|\]\]>)/g, '')
    .replace(/;\s*$/, '')
    .replace(/"(?:[^"\\]|\\.)*"/gs, (string) => string.replace(/\r?\n/g, '\\n').replace(/\p{Cc}/gu, ' '))
    .replace(/,(?=\s*[\]}])/g, '');
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
    for (const name of tokens(each, 'itemprop'))
      found[name] ??= each.hasAttribute('itemscope') ? itemOf(each) : statedIn(each, name);
  }
  return found;
}

function tokens(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(/\s+/).filter((token) => token !== '');
}

/** A linked name is meant, and not the address that it links to. */
function statedIn(element: Element, name: string): string {
  const attributes = ['content', 'datetime', ...(name === 'url' ? ['href'] : [])];
  const stated = attributes.map((attribute) => element.getAttribute(attribute)).find((value) => value !== null);
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

/** If most texts are in quotation marks, the page added these, not the authors. */
function withoutQuotes(rows: readonly Group[]): readonly Group[] {
  const inner = rows.map(({ reviewBody }) => /^\s*["“„«»](.*)["”“»«]\s*$/s.exec(String(reviewBody))?.[1]);
  const quoted = inner.filter((text) => text !== undefined).length;
  return quoted * 2 > rows.length ? rows.map((row, index) => ({ ...row, reviewBody: inner[index] ?? row.reviewBody })) : rows;
}

function rowOf(review: Group): Group {
  const { author, datePublished, dateCreated, headline, name, reviewBody, description, reviewRating, ratingValue } = review;
  const { url, inLanguage, publisher, itemReviewed, comment } = review;
  const [reply] = [comment].flat();
  const platform = nameOf(publisher);
  const title = headline ?? name;
  return {
    datePublished: datePublished ?? dateCreated ?? '',
    reviewRating: ratingOf(reviewRating ?? ratingValue) ?? '',
    // As in `- Ann`, below a text.
    author: (nameOf(author) ?? '').replace(/^\s*[-–—]\s+/, ''),
    // Some name a review for its author, or for the business.
    headline: [nameOf(author), nameOf(itemReviewed)].some((other) => other === title) ? undefined : title,
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
