import type { Sentiment } from '../aspects.ts';
import type { Stretch } from '../text/segments.ts';

/** Something that many reviews talk about. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  /** Its expressions in their commonest spelling; the one that names the topic comes first. */
  readonly terms: readonly string[];
  /** The numbers of the reviews that speak of it, in the order in which they were read. */
  readonly reviews: readonly number[];
  /** The sentences or clauses that show it, in the order of the reviews; in each, those with the first of `terms` there. */
  readonly places: readonly TopicPlace[];
}

/** A sentence or clause that shows a topic, in UTF-16 code units of the text of the review with this number. */
export interface TopicPlace extends Stretch {
  readonly review: number;
  /** What the words in the term's segments say of it, if they praise or blame, and what those of the sentence say. */
  readonly beside: Sentiment | undefined;
  readonly around: Sentiment | undefined;
}
