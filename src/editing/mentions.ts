import { createEntityFinder } from '../insights/entities/finder.ts';
import { readText } from '../insights/languages/tokenised-text.ts';
import type { Aliases } from '../reviews/aliases.ts';
import type { Content } from '../reviews/catalog.ts';
import { mentionsOf, type NewReview } from './changes/new-review-file.ts';

/** Technicians by name and services by id. */
export interface Mentions {
  readonly technicians: readonly string[];
  readonly services: readonly string[];
}

/** The names in a text, each with the offset at which it first stands. */
export interface Named extends Mentions {
  readonly places: ReadonlyMap<string, number>;
}

/** Makes the function that finds which technicians and services of the business a text names. */
export function createNameFinder(business: Content['business'], aliases: Aliases): (text: string) => Named {
  const find = createEntityFinder(business, aliases);
  return (text) => {
    const named = find(readText(text), { mentions: { technicians: [], services: [] }, service_area: undefined });
    const idsOf = (kind: string): string[] => [...new Set(named.filter((each) => each.kind === kind).map(({ id }) => id))];
    const places = new Map(named.map(({ id, start }) => [id, start] as const).reverse());
    return { technicians: idsOf('technician'), services: idsOf('service'), places };
  };
}

/** A technician or a service that texts name. */
export interface Suggestion {
  readonly kind: 'technician' | 'service';
  readonly id: string;
  /** How many reviews name it, and do not mention it yet. */
  readonly count: number;
  /** The words around it in one of these reviews. */
  readonly example: string;
}

interface Reading {
  readonly text: string;
  readonly given: Mentions;
  readonly named: Named;
}

/** The names that texts have and the mentions of their reviews have not, the most frequent first. */
export function suggestionsIn(readings: readonly Reading[]): Suggestion[] {
  const found = readings.flatMap(({ text, given, named }) => {
    const example = (id: string) => around(text, named.places.get(id) ?? 0);
    const suggest = (kind: Suggestion['kind']) => (id: string) => ({ kind, id, example: example(id) });
    return [
      ...named.technicians.filter((name) => !given.technicians.includes(name)).map(suggest('technician')),
      ...named.services.filter((id) => !given.services.includes(id)).map(suggest('service')),
    ];
  });
  return [...Map.groupBy(found, ({ id }) => id).values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, count: others.length + 1 }]))
    .sort((a, b) => b.count - a.count);
}

/** Some words before and behind a place, on one line. */
export function around(text: string, place: number): string {
  const space = text.lastIndexOf(' ', place - 25) + 1;
  // Japanese and others have no spaces.
  const start = place - space > 60 ? place - 25 : space;
  const end = text.indexOf(' ', place + 35);
  const words = text.slice(start, end === -1 ? undefined : end).slice(0, 120);
  return `${start > 0 ? '…' : ''}${words.replace(/\s+/g, ' ')}${end === -1 ? '' : '…'}`.toWellFormed();
}

/** The mentions of a review, together with those in its text to which the user agreed. */
export function withMentions(given: Mentions, named: Mentions, agreed: ReadonlySet<string>): NewReview['mentions'] {
  const people = [...new Set([...given.technicians, ...named.technicians.filter((name) => agreed.has(name))])];
  const work = [...new Set([...given.services, ...named.services.filter((id) => agreed.has(id))])];
  return mentionsOf(people, work).mentions;
}
