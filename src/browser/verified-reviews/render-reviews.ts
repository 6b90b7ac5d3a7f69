import { CHECK, STARS } from '../../marks.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { html, svg } from '../element.ts';
import { isFiltered } from './attributes.ts';
import type { Shown, ShownReview } from './load-reviews.ts';
import { fill, type Words } from './words.ts';

/** What the element shows: the rating and, in most forms, reviews. Every link leads to the site that they come from. */
export function renderReviews(shown: Shown, words: Words, baseUrl: string, form: string | null): HTMLElement {
  const { business, aggregate_rating: aggregate, matching, reviews } = shown;
  const label = fill(words.label, business.name);
  const root = html('div', { class: 'root', role: 'group', 'aria-label': label, lang: words.tag });
  root.append(renderSummary(aggregate, words, baseUrl));
  if (isRatingAlone(form)) return root;
  if (matching !== undefined) {
    const selection = fill(words.selection, words.number(matching), words.number(aggregate.rating_count));
    root.append(html('p', { class: 'note', part: 'note' }, selection));
  }
  // Safari does not announce a list without bullets as a list, unless it has the role.
  const items = reviews.map((review) => renderReview(review, words, baseUrl));
  // A list that scrolls must be reachable with the keyboard.
  const scroller = form === 'carousel' ? { tabindex: '0', 'aria-label': label } : {};
  if (items.length > 0) root.append(html('ul', { role: 'list', part: 'list', ...scroller }, ...items));
  return root;
}

/** Whether an element of this form shows no reviews. */
export function isRatingAlone(form: string | null): boolean {
  return form === 'summary' || form === 'line';
}

const PLACE: ShownReview = {
  id: '',
  date: '2026-09-30',
  rating: 5,
  author: '',
  text: '',
  verification: { method: 'invoice', date: '' },
};

/** Keeps room for as many reviews as the query asks for until they are loaded. */
export function renderPlaces(query: URLSearchParams, words: Words, form: string | null): HTMLElement {
  const shown = {
    business: { name: '' },
    aggregate_rating: { rating_value: 5, rating_count: 100 },
    matching: isFiltered(query) ? 0 : undefined,
    reviews: Array.from({ length: Math.min(Number(query.get('limit')) || 0, 100) }, () => PLACE),
  };
  const places = renderReviews(shown, words, '', form);
  // As an attribute, which the styles find also where browsers of before 2023 do not know it.
  places.setAttribute('inert', '');
  return places;
}

/** The rating of all reviews, whichever of them are shown. */
function renderSummary({ rating_value: rating, rating_count: count }: Shown['aggregate_rating'], words: Words, baseUrl: string) {
  const text = rating === null ? words.none : fill(words.score, words.number(rating, 1), words.counted(count));
  const link = html('a', { href: `${baseUrl}reviews` }, text);
  const stars = rating === null ? [] : [renderStars(rating)];
  return html('p', { class: 'summary', part: 'summary' }, ...stars, link);
}

function renderReview(review: ShownReview, words: Words, baseUrl: string): HTMLElement {
  const { id, rating, title, text, author, date, language, verification, source, disclosure } = review;
  const stars = renderStars(rating, fill(words.stars, words.number(rating)));
  const isNamed = title !== undefined;
  // A review without a title is linked by its author, whose name has the same place in all reviews.
  const link = html(
    'a',
    { href: `${baseUrl}reviews/${id}`, 'aria-label': isNamed ? undefined : fill(words.by, author) },
    title ?? author,
  );
  const verified = words.verified[verification.method] + (source ? ` · ${source.name}` : '');
  return html(
    'li',
    { part: 'review' },
    html('div', { class: 'head' }, stars, html('time', { datetime: date }, words.date(date))),
    ...(isNamed ? [html('p', { class: 'title', part: 'title', lang: language }, link)] : []),
    ...disclosureLines(disclosure, words.disclosure).map((line) => html('p', { class: 'disclosure', part: 'disclosure' }, line)),
    html('p', { class: 'text', part: 'text', lang: language }, text),
    // In Firefox, a screen reader says a `span` and the words before it as one word.
    html(
      'div',
      { class: 'meta', part: 'meta' },
      html('b', {}, isNamed ? author : link),
      html(
        'div',
        { class: 'verified' },
        svg('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, svg('path', { d: CHECK })),
        verified,
      ),
    ),
  );
}

/** Stars, filled up to a rating. Without a label they are decoration, which a screen reader skips. */
function renderStars(rating: number, label?: string): SVGElement {
  const name = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return svg(
    'svg',
    { viewBox: '0 0 100 20', part: 'stars', ...name },
    svg('path', { d: STARS }),
    // The inner `svg` cuts off what is beyond its width, and so fills a part of a star. In Firefox it would be an image without a name,
    // which Orca says in the place of the label: nothing.
    svg('svg', { width: String(20 * rating), height: '20', 'aria-hidden': 'true' }, svg('path', { d: STARS })),
  );
}
