import { canonicalTopic } from '../topic.ts';
import { OperatorError } from './operator-error.ts';

/** The path of a topic's address, with its query. */
export function pathOf(topic: string): string {
  const url = URL.parse(topic);
  return url ? url.pathname + url.search : topic;
}

/** How an operator tells topics apart: by their paths, or after a build for another address by their whole addresses. */
export function namesOf(topics: readonly string[]): (topic: string) => string {
  const origins = new Set(topics.map((topic) => URL.parse(topic)?.origin));
  return origins.size > 1 ? (topic) => topic : pathOf;
}

/** The topics that an operator means by an address or a path; all of them where neither is given. */
export function chooseTopics(topics: readonly string[], wanted: string | undefined): string[] {
  if (wanted === undefined) return [...topics];
  const chosen = topics.filter((topic) => canonicalTopic(topic) === canonicalTopic(wanted) || pathOf(topic) === wanted);
  if (chosen.length > 0) return chosen;
  throw new OperatorError(`there is no topic ${wanted}; the hub knows ${topics.map(namesOf(topics)).join(', ') || 'none yet'}`);
}
