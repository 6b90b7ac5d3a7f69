/** Something that many reviews talk about. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  /** What it is called, as most often written, the most typical first. */
  readonly terms: readonly string[];
  /** Newest first. */
  readonly reviewIds: readonly string[];
  /** The sentences or clauses that show it, the term nearest to the label before others; in UTF-16 code units. */
  readonly places: readonly { readonly reviewId: string; readonly start: number; readonly end: number }[];
}
