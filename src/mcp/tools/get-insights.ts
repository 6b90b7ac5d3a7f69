import { z } from 'zod';
import type { PassageKind } from '../../insights/dataset/passages.ts';
import { type Evidence, type Insights, insightsSchema } from '../../insights/dataset/schemas/insights-schema.ts';
import { isAnalysed } from '../../insights/languages/tags.ts';
import { onceFor } from '../../once.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { languageName } from '../../reviews/text/language-name.ts';
import { insightsInShort } from '../answers/insights-answer.ts';
import { takenNote, type Understood, understand } from '../answers/meant-names.ts';
import { listNames, namesHints } from '../answers/names.ts';
import { quarterSchema, ratingsByQuarter, ratingsByYear, yearSchema } from '../answers/ratings-by-period.ts';
import type { ReviewSource } from '../answers/review-source.ts';
import { sourcedSchemas, withPassages, withSources } from '../answers/sourced-quotes.ts';
import { jsonText } from '../messages/json-text.ts';
import { defineTool, type ToolAnswer } from './tool.ts';

const { shape } = insightsSchema;
const { aspects, topics, ...entities } = sourcedSchemas;

/** The dataset, or the parts of it that were asked for. */
const answerSchema = z.object({
  version: shape.version,
  updated: shape.updated,
  licence: shape.licence,
  review_count: shape.review_count,
  not_analysed: shape.not_analysed,
  trade: shape.trade.optional(),
  coverage: shape.coverage.optional(),
  ratings_by_year: z
    .array(yearSchema)
    .optional()
    .meta({ description: 'Those of the newest years, newest first: whether ratings go up or down.' }),
  ratings_by_quarter: z.array(quarterSchema).optional().meta({ description: 'Those of the newest quarters.' }),
  aspects: aspects.optional(),
  entities: z.object(entities).partial().meta({ id: 'EntityInsightsPart' }).optional(),
  topics: topics.optional(),
  faq: shape.faq.optional(),
  editorial_summary: shape.editorial_summary.optional(),
  method: shape.method,
});

type Part = z.infer<typeof answerSchema>;

const nameSchema = z.string().max(8192).optional();

const inputSchema = z.object({
  aspect: nameSchema.meta({
    description:
      'The id of an aspect, or several with commas between: only what is said of it, as in "punctuality, scheduling" for "are they on time" (missed visits and long waits may be scheduling or responsiveness).',
  }),
  technician: nameSchema.meta({
    description:
      'A technician; a first name or nickname will do: only what is said of him or her, as in "Jake" for "is Jake good".',
  }),
  service: nameSchema.meta({
    description: 'A service, by id or name, or the thing itself, such as "water heaters": only what is said of it.',
  }),
  service_area: nameSchema.meta({ description: 'A service area, by id or name: only what is said there.' }),
});

export const getInsights = defineTool({
  name: 'get_insights',
  title: 'What the reviews say',
  description:
    'Gives what the reviews say in sum. Without arguments in short: ratings of the newest 6 years and 8 quarters, the scores of all aspects (punctuality, price, workmanship, warranty …), technicians, services and areas, recent trends, topics, the best quotes. With arguments one part, with up to 20 passages, what stands around them and what the business answered; several parts come side by side, and for what they have in common search_reviews takes filters together. Use it for "are they good at …" and "better or worse lately"; for "what do people complain about", and why ratings went down, search_reviews with "max_rating" (and "since") is better. Counts and scores are a program\'s and rough: positive_reviews and negative_reviews count reviews, mentions count passages, of which one review may have many; scores are of mentions, from -1 (only blamed) to 1 (only praised). Do not tell them as facts: read the passages and say what those say. Link to the url of each review that you quote. Example: {"aspect": "price"}.',
  input: inputSchema,
  output: answerSchema,
  hints: ({ names, insights }) => ({
    aspect: namesHints(insights.aspects.map(({ id }) => id)),
    technician: namesHints(names.technician),
    service: namesHints(names.service),
    service_area: namesHints(names.service_area),
  }),
  answer(asked, source): ToolAnswer {
    const { insights, meant } = source;
    const understood = understand(asked, { aspect: (name) => aspectsMeant(name, insights), ...meant });
    if (understood.length === 0) return answerInShort(source);
    const wanted = Object.fromEntries(understood.map(({ argument, names }) => [argument, names]));
    const { part, unknown, silent } = partOf(insights, wanted, source);
    if (unknown.length > 0) return { problem: unknown.join(' ') };
    const unspoken = understood.filter(({ argument }) => silent.has(argument));
    return {
      json: [jsonText(JSON.stringify(part))],
      notes: [...understood.flatMap(takenNote), ...unspoken.map(silentNote), ...notCountedNote(insights, source)],
    };
  },
});

/** The ids of aspects that are named by id or name, one or several with commas between. */
function aspectsMeant(asked: string, { aspects }: Insights): string[] {
  const wanted = [asked, ...asked.split(',')].map((each) => foldText(each.trim()));
  return aspects.filter(({ id, name }) => [id, name].some((each) => wanted.includes(foldText(each)))).map(({ id }) => id);
}

/** Says how to go on from a name of which the insights say nothing: texts may still have the word, and records the name. */
function silentNote({ argument, asked }: Understood): string {
  return `No passage is about the ${argument.replace('_', ' ')} ${quote(asked)}; ${byWords(asked)}.`;
}

function byWords(name: string): string {
  return `search finds reviews by words: {"query": ${quote(name)}}`;
}

/** The answer to a call without arguments: the same until the next publication. */
const answerInShort = onceFor((source: ReviewSource): ToolAnswer => {
  const { insights } = source;
  const ratings = {
    ratings_by_year: ratingsByYear(source, MOST_YEARS),
    ratings_by_quarter: ratingsByQuarter(source, MOST_QUARTERS),
  };
  const { json, notes } = insightsInShort(insights, (left) => wholeOf(left, ratings, source));
  return { json: [json], notes: [...notes, ...notCountedNote(insights, source)] };
}, new WeakMap());

/** Says how many reviews are counted in no score because of their language, and how to find them. */
function notCountedNote({ not_analysed }: Insights, { languages }: ReviewSource): string[] {
  if (not_analysed === 0) return [];
  const names = languages.flatMap(([tag]) => (isAnalysed(tag) ? [] : [languageName(tag)]));
  const [first] = names;
  const where =
    first === undefined ? '' : `; search finds them by words in it, or by its name: {"query": ${JSON.stringify(first)}}`;
  return [
    `${not_analysed === 1 ? '1 review is' : `${not_analysed} reviews are`} not counted in any score, being in ${names.join(' or ') || 'a language that is not analysed'}${where}.`,
  ];
}

/** How many years are given, to show a trend. */
const MOST_YEARS = 6;
const MOST_QUARTERS = 8;

/** The fields that stand before all claims. */
function headOf({ version, updated, licence, review_count, not_analysed }: Insights) {
  return { version, updated, licence, review_count, not_analysed };
}

function wholeOf(insights: Insights, ratings: Partial<Part>, source: ReviewSource): Part {
  const { trade, coverage, aspects, entities, topics, faq, editorial_summary, method } = insights;
  const { technicians, services, service_areas } = entities;
  return {
    ...headOf(insights),
    trade,
    coverage,
    ...ratings,
    aspects: withSources(aspects, source),
    entities: {
      technicians: withSources(technicians, source),
      services: withSources(services, source),
      service_areas: withSources(service_areas, source),
    },
    topics: withSources(topics, source),
    faq,
    editorial_summary,
    method,
  };
}

/** The names that each given argument may mean. */
type Wanted = Readonly<Partial<Record<PassageKind, readonly string[]>>>;

interface Picked {
  readonly part: Part;
  /** A sentence for each name that is not in the dataset. */
  readonly unknown: readonly string[];
  /** The kinds of names of which there is neither a passage nor another review. */
  readonly silent: ReadonlySet<string>;
}

/** Picks the wanted parts of the dataset. */
function partOf(insights: Insights, wanted: Wanted, source: ReviewSource): Picked {
  const { entities, method } = insights;
  const unknown: string[] = [];
  const silent = new Set<PassageKind>();
  const pick = <T extends { evidence: Evidence[] }>(kind: PassageKind, items: readonly T[], nameOf: (item: T) => string) => {
    const names = wanted[kind];
    if (names === undefined) return undefined;
    const folded = names.map(foldText);
    const found = items.filter((item) => folded.includes(foldText(nameOf(item))));
    if (found.length === 0) {
      const known = `There is no ${kind.replace('_', ' ')} ${names.map(quote).join(' or ')}; there are: ${listNames(items.map(nameOf))}`;
      // Texts name people and things that the business does not list. For an aspect they have other words than its name.
      unknown.push(kind === 'aspect' ? `${known}.` : `${known}; ${byWords(names.join(' '))}.`);
    }
    const claims = withPassages(found, kind, nameOf, source);
    const isSaid = claims.some(({ evidence, less_sure, other_reviews }) => evidence ?? less_sure ?? other_reviews);
    if (!isSaid && kind !== 'aspect') silent.add(kind);
    return claims;
  };
  const aspects = pick('aspect', insights.aspects, ({ id }) => id);
  const technicians = pick('technician', entities.technicians, ({ name }) => name);
  const services = pick('service', entities.services, ({ id }) => id);
  const service_areas = pick('service_area', entities.service_areas, ({ id }) => id);
  const isOfEntities = technicians ?? services ?? service_areas;
  const part = { ...headOf(insights), aspects, entities: isOfEntities && { technicians, services, service_areas }, method };
  return { part, unknown, silent };
}
