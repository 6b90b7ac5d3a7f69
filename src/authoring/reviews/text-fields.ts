import type { ReviewFile } from '../../reviews/schemas/review.ts';
import type { Path } from '../source/source.ts';

/** A text of a review, and where it stands in it. */
export interface TextField {
  readonly path: Path;
  readonly text: string;
}

type Texts = Pick<ReviewFile, 'title' | 'text' | 'response' | 'photos' | 'disclosure'>;

/** The texts of a review that anybody may have written anything into, and from which words can be removed; empty where one is missing. */
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
