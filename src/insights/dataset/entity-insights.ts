import { meanRating } from '../../reviews/catalog.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import type { Attribution } from '../entities/attribution/attribute.ts';
import type { EntityKind } from '../entities/named-entity.ts';
import { chooseEvidence, type Found, MOST_FOR_OTHERS } from './evidence/evidence.ts';
import type { EntityInsight, Insights } from './schemas/insights-schema.ts';
import { hundredths, plainScore, reviewsOf } from './score.ts';

/** A verdict that belongs to an entity, and the review that gives it. */
export type EntityVerdict = Attribution & Found;

/** What the reviews say about each technician, service and area, in the order of the business's lists. */
export function entityInsights(
  business: Business,
  reviews: readonly Review[],
  found: readonly EntityVerdict[],
): Insights['entities'] {
  const byEntity = Map.groupBy(found, ({ kind, id }) => `${kind} ${id}`);
  const insightOf = (kind: EntityKind, id: string, name: string, isNamedIn: (review: Review) => boolean): EntityInsight => {
    const naming = reviews.filter(isNamedIn);
    const verdicts = verdictsOf(byEntity.get(`${kind} ${id}`) ?? []);
    return { name, mentions: naming.length, average_rating: meanRating(naming), ...verdicts };
  };
  return {
    technicians: business.technicians.map(({ name }) =>
      insightOf('technician', name, name, ({ mentions }) => mentions.technicians.includes(name)),
    ),
    services: business.services.map(({ id, name }) => ({
      id,
      ...insightOf('service', id, name, ({ mentions }) => mentions.services.includes(id)),
    })),
    service_areas: business.service_areas.map(({ id, name }) => ({
      id,
      ...insightOf('service_area', id, name, ({ service_area }) => service_area === id),
    })),
  };
}

function verdictsOf(found: readonly EntityVerdict[]): Pick<EntityInsight, 'score' | 'aspects' | 'evidence'> {
  const score = plainScore(found);
  return {
    score: score === null ? null : hundredths(score),
    aspects: [...Map.groupBy(found, ({ mention }) => mention.aspect)]
      .map(([id, ofAspect]) => ({
        id,
        mentions: ofAspect.length,
        reviews: reviewsOf(ofAspect),
        score: hundredths(plainScore(ofAspect) ?? 0),
      }))
      .sort((a, b) => b.mentions - a.mentions || compareText(a.id, b.id)),
    evidence: chooseEvidence(found, MOST_FOR_OTHERS),
  };
}
