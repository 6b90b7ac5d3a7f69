import type { Review } from '../../../reviews/schemas/review.ts';
import { ownPhotoName, SMALL_SIDE, sizeWithin, smallPhotoName } from '../../../reviews/small-photo.ts';
import { markText, type Run, type Span } from '../../../reviews/text/cutting/marked-text.ts';
import { disclosureLines } from '../../../reviews/text/disclosure-lines.ts';
import { fillIn } from '../../../reviews/text/fill-in.ts';
import { type Attributes, html, setAttributes } from '../../element.ts';
import type { Choice } from '../choices.ts';
import type { SearchWords } from '../search-words.ts';
import { excerptOf } from './excerpt.ts';
import { findMarks } from './find-marks.ts';

/** What a card shows beside its review. */
interface CardOf {
  readonly words: string;
  readonly job: readonly Pick<Choice, 'name' | 'href'>[];
}

/**
 * Fills a copy of the page's template, a card with every part, with a review, and marks the searched words in its text. Each part
 * is found by its selector in `ReviewCard.astro`.
 */
export function fillCard(card: DocumentFragment, review: Review, { words, job }: CardOf, say: SearchWords): void {
  const { id, text, language = say.language, photos = [], edited, verification, source, response } = review;
  card.querySelector('.review')?.setAttribute('data-review', id);
  fill(card, '.review-head bdi', [review.author]);
  fillDate(card, '.review-head time', review.date, say);
  fillTitle(card, review, say);
  fillStars(card, review.rating, say);
  fillText(card, '.words', { text, language, words }, say);
  const shown = photos.map((photo) => photoOf(photo, say));
  fill(card, '.photos', shown);
  if (edited === undefined) fill(card, '.edited', []);
  else fillDate(card, '.edited time', edited, say);
  // The page of the policy says what each method shows.
  card.querySelector('.verified')?.setAttribute('href', `${say.base}policy#${verification.method}`);
  fill(card, '.verified span', [say.verification[verification.method] ?? '']);
  const disclosed = disclosureLines(review.disclosure, say.disclosure);
  if (disclosed.length === 0) fill(card, '.disclosure', []);
  else fill(card, '.disclosure bdi', [disclosed.join('\n')]);
  if (source === undefined) fill(card, '.source', []);
  else {
    const { name, url: href } = source;
    fill(card, '.source', [`${say.source} `, href === undefined ? name : html('a', { href, rel: 'nofollow ugc' }, name)]);
  }
  const tags = job.map(({ name, href }) => html('li', {}, html('a', { href, lang: say.language }, name)));
  fill(card, '.tags', tags);
  if (response === undefined) fill(card, '.answer', []);
  else {
    fillDate(card, '.answer time', response.date, say);
    // A business answers in the language of the review. The search does not look into answers.
    fillText(card, '.answer .words', { text: response.text, language, words: '' }, say);
  }
}

/** Fills a part of the card, or removes it if the review has nothing for it. */
function fill(card: DocumentFragment, part: string, content: readonly (Node | string)[], attributes: Attributes = {}): void {
  const field = card.querySelector(part);
  if (!field) return;
  field.replaceChildren(...content);
  setAttributes(field, attributes);
  if (content.length === 0) field.remove();
}

/** A review without a title gets one for screen readers, and its date becomes the link to it. */
function fillTitle(card: DocumentFragment, review: Review, say: SearchWords): void {
  const { id, title, rating, author, language = say.language } = review;
  const href = `${say.base}reviews/${id}`;
  if (title !== undefined) {
    fill(card, '.title', [html('a', { href }, title)], { lang: language, dir: 'auto' });
    return;
  }
  fill(card, '.title', [fillIn(say.untitled, { stars: say.short[rating - 1] ?? '', author })]);
  card.querySelector('.title')?.classList.add('visually-hidden');
  const date = card.querySelector('.review-head time');
  const link = html('a', { href });
  date?.replaceWith(link);
  link.append(...(date ? [date] : []));
}

function fillStars(card: DocumentFragment, rating: number, say: SearchWords): void {
  const count = new Intl.NumberFormat(say.locale).format(rating);
  fill(card, '.stars-words', [fillIn(say.stars, { count })]);
  // Each star is 20 units wide.
  card.querySelector('.stars svg')?.setAttribute('width', String(20 * rating));
}

/** A text, its language, and the words that were searched for in it. */
interface SearchedText {
  readonly text: string;
  readonly language: string | undefined;
  readonly words: string;
}

/** If the text is long, or the first hit far down in it, only a part is shown, with a button for the whole text. */
function fillText(card: DocumentFragment, part: string, { text, language, words }: SearchedText, say: SearchWords): void {
  const marks = findMarks(text, words);
  const runs = markText(text, marks);
  const excerpt = excerptOf(text, marks);
  const field = card.querySelector(part);
  const show = (span?: Span) => field?.replaceChildren(...contentOf(text, runs, span));
  show(excerpt);
  if (language !== undefined) field?.setAttribute('lang', language);
  if (!excerpt) return;
  const toggle = html('button', { type: 'button', class: 'link' });
  let isWhole = false;
  const label = () => {
    toggle.textContent = isWhole ? say.part : say.whole;
    toggle.setAttribute('aria-expanded', String(isWhole));
  };
  label();
  toggle.addEventListener('click', () => {
    isWhole = !isWhole;
    show(isWhole ? undefined : excerpt);
    label();
  });
  field?.after(toggle);
}

/** The runs of a text, or of a part of it, with marks. */
function contentOf(text: string, runs: readonly Run<Span>[], { start, end }: Span = { start: 0, end: text.length }) {
  let at = 0;
  const content = runs.map((run) => {
    const [from, to] = [Math.max(start - at, 0), Math.max(end - at, 0)];
    at += run.text.length;
    const shown = run.text.slice(from, to);
    return run.spans.length === 0 || shown === '' ? shown : html('mark', {}, shown);
  });
  return [...(start > 0 ? ['… '] : []), ...content, ...(end < text.length ? [' …'] : [])];
}

/** As in the list: photos of other sites are links. */
function photoOf(photo: NonNullable<Review['photos']>[number], say: SearchWords): Element {
  const { url, alt } = photo;
  const name = ownPhotoName(url, say.siteUrl);
  if (name === undefined) return html('p', {}, html('a', { href: url, rel: 'nofollow ugc' }, alt));
  const hasSmall = !say.largePhotos.includes(name);
  const { width, height } = sizeWithin(photo, SMALL_SIDE);
  const src = `${say.base}photos/${hasSmall ? smallPhotoName(name) : name}`;
  const size = { width: `${width}`, height: `${height}` };
  const picture = html('img', { ...size, alt, loading: 'lazy', decoding: 'async', src });
  return html('p', {}, html('a', { href: `${say.base}photos/${name}` }, picture));
}

function fillDate(card: DocumentFragment, part: string, date: string, { locale }: SearchWords): void {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  fill(card, part, [format.format(new Date(`${date}T00:00:00Z`))], { datetime: date });
}
