import type { Aliases } from '../../reviews/aliases.ts';
import type { Catalog } from '../../reviews/catalog.ts';
import type { Editorial } from '../../reviews/editorial.ts';
import type { Review } from '../../reviews/review.ts';
import { createEngine } from '../engine.ts';
import { attribute } from '../entities/attribute.ts';
import { createEntityFinder } from '../entities/finder.ts';
import { readLearned } from '../learned.ts';
import accuracy from '../model/accuracy.json' with { type: 'json' };
import type { OwnAspect } from '../own-aspect.ts';
import { isEnglish } from '../text/english.ts';
import { type Stretch, splitSentences, stretchOf } from '../text/segments.ts';
import { tokenise } from '../text/tokens.ts';
import { discoverTopics } from '../topics/discover.ts';
import { aspectInsights } from './aspect-insights.ts';
import { entityInsights, type FoundOf } from './entity-insights.ts';
import type { Found } from './evidence.ts';
import type { Insights } from './insights-schema.ts';
import { composeSummary } from './summary.ts';
import { topicInsights } from './topic-insights.ts';

/** What the analysis knows beside the reviews, all of it from the editors' files. */
export interface AnalysisInput {
  readonly aliases: Aliases;
  readonly aspects: readonly OwnAspect[];
  readonly editorial: Editorial;
}

/** What the reviews say; pure, and the same bytes for the same content. An engine that is given knows the aspects. */
export function analyseReviews(
  catalog: Catalog,
  { aliases, aspects, editorial }: AnalysisInput,
  engine = createEngine(readLearned(), aspects),
): Insights {
  const reviews = catalog.reviews.filter((review) => isAnalysed(review, catalog.language));
  const found = reviews.flatMap((review): Found[] => engine.mentions(review).map((mention) => ({ review, mention })));
  const byReview = Map.groupBy(found, ({ review }) => review.id);
  const mentionsOf = (id: string) => (byReview.get(id) ?? []).map(({ mention }) => mention);
  const findEntities = createEntityFinder(catalog.business, aliases);
  const attributed = reviews.flatMap((review): FoundOf[] =>
    attribute(review, findEntities(review), mentionsOf(review.id), sentencesOf(review.text)).map((each) => ({ review, ...each })),
  );
  const insights = aspectInsights(engine.aspects, found);
  return {
    version: '1.0.0',
    updated: catalog.updated,
    review_count: catalog.reviews.length,
    not_analysed: catalog.reviews.length - reviews.length,
    aspects: insights,
    entities: entityInsights(catalog.business, catalog.reviews, attributed),
    topics: topicInsights(discoverTopics(reviews, catalog.business), reviews, mentionsOf),
    faq: [...editorial.faq],
    editorial_summary: editorial.summary ?? composeSummary(catalog.reviews, catalog.aggregateRating.rating_value, insights),
    method: { name: METHOD, version: '1.0.0', accuracy },
  };
}

const METHOD = 'Word lists of the trade with rules, and a linear model trained on labelled reviews';

/** English alone: a guess in another language would look like knowledge. */
function isAnalysed({ language }: Review, ofBusiness: string): boolean {
  return isEnglish(language ?? ofBusiness);
}

function sentencesOf(text: string): Stretch[] {
  const tokens = tokenise(text);
  return splitSentences(text, tokens).map((sentence) => stretchOf(tokens, sentence));
}
