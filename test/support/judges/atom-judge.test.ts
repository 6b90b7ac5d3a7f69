import { describe, expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/representations/feeds/atom-feed.ts';
import { authoredReview, fullReview, sampleSite } from '../content/sample-site.ts';
import { atomErrors } from './atom-judge.ts';

const sample = renderAtomFeed(sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b', rating: 4 })] }));

/** The name of a change to the sample, and a function that makes it. */
type Change = readonly [name: string, change: (feed: string) => string];

describe('the judge of Atom feeds', () => {
  const entry = (inner: string) =>
    `<entry xmlns="http://www.w3.org/2005/Atom"><id>urn:a</id><title>t</title><updated>2026-01-01T00:00:00Z</updated>${inner}</entry>`;

  const REFUSED: readonly Change[] = [
    ['a feed without an id', (feed) => feed.replace(/<id>.*?<\/id>/, '')],
    ['an entry without an id', (feed) => feed.replace(/(<entry>.*?)<id>.*?<\/id>/s, '$1')],
    ['a second id', (feed) => feed.replace(/<id>.*?<\/id>/, '$&$&')],
    ['a relative id', (feed) => feed.replace(/<id>.*?<\/id>/, '<id>/reviews</id>')],
    ['a feed without a title', (feed) => feed.replace(/<title>.*?<\/title>/, '')],
    ['an entry without a title', (feed) => feed.replace(/<title type.*?<\/title>/, '')],
    ['an unknown type of text', (feed) => feed.replace('type="html"', 'type="markdown"')],
    ['markup in a plain title', (feed) => feed.replace('<title>', '<title><b/>')],
    ['a feed without a date', (feed) => feed.replace(/<updated>.*?<\/updated>/, '')],
    ['an entry without a date', (feed) => feed.replace(/(<entry>.*?)<updated>.*?<\/updated>/s, '$1')],
    ['a date that is a day', (feed) => feed.replace('T12:00:00Z', '')],
    ['a date without a zone', (feed) => feed.replace('00:00Z', '00:00')],
    ['a date that the calendar lacks', (feed) => feed.replace('2026-03-16T', '2026-02-30T')],
    ['a lowercase z', (feed) => feed.replace('00:00Z', '00:00z')],
    ['two dates of publication', (feed) => feed.replace(/<published>.*?<\/published>/, '$&$&')],
    ['an unknown element of Atom', (feed) => feed.replace('<entry>', '<entry><rating>5</rating>')],
    ['an unknown element in the feed', (feed) => feed.replace('<entry>', '<modified/><entry>')],
    ['an unknown attribute', (feed) => feed.replace('<link rel="self"', '<link rev="self"')],
    ['a link to nowhere', (feed) => feed.replace(/<link rel="self".*?>/, '<link rel="self"/>')],
    ['a category without a term', (feed) => feed.replace(/ term=".*?"/, '')],
    ['a person without a name', (feed) => feed.replace(/<name>.*?<\/name>/, '')],
    ['text between the elements', (feed) => feed.replace('<entry>', 'text<entry>')],
    [
      'an entry without content or alternate link',
      (feed) => feed.replace(/<content.*?<\/content>/, '').replace(/(<entry>.*?)<link .*?>/s, '$1'),
    ],
    [
      'neither feed nor all entries with an author',
      (feed) => feed.replace(/<author>.*?<\/author>/s, '').replace(/(<entry>.*?)<author>.*?<\/author>/s, '$1'),
    ],
    ['another namespace', (feed) => feed.replace('2005/Atom', '2005/Atom/')],
    ['a control character', (feed) => feed.replace('Maria', '\b')],
    ['an open element', (feed) => feed.replace('</feed>', '')],
    ['content elsewhere without a summary', () => entry('<content src="https://example.com/"/>')],
  ];

  const TAKEN: readonly Change[] = [
    ['authors of the entries alone', (feed) => feed.replace(/<author>.*?<\/author>/s, '')],
    ['an author of the feed alone', (feed) => feed.replace(/(<entry>.*?)<author>.*?<\/author>/s, '$1')],
    ['an entry with a link alone', (feed) => feed.replace(/<content.*?<\/content>/, '')],
    ['an entry with content alone', (feed) => feed.replace(/(<entry>.*?)<link .*?>/s, '$1')],
    [
      'elements and attributes of others',
      (feed) => feed.replace('<entry>', '<entry xmlns:r="urn:r" r:a="1"><r:rating stars="5">x<r:y/></r:rating>'),
    ],
    ['a fraction of a second and an offset', (feed) => feed.replace('00:00Z', '00:00.25+02:00')],
    [
      'XHTML',
      (feed) =>
        feed.replace(
          /<content.*?<\/content>/,
          '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p class="a">b</p></div></content>',
        ),
    ],
    [
      'the source of an entry',
      () => entry('<content>c</content><source><id>urn:b</id><author><name>n</name></author><link href="/"/></source>'),
    ],
    ['an entry that stands alone', () => entry('<content>c</content>')],
    ['content elsewhere with a summary', () => entry('<content src="https://example.com/"/><summary>s</summary>')],
  ];

  it('refuses each of the feeds that break a rule, and no other', async () => {
    const changed = [...REFUSED, ...TAKEN].map(([name, change]) => ({ name, feed: change(sample) }));
    expect(changed.filter(({ feed }) => feed === sample)).toEqual([]);
    const errors = await atomErrors(...changed.map(({ feed }) => feed));
    const refused = changed.filter((_, index) => errors.some((error) => error.startsWith(`file_${index}.xml`)));
    expect(refused.map(({ name }) => name)).toEqual(REFUSED.map(([name]) => name));
  });
});
