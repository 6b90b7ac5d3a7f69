import { type Locale, localeOf } from '../../locales/locale.ts';
import { disclosedStatements } from '../policy/policy-sections.ts';
import { verificationCounts } from '../policy/verification-counts.ts';
import { POLICY_PATH, RESOURCE_PATHS } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { licenceMarkdown } from '../text/licence-text.ts';
import { markdownAddress, markdownInline, markdownQuote } from '../text/markdown-text.ts';
import { renderInsightsMarkdown } from './insights-markdown.ts';
import { renderReviewMarkdown } from './review-markdown.ts';

/** In bytes: about as much as a language model reads at once. */
const LONGEST = 190_000;

/** `/llms-full.txt`: facts of the business, what the reviews say, and as many whole reviews as there is room for. */
export function renderLlmsFull(site: Site): string {
  const locale = localeOf(site.catalog.language, site.catalog.words);
  const head = [...factsOf(site, locale), renderInsightsMarkdown(site, locale)].join('\n\n');
  return `${[head, ...newestReviewsOf(site, locale, LONGEST - Buffer.byteLength(head))].join('\n\n')}\n`;
}

function factsOf(site: Site, locale: Locale): string[] {
  const { catalog } = site;
  const { messages } = locale;
  const { business, updated } = catalog;
  const { name, description, telephone, email, address = {}, opening_hours = [], url } = business;
  const contact = [telephone, email, Object.values(address).join(', ')].filter((value) => value);
  const facts = [
    `- ${messages.llms.page}: ${markdownAddress(url)}`,
    ...(contact.length > 0 ? [`- ${messages.llms.contact}: ${markdownInline(contact.join(' · '))}`] : []),
    ...(opening_hours.length > 0 ? [`- ${messages.home.openingHours}: ${opening_hours.join(', ')}`] : []),
    `- ${licenceMarkdown(site, locale)}`,
    ...verificationCounts(catalog).map(
      ({ method, count }) =>
        `- ${messages.verification[method]}, ${locale.counted(messages.count.reviews, count)}: ${messages.proofs[method]}`,
    ),
    ...disclosedStatements(site, locale).map((statement) => `- ${statement}`),
    `- ${messages.policy.link}: ${markdownAddress(site.baseUrl + POLICY_PATH)}`,
  ];
  return [
    `# ${markdownInline(name)}`,
    ...(description === undefined ? [] : [markdownQuote(description)]),
    ...(updated === null ? [] : [`${ratingOf(catalog.aggregateRating, locale)} ${messages.llms.newest(locale.date(updated))}`]),
    messages.llms.note,
    facts.join('\n'),
  ];
}

function ratingOf(
  { rating_value, rating_count }: Site['catalog']['aggregateRating'],
  { messages, number, counted }: Locale,
): string {
  const stars = messages.rating.stars(number(rating_value ?? 0, 2));
  return `${stars}, ${counted(messages.count.verifiedReviews, rating_count)}.`;
}

/** As many whole reviews as fit into `room` bytes, and a line that says how many are left out. */
function newestReviewsOf({ baseUrl, catalog }: Site, locale: Locale, room: number): string[] {
  const { business, reviews } = catalog;
  const { home, llms } = locale.messages;
  const texts: string[] = [];
  let left = room;
  for (const review of reviews) {
    const text = renderReviewMarkdown(review, { business, locale, heading: '###' }).trimEnd();
    left -= Buffer.byteLength(text) + 2;
    if (left < 0) break;
    texts.push(text);
  }
  const missing = reviews.length - texts.length;
  return [
    ...(texts.length === 0 ? [] : [`## ${home.newest}`, ...texts]),
    ...(missing === 0 ? [] : [`${locale.counted(llms.leftOut, missing)} ${markdownAddress(baseUrl + RESOURCE_PATHS.reviews)}`]),
  ];
}
