import type { Catalog } from '../../reviews/catalog.ts';
import type { Editorial } from '../../reviews/schemas/editorial.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import accuracy from '../model/accuracy.json' with { type: 'json' };
import { aspectsWith } from '../own-aspect.ts';
import { isEnglish } from '../text/english.ts';
import { createTextReader } from '../text/tokenised-text.ts';
import { discoverTopics } from '../topics/discover.ts';
import { gatherReadings } from '../topics/readings.ts';
import { aspectInsights } from './aspect-insights.ts';
import { entityInsights } from './entity-insights.ts';
import { createFinder, type FinderInput } from './findings.ts';
import type { Insights } from './insights-schema.ts';
import { type Passages, passageKey, passagesOf } from './passages.ts';
import { type ReviewReading, reviewReading } from './review-reading.ts';
import { composeSummary } from './summary.ts';
import { topicInsights } from './topic-insights.ts';

/** What the analysis knows beside the reviews, all of it from the editors' files. */
export interface AnalysisInput extends Omit<FinderInput, 'business'> {
  readonly editorial: Editorial;
}

/** What the reviews say together, and what each of them says. */
export interface Analysis {
  readonly insights: Insights;
  /** By the id of the review; those in a language that is not analysed have none. */
  readonly readings: ReadonlyMap<string, ReviewReading>;
  /** Where they speak of each aspect, technician, service and area. */
  readonly passages: Passages;
}

/** Analyses the reviews; the same content always gives the same bytes. A finder that is given was made with the same input. */
export function analyseReviews(
  catalog: Catalog,
  { aliases, aspects, editorial }: AnalysisInput,
  find = createFinder({ business: catalog.business, aliases, aspects }),
): Analysis {
  const reviews = catalog.reviews.filter((review) => isAnalysed(review, catalog.language));
  const read = createTextReader();
  const { add, readings } = gatherReadings();
  const analysed = reviews.map((review) => {
    const text = read(review.text);
    add(review, text);
    return { review, ...find(text, review) };
  });
  const found = analysed.flatMap(({ review, mentions }) => mentions.map((mention) => ({ review, mention })));
  const attributed = analysed.flatMap(({ review, verdicts }) => verdicts.map((verdict) => ({ review, ...verdict })));
  const topics = discoverTopics(readings(), catalog.business);
  const aspectsFound = aspectInsights(aspectsWith(aspects), found);
  const insights: Insights = {
    version: '1.0.0',
    updated: catalog.updated,
    licence: catalog.business.licence,
    review_count: catalog.reviews.length,
    not_analysed: catalog.reviews.length - reviews.length,
    aspects: aspectsFound,
    entities: entityInsights(catalog.business, catalog.reviews, attributed),
    topics: topicInsights(topics, analysed),
    faq: [...editorial.faq],
    editorial_summary: editorial.summary ?? composeSummary(catalog.reviews, catalog.aggregateRating.rating_value, aspectsFound),
    method: { name: METHOD, version: '1.0.0', accuracy },
  };
  return {
    insights,
    readings: new Map(analysed.map(({ review, mentions, names }) => [review.id, reviewReading(mentions, names)])),
    passages: new Map([
      ...passagesOf(Map.groupBy(found, ({ mention }) => passageKey('aspect', mention.aspect))),
      ...passagesOf(Map.groupBy(attributed, ({ kind, id }) => passageKey(kind, id))),
    ]),
  };
}

const METHOD = 'Word lists of the trade with rules, and a linear model trained on labelled reviews';

/** Only English is analysed: a guess in another language would look like knowledge. */
function isAnalysed({ language }: Review, ofBusiness: string): boolean {
  return isEnglish(language ?? ofBusiness);
}
