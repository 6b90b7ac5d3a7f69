import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/representations/feeds/atom-feed.ts';
import { type JsonFeed, jsonFeedSchema, renderJsonFeed } from '../../../src/representations/feeds/json-feed.ts';
import { authoredReview, fullReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

// https://www.jsonfeed.org/version/1.1/
const FEED_KEYS =
  'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items'.split(
    ' ',
  );
const ITEM_KEYS =
  'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments'.split(
    ' ',
  );

/** More than a feed may contain. */
const many = Array.from({ length: 55 }, (_, index) => authoredReview({ id: `r${index}` }));
const site = sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b' })] });

function feedOf(options: SiteOptions): JsonFeed {
  return jsonFeedSchema.parse(JSON.parse(renderJsonFeed(sampleSite(options))));
}

describe('the JSON feed', () => {
  it.each([
    ['some reviews', site],
    ['no reviews', sampleSite({ reviews: [] })],
    ['many reviews', sampleSite({ reviews: many })],
    ['a path in its address and no hub', sampleSite({ baseUrl: 'http://127.0.0.1:4321/shop', hubUrl: null })],
  ])('is what its schema describes with %s', (_name, given) => {
    const feed: unknown = JSON.parse(renderJsonFeed(given));
    expect(jsonFeedSchema.safeParse(feed).error?.issues ?? []).toEqual([]);
    expect(jsonFeedSchema.parse(feed)).toEqual(feed);
  });

  it('uses only names of JSON Feed 1.1 and extensions', () => {
    const feed = JSON.parse(renderJsonFeed(site));
    expect(Object.keys(feed).filter((key) => !FEED_KEYS.includes(key) && !key.startsWith('_'))).toEqual([]);
    const keys = feed.items.flatMap((item: object) => Object.keys(item));
    expect(keys.filter((key: string) => !ITEM_KEYS.includes(key) && !key.startsWith('_'))).toEqual([]);
  });

  it('says under which licence it stands, and where that extension is explained', () => {
    expect(JSON.parse(renderJsonFeed(site))._licence).toEqual({
      about: 'https://reviews.example.com/docs#schema-JsonFeedLicence',
      spdx_id: 'CC-BY-4.0',
      name: 'CC BY 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
    });
    const url = 'https://example.com/terms';
    const about = expect.any(String);
    expect(feedOf({ business: { licence: url } })._licence).toEqual({ about, name: url, url });
    expect(feedOf({ business: { licence: undefined } })).not.toHaveProperty('_licence');
  });

  it('says where it, the home page and the hub are', () => {
    expect(JSON.parse(renderJsonFeed(site))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Reviews of Alder Creek & Sons',
      home_page_url: 'https://reviews.example.com/',
      feed_url: 'https://reviews.example.com/api/feed.json',
      language: 'en',
      hubs: [{ type: 'WebSub', url: 'https://reviews.example.com/api/websub/hub' }],
    });
  });

  it('leaves out a hub and a description that are not there', () => {
    expect(feedOf({ hubUrl: null })).not.toHaveProperty('hubs');
    expect(feedOf({ business: { description: undefined } })).not.toHaveProperty('description');
  });

  it('has the whole review in an item', () => {
    const [item] = feedOf({ reviews: [fullReview()], baseUrl: 'https://example.com/shop' }).items;
    expect(item).toEqual({
      id: 'https://example.com/shop/reviews/2026-03-14-maria-g',
      url: 'https://example.com/shop/reviews/2026-03-14-maria-g',
      title: 'Hot water back the same day',
      content_text:
        '5 of 5 stars\n\nThe author got a discount for this review: 10 % off the next service.\n\nThe author used to work for the business: worked here until 2023.\n\nHot water back the same day.\n\nAnswer of the business, March 16, 2026:\n\nThank you, Maria.',
      content_html:
        '<p>5 of 5 stars</p>\n<p>The author got a discount for this review: 10 % off the next service.</p>\n<p>The author used to work for the business: worked here until 2023.</p>\n<p>Hot water back the same day.</p>\n<p><img src="https://example.com/shop/photos/heater.jpg" alt="The new heater"></p>\n<p>Answer of the business, March 16, 2026:</p>\n<blockquote><p>Thank you, Maria.</p></blockquote>',
      date_published: '2026-03-14T12:00:00Z',
      date_modified: '2026-03-16T12:00:00Z',
      authors: [{ name: 'Maria G.' }],
      tags: ['water-heater-repair', 'Dana Whitfield'],
      language: 'en',
      _review: {
        rating: 5,
        mentions: { technicians: ['Dana Whitfield'], services: ['water-heater-repair'] },
        disclosure: fullReview().disclosure,
      },
    });
  });

  it("dates a review, and a correction of it, with noon in the business's time zone", () => {
    const business = { time_zone: 'America/Chicago' };
    const { items } = feedOf({ business, reviews: [fullReview({ edited: '2026-05-01' })] });
    expect(items).toMatchObject([{ date_published: '2026-03-14T17:00:00Z', date_modified: '2026-05-01T17:00:00Z' }]);
  });

  it("says the site's own words in the language of the business", () => {
    const { title, ...review } = fullReview({
      rating: 4,
      text: 'Muy bien.',
      language: 'es',
      disclosure: { relation: { kind: 'employee' } },
    });
    const { items } = feedOf({ language: 'es', reviews: [review] });
    expect(items).toMatchObject([
      {
        title: '4 de 5 estrellas de Maria G.',
        content_text:
          '4 de 5 estrellas\n\nQuien firma trabaja en el negocio.\n\nMuy bien.\n\nRespuesta del negocio, 16 de marzo de 2026:\n\nThank you, Maria.',
      },
    ]);
  });

  it.each(['en', 'es', 'eo'])('shows a review in HTML as the Atom feed does, in a business of %s', (language) => {
    const reviews = [fullReview({ text: 'one\ntwo\n\nthree <3' }), authoredReview({ id: 'b' })];
    const { entries = [] } = parseAtomFeed(renderAtomFeed(sampleSite({ language, reviews })));
    expect(feedOf({ language, reviews }).items.map(({ content_html }) => content_html)).toEqual(
      entries.map(({ content }) => content?.value),
    );
  });
});
