/** The class that colours what customers say, by its sentiment; what is neutral has none. */
export const TONES = { positive: 'praise', neutral: undefined, negative: 'criticism' } as const;
