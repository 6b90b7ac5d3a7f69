import type { AspectInsight, Insights } from '../insights/dataset/insights-schema.ts';
import { jsonText, lengthInResult } from './json-text.ts';
import { FRAME_BYTES, MOST_BYTES } from './list-answer.ts';
import type { ToolAnswer } from './tool.ts';

/** All the insights, cut down where they would be longer than clients take; a note says what is not there. */
export function insightsJson(insights: Insights): ToolAnswer {
  let left = insights;
  let text = jsonText(JSON.stringify(left));
  let notes: string[] = [];
  for (const { leftOut, cut } of CUTS) {
    if (lengthInResult(text) <= MOST_BYTES - FRAME_BYTES) break;
    left = cut(left);
    text = jsonText(JSON.stringify(left));
    notes = [note(leftOut)];
  }
  return { json: [text], notes };
}

interface Cut {
  /** What is missing after it and those before it. */
  readonly leftOut: string;
  readonly cut: (insights: Insights) => Insights;
}

/** Quarters of a trend that are left of many years. */
const MOST_QUARTERS = 8;
/** Technicians, services, areas and aspects that are left of each where there are hundreds. */
const MOST_ENTITIES = 40;

const OLD = `quarters before the newest ${MOST_QUARTERS}`;
const BY_ASPECT = 'what is said of each technician, service and area by aspect';
const RARE = `all of these and of the aspects but the ${MOST_ENTITIES} most mentioned`;
const BARE = `quotes, trends, the terms of topics, ${BY_ASPECT}, ${RARE}`;

/** What goes, one after the other, until the rest is short enough: a claim keeps a quote as long as it may. */
const CUTS: readonly Cut[] = [
  { leftOut: 'all but 2 quotes of each claim', cut: (insights) => withQuotes(insights, 2) },
  { leftOut: `all but 2 quotes of each claim, ${OLD}`, cut: (insights) => withQuarters(insights, MOST_QUARTERS) },
  { leftOut: `all but 1 quote of each claim, ${OLD}`, cut: (insights) => withQuotes(insights, 1) },
  { leftOut: `all but 1 quote of each claim, ${OLD}, ${BY_ASPECT}`, cut: withoutAspectsOfEntities },
  {
    leftOut: `all but 1 quote of each claim, ${OLD}, ${BY_ASPECT}, ${RARE}`,
    cut: (insights) => ({ ...withEntities(insights, mostMentioned), aspects: mostMentioned(insights.aspects) }),
  },
  { leftOut: BARE, cut: (insights) => withoutTerms(withQuarters(withQuotes(insights, 0), 0)) },
  {
    leftOut: `${BARE}, questions and answers, the summary`,
    cut: (insights) => ({ ...insights, faq: [], editorial_summary: '' }),
  },
];

function note(leftOut: string): string {
  return `Left out to stay below ${MOST_BYTES / 1000} kB: ${leftOut}. Ask for one aspect, technician, service or service_area to get all that is said of it; the resource insights holds everything.`;
}

function withQuotes(insights: Insights, most: number): Insights {
  const cut = <T extends { evidence: unknown[] }>(claims: readonly T[]): T[] =>
    claims.map((claim) => ({ ...claim, evidence: claim.evidence.slice(0, most) }));
  return { ...withEntities(insights, cut), aspects: cut(insights.aspects), topics: cut(insights.topics) };
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
