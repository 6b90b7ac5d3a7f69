import type { Term } from './terms/term.ts';

/**
 * Joins each term, the most typical first, with the longer ones that end with it: a water heater is a heater. A longer term that
 * only begins with it is about something else: pet insurance is not a pet. `isAbout` tells this of a longer and a shorter term.
 * A longer term may be joined with two shorter ones.
 */
export function joinTerms(
  terms: readonly Term[],
  isApart: (longer: Term, shorter: Term) => boolean,
  isAbout: (longer: Term, shorter: Term) => boolean,
): Term[][] {
  const groups: Term[][] = [];
  const taken = new Set<Term>();
  for (const seed of terms) {
    if (taken.has(seed) || seed.isService) continue;
    const group = terms.filter((term) => {
      if (term === seed) return true;
      // Everything said of a "floor drain" is said of a "drain", so the longer term may be in several groups.
      if (isAbout(term, seed)) return !isApart(term, seed) && !groups.some(([first]) => first === term);
      // What is said of a "pizza", a service, is not said of the "thin crust pizza" that would name it.
      return !taken.has(term) && !term.isService && isAbout(seed, term) && !isApart(seed, term);
    });
    for (const term of group) taken.add(term);
    groups.push(group);
  }
  return groups;
}

/** Whether a longer term is about a shorter one in a language whose terms begin with their noun. */
export function beginsWith(longer: Term, shorter: Term): boolean {
  return `${longer.stems.join(' ')} `.startsWith(`${shorter.stems.join(' ')} `);
}

/** The same in a language whose terms end with their noun: English, in which some words are spelt in two ways. */
export function endsWith(longer: Term, shorter: Term): boolean {
  return ` ${spelt(longer)}`.endsWith(` ${spelt(shorter)}`);
}

/** The stems of a term in American spelling ("flavour" as "flavor"), and initials without the ending of a plural ("RVs"). */
function spelt({ stems }: Term): string {
  return stems
    .map((stem) =>
      stem
        .replace(/(?<=..)our$/, 'or')
        .replace(/(?<=.[bt])r$/, 'er')
        .replace(/^doughnut$/, 'donut')
        .replace(/^tyre$/, 'tire')
        .replace(/^([^aeiouy]{2,3})s$/, '$1'),
    )
    .join(' ');
}
