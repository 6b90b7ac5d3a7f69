import { representativeFirst } from '../../insights/dataset/representative-quote.ts';
import { leadingAspects } from '../../representations/language-models/leading-aspects.ts';
import { meanRating } from '../../reviews/catalog.ts';
import type { FacetKind } from '../../reviews/lists/facets.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { AspectPage } from './aspect-page.ts';
import type { Quoted } from './list-page.ts';
import type { WholeSite } from './whole-site.ts';

/** What the first page shows beside the newest reviews. `Astro.locals.homePage`. */
export interface HomePage {
  readonly praised: readonly Claim[];
  readonly criticised: readonly Claim[];
  /** Those that most reviews are about first. */
  readonly services: readonly Way[];
  readonly areas: readonly Way[];
  /** In the order in which the business names them: a list of people is no ranking. */
  readonly people: readonly Way[];
}

/** What customers praise or criticise, with the words of one who speaks for the many. */
export interface Claim {
  readonly id: string;
  readonly name: string;
  /** How often it is praised, or criticised, and how often reviews speak of it at all. */
  readonly count: number;
  readonly mentions: number;
  readonly quoted: Quoted | undefined;
}

/** A way into the reviews: a service, an area or a person. */
export interface Way {
  readonly name: string;
  readonly title?: string | undefined;
  readonly path: string;
  readonly reviews: number;
  /** The mean of its reviews, where there are enough. */
  readonly rating: number | null;
}

type Side = 'positive' | 'negative';

/** A person's rating is shown where so many reviews bear it: below that one bad day makes a bad worker. */
const LEAST_FOR_A_PERSON = 10;

/** The same page is made of the same site; `aspects` are the pages with all quotes. */
export function homePage(whole: WholeSite, aspects: ReadonlyMap<string, AspectPage>): HomePage {
  const { technicians } = whole.site.catalog.business;
  const titles = new Map(technicians.map(({ name, title }) => [name, title]));
  const waysOf = (kind: FacetKind, least: number): Way[] =>
    whole.facets
      .filter((facet) => facet.kind === kind)
      .map(({ name, path, reviews }) => ({
        name,
        path,
        reviews: reviews.length,
        rating: reviews.length < least ? null : meanRating(reviews),
      }));
  const mostFirst = (a: Way, b: Way) => b.reviews - a.reviews;
  return {
    ...claimsOf(whole, aspects),
    services: waysOf('service', 1).sort(mostFirst),
    areas: waysOf('service_area', 1).sort(mostFirst),
    people: waysOf('technician', LEAST_FOR_A_PERSON).map((way) => ({ ...way, title: titles.get(way.name) })),
  };
}

interface SpokenQuote extends Quoted {
  readonly aspect: string;
  readonly side: string;
  readonly review: Review;
}

function claimsOf({ site }: WholeSite, aspects: ReadonlyMap<string, AspectPage>): Pick<HomePage, 'praised' | 'criticised'> {
  const quotes = [...aspects.values()].flatMap(({ id, verdicts }) =>
    verdicts.flatMap(({ sentiment, quotes }) => quotes.map((quote) => ({ ...quote, aspect: id, side: sentiment }))),
  );
  const quoted = new Set<string>();
  const claims = (side: Side): Claim[] =>
    leadingAspects(site.insights.aspects, side).map(({ id, name, mentions, [side]: count }) => {
      const best = bestQuote(quotes, { aspect: id, side, language: site.catalog.language, quoted });
      if (best) quoted.add(best.review.author);
      return { id, name, count, mentions, quoted: best && { evidence: best.evidence, review: best.review } };
    });
  return { praised: claims('positive'), criticised: claims('negative') };
}

/** The quote that stands best for a verdict: of somebody without ties to the business who is not quoted yet, if there is one. */
function bestQuote(
  all: readonly SpokenQuote[],
  choice: { readonly aspect: string; readonly side: Side; readonly language: string; readonly quoted: ReadonlySet<string> },
): SpokenQuote | undefined {
  const isOne = ({ aspect, side }: SpokenQuote) => aspect === choice.aspect && side === choice.side;
  const candidates = all.filter(isOne).map((spoken) => ({
    spoken,
    quote: spoken.evidence.quote,
    date: spoken.review.date,
    agrees: choice.side === 'positive' ? spoken.review.rating > 3 : spoken.review.rating < 4,
    isReadable: primary(spoken.review.language ?? choice.language) === primary(choice.language),
  }));
  const others = all.filter((spoken) => !isOne(spoken)).map(({ evidence }) => evidence.quote);
  const sorted = representativeFirst(candidates, others).map(({ spoken }) => spoken);
  const isFree = ({ review }: SpokenQuote) => review.disclosure === undefined;
  const isNew = ({ review }: SpokenQuote) => !choice.quoted.has(review.author);
  return sorted.find((each) => isFree(each) && isNew(each)) ?? sorted.find(isFree) ?? sorted[0];
}

/** The language of a tag, without its region. */
function primary(tag: string): string | undefined {
  return tag.split('-')[0];
}
