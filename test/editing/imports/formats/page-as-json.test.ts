import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openExport } from '../../../../src/editing/imports/formats/open-export.ts';
import { pageAsJson } from '../../../../src/editing/imports/formats/page-as-json.ts';
import { bytesOf, storedFile } from '../../../support/content/exports.ts';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const read = async (html: string) => JSON.parse(await text((await pageAsJson(bytesOf(html), 'utf-8')).chunks()));

const ANN = { datePublished: '2024-03-05', reviewRating: '4', author: 'Ann', reviewBody: 'Good.' };

it('reads JSON-LD, wherever the reviews are in it', async () => {
  const reviewRating = { '@type': 'Rating', ratingValue: '4', bestRating: '5' };
  const author = { '@type': 'Person', name: 'Ann' };
  const ann = { '@type': 'Review', author, reviewRating, datePublished: '2024-03-05' };
  const shop = { '@type': ['LocalBusiness', 'Plumber'], name: 'Shop', review: { ...ann, reviewBody: 'Good.' } };
  const graph = { '@context': 'https://schema.org', '@graph': [shop, { '@type': 'WebPage' }] };
  expect(await read(page('', linked(graph)))).toEqual([ANN]);
  const broken = '<script type="application/ld+json">{,}</script>';
  expect(await read(page(`${broken}${linked([{ ...ann, description: 'Good.' }])}`))).toEqual([ANN]);
});

it('takes the title, the language, the address, the platform and the answer of a review', async () => {
  const review = {
    '@type': 'https://schema.org/UserReview',
    author: ['Bo'],
    datePublished: '2024-03-05T10:00:00Z',
    headline: 'Fine',
    reviewBody: 'As promised.',
    reviewRating: { ratingValue: 8, bestRating: 10 },
    inLanguage: 'en',
    url: 'https://platform.example/r/1',
    publisher: { name: 'Platform' },
    itemReviewed: { name: 'Shop' },
    comment: [{ text: 'Thank you.', dateCreated: '2024-03-06' }],
  };
  expect(await read(page(linked([review, review])))).toEqual([
    {
      datePublished: '2024-03-05T10:00:00Z',
      reviewRating: '8/10',
      author: 'Bo',
      headline: 'Fine',
      reviewBody: 'As promised.',
      url: 'https://platform.example/r/1',
      reviewLanguage: 'en',
      platform: 'Platform',
      replyText: 'Thank you.',
      replyDate: '2024-03-06',
    },
  ]);
  // A business's own page is published by itself.
  expect((await read(page(linked({ ...review, publisher: 'Shop' }))))[0]).not.toHaveProperty('platform');
});

it('finds what a review only refers to, and takes no name of the author or the business for a title', async () => {
  const review = { '@type': 'Review', ...ANN };
  const graph = [
    { '@type': 'Organization', '@id': '#platform', name: 'Platform' },
    { ...review, publisher: { '@id': '#platform' }, itemReviewed: { '@id': '#none' } },
    { '@type': 'Plumber', name: 'Shop', publisher: 'Shop', review: { ...review, name: 'Shop', publisher: { name: 'Shop' } } },
    { ...review, name: 'Ann', reviewBody: 'Fine.' },
  ];
  const found = [{ ...ANN, platform: 'Platform' }, ANN, { ...ANN, reviewBody: 'Fine.' }];
  expect(await read(page(linked({ '@graph': graph })))).toEqual(found);
});

it.each([
  ['a semicolon behind it', (json: string) => `${json};\n`],
  ['a comment around it', (json: string) => `<!--\n${json}\n-->`],
  ['CDATA around it', (json: string) => `// <![CDATA[\n${json}\n// ]]>`],
  ['a comma too many', (json: string) => json.replace(/\}$/, ',\n}')],
  ['line ends and tabs in its strings', (json: string) => json.replace('Ann, ', 'Ann,\r\n\t')],
])('reads JSON-LD with %s', async (_, spoil) => {
  const json = JSON.stringify({ '@type': 'Review', author: 'Ann', reviewBody: 'Signed: Ann, "here"' });
  const [row] = await read(page(`<script type="application/ld+json">${spoil(json)}</script>`));
  expect(row.author).toBe('Ann');
  expect(row.reviewBody).toMatch(/^Signed: Ann,\s+"here"$/);
});

it('leaves out the quotation marks that a page draws around its texts', async () => {
  const texts = async (...bodies: readonly string[]) => {
    const rows = await read(page(linked(bodies.map((reviewBody) => ({ '@type': 'Review', reviewBody })))));
    return rows.map((row: { reviewBody: string }) => row.reviewBody);
  };
  const none = 'No review comments provided';
  expect(await texts('“Good.”', '"Quick, and "clean"."', none)).toEqual(['Good.', 'Quick, and "clean".', none]);
  expect(await texts('“Good.”', 'Quick.')).toEqual(['“Good.”', 'Quick.']);
});

it('takes a name that is a link, and not its address or the dash before it', async () => {
  const review = `<div itemscope itemtype="https://schema.org/Review"><a itemprop="author" href="/ann"> - Ann</a>
    <a itemprop="url" href="/r/1">Link</a></div>`;
  expect(await read(page(review))).toEqual([{ ...ANN, datePublished: '', reviewRating: '', reviewBody: '', url: '/r/1' }]);
});

it('reads microdata, with the lines of its words', async () => {
  const review = `<div itemscope itemtype="https://schema.org/Plumber"><span itemprop="name">Shop</span>
    <div itemprop="review" itemscope itemtype="https://schema.org/Review">
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span>
      <time itemprop="datePublished" datetime="2024-03-05">last March</time>
      <span itemprop="reviewRating" itemscope><meta itemprop="ratingValue" content="4"></span>
      <p itemprop="reviewBody">Good,
        and quick.<br>We &lt;3 them.</p>
    </div></div>`;
  expect(await read(page(review))).toEqual([{ ...ANN, reviewBody: 'Good, and quick.\nWe <3 them.' }]);
});

it('takes the more of those in JSON-LD and in microdata', async () => {
  const review = (words: string) =>
    `<div itemscope itemtype="http://schema.org/Review"><p itemprop="reviewBody">${words}</p></div>`;
  const rows = await read(page(review('One.') + review('Two.'), linked({ '@type': 'Review', reviewBody: 'One.' })));
  expect(rows.map(({ reviewBody }: { reviewBody: string }) => reviewBody)).toEqual(['One.', 'Two.']);
});

it('says that a page marks up none', async () => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 9 };
  const opened = openExport(await storedFile(page('<p>Good. Ann</p>', linked({ '@type': 'Plumber', aggregateRating }))));
  await expect(opened).rejects.toThrow('is a web page that marks up no reviews (schema.org)');
});

it('refuses a page that holds its pictures, and says how to save it without', async () => {
  await expect(read(page(`<img src="data:,${'A'.repeat(5_000_000)}">`))).rejects.toThrow(
    'save it as HTML alone, without its pictures',
  );
});
