import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyBytes } from '../../../src/http/answer.ts';
import type { Representation } from '../../../src/http/content/representation.ts';
import { sha256 } from '../../../src/publication/digest.ts';
import { recordLines } from '../../../src/publication/pack/records.ts';
import { type Answers, createAnswers } from '../../../src/publication/serving/answers.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import type { Site } from '../../../src/representations/site.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { encodeSearchIndex, openSearchIndex } from '../../../src/reviews/search-index/search-index.ts';
import { authoredReview, publicationOf, sampleSite } from '../../support/content/sample-site.ts';

const DAYS = ['2026-01-01', '2026-01-31', '2026-02-01', '2026-03-14'];

/** Enough runs for each of these properties to find its errors. */
const RUNS = { numRuns: 40 };

const day = fc.constantFrom(...DAYS);

const reviews = fc
  .array(day, { maxLength: 12 })
  .map((days) => days.map((date, index) => authoredReview({ id: `review-${index}`, date })));

const NO_INSIGHTS = sampleSite({ reviews: [] }).insights;

/** A site whose reviews are not analysed, because these answers do not depend on it. */
function siteOf(list: readonly AuthoredReview[]): Site {
  return sampleSite({ reviews: list, insights: NO_INSIGHTS });
}

function textOf(representation: Representation): string {
  const body = representation.read('identity');
  if (body instanceof Promise) throw new Error('the identity bytes are there at once');
  return Buffer.from(bodyBytes(body)).toString();
}

/** Returns a function that makes instances which do not share their caches. */
function instancesOver(site: Site, dataset = Buffer.from(renderReviewsDataset(site))): () => Answers {
  const records = recordLines(dataset);
  const index = openSearchIndex(encodeSearchIndex(site.catalog.reviews));
  return () => createAnswers({ records: () => records, index: () => index, headers: {}, lastModified: null });
}

/** A site whose "since" answer has several MiB. */
function largeSite(): Site {
  const text = 'Hot water. '.repeat(100_000);
  const large = Array.from({ length: 5 }, (_, index) => authoredReview({ id: `review-${index}`, text }));
  return siteOf(large);
}

describe('search', () => {
  it('writes each record with the very bytes of the dataset, one a line', () => {
    const site = siteOf([authoredReview(), authoredReview({ id: 'second' }), authoredReview({ id: 'third' })]);
    const [first, second] = site.catalog.reviews.map((review) => JSON.stringify(review));
    expect(textOf(publicationOf(site).search({ limit: 2 }))).toBe(
      `{"total":3,"count":2,"limit":2,"reviews":[\n${first},\n${second}\n]}\n`,
    );
  });

  it('has the digest of its body', () => {
    const { search } = publicationOf(siteOf([authoredReview(), authoredReview({ id: 'second', rating: 2 })]));
    for (const query of [{ limit: 20 }, { limit: 1 }, { rating: 2, limit: 20 }, { rating: 3, limit: 20 }])
      expect(search(query).digest).toBe(sha256(textOf(search(query))));
  });

  it('keeps an answer, and forgets the oldest rather than fill the memory', () => {
    const answers = publicationOf(siteOf([]));
    const ask = (text: string) => answers.search({ query: text, limit: 20 });
    const first = ask('first');
    expect(ask('first')).toBe(first);
    for (let count = 0; count < 26_000; count++) ask(`another ${count}`);
    expect(ask('first')).not.toBe(first);
    expect(textOf(ask('first'))).toBe(textOf(first));
  });

  it('forgets large answers, too', () => {
    const answers = instancesOver(largeSite())();
    const ask = (since: string) => answers.search({ since, limit: 20 });
    const first = ask('2026-01-01');
    expect(ask('2026-01-01')).toBe(first);
    for (let day = 10; day < 16; day++) ask(`2026-01-${day}`);
    expect(ask('2026-01-01')).not.toBe(first);
  });
});

describe('since', () => {
  it('answers with all reviews of the day and later', () => {
    fc.assert(
      fc.property(reviews, fc.constantFrom(...DAYS, '0001-01-01', '9999-12-31'), (list, date) => {
        const site = siteOf(list);
        const found = site.catalog.reviews.filter((review) => review.date >= date);
        expect(JSON.parse(textOf(publicationOf(site).since(date)))).toEqual(
          JSON.parse(JSON.stringify({ since: date, count: found.length, reviews: found })),
        );
      }),
      RUNS,
    );
  });

  it('has the digest that another instance has for the same bytes, in whatever order it was asked', () => {
    fc.assert(
      fc.property(reviews, fc.shuffledSubarray(DAYS, { minLength: 4 }), (list, order) => {
        const fresh = instancesOver(siteOf(list));
        const asked = fresh();
        for (const date of order) expect(asked.since(date).digest).toBe(fresh().since(date).digest);
      }),
      RUNS,
    );
  });

  it('has another digest when the day or any of its records differs', () => {
    fc.assert(
      fc.property(reviews, fc.nat(), day, day, (list, which, date, otherDate) => {
        const changed = list.map((review, index) => (index === which % list.length ? { ...review, author: 'Another' } : review));
        const [one, other] = [publicationOf(siteOf(list)).since(date), publicationOf(siteOf(changed)).since(otherDate)];
        expect(one.digest === other.digest).toBe(textOf(one) === textOf(other));
      }),
      RUNS,
    );
  });

  it('comes in pieces and uncompressed when it is large, so that nothing is copied', () => {
    const site = largeSite();
    const answer = publicationOf(site).since('2026-01-01');
    expect(answer.codings).toEqual(['identity']);
    expect(Array.isArray(answer.read('identity'))).toBe(true);
    expect(JSON.parse(textOf(answer)).reviews).toEqual(JSON.parse(JSON.stringify(site.catalog.reviews)));
  });

  it('takes its records from the dataset, and no copy of them', () => {
    const site = siteOf([authoredReview()]);
    // In memory of its own: small buffers may share theirs.
    const { buffer } = Uint8Array.from(Buffer.from(renderReviewsDataset(site)));
    const body = instancesOver(site, Buffer.from(buffer))().since('2026-01-01').read('identity') as Uint8Array[];
    expect(body[1]?.buffer).toBe(buffer);
  });
});

it('codings are made once, and decompress to the identity bytes', async () => {
  const { search, since } = publicationOf(siteOf([authoredReview()]));
  for (const answer of [search({ limit: 20 }), since('2026-01-01')]) {
    expect(answer.codings).toEqual(['br', 'gzip', 'identity']);
    const [br, gzip] = [await answer.read('br'), await answer.read('gzip')];
    expect(await answer.read('br')).toBe(br);
    expect(brotliDecompressSync(br as Uint8Array).toString()).toBe(textOf(answer));
    expect(gunzipSync(gzip as Uint8Array).toString()).toBe(textOf(answer));
  }
});

describe('review', () => {
  it('gives the very bytes of the dataset, the same each time, and its digest', () => {
    const site = siteOf([authoredReview(), authoredReview({ id: 'second' })]);
    const answers = publicationOf(site);
    for (const review of site.catalog.reviews) {
      const found = answers.review(review.id);
      if (!found) throw new Error(`${review.id} is not found`);
      expect(textOf(found)).toBe(`${JSON.stringify(review)}\n`);
      expect(found.digest).toBe(sha256(textOf(found)));
      expect(answers.review(review.id)).toBe(found);
    }
    expect(answers.review('third')).toBeUndefined();
  });

  it('is no other answer, whatever its id is like', () => {
    const site = siteOf([authoredReview({ id: '2026-03-14' })]);
    const answers = publicationOf(site);
    const since = textOf(answers.since('2026-03-14'));
    expect(textOf(answers.review('2026-03-14') ?? answers.since('2026-03-14'))).not.toBe(since);
  });
});
