import { Feed } from 'feed';
import { type Locale, localeOf } from '../locales/locale.ts';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import { newestDateOf } from '../reviews/catalog.ts';
import type { Review } from '../reviews/review.ts';
import { noonIn } from '../reviews/time-zone.ts';
import { licenceText } from './licence-text.ts';
import { feedTitle, newestReviews, titleOf } from './newest.ts';
import { RESOURCE_PATHS } from './resource-paths.ts';
import type { Site } from './site.ts';
import { escapeAmpersands, escapeHtml, xmlText } from './xml-text.ts';

/** `/feed.xml`, Atom 1.0 (RFC 4287); texts are plain, so they are made safe for XML and HTML before `feed` sees them. */
export function renderAtomFeed(site: Site): string {
  const { baseUrl, hubUrl, catalog } = site;
  const locale = localeOf(catalog.language);
  const noon = noonIn(catalog.business.time_zone);
  const feed = new Feed({
    id: `${baseUrl}/`,
    title: elementText(feedTitle(site, locale)),
    link: `${baseUrl}/`,
    feedLinks: { atom: baseUrl + RESOURCE_PATHS.atomFeed },
    author: { name: elementText(catalog.business.name), link: catalog.business.url },
    copyright: elementText(licenceText(site, locale)),
    // Not the clock, which is what `feed` would take.
    updated: new Date(catalog.updated === null ? 0 : noon(catalog.updated)),
    generator: 'verified-reviews',
    ...(hubUrl === null ? {} : { hub: hubUrl }),
  });
  for (const review of newestReviews(site)) feed.addItem(toEntry(review, locale, noon));
  return `${wholeSeconds(feed.atom1())}\n`;
}

/** `feed` takes `&amp;` in an element's text for `&`; with every `&` escaped, what it writes reads back as it was. */
function elementText(text: string): string {
  return escapeAmpersands(xmlText(text));
}

/** Times as `noonIn` gives them; `feed` writes milliseconds. No text can look like a closing tag: its `<` is escaped. */
function wholeSeconds(xml: string): string {
  return xml.replace(/\.000Z(?=<\/(?:updated|published)>)/g, 'Z');
}

function toEntry(review: Review, locale: Locale, noon: (date: CalendarDate) => string) {
  return {
    id: review.url,
    link: review.url,
    title: escapeHtml(xmlText(titleOf(review, locale))),
    content: toHtml(review),
    author: [{ name: elementText(review.author) }],
    published: new Date(noon(review.date)),
    date: new Date(noon(newestDateOf(review))),
    category: review.mentions.services.map((service) => ({ name: service, term: service })),
  };
}

function toHtml(review: Review): string {
  const paragraphs = xmlText(review.text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return [`<p>${review.rating} of 5 stars</p>`, ...paragraphs].join('');
}
