import { z } from 'zod';
import type { EntityKind } from '../entities/named-entity.ts';
import { bestFirst, chooseEvidence, evidenceOf, type Found, isSureEnough } from './evidence.ts';
import { type Evidence, evidenceSchema } from './insights-schema.ts';

/** Where a review speaks of something. */
export const passageSchema = evidenceSchema
  .omit({ quote: true })
  // Of those that are not, many speak of something else or mean the contrary: nobody is to be quoted for them unread.
  .extend({ is_sure: z.boolean() });

export type Passage = z.infer<typeof passageSchema>;

/** By `passageKey`; those that nobody speaks of are left out. */
export type Passages = ReadonlyMap<string, readonly Passage[]>;

/** An aspect, technician, service or area; `id` is a technician's name. */
export function passageKey(kind: 'aspect' | EntityKind, id: string): string {
  return `${kind} ${id}`;
}

/** Of each thing: more than a file shows to all readers, for one who asks for it. */
export const MOST_PASSAGES = 20;

/** The passages of each group by key. */
export function passagesOf(groups: ReadonlyMap<string, readonly Found[]>): Passages {
  return new Map([...groups].map(([key, found]) => [key, choosePassages(found)]));
}

/** The best quotes, and after them the unsure ones of other reviews, the best first. */
function choosePassages(found: readonly Found[]): Passage[] {
  const sure = chooseEvidence(found, MOST_PASSAGES);
  const quoted = new Set(sure.map(({ review_id }) => review_id));
  const unsure = bestFirst(found.filter(({ mention }) => !isSureEnough(mention)))
    .map(evidenceOf)
    .filter(({ review_id }) => !quoted.has(review_id) && quoted.add(review_id));
  return [...sure.map(placeOf(true)), ...unsure.map(placeOf(false))].slice(0, MOST_PASSAGES);
}

function placeOf(is_sure: boolean): (evidence: Evidence) => Passage {
  return ({ review_id, start, end, sentiment }) => ({ review_id, start, end, sentiment, is_sure });
}
