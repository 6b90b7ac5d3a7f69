import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import { clausesAround } from './clause.ts';
import { beginsWith, endsWith, joinTerms } from './join.ts';
import { labelOf, nameFirst, withIds } from './label.ts';
import { type Readings, visitTokens } from './readings.ts';
import type { Names } from './terms/names.ts';
import { findTerms, type Term } from './terms/term.ts';
import { ENGLISH_TOPICS } from './terms/topic-language.ts';
import type { Topic } from './topic.ts';
import { createWording, type Wording } from './wording.ts';
import { holdsPhrase } from './words.ts';

const MOST_TOPICS = 20;
/** A term must occur in at least this many reviews, and in at least this share of them. */
const LEAST_REVIEWS = 3;
const LEAST_SHARE = 0.01;
/** A topic, with all of its terms, must occur in at least this share: readers took half of the rarer ones for no topics. */
const LEAST_TOPIC_SHARE = 0.02;

/**
 * Finds the topics of the reviews: what they mention more often than everyday language does. `aspects` are the names of the
 * aspects, which are no topics beside themselves. The readings must come newest first; the topics are returned most mentioned
 * first.
 */
export function discoverTopics(
  readings: Readings,
  business: Business,
  aliases: Aliases['technicians'],
  aspects: readonly string[],
  language = ENGLISH_TOPICS,
): Topic[] {
  const count = readings.reviews.length;
  const names = language.namesIn(business, aliases, aspects, readings);
  const least = Math.max(LEAST_REVIEWS, Math.ceil(LEAST_SHARE * count));
  const terms = findTerms(readings, names, least, language);
  const wording = createWording(readings, language.verdictWords);
  const isAbout = language.nounFirst ? beginsWith : endsWith;
  const topics = joinTerms(terms, (longer, shorter) => isApart(longer, shorter, names), isAbout)
    .map((group) => labelled(group, count, isAbout))
    .filter(({ numbers }) => numbers.length >= LEAST_TOPIC_SHARE * count)
    .sort((a, b) => b.weight - a.weight)
    // Two groups may have the same label, because a longer term may be joined with two shorter ones.
    .filter(({ label }, at, all) => all.findIndex((topic) => topic.label === label) === at)
    .slice(0, MOST_TOPICS)
    .map((group) => describe(group, readings, wording))
    .sort((a, b) => b.reviews.length - a.reviews.length || compareText(a.label, b.label));
  return withIds(topics);
}

/** Whether the business offers one of what a shorter term names and another as well: a "heat pump", and another kind of pump. */
function isApart(longer: Term, shorter: Term, { services }: Names): boolean {
  const named = [...services].filter((service) => holdsPhrase(service, shorter.stems.join(' ')));
  const kinds = named.filter((service) => holdsPhrase(service, longer.stems.join(' ')));
  return kinds.length > 0 && kinds.length < named.length;
}

interface LabelledTerms {
  readonly label: string;
  readonly weight: number;
  /** The term that names the topic comes first. */
  readonly terms: readonly Term[];
  /** The numbers of the readings that contain one of the terms, in order. */
  readonly numbers: readonly number[];
}

/** Labels a group of joined terms. `readings` is the number of all readings. */
function labelled(group: readonly Term[], readings: number, isAbout: typeof endsWith): LabelledTerms {
  const numbers = numbersOf(group, readings);
  const terms = nameFirst(group, numbers.length, isAbout);
  return { label: labelOf(terms), weight: (group[0]?.logOdds ?? 0) * Math.sqrt(numbers.length), terms, numbers };
}

/** The numbers of the readings that contain one of the terms, in order. */
function numbersOf(terms: readonly Term[], readings: number): number[] {
  const isHeld = new Uint8Array(readings);
  for (const term of terms) for (const number of term.readings) isHeld[number] = 1;
  const numbers: number[] = [];
  isHeld.forEach((held, number) => {
    if (held === 1) numbers.push(number);
  });
  return numbers;
}

function describe({ label, terms, numbers }: LabelledTerms, readings: Readings, wording: Wording): Omit<Topic, 'id'> {
  const shown = new Map<number, { readonly term: Term; readonly places: number[] }>();
  for (const term of terms) {
    visitTokens(readings, term.places, (number, place) => {
      const first = shown.get(number);
      if (first === undefined) shown.set(number, { term, places: [place] });
      else if (first.term === term) first.places.push(place);
    });
  }
  return {
    label,
    terms: [...new Set(terms.map(({ form }) => form))],
    reviews: numbers,
    places: [...shown]
      .sort(([a], [b]) => a - b)
      .flatMap(([review, { term, places }]) =>
        clausesAround(readings, review, places, term.stems.length).map(({ start, end, segment, sentence }) => ({
          review,
          start,
          end,
          beside: wording(segment),
          around: wording(sentence),
        })),
      ),
  };
}
