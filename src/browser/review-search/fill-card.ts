import type { Review } from '../../reviews/schemas/review.ts';
import { ownPhotoName, SMALL_SIDE, sizeWithin, smallPhotoName } from '../../reviews/small-photo.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { fillIn } from '../../reviews/text/fill-in.ts';
import { markText, type Run, type Span } from '../../reviews/text/marked-text.ts';
import { excerptOf } from './excerpt.ts';
import { findMarks } from './find-marks.ts';
import type { SearchWords } from './search-words.ts';

/** Fills a copy of the page's template of a card with a review, and marks the searched `words` in its text. */
export function fillCard(card: DocumentFragment, review: Review, words: string, say: SearchWords): void {
  fillTitle(card, review, say);
  fillStars(card, review.rating, say);
  fillText(card, review, words, say);
  fillPhotos(card, review, say);
  fill(card, 'author', [review.author]);
  fillDate(card, 'date', review.date, say);
  fillEdited(card, review, say);
  fillVerification(card, review, say);
  fillDisclosure(card, review, say);
  fill(card, 'source', review.source ? [` · ${say.source} `, sourceName(card, review.source)] : []);
  fillResponse(card, review, say);
}

type Content = readonly (Node | string)[];
type Attributes = Readonly<Record<string, string | undefined>>;

/** The part of the card that has this name in `data-field`: the template names what differs from review to review. */
function fieldOf(card: DocumentFragment, name: string): Element | null {
  return card.querySelector(`[data-field="${name}"]`);
}

function fill(card: DocumentFragment, name: string, content: Content, attributes: Attributes = {}): void {
  const field = fieldOf(card, name);
  field?.replaceChildren(...content);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) field?.setAttribute(key, value);
}

function element(card: DocumentFragment, name: string, content: Content): Element {
  const made = card.ownerDocument.createElement(name);
  made.append(...content);
  return made;
}

function fillTitle(card: DocumentFragment, { id, title, rating, author, language }: Review, say: SearchWords): void {
  const href = `${say.base}reviews/${id}`;
  if (title === undefined) fill(card, 'title', [fillIn(say.untitled, { stars: say.short[rating - 1] ?? '', author })], { href });
  else fill(card, 'title', [title], { href, lang: language });
}

function fillStars(card: DocumentFragment, rating: number, say: SearchWords): void {
  const count = new Intl.NumberFormat(say.locale).format(rating);
  fieldOf(card, 'stars')?.setAttribute('aria-label', fillIn(say.stars, { count }));
  // Each star is in a square of 20.
  fieldOf(card, 'stars-filled')?.setAttribute('width', String(20 * rating));
}

/** A text whose first hit would be far down shows the part around it, and a button the rest. */
function fillText(card: DocumentFragment, { text, language }: Review, words: string, say: SearchWords): void {
  const marks = findMarks(text, words);
  const runs = markText(text, marks);
  const excerpt = excerptOf(text, marks);
  const field = fieldOf(card, 'text');
  const button = fieldOf(card, 'whole');
  const page = card.ownerDocument;
  const show = (span?: Span) => field?.replaceChildren(...contentOf(page, text, runs, span));
  show(excerpt);
  if (language !== undefined) field?.setAttribute('lang', language);
  if (!excerpt || !button) {
    button?.remove();
    return;
  }
  let isWhole = false;
  const label = () => {
    button.textContent = isWhole ? say.part : say.whole;
    button.setAttribute('aria-expanded', String(isWhole));
  };
  label();
  button.addEventListener('click', () => {
    isWhole = !isWhole;
    show(isWhole ? undefined : excerpt);
    label();
  });
}

/** The runs of a text, or of a part of it, with marks. */
function contentOf(
  page: Document,
  text: string,
  runs: readonly Run<Span>[],
  { start, end }: Span = { start: 0, end: text.length },
) {
  let at = 0;
  const content = runs.map((run) => {
    const [from, to] = [Math.max(start - at, 0), Math.max(end - at, 0)];
    at += run.text.length;
    const shown = run.text.slice(from, to);
    if (run.spans.length === 0 || shown === '') return shown;
    const mark = page.createElement('mark');
    mark.append(shown);
    return mark;
  });
  return [...(start > 0 ? ['… '] : []), ...content, ...(end < text.length ? [' …'] : [])];
}

/** As in the list: photos of other sites are links. */
function fillPhotos(card: DocumentFragment, { photos = [] }: Review, say: SearchWords): void {
  const shown = photos.map((photo) => photoOf(card, photo, say));
  if (shown.length === 0) fieldOf(card, 'photos')?.remove();
  else fill(card, 'photos', shown);
}

function photoOf(card: DocumentFragment, photo: NonNullable<Review['photos']>[number], say: SearchWords): Element {
  const { url, alt } = photo;
  const name = ownPhotoName(url, say.siteUrl);
  const link = element(card, 'a', name === undefined ? [alt] : []);
  link.setAttribute('href', name === undefined ? url : `${say.base}photos/${name}`);
  if (name === undefined) link.setAttribute('rel', 'nofollow ugc');
  else {
    const hasSmall = !say.largePhotos.includes(name);
    const { width, height } = sizeWithin(photo, SMALL_SIDE);
    const picture = element(card, 'img', []);
    const source = `${say.base}photos/${hasSmall ? smallPhotoName(name) : name}`;
    const attributes = { width: `${width}`, height: `${height}`, alt, loading: 'lazy', decoding: 'async', src: source };
    for (const [key, value] of Object.entries(attributes)) picture.setAttribute(key, value);
    link.append(picture);
  }
  return element(card, 'p', [link]);
}

function fillDate(card: DocumentFragment, name: string, date: string, { locale }: SearchWords): void {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  fill(card, name, [format.format(new Date(`${date}T00:00:00Z`))], { datetime: date });
}

function fillEdited(card: DocumentFragment, { edited }: Review, say: SearchWords): void {
  if (edited === undefined) fieldOf(card, 'edited')?.remove();
  else fillDate(card, 'edited-date', edited, say);
}

function fillVerification(card: DocumentFragment, { verification: { method } }: Review, say: SearchWords): void {
  // That page says what each method shows.
  fieldOf(card, 'verification')?.setAttribute('href', `${say.base}policy#${method}`);
  fill(card, 'verification-words', [say.verification[method] ?? '']);
}

function fillDisclosure(card: DocumentFragment, { disclosure }: Review, say: SearchWords): void {
  const lines = disclosureLines(disclosure, say.disclosure);
  if (lines.length === 0) fieldOf(card, 'disclosure')?.remove();
  else fill(card, 'disclosure-lines', [lines.join('\n')]);
}

function fillResponse(card: DocumentFragment, { response, language }: Review, say: SearchWords): void {
  if (!response) {
    fieldOf(card, 'response')?.remove();
    return;
  }
  fillDate(card, 'response-date', response.date, say);
  // A business answers in the language of the review.
  fill(card, 'response-text', [response.text], { lang: language });
}

function sourceName(card: DocumentFragment, { name, url }: NonNullable<Review['source']>): Node | string {
  if (url === undefined) return name;
  const link = element(card, 'a', [name]);
  link.setAttribute('href', url);
  link.setAttribute('rel', 'nofollow ugc');
  return link;
}
