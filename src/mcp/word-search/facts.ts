import { areaPhrases } from '../../insights/entities/find-areas.ts';
import { createEntityFinder } from '../../insights/entities/finder.ts';
import { readText } from '../../insights/languages/tokenised-text.ts';
import type { SideData } from '../../publication/pack/side-data.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { foldedWords } from '../../reviews/text/comparing/fold-name.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { languageNames } from '../../reviews/text/language-name.ts';
import { readStars } from './star-words.ts';
import type { ReadTerms } from './terms.ts';

/** Something that a review's record says, in a form that no word of a text has. */
export type Fact = `${'technician' | 'service' | 'service_area' | 'rating' | 'year' | 'language' | 'source'}=${string}`;

export function factsOf({ mentions, service_area: area, rating, date, language, source }: Review): Fact[] {
  return [
    ...mentions.technicians.map((name): Fact => `technician=${name}`),
    ...mentions.services.map((id): Fact => `service=${id}`),
    ...(area === undefined ? [] : [`service_area=${area}` as const]),
    `rating=${rating}`,
    `year=${date.slice(0, 4)}`,
    ...(language === undefined ? [] : [`language=${baseOf(language)}` as const]),
    ...(source === undefined ? [] : [`source=${source.name}` as const]),
  ];
}

/** A name of a technician, a service, an area, a language or a site, as its terms, and what it stands for. */
interface Name {
  readonly fact: Fact;
  readonly terms: readonly string[];
}

/** How a language or a site is called in a question, and what that stands for. */
type Mark = readonly [name: RegExp, fact: Fact];

export interface Question {
  /** All facts that it names or may mean. */
  readonly facts: readonly Fact[];
  /** Those of them that are stars, years, languages and the sites from which reviews come. */
  readonly stated: readonly Fact[];
  readonly names: readonly Name[];
  /** Its words without stars and years, which mean other things in texts. */
  readonly words: string;
}

type ReadQuestion = (question: string) => Question;

/** Makes the function that finds the facts that a question names. */
export function createQuestionReader(
  business: Business,
  { aliases, languages, sources }: Pick<SideData, 'aliases' | 'languages' | 'sources'>,
  readTerms: ReadTerms,
): ReadQuestion {
  // A name that could be that of a technician is taken for it. "Water heater" means both services that have it in their names.
  const findEntities = createEntityFinder(business, aliases, (ids) => ids);
  const anybody = { mentions: { technicians: business.technicians.map(({ name }) => name), services: [] } };
  const described = business.services.map(({ id, name, description = '' }) => ({
    id,
    terms: new Set(readTerms(`${name}\n${description}`)),
  }));
  const areas = areaPhrases(business, aliases.service_areas);
  const bases = [...new Set(languages.map(([tag]) => baseOf(tag)))];
  const marks = [
    ...bases.flatMap((base) => languageNames(base, bases).map((name): Mark => [wholeWord(name), `language=${base}`])),
    ...sources.map(([name]): Mark => [wholeWord(name), `source=${name}`]),
  ];
  return (question) => {
    const folded = foldText(question);
    const entities = findEntities(readText(question), anybody).map(
      ({ kind, id, start, end }): Name => ({ fact: `${kind}=${id}`, terms: readTerms(question.slice(start, end)) }),
    );
    const asked = new Set(readTerms(question));
    const meant = described.filter(({ terms }) => asked.size >= LEAST_DESCRIBING && asked.isSubsetOf(terms));
    // The finder wants capitals in the names of areas, but questions may lack them: "old mill".
    const said = ` ${foldedWords(question).join(' ')} `;
    const places = areas
      .filter(([words]) => said.includes(` ${words.join(' ')} `))
      .map(([words, id]): Name => ({ fact: `service_area=${id}`, terms: readTerms(words.join(' ')) }));
    const marked = marks.flatMap(([name, fact]) => (folded.match(name) ?? []).map((text) => ({ fact, text })));
    // Of several languages or sites any will do, so each of them stands for the names of all.
    const markTerms = readTerms(marked.map(({ text }) => text).join(' '));
    const names = [...entities, ...places, ...marked.map(({ fact }): Name => ({ fact, terms: markTerms }))];
    const { ratings, rest } = readStars(folded);
    const stars = ratings.map((rating): Fact => `rating=${rating}`);
    const years = [...folded.matchAll(YEAR)].map(([year]): Fact => `year=${year}`);
    const stated = [...stars, ...years, ...marked.map(({ fact }) => fact)];
    const facts = [...names.map(({ fact }) => fact), ...meant.map(({ id }): Fact => `service=${id}`), ...stated];
    return { facts: [...new Set(facts)], stated, names, words: rest.replace(YEAR, ' ') };
  };
}

/** A question with at least this many words means a service if the business uses them all for it: "no heat at night". */
const LEAST_DESCRIBING = 2;

const YEAR = /(?<!\d)20\d\d(?!\d)/g;

/** The language without its region: a question for Spanish also means that of Mexico. */
function baseOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(foldText(name))}(?![\\p{L}\\p{N}])`, 'u');
}
