import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/representations/feeds/atom-feed.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, fullReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';
import { atomErrors } from '../../support/judges/atom-judge.ts';
import { unescapeHtml } from '../../support/judges/html.ts';

const sample = renderAtomFeed(sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b', rating: 4 })] }));

/** The feed of a site, as a program reads it. */
function feedOf(options: SiteOptions) {
  const { entries = [], ...feed } = parseAtomFeed(renderAtomFeed(sampleSite(options)));
  return { ...feed, entries };
}

describe('the Atom feed', () => {
  it('is valid by RFC 4287, whatever it holds and leaves out', async () => {
    const { title: _, language: __, ...untitled } = fullReview();
    const sites: SiteOptions[] = [
      { reviews: [] },
      { hubUrl: null },
      { reviews: Array.from({ length: 60 }, (_, i) => fullReview({ id: `r${i}` })) },
      { business: { url: 'https://alder.example/?a=1&b=&amp;"<c>' } },
      {
        business: { services: [{ id: 'water-heater-repair', name: '"Heat" & <1 h> &amp; <category label="' }] },
        reviews: [fullReview()],
      },
      { baseUrl: 'http://127.0.0.1:4321/shop' },
      { business: { licence: 'https://example.com/?a&amp;b' } },
      { business: { licence: undefined } },
      { language: 'es', reviews: [untitled] },
      { language: 'eo', reviews: [untitled] },
      { reviews: [fullReview({ language: 'es' }), { ...untitled, language: 'es', id: 'b' }] },
    ];
    expect(await atomErrors(sample, ...sites.map((site) => renderAtomFeed(sampleSite(site))))).toEqual([]);
  });

  it('says where it, the home page and the hub are, and under which licence the data stand', () => {
    const { id, links, title, updated, rights } = parseAtomFeed(sample);
    expect({ id, title: title?.value, updated, rights: rights?.value }).toEqual({
      id: 'https://reviews.example.com/',
      rights: 'License of the data: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
      title: 'Reviews of Alder Creek & Sons',
      updated: '2026-03-16T12:00:00Z',
    });
    expect(links).toEqual([
      { rel: 'alternate', href: 'https://reviews.example.com/' },
      { rel: 'self', href: 'https://reviews.example.com/feed.xml' },
      { rel: 'hub', href: 'https://reviews.example.com/api/websub/hub' },
    ]);
  });

  it('says the address of a licence letter for letter', () => {
    const feed = renderAtomFeed(sampleSite({ business: { licence: 'https://example.com/?a&amp;b' } }));
    expect(parseAtomFeed(feed).rights?.value).toBe('License of the data: https://example.com/?a&amp;b');
  });

  it('names no hub where there is none', () => {
    expect(renderAtomFeed(sampleSite({ hubUrl: null }))).not.toContain('"hub"');
  });

  it('is of 1970 without reviews', () => {
    expect(feedOf({ reviews: [] })).toMatchObject({ updated: '1970-01-01T00:00:00Z', entries: [] });
  });

  it('has the whole review in an entry', () => {
    const url = 'https://example.com/shop/reviews/2026-03-14-maria-g';
    const services = [{ id: 'water-heater-repair', name: '給湯器 & "Heat" <1 h> &amp;' }];
    const { entries } = feedOf({ business: { services }, reviews: [fullReview()], baseUrl: 'https://example.com/shop' });
    expect(entries).toEqual([
      {
        id: url,
        links: [{ rel: 'alternate', href: url }],
        title: { type: 'text', value: 'Hot water back the same day' },
        content: {
          type: 'html',
          value:
            '<p>5 of 5 stars</p>\n<p>The author got a discount for this review: 10 % off the next service.</p>\n<p>The author used to work for the business: worked here until 2023.</p>\n<p>Hot water back the same day.</p>\n<p><img src="https://example.com/shop/photos/heater.jpg" alt="The new heater"></p>\n<p>Answer of the business, March 16, 2026:</p>\n<blockquote><p>Thank you, Maria.</p></blockquote>',
        },
        authors: [{ name: 'Maria G.' }],
        categories: [{ term: 'water-heater-repair', label: '給湯器 & "Heat" <1 h> &amp;' }],
        published: '2026-03-14T12:00:00Z',
        updated: '2026-03-16T12:00:00Z',
      },
    ]);
  });

  it('escapes the HTML of a review, because Nextcloud News unescapes CDATA once more', () => {
    const feed = renderAtomFeed(sampleSite({ reviews: [authoredReview({ text: 'It said <b>new</b>.' })] }));
    expect(feed).toContain('&lt;p&gt;It said &amp;lt;b&amp;gt;new&amp;lt;/b&amp;gt;.&lt;/p&gt;</content>');
  });

  it("dates a review, and a correction of it, with noon in the business's time zone", () => {
    const business = { time_zone: 'America/Chicago' };
    const corrected = fullReview({ edited: '2026-05-01' });
    expect(feedOf({ business, reviews: [corrected] })).toMatchObject({
      updated: '2026-05-01T17:00:00Z',
      entries: [{ updated: '2026-05-01T17:00:00Z', published: '2026-03-14T17:00:00Z' }],
    });
  });

  it.each([
    ['es', '4 de 5 estrellas de Maria G.', '<p>4 de 5 estrellas</p>', 'Respuesta del negocio, 16 de marzo de 2026:'],
    // Esperanto has no locale here, so these words are English.
    ['eo', '4 of 5 stars from Maria G.', '<p lang="en">4 of 5 stars</p>', 'Answer of the business, 16 March 2026:'],
  ])("says the site's own words in the locale of %s", (language, title, stars, answer) => {
    const { title: _, ...review } = fullReview({ rating: 4, language });
    const [entry] = feedOf({ language, reviews: [review] }).entries;
    expect(entry?.title?.value).toBe(title);
    expect(entry?.content?.value?.startsWith(stars)).toBe(true);
    expect(entry?.content?.value).toContain(`>${answer}</p>\n<blockquote>`);
  });

  it.each([
    ['en', 'en', 'Título', '<entry>', '<title type="text">', '<p>'],
    ['en', undefined, 'Título', '<entry>', '<title type="text">', '<p>'],
    ['en', 'es', 'Título', '<entry xml:lang="es">', '<title type="text">', '<p lang="en">'],
    ['en', 'es', undefined, '<entry xml:lang="es">', '<title type="text" xml:lang="en">', '<p lang="en">'],
    ['eo', undefined, 'Título', '<entry xml:lang="eo">', '<title type="text">', '<p lang="en">'],
  ])('marks languages: a business in %s, a review in %s titled %s', (language, own, title, start, heading, words) => {
    const { title: _, language: __, ...review } = fullReview();
    const reviews = [{ ...review, ...(own && { language: own }), ...(title && { title }) }];
    const feed = renderAtomFeed(sampleSite({ language, reviews }));
    // The feed's own title has no type.
    expect(feed.match(/<(?:feed xml:lang="[^"]*"|entry[^>]*>|title type[^>]*>)/g)).toEqual([
      '<feed xml:lang="en"',
      start,
      heading,
    ]);
    const [entry] = parseAtomFeed(feed).entries ?? [];
    expect(entry?.content?.value?.match(/<p[^>]*>(?:5|Answer)/g)).toEqual([`${words}5`, `${words}Answer`]);
  });
});

describe('any Unicode text', () => {
  const pieces = fc.constantFrom(
    '2026-01-01T00:00:00.000Z</updated><entry> <title type="html"><![CDATA[x]]>',
    ...['\ud83d', '\udc4d', '\ufffe', '\uffff', '\0', '\b', '\u000b', '\u001b', '\u0085', '\u2028'],
    ...[']]>', ']]', '<b>', '</entry>', '<![CDATA[', '<!--', '<?xml?>', '&', '&amp;', '&lt;', '&#0;', '&nope;', '"', "'"],
    ...['👍', 'é', 'ß', 'عربي', 'a', 'word', ' ', '\t', '\n', '\r', '\r\n', '$&'],
  );
  const text = fc.oneof(
    fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: anyCharacter, minLength: 1 }),
    fc.string({ unit: anyCharacter, minLength: 1 }),
  );
  const reviews = fc.array(fc.record({ title: text, text, author: text, answer: text }), { minLength: 1, maxLength: 6 });

  /** What XML can represent of a text (XML 1.0 sections 2.2 and 2.11). */
  function carried(given: string): string {
    const characters = [...given.toWellFormed()].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : '\t\n\r'.includes(character);
    });
    return characters.join('').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  }

  const feeds = fc.array(fc.record({ name: text, texts: reviews }), { minLength: 1, maxLength: 20 });

  it('makes a valid feed, from which it is read back', async () => {
    await fc.assert(
      fc.asyncProperty(feeds, async (given) => {
        const rendered = given.map(({ name, texts }) =>
          renderAtomFeed(
            sampleSite({
              business: { name },
              reviews: texts.map(({ answer, ...fields }, index) =>
                authoredReview({ id: `r${index}`, ...fields, response: { date: '2026-03-16', text: answer } }),
              ),
            }),
          ),
        );
        expect(await atomErrors(...rendered)).toEqual([]);
        for (const [index, { name, texts }] of given.entries()) {
          const { title, entries = [] } = parseAtomFeed(rendered[index] ?? '');
          // The reader trims texts, and drops those that are then empty.
          expect(title?.value).toBe(`Reviews of ${carried(name)}`.trim());
          expect(entries.map(readBack)).toEqual(
            texts.map((fields) => ({
              title: carried(fields.title).trim(),
              author: carried(fields.author).trim(),
              text: withoutSpace(carried(fields.text)),
              answer: withoutSpace(carried(fields.answer)),
            })),
          );
        }
      }),
      { numRuns: 6 },
    );
  });

  const CONTENT =
    /^<p>5 of 5 stars<\/p>\n(.*)\n<p>Answer of the business, March 16, 2026:<\/p>\n<blockquote>(.*)<\/blockquote>$/s;

  type Entry = ReturnType<typeof feedOf>['entries'][number];

  function readBack({ title, authors, content }: Entry) {
    const [, words = '', answer = ''] = CONTENT.exec(content?.value ?? '') ?? [];
    return {
      // The reader trims only spaces in the markup, so the others are trimmed here.
      title: (title?.value ?? '').trim(),
      author: (authors?.[0]?.name ?? '').trim(),
      text: plain(words),
      answer: plain(answer),
    };
  }

  function plain(paragraphs: string): string {
    return withoutSpace(unescapeHtml(paragraphs.replace(/<\/?p>|<br>/g, '')));
  }

  // An HTML reader shows only paragraphs and line breaks of a text's white space. They have a test of their own.
  function withoutSpace(given: string): string {
    return given.replace(/\s/g, '');
  }
});
