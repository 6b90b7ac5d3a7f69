import type { DraftReview } from '../../authoring/reviews/check-review.ts';
import type { Path } from '../../authoring/source/source.ts';

export interface ReviewText {
  readonly path: Path;
  readonly text: string;
}

/** The texts of a review that anybody may have written anything into, as they would be published. */
export function textsOf({ title, text, response, disclosure, photos = [] }: DraftReview): ReviewText[] {
  return [
    { path: ['title'], text: title ?? '' },
    { path: ['text'], text },
    { path: ['response', 'text'], text: response?.text ?? '' },
    { path: ['disclosure', 'incentive', 'text'], text: disclosure?.incentive?.text ?? '' },
    { path: ['disclosure', 'relation', 'text'], text: disclosure?.relation?.text ?? '' },
    ...photos.map(({ alt }, index) => ({ path: ['photos', index, 'alt'], text: alt })),
  ].filter(({ text }) => text !== '');
}
