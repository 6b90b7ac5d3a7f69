import { localeOf } from '../../locales/locale.ts';
import type { Catalog } from '../../reviews/catalog.ts';
import type { Editorial } from '../../reviews/schemas/editorial.ts';
import { ENGLISH } from '../languages/english/english.ts';
import { plainLanguage, type TellLanguage } from '../languages/language-of.ts';
import { SPANISH } from '../languages/spanish/spanish.ts';
import { readText } from '../languages/tokenised-text.ts';
import { aspectsWith } from '../own-aspect.ts';
import { discoverTopics } from '../topics/discover.ts';
import { gatherReadings } from '../topics/readings.ts';
import { SPANISH_TOPICS } from '../topics/spanish/spanish-topics.ts';
import { accuracyOf } from '../trades/accuracy.ts';
import { aspectName } from '../trades/aspect-name.ts';
import { aspectInsights } from './aspect-insights.ts';
import { entityInsights } from './entity-insights.ts';
import { unproven } from './evidence/unproven.ts';
import { createFinder, type Finder, type FinderInput, type Findings } from './findings.ts';
import { ownChanges } from './own-changes.ts';
import { type Passages, passageKey, passagesOf } from './passages.ts';
import { readableReviews, tradeOf } from './readable-reviews.ts';
import { type ReviewReading, reviewReading } from './review-reading.ts';
import type { Insights } from './schemas/insights-schema.ts';
import { hundredths } from './score.ts';
import { composeSummary } from './summary.ts';
import { topicInsights } from './topic-insights.ts';

/** What the analysis uses besides the reviews, all of it from the editors' files. */
export interface AnalysisInput extends Omit<FinderInput, 'business' | 'trade'> {
  readonly editorial: Editorial;
}

/** What reads the texts. */
export interface Reader {
  readonly tell: TellLanguage;
  readonly finderOf: (input: FinderInput) => Finder;
}

/** What the reviews say together, and what each of them says. */
export interface Analysis {
  readonly insights: Insights;
  /** By the id of the review. Reviews in a language that is not analysed have none. */
  readonly readings: ReadonlyMap<string, ReviewReading>;
  /** Where the reviews speak of each aspect, technician, service and area. */
  readonly passages: Passages;
}

/** Analyses the reviews. The same content always gives the same bytes. */
export function analyseReviews(
  catalog: Catalog,
  { aliases, aspects, editorial }: AnalysisInput,
  { tell, finderOf }: Reader = { tell: plainLanguage, finderOf: createFinder },
): Analysis {
  const reviews = readableReviews(catalog.reviews, catalog.language, tell);
  const trade = tradeOf(catalog.business.trade, reviews);
  const find = finderOf({ business: catalog.business, trade, aliases, aspects });
  // Topics stand out against everyday language, so they are searched for in one language: that of most reviews.
  const english = reviews.filter(({ language }) => language === ENGLISH);
  const main = 2 * english.length < reviews.length ? SPANISH : ENGLISH;
  const { add, readings } = gatherReadings();
  const findings = reviews.map(({ review, language }) => {
    const text = readText(review.text, language);
    if (language === main) add(review, text);
    return { review, language, ...find(text, review) };
  });
  const doubted = unproven(
    trade,
    findings.flatMap(({ mentions }) => mentions),
  );
  const analysed = findings.map((each) => withoutAspects(each, doubted));
  const found = analysed.flatMap(({ review, mentions }) => mentions.map((mention) => ({ review, mention })));
  const attributed = analysed.flatMap(({ review, verdicts }) => verdicts.map((verdict) => ({ review, ...verdict })));
  const named = aspectsWith(trade, aspects);
  const topics = discoverTopics(
    readings(),
    catalog.business,
    aliases.technicians,
    named.map((aspect) => aspectName(main, aspect)),
    main === SPANISH ? SPANISH_TOPICS : undefined,
  );
  const inMain = analysed.filter(({ language }) => language === main);
  const shown = named.filter(({ id }) => !doubted.has(id));
  const byBusiness = ownChanges(trade, aspects);
  const { rating_value } = catalog.aggregateRating;
  const words = localeOf(catalog.language, catalog.words);
  const counted = {
    review_count: catalog.reviews.length,
    not_analysed: catalog.reviews.length - reviews.length,
    aspects: aspectInsights(shown, found, analysed.length),
  };
  const insights: Insights = {
    version: '1.0.0',
    updated: catalog.updated,
    licence: catalog.business.licence,
    review_count: counted.review_count,
    not_analysed: counted.not_analysed,
    trade,
    coverage: coverageOf(findings, doubted),
    aspects: counted.aspects,
    entities: entityInsights(catalog.business, catalog.reviews, attributed),
    topics: topicInsights(topics, inMain),
    faq: [...editorial.faq],
    editorial_summary: editorial.summary ?? composeSummary(counted, rating_value, words),
    method: {
      name: METHOD,
      version: '1.0.0',
      accuracy: accuracyOf(trade, main.tag),
      ...(byBusiness && { by_business: byBusiness }),
    },
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

function withoutAspects<F extends Findings>(findings: F, aspects: ReadonlySet<string>): F {
  return {
    ...findings,
    mentions: findings.mentions.filter(({ aspect }) => !aspects.has(aspect)),
    verdicts: findings.verdicts.filter(({ mention }) => !aspects.has(mention.aspect)),
  };
}

/**
 * The share, 0 to 1, of what the reviews say of the business that speaks of an aspect; `null` if they say nothing. An aspect that is
 * left out covers nothing, and a review in which nothing is recognised says one thing all the same: of a museum or a cave, what most
 * of them say is nothing that the model has learned to recognise.
 */
function coverageOf(findings: readonly Pick<Findings, 'statements' | 'covered'>[], doubted: ReadonlySet<string>): number | null {
  if (findings.every(({ statements }) => statements === 0)) return null;
  const statements = findings.reduce((sum, found) => sum + Math.max(1, found.statements), 0);
  const covered = findings.flatMap((found) => found.covered).filter((aspects) => aspects.some((aspect) => !doubted.has(aspect)));
  return hundredths(covered.length / statements);
}

const METHOD = 'Word lists of the trade with rules, and a linear model trained on labelled reviews';
