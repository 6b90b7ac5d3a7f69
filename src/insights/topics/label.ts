import { freeSlug } from '../../reviews/text/comparing/slug.ts';
import type { Term } from './terms/term.ts';

/**
 * A term can name a topic if more than this share of the topic's reviews contain it, because who reads it takes it for what all
 * of them say.
 */
const NAMING = 0.7;

/**
 * Puts the term that names the topic first: the longest of those that nearly all of its reviews contain, or else the one that most
 * do. `isAbout` tells whether a longer term contains a shorter one, as a "kitchen sink" does "sink".
 */
export function nameFirst(
  terms: readonly Term[],
  reviews: number,
  isAbout: (longer: string, shorter: string) => boolean,
): Term[] {
  const own = terms
    .filter(({ isService }) => !isService)
    .map((term) => ({ term, held: heldIn(terms.filter((other) => isAbout(other.stems.join(' '), term.stems.join(' ')))) }));
  const most = Math.max(...own.map(({ held }) => held));
  const naming = own.filter(({ held }) => held > Math.min(NAMING * reviews, most - 1));
  const [name] = naming.toSorted((a, b) => b.term.stems.length - a.term.stems.length);
  return terms.toSorted((a, b) => Number(b === name?.term) - Number(a === name?.term));
}

/** The number of readings that contain any of the terms. */
function heldIn(terms: readonly Term[]): number {
  return new Set(terms.flatMap(({ readings }) => readings)).size;
}

/** The first term as a heading. A brand keeps its capitals: "iPhone". */
export function labelOf([term]: readonly Term[]): string {
  const form = term?.form ?? '';
  return form.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());
}

/** Gives each topic an id made of its label, unique among them. */
export function withIds<Topic extends { readonly label: string }>(topics: readonly Topic[]): (Topic & { readonly id: string })[] {
  const taken = new Set<string>();
  return topics.map((topic) => {
    const id = freeSlug(slugOf(topic.label), taken);
    taken.add(id);
    return { ...topic, id };
  });
}

function slugOf(label: string): string {
  const slug = label
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'topic' : slug;
}
