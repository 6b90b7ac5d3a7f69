import { areaPhrases } from '../../insights/entities/find-areas.ts';
import { namePartsOf, technicianForms } from '../../insights/entities/people/technician-forms.ts';
import { withoutTitles } from '../../insights/entities/people/titles.ts';
import { servicePhrases, serviceStems } from '../../insights/entities/services/service-forms.ts';
import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { foldedWords } from '../../reviews/text/comparing/fold-name.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import type { Named } from './names.ts';

/** Gives the names or ids that a name in a call may mean, as the business lists them. */
type Understand = (asked: string) => readonly string[];

/**
 * Understands names that are not quite those of the business: of a technician also a first name, a nickname or a surname; of a
 * service its name, or the thing in it, such as `heat pumps`; of an area its name, also without a `Township` at its end.
 */
export type MeantNames = Readonly<Record<Named, Understand>>;

/** Knows the editors' aliases, too, which are not published. */
export function createMeantNames(business: Business, aliases: Aliases): MeantNames {
  const people = business.technicians.map(({ name }) => ({ id: name, name }));
  const forms = people.flatMap(({ name }) => technicianForms(name, aliases.technicians.get(name) ?? []));
  const phrasesOf = (some: typeof forms) => some.map(([words, { key }]): Phrase => [words, key]);
  const surnames = people.map(({ name }): Phrase => [[namePartsOf(name).last ?? ''], name]);
  const technician = firstOf([
    asWritten(people, aliases.technicians),
    byWords(phrasesOf(forms.filter(([, { sure }]) => sure)), foldedWords),
    byWords(phrasesOf(forms), foldedWords),
    byWords(surnames, foldedWords),
  ]);
  return {
    // The forms have titles of the languages that are analysed alone.
    technician: firstOf([technician, (asked) => technician(withoutTitles(asked))]),
    service: firstOf([
      asWritten(business.services, aliases.services),
      byWords(servicePhrases(business.services, aliases.services), serviceStems),
    ]),
    service_area: firstOf([
      asWritten(business.service_areas, aliases.service_areas),
      byWords(areaPhrases(business, aliases.service_areas), foldedWords),
    ]),
  };
}

interface Item {
  readonly id: string;
  readonly name: string;
}

type Phrase = readonly [words: readonly string[], id: string];

/** Tries one way after the other, and gives what the first successful one finds. */
function firstOf(ways: readonly Understand[]): Understand {
  return (asked) => ways.map((way) => way(asked)).find((keys) => keys.length > 0) ?? [];
}

function asWritten(items: readonly Item[], aliases: ReadonlyMap<string, readonly string[]>): Understand {
  const find = lookUp(
    items.flatMap(({ id, name }) => [id, name, ...(aliases.get(id) ?? [])].map((text): [string, string] => [foldText(text), id])),
  );
  return (asked) => find(foldText(asked));
}

function byWords(phrases: readonly Phrase[], wordsIn: (text: string) => readonly string[]): Understand {
  const find = lookUp(phrases.map(([words, id]) => [words.join(' '), id]));
  return (asked) => find(wordsIn(asked).join(' '));
}

/** Finds the ids that stand beside a text. */
function lookUp(entries: readonly (readonly [text: string, id: string])[]): Understand {
  const ids = new Map<string, Set<string>>();
  for (const [text, id] of entries) ids.set(text, (ids.get(text) ?? new Set()).add(id));
  ids.delete('');
  return (text) => [...(ids.get(text) ?? [])];
}

/** An argument that names somebody or something, and what it may mean; an unknown name means itself. */
export interface Understood {
  readonly argument: string;
  readonly asked: string;
  readonly names: readonly string[];
}

/** Finds what the given arguments mean; an empty argument counts as not given. */
export function understand(
  given: Readonly<Record<string, unknown>>,
  ways: Readonly<Record<string, Understand>>,
): readonly Understood[] {
  return Object.entries(ways).flatMap(([argument, way]) => {
    const asked = given[argument];
    if (typeof asked !== 'string' || asked === '') return [];
    const names = way(asked);
    return [{ argument, asked, names: names.length > 0 ? names : [asked] }];
  });
}

/** Tells a caller what an argument was taken for, unless that is what it says. */
export function takenNote({ argument, asked, names }: Understood): string[] {
  const isSame = names.length === 1 && names.every((name) => foldText(name) === foldText(asked));
  return isSame ? [] : [`${argument} ${quote(asked)} was taken for ${names.join(' and ')}.`];
}
