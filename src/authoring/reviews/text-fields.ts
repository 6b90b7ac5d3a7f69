import type { ReviewFile } from '../../reviews/schemas/review.ts';
import type { Path } from '../source/source.ts';

/** A text of a review, and its path in the review. */
export interface TextField {
  readonly path: Path;
  readonly text: string;
}

/** The fields of a review that have free texts. */
export type Texts = Pick<ReviewFile, 'title' | 'text' | 'response' | 'photos' | 'disclosure'>;

/** The free texts of a review, from which words can be removed; a missing one is empty. */
export function textFields({ title, text, response, disclosure, photos = [] }: Texts): TextField[] {
  return [
    { path: ['title'], text: title ?? '' },
    { path: ['text'], text },
    { path: ['response', 'text'], text: response?.text ?? '' },
    { path: ['disclosure', 'incentive', 'text'], text: disclosure?.incentive?.text ?? '' },
    { path: ['disclosure', 'relation', 'text'], text: disclosure?.relation?.text ?? '' },
    ...photos.map(({ alt }, index) => ({ path: ['photos', index, 'alt'], text: alt })),
  ];
}
