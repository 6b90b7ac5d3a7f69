import { leadingAspects, type Side } from '../../insights/dataset/leading-aspects.ts';
import { meanRating } from '../../reviews/catalog.ts';
import type { FacetKind } from '../../reviews/lists/facets.ts';
import { LEAST_FOR_A_PERSON } from '../../reviews/mean.ts';
import type { Quoted } from './list-page.ts';
import type { StandingQuotes } from './standing-quotes.ts';
import type { WholeSite } from './whole-site.ts';

/** What the first page shows beside the newest reviews. `Astro.locals.homePage`. */
export interface HomePage {
  readonly praised: readonly Claim[];
  readonly criticised: readonly Claim[];
  /** Those with the most reviews first. */
  readonly services: readonly Way[];
  readonly areas: readonly Way[];
  /** In the order in which the business names them: a list of people is no ranking. */
  readonly people: readonly Way[];
}

/** An aspect that customers praise or criticise, with a quote that speaks for many of them. */
export interface Claim {
  readonly id: string;
  /** `count`: how many reviews praise it, or how many criticise it. `reviews`: how many speak of it at all. */
  readonly count: number;
  readonly reviews: number;
  readonly quoted: Quoted | undefined;
}

/** A way into the reviews: a service, an area or a person. */
export interface Way {
  readonly name: string;
  readonly title?: string | undefined;
  readonly path: string;
  readonly reviews: number;
  /** The mean of its reviews; `null` where there are too few. */
  readonly rating: number | null;
}

/** The same site always gives the same page. */
export function homePage(whole: WholeSite, quoteOf: StandingQuotes): HomePage {
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
    ...claimsOf(whole, quoteOf),
    services: waysOf('service', 1).sort(mostFirst),
    areas: waysOf('service_area', 1).sort(mostFirst),
    people: waysOf('technician', LEAST_FOR_A_PERSON).map((way) => ({ ...way, title: titles.get(way.name) })),
  };
}

function claimsOf({ site }: WholeSite, quoteOf: StandingQuotes): Pick<HomePage, 'praised' | 'criticised'> {
  const claims = (side: Side): Claim[] =>
    leadingAspects(site.insights.aspects, side).map((aspect) => ({
      id: aspect.id,
      count: aspect[`${side}_reviews`],
      reviews: aspect.reviews,
      quoted: quoteOf(aspect.id, side),
    }));
  return { praised: claims('positive'), criticised: claims('negative') };
}
