import { bothSides } from '../../insights/dataset/evidence/both-sides.ts';
import type { AspectInsight, Evidence, Insights } from '../../insights/dataset/schemas/insights-schema.ts';
import { type JsonText, jsonText } from '../messages/json-text.ts';

/** All the insights at once are no longer than this, in bytes of JSON: about 5,700 tokens of a language model. */
export const MOST_BYTES = 17_200;

/**
 * All the insights, cut if they would take too much of a model's attention; a note says what is missing. `write` makes the answer
 * from what is left.
 */
export function insightsInShort(insights: Insights, write: (left: Insights) => object): { json: JsonText; notes: string[] } {
  let left = insights;
  let text = JSON.stringify(write(left));
  let leftOut: Cut['leftOut'] = {};
  for (const way of CUTS) {
    if (Buffer.byteLength(text) <= MOST_BYTES) break;
    left = way.cut(left);
    text = JSON.stringify(write(left));
    leftOut = { ...leftOut, ...way.leftOut };
  }
  const missing = Object.values(leftOut);
  return { json: jsonText(text), notes: missing.length === 0 ? [] : [note(missing)] };
}

interface Cut {
  /** Words for the parts that are missing after this cut, by subject; a later cut may replace them with others. */
  readonly leftOut: Readonly<Partial<Record<Subject, string>>>;
  readonly cut: (insights: Insights) => Insights;
}

type Subject = 'accuracy' | 'quotes' | 'trends' | 'byAspect' | 'terms' | 'rare' | 'byEditors';

/** How many technicians, services, areas and aspects are left of each, if there are hundreds. */
const MOST_ENTITIES = 20;

/** The cuts, made one after the other until the rest is short enough; each aspect keeps quotes for as long as there is room. */
const CUTS: readonly Cut[] = [
  { leftOut: { accuracy: 'the accuracy by stars and by length' }, cut: withoutPartsOfAccuracy },
  { leftOut: { quotes: 'all but 2 quotes of each claim' }, cut: (insights) => withQuotes(insights, 2, 2) },
  { leftOut: { quotes: 'all quotes but 2 of each aspect' }, cut: (insights) => withQuotes(insights, 2, 0) },
  { leftOut: { trends: 'quarters before the newest 8' }, cut: (insights) => withQuarters(insights, 8) },
  {
    leftOut: { byAspect: 'what is said of each technician, service and area by aspect' },
    cut: withoutAspectsOfEntities,
  },
  {
    leftOut: { trends: 'quarters before the newest 4', terms: 'the terms of topics' },
    cut: (insights) => withoutTerms(withQuarters(insights, 4)),
  },
  { leftOut: { quotes: 'all quotes but 1 of each aspect' }, cut: (insights) => withQuotes(insights, 1, 0) },
  {
    leftOut: { rare: `all technicians, services, areas and aspects but the ${MOST_ENTITIES} most mentioned of each` },
    cut: (insights) => ({ ...withEntities(insights, mostMentioned), aspects: mostMentioned(insights.aspects) }),
  },
  { leftOut: { quotes: 'quotes', trends: 'trends' }, cut: (insights) => withQuarters(withQuotes(insights, 0, 0), 0) },
  {
    leftOut: { byEditors: 'questions and answers, the summary' },
    cut: (insights) => ({ ...insights, faq: [], editorial_summary: '' }),
  },
];

function note(missing: readonly string[]): string {
  return `In short; left out: ${missing.join(', ')}. Ask for one aspect, technician, service or service_area to get up to 20 passages of it; the resource insights.json holds everything.`;
}

function withQuotes(insights: Insights, ofAspects: number, ofOthers: number): Insights {
  const cut =
    (most: number) =>
    <T extends { evidence: Evidence[] }>(claims: readonly T[]): T[] =>
      claims.map((claim) => ({ ...claim, evidence: bothSides(claim.evidence, most) }));
  return {
    ...withEntities(insights, cut(ofOthers)),
    aspects: cut(ofAspects)(insights.aspects),
    topics: cut(ofOthers)(insights.topics),
  };
}

function withoutPartsOfAccuracy({ method, ...insights }: Insights): Insights {
  return { ...insights, method: { ...method, accuracy: { ...method.accuracy, by_stars: [], by_length: [] } } };
}

function withQuarters(insights: Insights, most: number): Insights {
  const cut = (trend: AspectInsight['trend']) => trend.slice(Math.max(0, trend.length - most));
  return { ...insights, aspects: insights.aspects.map((aspect) => ({ ...aspect, trend: cut(aspect.trend) })) };
}

function withoutAspectsOfEntities(insights: Insights): Insights {
  return withEntities(insights, (entities) => entities.map((entity) => ({ ...entity, aspects: [] })));
}

function withoutTerms(insights: Insights): Insights {
  return { ...insights, topics: insights.topics.map((topic) => ({ ...topic, terms: [] })) };
}

/** The most mentioned ones, in the order in which they were. */
function mostMentioned<T extends { mentions: number }>(entities: readonly T[]): T[] {
  const kept = new Set(entities.toSorted((a, b) => b.mentions - a.mentions).slice(0, MOST_ENTITIES));
  return entities.filter((entity) => kept.has(entity));
}

type Technician = Insights['entities']['technicians'][number];

function withEntities(insights: Insights, change: <T extends Technician>(entities: readonly T[]) => T[]): Insights {
  const { technicians, services, service_areas } = insights.entities;
  const entities = { technicians: change(technicians), services: change(services), service_areas: change(service_areas) };
  return { ...insights, entities };
}
