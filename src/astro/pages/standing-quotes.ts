import { createRepresentatives } from '../../insights/dataset/evidence/representative-quote.ts';
import type { Side } from '../../insights/dataset/leading-aspects.ts';
import type { AspectPage } from './aspect-page.ts';
import type { Quoted } from './list-page.ts';
import type { WholeSite } from './whole-site.ts';

/** Gives the quote that best represents the praise or the criticism of an aspect; each one by another author, where possible. */
export type StandingQuotes = (aspect: string, side: Side) => Quoted | undefined;

/**
 * Makes a function that gives each page its own chooser, which quotes no author twice if possible. `aspects` are the pages with
 * all the quotes.
 */
export function standingQuotes({ site }: WholeSite, aspects: ReadonlyMap<string, AspectPage>): () => StandingQuotes {
  const { language } = site.catalog;
  const candidates = [...aspects.values()].flatMap(({ id, verdicts }) =>
    verdicts.flatMap(({ sentiment, quotes }) =>
      quotes.map(({ evidence, review }) => ({
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
    return (aspect, side) => {
      const sorted = representatives(({ key }) => key === `${aspect} ${side}`);
      const isFree = ({ review }: (typeof sorted)[number]) => review.disclosure === undefined;
      const isNew = ({ review }: (typeof sorted)[number]) => !quoted.has(review.author);
      const best = sorted.find((each) => isFree(each) && isNew(each)) ?? sorted.find(isFree) ?? sorted[0];
      if (best === undefined) return undefined;
      quoted.add(best.review.author);
      return { evidence: best.evidence, review: best.review };
    };
  };
}

/** The language of a tag, without its region. */
function primary(tag: string): string | undefined {
  return tag.split('-')[0];
}
