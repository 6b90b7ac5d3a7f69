import { type Category, Feed, type Item } from 'feed';
import { type Locale, localeOf } from '../../locales/locale.ts';
import { newestDateOf } from '../../reviews/catalog.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { noonIn } from '../../reviews/schemas/time-zone.ts';
import { RESOURCE_PATHS } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { licenceText } from '../text/licence-text.ts';
import { reviewsTitle, titleOf } from '../text/review-words.ts';
import { escapeHtml, xmlText } from '../text/xml-text.ts';
import { type Entry, entryHtml, langAttribute } from './entry-html.ts';
import { newestReviews } from './newest-reviews.ts';

/** `/feed.xml`, Atom 1.0 (RFC 4287). Texts are plain, and made safe for XML and HTML before the library `feed` sees them. */
export function renderAtomFeed(site: Site): string {
  const { baseUrl, hubUrl, catalog } = site;
  const { business, language, updated } = catalog;
  const locale = localeOf(language, catalog.words);
  const noon = noonIn(business.time_zone);
  // A review that does not name its language is taken to be in the language of the business.
  const reviews = newestReviews(site).map((review) => ({ ...review, language: review.language ?? language }));
  const feed = new Feed({
    id: `${baseUrl}/`,
    title: elementText(reviewsTitle(site, locale)),
    link: `${baseUrl}/`,
    feedLinks: { atom: baseUrl + RESOURCE_PATHS.atomFeed },
    author: { name: elementText(business.name), link: business.url },
    copyright: elementText(licenceText(site, locale)),
    // Without this, the library `feed` would take the current time.
    updated: new Date(updated === null ? 0 : noon(updated)),
    generator: 'verified-reviews',
    ...(hubUrl === null ? {} : { hub: hubUrl }),
  });
  // A label is for people: an id made of a Japanese name says nothing.
  const labels = new Map(business.services.map(({ id, name }) => [id, xmlText(name)]));
  const categoriesOf = ({ mentions }: Review): Category[] =>
    mentions.services.map((id) => ({ name: labels.get(id) ?? id, term: id }));
  for (const review of reviews) feed.addItem({ ...toItem(review, site, locale, noon), category: categoriesOf(review) });
  return `${mend(feed.atom1(), reviews, locale)}\n`;
}

/**
 * The library `feed` takes `&amp;` in a text for an escaped `&`. If every `&` is escaped before, its output reads back as the
 * text.
 */
function elementText(text: string): string {
  return xmlText(text).replaceAll('&', '&amp;');
}

function toItem(review: Entry, { baseUrl }: Site, locale: Locale, noon: (date: CalendarDate) => string): Item {
  return {
    id: review.url,
    link: review.url,
    title: escapeHtml(titleOf(review, locale)),
    content: entryHtml(review, locale, baseUrl),
    author: [{ name: elementText(review.author) }],
    published: new Date(noon(review.date)),
    date: new Date(noon(newestDateOf(review))),
  };
}

/** Mends what the library `feed` writes. The text of a review cannot look like one of these tags, because its `<` is escaped. */
function mend(xml: string, entries: readonly Entry[], locale: Locale): string {
  const starts = entries.values().map((entry) => startTags(entry, locale));
  return (
    xml
      // Times have no fractions of a second.
      .replace(/\.000Z(?=<\/(?:updated|published)>)/g, 'Z')
      // Nextcloud News opens the home page if a link does not say what it is.
      .replaceAll('<link href=', '<link rel="alternate" href=')
      // XML forbids it there.
      .replace(/(?<=<category label=")[^"]*/g, (label) => label.replaceAll('<', '&lt;'))
      .replace('<feed', `<feed${langAttribute('xml:lang', locale.tag)}`)
      // Some feed readers know no HTML in titles.
      .replace(/<entry>\s*<title type="html"><!\[CDATA\[(.*?)\]\]>/gs, (_, title: string) => starts.next().value + title)
      // Nextcloud News unescapes what is in CDATA once more, so that a text's `<b>` would be bold.
      .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, html: string) => escapeHtml(html))
  );
}

function startTags({ title, language }: Entry, { tag }: Locale): string {
  const titleLanguage = title === undefined ? tag : language;
  return `<entry${langAttribute('xml:lang', language, tag)}>
        <title type="text"${langAttribute('xml:lang', titleLanguage, language)}>`;
}
