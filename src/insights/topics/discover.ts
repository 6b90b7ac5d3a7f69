import { compareText } from '../../reviews/catalog.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { clausesAround } from './clause.ts';
import { joinTerms } from './join.ts';
import { labelOf, nameFirst, withIds } from './label.ts';
import { type Names, namesIn } from './names.ts';
import { findTerms, type Term } from './term.ts';
import type { Topic } from './topic.ts';
import { holdsPhrase, type Reading } from './words.ts';

const MOST_TOPICS = 20;
/** A term stands in at least as many reviews, and in at least this part of them. */
const LEAST_REVIEWS = 3;
const LEAST_SHARE = 0.01;

/**
 * Finds the topics of the reviews: what they talk of more than everyday English does. The readings come newest first, the topics
 * most mentioned first.
 */
export function discoverTopics(readings: readonly Reading[], business: Business): Topic[] {
  const names = namesIn(business, readings);
  const least = Math.max(LEAST_REVIEWS, Math.ceil(LEAST_SHARE * readings.length));
  const terms = findTerms(readings, names, least);
  const topics = joinTerms(terms, { readings: readings.length, least }, (longer, shorter) => isApart(longer, shorter, names))
    .map((group) => ({ group, weight: weightOf(group) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ group }) => labelled(group))
    // A longer term may name the topics of two shorter ones in it.
    .filter(({ label }, at, all) => all.findIndex((topic) => topic.label === label) === at)
    .slice(0, MOST_TOPICS)
    .map((group) => describe(group, readings))
    .sort((a, b) => b.reviewIds.length - a.reviewIds.length || compareText(a.label, b.label));
  return withIds(topics);
}

/**
 * Whether a longer term is about something else than a shorter one in it: "no charge" is not about a charge, and a "heat pump"
 * not about a pump where the business offers another kind of pump as well.
 */
function isApart(longer: Term, shorter: Term, { services }: Names): boolean {
  if (longer.stems[0] === 'no' && shorter.stems[0] !== 'no') return true;
  const named = [...services].filter((service) => holdsPhrase(service, shorter.stems.join(' ')));
  const kinds = named.filter((service) => holdsPhrase(service, longer.stems.join(' ')));
  return kinds.length > 0 && kinds.length < named.length;
}

function weightOf(terms: readonly Term[]): number {
  return (terms[0]?.logOdds ?? 0) * Math.sqrt(numbersOf(terms).length);
}

/** The numbers of the readings that hold one of the terms, in order. */
function numbersOf(terms: readonly Term[]): number[] {
  return [...new Set(terms.flatMap(({ places }) => [...places.keys()]))].sort((a, b) => a - b);
}

interface LabelledTerms {
  readonly label: string;
  /** The term that names them comes first. */
  readonly terms: readonly Term[];
  /** The numbers of the readings that hold one of the terms, in order. */
  readonly numbers: readonly number[];
}

function labelled(group: readonly Term[]): LabelledTerms {
  const numbers = numbersOf(group);
  const terms = nameFirst(group, numbers.length);
  return { label: labelOf(terms), terms, numbers };
}

function describe({ label, terms, numbers }: LabelledTerms, readings: readonly Reading[]): Omit<Topic, 'id'> {
  const held = numbers.flatMap((number) => {
    const reading = readings[number];
    const shown = terms.find(({ places }) => places.has(number));
    return reading === undefined ? [] : [{ reading, spans: shown?.places.get(number) ?? [] }];
  });
  return {
    label,
    terms: [...new Set(terms.map(({ form }) => form))],
    reviewIds: held.map(({ reading }) => reading.review.id),
    places: held.flatMap(({ reading, spans }) =>
      clausesAround(reading, spans).map((clause) => ({ reviewId: reading.review.id, ...clause })),
    ),
  };
}
