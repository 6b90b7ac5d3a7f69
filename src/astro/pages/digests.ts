import { once, onceFor } from '../../once.ts';
import { sha256 } from '../../publication/digest.ts';
import type { Site } from '../../representations/site.ts';
import type { AspectPage } from './aspect-page.ts';
import type { OtherReviews } from './other-reviews.ts';
import type { frameOf } from './page-context.ts';
import type { ReviewPage } from './review-page.ts';

/** Digests of what pages are made of. Those of parts that many pages share are computed once. */
export interface Digests {
  /** Of what every page shows. */
  frame(): string;
  /** Of the whole site, with all its reviews. */
  whole(): string;
  others(list: OtherReviews): string;
  aspect(page: AspectPage): string;
  /** Of an object that many pages share. */
  part(value: object): string;
}

export function createDigests(
  site: Site,
  frame: ReturnType<typeof frameOf>,
  reviewPages: ReadonlyMap<string, ReviewPage>,
): Digests {
  const part = onceFor(digest, new WeakMap());
  return {
    frame: once(() => digest(frame)),
    whole: once(() => {
      const { catalog, readings: _, passages: __, smallPhotos, ...rest } = site;
      return digest({
        ...rest,
        smallPhotos: [...smallPhotos],
        catalog: { ...catalog, reviews: reviewPages.values().map(part).toArray() },
      });
    }),
    others: ({ reviews, ...list }) => [digest(list), ...reviews.map(part)].join(' '),
    aspect({ verdicts, ...aspect }) {
      const quotes = verdicts.flatMap((verdict) => verdict.quotes);
      const counted = verdicts.map((verdict) => ({ ...verdict, quotes: verdict.quotes.map(({ evidence }) => evidence) }));
      return [digest({ ...aspect, counted }), ...quotes.map((quote) => part(quote.review))].join(' ');
    },
    part,
  };
}

/** The digest of an object as JSON. */
export function digest(value: object): string {
  return sha256(JSON.stringify(value));
}
