import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import type { TokenisedText } from '../languages/tokenised-text.ts';
import { overlap } from '../text/segments.ts';
import { createAreaFinder } from './find-areas.ts';
import { createUnspacedFinder } from './find-unspaced.ts';
import type { NamedEntity } from './named-entity.ts';
import { readWords } from './names/words.ts';
import { createTechnicianFinder } from './people/find-technicians.ts';
import { createServiceFinder, type SettleServices } from './services/find-services.ts';

/**
 * Finds the technicians, services and areas that a review's text names, in the order of the text. If a name could stand for
 * several, the review's record decides.
 */
export type EntityFinder = (text: TokenisedText, record: Pick<Review, 'mentions' | 'service_area'>) => NamedEntity[];

/**
 * Makes the finder of a business's technicians, services and areas. If `settle` is given, it decides on services instead of the
 * record.
 */
export function createEntityFinder(
  business: Pick<Business, 'technicians' | 'services' | 'service_areas' | 'address'>,
  aliases: Aliases,
  settle?: SettleServices,
): EntityFinder {
  const findTechnicians = createTechnicianFinder(business.technicians, aliases.technicians);
  const findServices = createServiceFinder(business.services, aliases.services, settle);
  const findAreas = createAreaFinder(business, aliases.service_areas);
  const findUnspaced = createUnspacedFinder(business, aliases);
  return (tokenised, { mentions, service_area }) => {
    const { text } = tokenised;
    const words = readWords(tokenised);
    const found = [
      ...findTechnicians(text, words, mentions.technicians),
      ...findServices(words, mentions.services),
      ...findAreas(text, words, service_area),
    ];
    const others = findUnspaced(text).filter((name) => !found.some((each) => overlap(each, name)));
    return outermost([...found, ...others].sort(compareNames));
  };
}

/** In the order of the text. Of two names that begin at the same place, the longer one comes first. */
function compareNames(a: NamedEntity, b: NamedEntity): number {
  return a.start - b.start || b.end - a.end || compareText(a.kind, b.kind);
}

/** Drops names inside a longer one: "Cedar" in "Cedar Grove". */
function outermost(sorted: readonly NamedEntity[]): NamedEntity[] {
  const kept: NamedEntity[] = [];
  for (const name of sorted) {
    const last = kept.at(-1);
    if (last === undefined || name.start >= last.end || (name.start === last.start && name.end === last.end)) kept.push(name);
  }
  return kept;
}
