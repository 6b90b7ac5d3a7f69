/** The weight of the everyday rates, in words of text. */
const PRIOR = 1000;

/** How typical a phrase is of the reviews. */
export interface Keyness {
  /** Natural logarithm of how much likelier the phrase is here than in everyday language. */
  readonly logOdds: number;
  /** The log-odds in standard deviations. */
  readonly score: number;
}

/**
 * The log-odds of a phrase against everyday language with an informative Dirichlet prior (Monroe, Colaresi and Quinn 2008,
 * "Fightin' Words", section 3.5), given its rate there. Phrases and words are counted once in each review.
 */
export function keynessOf(reviews: number, words: number, rate: number): Keyness {
  const seen = reviews + PRIOR * rate;
  const unseen = Math.max(words - reviews, 0) + PRIOR * (1 - rate);
  const logOdds = Math.log(seen / unseen) - Math.log(rate / (1 - rate));
  return { logOdds, score: logOdds * Math.sqrt(seen) };
}
