import type { Evidence } from '../schemas/insights-schema.ts';

/**
 * Keeps at most `most` of the quotes, in their order. The first that praises and the first that blames are kept before any other.
 */
export function bothSides(evidence: readonly Evidence[], most: number): Evidence[] {
  const isFirst = ({ sentiment }: Evidence, place: number) =>
    sentiment !== 'neutral' && evidence.findIndex((each) => each.sentiment === sentiment) === place;
  const kept = [...evidence.filter(isFirst), ...evidence.filter((each, place) => !isFirst(each, place))].slice(0, most);
  return evidence.filter((each) => kept.includes(each));
}
