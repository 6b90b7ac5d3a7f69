import { createEntityFinder } from '../../../insights/entities/finder.ts';
import { createTextReader } from '../../../insights/languages/tokenised-text.ts';
import type { Aliases } from '../../../reviews/aliases.ts';
import type { Content } from '../../../reviews/catalog.ts';
import { mentionsOf, type NewReview } from '../../changes/new-review-file.ts';

/** Technicians by name and services by id. */
export interface Mentions {
  readonly technicians: readonly string[];
  readonly services: readonly string[];
}

/** The names in a text, each with the offset at which it first stands. */
export interface Named extends Mentions {
  readonly places: ReadonlyMap<string, number>;
}

export type NameFinder = (text: string) => Named;

const NONE: Named = { technicians: [], services: [], places: new Map() };

/** Makes the function that finds which technicians and services of the business a text names. */
export function createNameFinder(business: Content['business'], aliases: Aliases): NameFinder {
  if (business.technicians.length + business.services.length === 0) return () => NONE;
  const find = createEntityFinder({ ...business, url: business.url ?? '' }, aliases);
  const read = createTextReader();
  return (text) => {
    const named = find(read(text), { mentions: { technicians: [], services: [] }, service_area: undefined });
    const idsOf = (kind: string): string[] => [...new Set(named.filter((each) => each.kind === kind).map(({ id }) => id))];
    const places = new Map(named.map(({ id, start }) => [id, start] as const).reverse());
    return { technicians: idsOf('technician'), services: idsOf('service'), places };
  };
}

/** The mentions of a review, together with those in its text to which the user agreed. */
export function withMentions(given: unknown, named: Mentions, agreed: ReadonlySet<string>): NewReview['mentions'] {
  const { technicians = [], services = [] } = (given ?? {}) as Partial<Mentions>;
  const people = [...new Set([...technicians, ...named.technicians.filter((name) => agreed.has(name))])];
  const work = [...new Set([...services, ...named.services.filter((id) => agreed.has(id))])];
  return mentionsOf(people, work).mentions;
}
