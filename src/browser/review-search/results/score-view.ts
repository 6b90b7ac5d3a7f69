import { fillIn } from '../../../reviews/text/fill-in.ts';
import type { SearchWords } from '../search-words.ts';

/** Shows the mean of reviews, from the count of each rating; without counts, the mean of all reviews. */
type ShowScore = (ratings?: Readonly<Record<string, number>>) => void;

/** The score above the search. Like the bars beside it, it does not depend on which stars are chosen. */
export function createScoreView(page: Document, say: SearchWords): ShowScore {
  const score = page.querySelector<HTMLElement>('.spread .score');
  const [figure, stars, filled, words] = ['.score-figure', '.stars', '.stars svg', 'p'].map((part) => score?.querySelector(part));
  if (!score || !figure || !stars || !filled || !words) return () => {};
  const mean = new Intl.NumberFormat(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(say.locale);
  const show = (value: string, label: string, width: string, counted: string) => {
    figure.textContent = value;
    stars.setAttribute('aria-label', label);
    filled.setAttribute('width', width);
    words.textContent = counted;
  };
  const ofAll = [
    figure.textContent ?? '',
    stars.getAttribute('aria-label') ?? '',
    filled.getAttribute('width') ?? '',
    words.textContent ?? '',
  ] as const;
  return (ratings) => {
    const each = Object.entries(ratings ?? {}).map(([rating, count]) => ({ rating: Number(rating), count }));
    const total = each.reduce((sum, { count }) => sum + count, 0);
    // Without reviews there is no mean. Its room is kept, as somebody may be typing below it.
    score.style.visibility = ratings && total === 0 ? 'hidden' : '';
    if (!ratings) return show(...ofAll);
    if (total === 0) return;
    const average = each.reduce((sum, { rating, count }) => sum + rating * count, 0) / total;
    const written = mean.format(average);
    const counted = fillIn(say.outOf, { count: number.format(total), all: number.format(say.all) });
    show(written, fillIn(say.stars, { count: written }), String(20 * average), counted);
  };
}
