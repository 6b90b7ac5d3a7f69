import type { Sentiment } from '../aspects.ts';
import type { Stretch } from '../text/segments.ts';

/** Something that many reviews talk about. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  /** What it is called, as most often written, the most typical first. */
  readonly terms: readonly string[];
  /** The numbers of the reviews that are about it, in the order in which they were read. */
  readonly reviews: readonly number[];
  /** The sentences or clauses that show it, the term nearest to the label before others. */
  readonly places: readonly TopicPlace[];
}

/** A sentence or clause that shows a topic, in UTF-16 code units of the text of a review, given by its number. */
export interface TopicPlace extends Stretch {
  readonly review: number;
  /** What the words beside the term say, if they praise or blame, and what those of the sentence say. */
  readonly beside: Sentiment | undefined;
  readonly around: Sentiment | undefined;
}
