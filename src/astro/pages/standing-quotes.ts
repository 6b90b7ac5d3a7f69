import { createRepresentatives } from '../../insights/dataset/evidence/representative-quote.ts';
import type { Side } from '../../insights/dataset/leading-aspects.ts';
import type { AspectPage } from './aspect-page.ts';
import type { Quoted } from './list-page.ts';
import type { WholeSite } from './whole-site.ts';

/**
 * Gives the quote that best represents the praise or the criticism of an aspect; each one by another author, where possible. None
 * is given twice as praise, nor twice as criticism: a reader would see the same words below each other. None has a disclosure.
 */
export type StandingQuotes = (aspect: string, side: Side) => Quoted | undefined;

/**
 * Makes a function that gives each page its own chooser, which quotes no author twice if possible. `aspects` are the pages with
 * all the quotes.
 */
export function standingQuotes({ site }: WholeSite, aspects: ReadonlyMap<string, AspectPage>): () => StandingQuotes {
  const { language } = site.catalog;
  const candidates = [...aspects.values()].flatMap(({ id, verdicts }) =>
    verdicts.flatMap(({ sentiment, quotes }) =>
      quotes
        .filter(({ review }) => review.disclosure === undefined)
        .map(({ evidence, review }) => ({
          key: `${id} ${sentiment}`,
          evidence,
          review,
          quote: evidence.quote,
          isPraise: sentiment === 'positive',
          date: review.date,
          agrees: sentiment === 'positive' ? review.rating > 3 : review.rating < 4,
          isReadable: primary(review.language ?? language) === primary(language),
        })),
    ),
  );
  const representatives = createRepresentatives(candidates);
  return () => {
    const quoted = new Set<string>();
    const used = new Set<string>();
    return (aspect, side) => {
      const wordsOf = ({ evidence: { quote } }: Quoted) => `${side} ${quote}`;
      const left = representatives(({ key }) => key === `${aspect} ${side}`).filter((each) => !used.has(wordsOf(each)));
      const best = left.find(({ review }) => !quoted.has(review.author)) ?? left[0];
      if (best === undefined) return undefined;
      quoted.add(best.review.author);
      used.add(wordsOf(best));
      return { evidence: best.evidence, review: best.review };
    };
  };
}

/** The language of a tag, without its region. */
function primary(tag: string): string | undefined {
  return tag.split('-')[0];
}
