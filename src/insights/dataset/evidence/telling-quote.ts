import type { Evidence, Insights } from '../schemas/insights-schema.ts';

/**
 * The quote that shows best how reviews judge a topic: the first of the side that most of them take, or else the first of all.
 */
export function tellingQuote({
  positive,
  negative,
  evidence,
}: Pick<Insights['topics'][number], 'positive' | 'negative' | 'evidence'>): Evidence | undefined {
  const side = positive >= negative ? 'positive' : 'negative';
  return evidence.find(({ sentiment }) => sentiment === side) ?? evidence[0];
}

/** A topic's telling quote, and its other quotes. */
interface QuotedTopic<Topic> {
  readonly topic: Topic;
  readonly telling: Evidence | undefined;
  readonly others: readonly Evidence[];
}

/**
 * The quotes of each topic. A sentence that speaks of two topics is quoted once: for the first of those where it tells most, or
 * else for the first.
 */
export function quotesOfTopics<Topic extends Parameters<typeof tellingQuote>[0]>(topics: readonly Topic[]): QuotedTopic<Topic>[] {
  const quoted = new Set<string>();
  const isFresh = (each: Evidence) => !quoted.has(keyOf(each));
  const told = topics.map((topic) => {
    const telling = tellingQuote({ ...topic, evidence: topic.evidence.filter(isFresh) });
    if (telling) quoted.add(keyOf(telling));
    return { topic, telling };
  });
  return told.map((each) => {
    const others = each.topic.evidence.filter(isFresh);
    for (const other of others) quoted.add(keyOf(other));
    return { ...each, others };
  });
}

function keyOf({ review_id, start }: Evidence): string {
  return `${review_id} ${start}`;
}
