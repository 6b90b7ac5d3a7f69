/** The class that colours what customers say, by its sentiment; neutral words have none. */
export const TONES = { positive: 'praise', neutral: undefined, negative: 'criticism' } as const;
