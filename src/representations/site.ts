import type { Insights } from '../insights/dataset/insights-schema.ts';
import type { Passages } from '../insights/dataset/passages.ts';
import type { ReviewReading } from '../insights/dataset/review-reading.ts';
import type { Catalog } from '../reviews/catalog.ts';

/** All that the public representations are made of. */
export interface Site {
  /** The public address, without a slash at its end; may carry a path. */
  readonly baseUrl: string;
  /** The WebSub hub that the topics announce, or `null` where none is. */
  readonly hubUrl: string | null;
  /** Whether the server answers at the public address; else files alone do (`server-paths.ts`). */
  readonly hasServer: boolean;
  readonly catalog: Catalog;
  /** What the reviews say; the editors' questions and summary are in it. */
  readonly insights: Insights;
  /** What each review says, by its id, for its page alone; a review in a language that is not analysed has none. */
  readonly readings: ReadonlyMap<string, ReviewReading>;
  /** Where the reviews speak of what the insights tell of, for the server alone. */
  readonly passages: Passages;
}
