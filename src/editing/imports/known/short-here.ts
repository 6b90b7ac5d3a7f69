import { textAt } from '../../../authoring/source/source.ts';
import { onceFor } from '../../../once.ts';
import { lengthOf } from '../../changes/shortened-name.ts';
import { type Fields, platformOf } from './identity.ts';
import type { KnownReviews } from './known-reviews.ts';

/** That many authors with short names hardly chose them all by themselves. */
const MEANT = 3;

/** Makes the function that tells whether a review has its author's whole name, while most that are here from its platform have not. */
export function createIsWhole(known: KnownReviews): (fields: Fields) => boolean {
  const isShortHere = onceFor((platform: string) => {
    const names = [...known.byId.values()].filter(({ traits }) => traits.platform === platform).map(({ traits }) => traits.name);
    const short = names.filter((name) => name === 'short').length;
    return short >= MEANT && short > names.filter((name) => name === 'whole').length;
  });
  return (fields) => lengthOf(textAt(fields, 'author')?.trim() ?? '') === 'whole' && isShortHere(platformOf(fields));
}
