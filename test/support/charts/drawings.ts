import { parseHTML } from 'linkedom';
import { validateXML } from 'xmllint-wasm';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import type { AspectInsight, Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { type Catalog, createCatalog } from '../../../src/reviews/catalog.ts';
import { authoredReview } from '../content/sample-site.ts';

/** A schema that allows any element, so that only the syntax of XML is checked. */
const ANY_XML = `<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start><ref name="any"/></start><define name="any">
  <element><anyName/><zeroOrMore><choice><attribute><anyName/></attribute><text/><ref name="any"/></choice></zeroOrMore></element>
</define></grammar>`;

/** What libxml2 finds wrong with the drawings as XML. */
export async function xmlFaults(drawings: readonly string[]): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: `<all>${drawings.join('')}</all>`,
    schema: ANY_XML,
    extension: 'relaxng',
  });
  if (valid) return [];
  return errors.length === 0 ? [rawOutput] : errors.map(({ rawMessage }) => rawMessage);
}

/** The elements of a drawing that a selector finds. */
export function elementsOf(drawing: string, selector: string): Element[] {
  return [...parseHTML(`<!doctype html><html><body>${drawing}</body></html>`).document.querySelectorAll(selector)];
}

/** An attribute of each of these elements, as a number. */
export function numbersOf(drawing: string, selector: string, attribute: string): number[] {
  return elementsOf(drawing, selector).map((element) => Number(element.getAttribute(attribute)));
}

/** Where a transform moves an element to. */
export function placeOf(element: Element | null | undefined): number[] {
  return (element?.getAttribute('transform')?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The text of each of these elements. */
export function textsOf(drawing: string, selector: string): string[] {
  return elementsOf(drawing, selector).map(({ textContent }) => textContent ?? '');
}

/** A catalog of reviews with the given dates and ratings. */
export function catalogOf(reviews: readonly (readonly [date: string, rating: number])[]): Catalog {
  return createCatalog(
    {
      business: { name: 'Alder Creek', description: 'Plumbing.', technicians: [], services: [], service_areas: [] },
      language: 'en',
      reviews: reviews.map(([date, rating], at) => authoredReview({ id: `r${at}`, date, rating })),
      waiting: 0,
    },
    'https://reviews.example.com',
  );
}

/** An aspect with so many verdicts of each kind, each in a review of its own. Up to two of each are quoted. */
export function aspectOf(
  [positive, neutral, negative]: readonly [number, number, number],
  fields: Partial<AspectInsight> = {},
): AspectInsight {
  const mentions = positive + neutral + negative;
  const score = mentions === 0 ? null : Math.round((100 * (positive - negative)) / mentions) / 100;
  return {
    id: 'price',
    name: 'Price',
    mentions,
    reviews: mentions,
    positive,
    neutral,
    negative,
    positive_reviews: positive,
    negative_reviews: negative,
    score,
    low: score === null ? null : -1,
    high: score === null ? null : 1,
    trend: [],
    evidence: [...quotes('positive', positive), ...quotes('neutral', neutral), ...quotes('negative', negative)],
    ...fields,
  };
}

function quotes(sentiment: Sentiment, count: number): AspectInsight['evidence'] {
  return Array.from({ length: Math.min(2, count) }, (_, at) => ({
    review_id: `r${at}`,
    quote: 'Fair',
    start: 0,
    end: 4,
    sentiment,
  }));
}

/** A technician whom so many reviews name, with this average rating. */
export function technicianOf(
  name: string,
  mentions: number,
  average: number | null,
  score: number | null = null,
): Insights['entities']['technicians'][number] {
  return { name, mentions, average_rating: average, score, aspects: [], evidence: [] };
}

/** Insights with nothing but technicians. */
export function teamOf(technicians: Insights['entities']['technicians']): Pick<Insights, 'entities'> {
  return { entities: { technicians, services: [], service_areas: [] } };
}
