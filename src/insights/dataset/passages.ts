import type { EntityKind } from '../entities/named-entity.ts';
import { bestFirst, chooseQuotes, type Found, isQuotable } from './evidence/evidence.ts';
import type { Passage } from './schemas/passage-schema.ts';

/** The passages of each thing, by its `passageKey`. Things that nobody speaks of are left out. */
export type Passages = ReadonlyMap<string, readonly Passage[]>;

/** What passages speak of. */
export type PassageKind = 'aspect' | EntityKind;

/** The key of a thing among the passages. The `id` of a technician is the name. */
export function passageKey(kind: PassageKind, id: string): string {
  return `${kind} ${id}`;
}

/** The most passages of each thing. There are more than in a published file, for readers who ask for that thing. */
export const MOST_PASSAGES = 20;

/** Chooses the passages of each group, by key. */
export function passagesOf(groups: ReadonlyMap<string, readonly Found[]>): Passages {
  return new Map([...groups].map(([key, found]) => [key, choosePassages(found)]));
}

/** The best quotes, followed by the best passages of other reviews that are not quotable. */
function choosePassages(found: readonly Found[]): Passage[] {
  const candidates = bestFirst(found);
  const chosen: Found[] = chooseQuotes(candidates, MOST_PASSAGES);
  const told = new Set(chosen.map(({ review }) => review.id));
  for (const candidate of candidates) {
    if (chosen.length >= MOST_PASSAGES) break;
    if (isQuotable(candidate.mention) || told.has(candidate.review.id)) continue;
    told.add(candidate.review.id);
    chosen.push(candidate);
  }
  return chosen.map(passageOf);
}

function passageOf({ review, mention }: Found): Passage {
  const { start, end } = mention.quote;
  return { review_id: review.id, start, end, sentiment: mention.sentiment, is_quotable: isQuotable(mention) };
}
