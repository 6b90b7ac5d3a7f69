import type { AspectInsight, Evidence, Insights } from '../../insights/dataset/insights-schema.ts';
import { type JsonText, jsonText } from '../messages/json-text.ts';

/** All the insights at once are no longer than this, in bytes of JSON: about 5,500 tokens of a language model. */
export const MOST_BYTES = 16_500;

/**
 * All the insights, cut down where they would take too much of a model's attention; a note says what is not there.
 * `write` makes of what is left the answer.
 */
export function insightsInShort(insights: Insights, write: (left: Insights) => object): { json: JsonText; notes: string[] } {
  let left = insights;
  let text = JSON.stringify(write(left));
  let leftOut = '';
  for (const way of CUTS) {
    if (Buffer.byteLength(text) <= MOST_BYTES) break;
    left = way.cut(left);
    text = JSON.stringify(write(left));
    leftOut = way.leftOut;
  }
  return { json: jsonText(text), notes: leftOut === '' ? [] : [note(leftOut)] };
}

interface Cut {
  /** What is missing after it and those before it. */
  readonly leftOut: string;
  readonly cut: (insights: Insights) => Insights;
}

/** Technicians, services, areas and aspects that are left of each where there are hundreds. */
const MOST_ENTITIES = 20;

const QUOTES = 'all quotes but 2 of each aspect';
const BY_ASPECT = 'what is said of each technician, service and area by aspect';
const OLD = 'quarters before the newest 4';
const TERMS = 'the terms of topics';
const RARE = `all technicians, services, areas and aspects but the ${MOST_ENTITIES} most mentioned of each`;

/** What goes, one after the other, until the rest is short enough: praise and blame of each aspect keep a quote as long as they may. */
const CUTS: readonly Cut[] = [
  { leftOut: 'all but 2 quotes of each claim', cut: (insights) => withQuotes(insights, 2, 2) },
  { leftOut: QUOTES, cut: (insights) => withQuotes(insights, 2, 0) },
  { leftOut: `${QUOTES}, quarters before the newest 8`, cut: (insights) => withQuarters(insights, 8) },
  { leftOut: `${QUOTES}, quarters before the newest 8, ${BY_ASPECT}`, cut: withoutAspectsOfEntities },
  {
    leftOut: `${QUOTES}, ${OLD}, ${BY_ASPECT}, ${TERMS}`,
    cut: (insights) => withoutTerms(withQuarters(insights, 4)),
  },
  {
    leftOut: `all quotes but 1 of each aspect, ${OLD}, ${BY_ASPECT}, ${TERMS}`,
    cut: (insights) => withQuotes(insights, 1, 0),
  },
  {
    leftOut: `all quotes but 1 of each aspect, ${OLD}, ${BY_ASPECT}, ${TERMS}, ${RARE}`,
    cut: (insights) => ({ ...withEntities(insights, mostMentioned), aspects: mostMentioned(insights.aspects) }),
  },
  {
    leftOut: `quotes, trends, ${BY_ASPECT}, ${TERMS}, ${RARE}`,
    cut: (insights) => withQuarters(withQuotes(insights, 0, 0), 0),
  },
  {
    leftOut: `quotes, trends, ${BY_ASPECT}, ${TERMS}, ${RARE}, questions and answers, the summary`,
    cut: (insights) => ({ ...insights, faq: [], editorial_summary: '' }),
  },
];

function note(leftOut: string): string {
  return `In short; left out: ${leftOut}. Ask for one aspect, technician, service or service_area to get up to 20 passages of it; the resource insights.json holds everything.`;
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

/** The first quotes, the first of praise and the first of blame before others. */
function bothSides(evidence: readonly Evidence[], most: number): Evidence[] {
  const isFirst = ({ sentiment }: Evidence, place: number) =>
    sentiment !== 'neutral' && evidence.findIndex((each) => each.sentiment === sentiment) === place;
  const kept = [...evidence.filter(isFirst), ...evidence.filter((each, place) => !isFirst(each, place))].slice(0, most);
  return evidence.filter((each) => kept.includes(each));
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

/** In the order in which they were. */
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
