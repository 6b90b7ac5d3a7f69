import type { Review } from '../../reviews/schemas/review.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { markText } from '../../reviews/text/marked-text.ts';
import { findMarks } from './find-marks.ts';
import { fillIn, type SearchWords } from './search-words.ts';

/** Fills a copy of the page's template of a card with a review, and marks the searched `words` in its text. */
export function fillCard(card: DocumentFragment, review: Review, words: string, say: SearchWords): void {
  fillTitle(card, review, say);
  fillStars(card, review.rating, say);
  fill(card, 'text', marked(card, review.text, words), { lang: review.language });
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

function marked(card: DocumentFragment, text: string, words: string): Content {
  const runs = markText(text, findMarks(text, words));
  return runs.map((run) => (run.spans.length > 0 ? element(card, 'mark', [run.text]) : run.text));
}

function sourceName(card: DocumentFragment, { name, url }: NonNullable<Review['source']>): Node | string {
  if (url === undefined) return name;
  const link = element(card, 'a', [name]);
  link.setAttribute('href', url);
  link.setAttribute('rel', 'nofollow ugc');
  return link;
}
