import type { Locale } from '../../locales/locale.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { disclosureMarkdown } from '../text/disclosure-markdown.ts';
import { markdownAddress, markdownInline, markdownQuote } from '../text/markdown-text.ts';
import { answerLabel } from '../text/review-words.ts';

export interface ReviewMarkdownOptions {
  readonly business: Business;
  readonly locale: Locale;
  /** The mark before the heading of the review; default `#`. */
  readonly heading?: '#' | '###';
}

/**
 * `/reviews/<id>.md`: a review as Markdown. Nothing that customers wrote can pass for the words of this site: the title stands in
 * the quotation, and nothing but the author's name in the heading, up to the end of its line.
 */
export function renderReviewMarkdown(review: Review, { business, locale, heading = '#' }: ReviewMarkdownOptions): string {
  const { messages } = locale;
  const { rating, author, title, text, verification, response, edited, disclosure } = review;
  // A text of many reviews says only once what each method shows.
  const meaning = heading === '#' ? ` ${messages.proofs[verification.method]}` : '';
  const blocks = [
    `${heading} ${markdownInline(messages.review.untitled(messages.rating.stars(String(rating)), author))}`,
    [
      `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${locale.date(review.date)}`,
      ...(edited === undefined ? [] : [`${messages.review.edited} ${locale.date(edited)}`]),
    ].join(' · '),
    `${messages.review.verifiedOn(messages.verification[verification.method], locale.date(verification.date))}.${meaning}`,
    ...disclosureMarkdown(disclosure, locale),
    messages.llms.quoted,
    markdownQuote(title === undefined ? text : `${title}\n\n${text}`),
    ...(response ? [answerLabel(response, locale), markdownQuote(response.text)] : []),
    factsOf(review, business, locale).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function factsOf({ url, mentions, service_area, source }: Review, business: Business, { messages }: Locale): string[] {
  const { kinds } = messages.list;
  const services = business.services.filter(({ id }) => mentions.services.includes(id)).map(({ name }) => name);
  const area = business.service_areas.find(({ id }) => id === service_area)?.name;
  const address = source?.url === undefined ? '' : ` ${markdownAddress(source.url)}`;
  return [
    `- ${messages.llms.page}: ${markdownAddress(url)}`,
    ...mentions.technicians.map((name) => `- ${kinds.technician}: ${markdownInline(name)}`),
    ...services.map((name) => `- ${kinds.service}: ${markdownInline(name)}`),
    ...(area === undefined ? [] : [`- ${kinds.service_area}: ${markdownInline(area)}`]),
    ...(source ? [`- ${messages.llms.source}: ${markdownInline(source.name)}${address}`] : []),
  ];
}
