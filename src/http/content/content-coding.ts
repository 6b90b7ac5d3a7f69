/** The content codings that answers may have. Of two with equal weight the one that comes first here is preferred. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof CODINGS)[number];

/** `coding;q=weight`, where a weight has three decimals at most (RFC 9110, section 12.4.2). */
const ELEMENT = /^([!#$%&'*+.^_`|~0-9a-z-]+)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * Identity is acceptable unless excluded, but a client that lists another coding prefers that, so this is less than any weight.
 */
const UNLISTED_IDENTITY_WEIGHT = 0.0001;

/** Chooses by `Accept-Encoding` (RFC 9110, section 12.5.3); `undefined` where the client accepts none of those available. */
export function chooseCoding(acceptEncoding: string | undefined, available: readonly Coding[]): Coding | undefined {
  const candidates = CODINGS.filter((coding) => available.includes(coding));
  // Without the header every coding is acceptable, but a client that does not send it may be unable to decode any.
  if (acceptEncoding === undefined) return candidates.at(-1);
  const weights = parseWeights(acceptEncoding);
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of candidates) {
    const weight = weightOf(coding, weights);
    if (weight > bestWeight) [best, bestWeight] = [coding, weight];
  }
  return best;
}

function weightOf(coding: Coding, weights: ReadonlyMap<string, number>): number {
  return weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNLISTED_IDENTITY_WEIGHT : 0);
}

/** The weight of each coding. Malformed elements are skipped; of two weights the lower counts, so that a refusal stands. */
function parseWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const element of acceptEncoding.split(',')) {
    const [, name, weight = '1'] = ELEMENT.exec(element.trim()) ?? [];
    if (name === undefined) continue;
    const coding = name.toLowerCase();
    weights.set(coding, Math.min(Number(weight), weights.get(coding) ?? 1));
  }
  return weights;
}
