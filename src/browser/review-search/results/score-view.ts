import { LEAST_FOR_A_PERSON, meanOf } from '../../../reviews/mean.ts';
import { fillIn } from '../../../reviews/text/fill-in.ts';
import type { SearchWords } from '../search-words.ts';

/**
 * Shows the mean of reviews, from the count of each rating; without counts, the mean of all reviews. That of a person (`isOfPerson`)
 * is shown only from as many reviews on as elsewhere.
 */
type ShowScore = (ratings?: Readonly<Record<string, number>>, isOfPerson?: boolean) => void;

/** The score above the search. Like the bars beside it, it does not depend on which stars are chosen. */
export function createScoreView(say: SearchWords): ShowScore {
  const score = document.querySelector<HTMLElement>('.spread .score');
  if (!score) return () => {};
  const mean = new Intl.NumberFormat(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(say.locale);
  const ofAll = score.innerHTML;
  const part = (selector: string) => score.querySelector(selector) as Element;
  return (ratings = {}, isOfPerson = false) => {
    score.innerHTML = ofAll;
    const each = Object.entries(ratings);
    const total = each.reduce((sum, [, count]) => sum + count, 0);
    const average = meanOf(
      each.reduce((sum, [rating, count]) => sum + Number(rating) * count, 0),
      total,
    );
    // Without reviews there is no mean. Its room is kept, as somebody may be typing below it.
    const isTooFew = total < (isOfPerson ? LEAST_FOR_A_PERSON : 1);
    score.style.visibility = each.length > 0 && isTooFew ? 'hidden' : '';
    if (average === null) return;
    const written = mean.format(average);
    part('.score-figure').textContent = written;
    part('.stars-words').textContent = fillIn(say.stars, { count: written });
    part('.stars svg').setAttribute('width', String(20 * average));
    part('p').textContent = fillIn(say.outOf, { count: number.format(total), all: number.format(say.all) });
  };
}
