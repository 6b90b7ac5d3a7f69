import type { Passages } from '../../insights/dataset/passages.ts';
import { type Insights, insightsSchema } from '../../insights/dataset/schemas/insights-schema.ts';
import type { SideData } from '../../publication/pack/side-data.ts';
import type { Publication } from '../../publication/serving/publication.ts';
import { RESOURCE_PATHS } from '../../representations/resource-paths.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { SearchIndex } from '../../reviews/search-index/search-index.ts';
import { createRecordTexts, type JsonText, jsonText } from '../messages/json-text.ts';
import { createWordSearch, type WordSearch } from '../word-search/word-search.ts';
import { businessAnswer, headSchema } from './business-answer.ts';
import { createMeantNames, type MeantNames } from './meant-names.ts';
import { namesOf } from './names.ts';
import { readPublished } from './resources.ts';

/** What tools answer from: one publication. */
export interface ReviewSource {
  readonly business: Business;
  /** What `get_business` answers: the same until the next publication. */
  readonly about: JsonText;
  /** The names that callers may ask for. */
  readonly names: ReturnType<typeof namesOf>;
  /** Finds the name that a caller means by another one: callers know no exact names. */
  readonly meant: MeantNames;
  /** How many reviews are in which language. */
  readonly languages: SideData['languages'];
  readonly index: SearchIndex;
  /** The record of a row, as it is published. */
  text(row: number): JsonText;
  review(row: number): Review;
  /** Answers questions in plain words. */
  readonly words: WordSearch;
  /** What `/insights.json` holds. */
  readonly insights: Insights;
  /** The passages of reviews on which the insights rest. */
  readonly passages: Passages;
  /** The rows of the reviews in languages that are not analysed. */
  readonly notAnalysed: ReadonlySet<number>;
}

export function createReviewSource({ baseUrl, records, index, sideData }: Publication, insights: Insights): ReviewSource {
  const head = headSchema.parse(JSON.parse(records.head));
  const { business } = head;
  const review = (row: number): Review => JSON.parse(records.slice(row, row + 1).toString());
  return {
    business,
    about: jsonText(JSON.stringify(businessAnswer(head, sideData, baseUrl))),
    names: namesOf(business),
    meant: createMeantNames(business, sideData.aliases),
    languages: sideData.languages,
    index,
    text: createRecordTexts(records),
    review,
    words: createWordSearch({ business, sideData, index, review }),
    insights,
    passages: sideData.passages,
    notAnalysed: new Set(sideData.not_analysed),
  };
}

/** What `/insights.json` holds. */
export async function readInsights(publication: Publication): Promise<Insights> {
  return insightsSchema.parse(await readPublished(publication, RESOURCE_PATHS.insights));
}
