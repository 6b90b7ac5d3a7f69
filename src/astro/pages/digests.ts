import { once, onceFor } from '../../once.ts';
import { sha256 } from '../../publication/digest.ts';
import type { Site } from '../../representations/site.ts';
import type { AspectPage } from './aspect-page.ts';
import type { OtherReviews } from './other-reviews.ts';
import type { frameOf } from './page-context.ts';
import type { ReviewPage } from './review-page.ts';

/** Digests of what pages are made of. Those of parts that many pages share are computed once. */
export function createDigests(site: Site, frame: ReturnType<typeof frameOf>, reviewPages: ReadonlyMap<string, ReviewPage>) {
  /** Of an object that many pages share. */
  const part: (value: object) => string = onceFor(digest, new WeakMap());
  return {
    part,
    /** Of what every page shows. */
    frame: once(() => digest(frame)),
    /** Of the whole site, with all its reviews. */
    whole: once(() => {
      const { catalog, readings: _, passages: __, smallPhotos, ...rest } = site;
      return digest({
        ...rest,
        smallPhotos: [...smallPhotos],
        catalog: { ...catalog, reviews: reviewPages.values().map(part).toArray() },
      });
    }),
    others: ({ reviews, ...list }: OtherReviews) => [digest(list), ...reviews.map(part)].join(' '),
    aspect({ verdicts, ...aspect }: AspectPage) {
      const quotes = verdicts.flatMap((verdict) => verdict.quotes);
      const counted = verdicts.map((verdict) => ({ ...verdict, quotes: verdict.quotes.map(({ evidence }) => evidence) }));
      return [digest({ ...aspect, counted }), ...quotes.map((quote) => part(quote.review))].join(' ');
    },
  };
}

/** The digest of an object as JSON. */
export function digest(value: object): string {
  return sha256(JSON.stringify(value));
}
