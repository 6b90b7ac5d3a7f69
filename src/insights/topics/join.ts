import type { Term } from './term.ts';
import { holdsPhrase } from './words.ts';

/** Terms that are this much bound to each other are joined: 1 where neither stands without the other, 0 where chance pairs them. */
const BOUND = 0.5;
/** Terms that share this part of their reviews are joined. */
const SHARED = 0.6;

/**
 * How many readings there are, and in how many at least a term must stand. Two terms that meet in no more of them may do so by
 * chance.
 */
interface Measure {
  readonly readings: number;
  readonly least: number;
}

/** Joins each term, the most typical first, with those that share most of their reviews with it. */
export function joinTerms(terms: readonly Term[], measure: Measure, isApart: (longer: Term, shorter: Term) => boolean): Term[][] {
  const shared = countShared(terms, measure.readings);
  const groups: Term[][] = [];
  const taken = new Set<Term>();
  for (const [at, seed] of terms.entries()) {
    if (taken.has(seed) || seed.isService) continue;
    const group = terms.filter((term, other) => {
      if (term === seed) return true;
      // All that is said of "tankless heater" is said of "tankless" and of "heater"; both topics count it.
      if (holds(term, seed)) return !isApart(term, seed) && !groups.some(([first]) => first === term);
      if (taken.has(term)) return false;
      if (holds(seed, term)) return !isApart(seed, term);
      return meet(seed, term, shared.get(pairOf(terms, at, other)) ?? 0, measure);
    });
    for (const term of group) taken.add(term);
    groups.push(group);
  }
  return groups;
}

/** Whether two terms stand in the same reviews, so often that it is no chance. */
function meet(a: Term, b: Term, both: number, { readings, least }: Measure): boolean {
  const more = Math.max(a.readings.length, b.readings.length);
  if (both <= least) return false;
  return both >= SHARED * more || (2 * both >= more && boundness(a.readings.length, b.readings.length, both, readings) >= BOUND);
}

function holds(longer: Term, shorter: Term): boolean {
  return holdsPhrase(longer.stems.join(' '), shorter.stems.join(' '));
}

/** Normalised pointwise mutual information (Bouma 2009). */
function boundness(a: number, b: number, both: number, readings: number): number {
  return both === readings ? 1 : Math.log((both * readings) / (a * b)) / -Math.log(both / readings);
}

/** In how many readings two terms stand, for those that meet. */
function countShared(terms: readonly Term[], readings: number): Map<number, number> {
  const held = Array.from({ length: readings }, (): number[] => []);
  for (const [at, { readings: numbers }] of terms.entries()) for (const number of numbers) held[number]?.push(at);
  const shared = new Map<number, number>();
  for (const numbers of held) {
    for (const [index, a] of numbers.entries()) {
      for (const b of numbers.slice(index + 1)) {
        const pair = pairOf(terms, a, b);
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  return shared;
}

function pairOf(terms: readonly Term[], a: number, b: number): number {
  return a * terms.length + b;
}
