import { freeSlug } from '../../reviews/text/slug.ts';
import type { Term } from './terms/term.ts';

/** A term can name a topic if more than this share of the topic's reviews contain it. */
const NAMING = 0.5;

/** Puts the term that names the topic first: the longest of those that most of its reviews use, or else the most used one. */
export function nameFirst(terms: readonly Term[], reviews: number): Term[] {
  const own = terms.filter(({ isService }) => !isService);
  const mostUsed = Math.max(...own.map(({ readings }) => readings.length));
  const naming = own.filter(({ readings }) => readings.length > Math.min(NAMING * reviews, mostUsed - 1));
  const [name] = naming.toSorted((a, b) => b.stems.length - a.stems.length);
  return terms.toSorted((a, b) => Number(b === name) - Number(a === name));
}

/** The first term as a heading. */
export function labelOf([term]: readonly Term[]): string {
  const [first = '', ...rest] = term?.form ?? '';
  return first.toUpperCase() + rest.join('');
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
