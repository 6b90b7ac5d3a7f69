declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: {
    /** `compound` from -1 to 1. */
    polarity_scores(text: string): { readonly compound: number };
  };
}
