import type { Term } from './terms/term.ts';

/**
 * Joins each term, the most typical first, with those of the same meaning and the longer ones that end with it: a water heater is a
 * heater. A longer term that only begins with it is about something else: pet insurance is not a pet. `isAbout` tells this of the
 * meanings of a longer and a shorter term. A longer term may be joined with two shorter ones.
 */
export function joinTerms(
  terms: readonly Term[],
  isApart: (longer: Term, shorter: Term) => boolean,
  isAbout: (longer: string, shorter: string) => boolean,
): Term[][] {
  const groups: Term[][] = [];
  const taken = new Set<Term>();
  for (const seed of terms) {
    if (taken.has(seed) || seed.isService) continue;
    const group = terms.filter((term) => {
      if (term === seed) return true;
      // Everything said of a "floor drain" is said of a "drain", so the longer term may be in several groups.
      // But few who say "massage" say "massage session".
      if (term.isService && !isAbout(term.stems.join(' '), seed.stems.join(' '))) return false;
      if (isAbout(term.meaning, seed.meaning)) return !isApart(term, seed);
      // What is said of a "pizza", a service, is not said of the "thin crust pizza" that would name it.
      return !taken.has(term) && !term.isService && isAbout(seed.meaning, term.meaning) && !isApart(seed, term);
    });
    for (const term of group) taken.add(term);
    groups.push(group);
  }
  return groups;
}

/** Whether a longer phrase is about a shorter one in a language whose terms begin with their noun. */
export function beginsWith(longer: string, shorter: string): boolean {
  return `${longer} `.startsWith(`${shorter} `);
}

/** The same in a language whose terms end with their noun: English. */
export function endsWith(longer: string, shorter: string): boolean {
  return ` ${longer}`.endsWith(` ${shorter}`);
}
