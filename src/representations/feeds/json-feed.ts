import { z } from 'zod';
import { type Locale, localeOf } from '../../locales/locale.ts';
import { newestDateOf } from '../../reviews/catalog.ts';
import { licenceOf } from '../../reviews/licence.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import { type Review, reviewSchema, webAddressSchema } from '../../reviews/schemas/review.ts';
import { noonIn } from '../../reviews/schemas/time-zone.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { RESOURCE_PATHS } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { answerLabel, reviewsTitle, titleOf } from '../text/review-words.ts';
import { entryHtml } from './entry-html.ts';
import { newestReviews } from './newest-reviews.ts';

const timeSchema = z.iso.datetime().meta({ examples: ['2026-03-14T17:00:00Z'] });

const itemSchema = z
  .object({
    id: z.url().meta({ description: "The review's address.", examples: ['https://example.com/reviews/2026-03-14-maria-g'] }),
    url: z.url().meta({ examples: ['https://example.com/reviews/2026-03-14-maria-g'] }),
    title: z.string().meta({ examples: ['Hot water back the same day'] }),
    content_text: z.string().meta({
      description: "The rating in words, what is disclosed of the author, the review's text, and the business's answer.",
      examples: ['5 of 5 stars\n\nDana came out within two hours.'],
    }),
    content_html: z.string().meta({
      description: 'The same as HTML, with the photos, as in the Atom feed.',
      examples: ['<p>5 of 5 stars</p>\n<p>Dana came out within two hours.</p>'],
    }),
    date_published: timeSchema,
    date_modified: timeSchema.meta({
      description: 'Newest date of the review, its verification, its answer and its correction.',
    }),
    authors: z.array(z.object({ name: z.string().meta({ examples: ['Maria G.'] }) })),
    tags: z
      .array(z.string())
      .meta({ description: 'Services and technicians that the review mentions.', examples: [['water-heater-repair']] }),
    language: z
      .string()
      .optional()
      .meta({ examples: ['en'] }),
    _review: reviewSchema.pick({ rating: true, mentions: true, disclosure: true }),
  })
  .meta({ id: 'JsonFeedItem' });

const licenceExtensionSchema = z
  .object({
    about: z
      .url()
      .meta({ description: 'What this extension means.', examples: ['https://example.com/docs#schema-JsonFeedLicence'] }),
    spdx_id: z
      .string()
      .optional()
      .meta({ description: 'SPDX licence id, where it has one.', examples: ['CC-BY-4.0'] }),
    name: z.string().meta({ examples: ['CC BY 4.0'] }),
    url: webAddressSchema.meta({ examples: ['https://creativecommons.org/licenses/by/4.0/'] }),
  })
  .meta({
    id: 'JsonFeedLicence',
    description: 'The licence of what the feed holds. Where it is absent, all rights are reserved.',
  });

/** JSON Feed 1.1 (https://jsonfeed.org/version/1.1), as far as it is used here. */
export const jsonFeedSchema = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().meta({ examples: ['Reviews of Alder Creek Plumbing'] }),
    home_page_url: z.url().meta({ examples: ['https://example.com/'] }),
    feed_url: z.url().meta({ examples: ['https://example.com/api/feed.json'] }),
    description: z
      .string()
      .optional()
      .meta({ examples: ['Plumbing, heating and air-conditioning.'] }),
    language: z.string().meta({ examples: ['en'] }),
    hubs: z
      .array(z.object({ type: z.literal('WebSub'), url: z.url().meta({ examples: ['https://hub.example.com/'] }) }))
      .optional(),
    _licence: licenceExtensionSchema.optional(),
    items: z.array(itemSchema).max(50),
  })
  .meta({ id: 'JsonFeed' });

export type JsonFeed = z.infer<typeof jsonFeedSchema>;

/** `/api/feed.json`. */
export function renderJsonFeed(site: Site): string {
  const { baseUrl, hubUrl, catalog } = site;
  const locale = localeOf(catalog.language, catalog.words);
  const noon = noonIn(catalog.business.time_zone);
  const feed: JsonFeed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: reviewsTitle(site, locale),
    home_page_url: `${baseUrl}/`,
    feed_url: baseUrl + RESOURCE_PATHS.jsonFeed,
    description: catalog.business.description,
    language: catalog.language,
    hubs: hubUrl === null ? undefined : [{ type: 'WebSub', url: hubUrl }],
    _licence: licenceExtension(site),
    items: newestReviews(site).map((review) => toItem(review, site, locale, noon)),
  };
  return `${JSON.stringify(feed)}\n`;
}

/** An extension of JSON Feed (1.1, section Extensions): its name begins with `_`, and `about` leads to what it means. */
function licenceExtension({ baseUrl, catalog }: Site): JsonFeed['_licence'] {
  const licence = licenceOf(catalog.business);
  if (licence === undefined) return undefined;
  const { spdxId, name, url } = licence;
  return { about: `${baseUrl}/docs#schema-JsonFeedLicence`, spdx_id: spdxId, name, url };
}

function toItem(
  review: Review,
  { baseUrl, catalog }: Site,
  locale: Locale,
  noon: (date: CalendarDate) => string,
): JsonFeed['items'][number] {
  return {
    id: review.url,
    url: review.url,
    title: titleOf(review, locale),
    content_text: toText(review, locale),
    // Some readers show nothing without it, or take the plain text for HTML and so lose its paragraphs.
    content_html: entryHtml({ ...review, language: review.language ?? catalog.language }, locale, baseUrl),
    date_published: noon(review.date),
    date_modified: noon(newestDateOf(review)),
    authors: [{ name: review.author }],
    tags: [...review.mentions.services, ...review.mentions.technicians],
    language: review.language,
    _review: { rating: review.rating, mentions: review.mentions, disclosure: review.disclosure },
  };
}

function toText({ rating, text, response, disclosure }: Review, locale: Locale): string {
  const answer = response ? [answerLabel(response, locale), response.text] : [];
  const disclosed = disclosureLines(disclosure, locale.messages.disclosure);
  return [locale.messages.rating.stars(String(rating)), ...disclosed, text, ...answer].join('\n\n');
}
