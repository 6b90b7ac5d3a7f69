import type { Business } from '../../../reviews/schemas/business.ts';
import { SPANISH } from '../../languages/spanish/spanish.ts';
import { tokenise } from '../../text/tokens.ts';
import type { Readings } from '../readings.ts';
import type { Names } from '../terms/names.ts';

/** A word is a name if more than this share of its occurrences after another word are capitalised. Spanish capitalises no nouns. */
const NAME_SHARE = 0.6;

/** Gathers the names that the business's file gives, and those that the reviews capitalise. */
export function spanishNamesIn(business: Business, readings: Readings): Names {
  const { name, address, technicians, service_areas, services } = business;
  const others = [...technicians, ...service_areas].map((named) => named.name);
  const places = [address?.address_locality ?? '', address?.address_region ?? ''];
  return {
    barred: new Set([...[...others, ...places].flatMap(stemsIn), ...capitalised(readings)]),
    // The name of a business often says what it does: "Clínica Dental Olmo".
    weak: new Set(stemsIn(name)),
    services: new Set(services.map((service) => stemsIn(service.name).join(' '))),
  };
}

function stemsIn(name: string): string[] {
  return tokenise(name, SPANISH.dictionary.forms).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : []));
}

/** The stems of words that are mostly capitalised: people, places and brands. */
function capitalised({ reviews, firsts, starts, words, stems }: Readings): string[] {
  const uses = stems.map(() => ({ all: 0, capital: 0 }));
  for (const [reading, { text }] of reviews.entries()) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const use = uses[-(words[token] ?? 0)];
      if ((words[token] ?? 0) >= 0 || use === undefined) continue;
      use.all += 1;
      // A word in capitals is shouted, and no name for that.
      if (/^\p{Lu}[\p{Ll}\p{M}]/u.test(text.slice(starts[token], (starts[token] ?? 0) + 4))) use.capital += 1;
    }
  }
  return stems.filter((_, number) => (uses[number]?.capital ?? 0) > NAME_SHARE * (uses[number]?.all ?? 0));
}
