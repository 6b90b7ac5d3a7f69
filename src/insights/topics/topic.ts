/** Something that many reviews talk about. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  /** What it is called, as most often written, the most typical first. */
  readonly terms: readonly string[];
  /** The numbers of the reviews that are about it, in the order in which they were read. */
  readonly reviews: readonly number[];
  /** The sentences or clauses that show it, the term nearest to the label before others; in UTF-16 code units. */
  readonly places: readonly { readonly review: number; readonly start: number; readonly end: number }[];
}
