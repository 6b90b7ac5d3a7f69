import { z } from 'zod';
import { type Insights, insightsSchema } from '../../insights/dataset/insights-schema.ts';
import { quote } from '../../reviews/issues.ts';
import { foldText } from '../../reviews/text-match.ts';
import { insightsJson } from '../insights-answer.ts';
import { jsonText } from '../json-text.ts';
import { listNames, namesHints } from '../names.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';

const { shape } = insightsSchema;
const entitiesSchema = shape.entities.partial().meta({ id: 'EntityInsightsPart' });

/** The dataset, or the parts of it that were asked for. */
const answerSchema = z.object({
  version: shape.version,
  updated: shape.updated,
  review_count: shape.review_count,
  not_analysed: shape.not_analysed,
  aspects: shape.aspects.optional(),
  entities: entitiesSchema.optional(),
  topics: shape.topics.optional(),
  faq: shape.faq.optional(),
  editorial_summary: shape.editorial_summary.optional(),
  method: shape.method,
});

type Part = z.infer<typeof answerSchema>;

const nameSchema = z.string().max(8192).optional();

const inputSchema = z.object({
  aspect: nameSchema.meta({ description: 'The id of an aspect: only what is said of it.' }),
  technician: nameSchema.meta({ description: "A technician's name, as get_business has it: only what is said of him or her." }),
  service: nameSchema.meta({ description: 'The id of a service, as get_business has it: only what is said of it.' }),
  service_area: nameSchema.meta({ description: 'The id of a service area, as get_business has it: only what is said there.' }),
});

export const getInsights = defineTool({
  name: 'get_insights',
  title: 'What the reviews say',
  description:
    'Gives what the reviews say in sum: for each aspect (punctuality, price, workmanship …) how often it is praised and blamed, its score from -1 to 1 with a 95 % interval, its trend by quarter and exact quotes with their review\'s id; the same for each technician, service and area; topics; questions and answers; how accurate all that is. Use it for "are they good", "what do people complain about", "is it getting better", and cite the quotes. With an argument only that part; several give their parts side by side, not what they have in common. Example: {"aspect": "price"}.',
  input: inputSchema,
  output: answerSchema,
  hints: ({ business, insights }) => ({
    aspect: namesHints(insights?.aspects.map(({ id }) => id) ?? []),
    technician: namesHints(business.technicians.map(({ name }) => name)),
    service: namesHints(business.services.map(({ id }) => id)),
    service_area: namesHints(business.service_areas.map(({ id }) => id)),
  }),
  answer(wanted, { insights }): ToolAnswer {
    if (insights === undefined) return { problem: 'this site was built by a version without insights' };
    // As in a search an empty name filters nothing.
    if (Object.values(wanted).every((name) => !name)) return insightsJson(insights);
    const { part, unknown } = partOf(insights, wanted);
    return unknown.length > 0 ? { problem: unknown.join(' ') } : { json: [jsonText(JSON.stringify(part))] };
  },
});

/** What was asked for of the dataset, and a sentence for each name that is not in it. */
function partOf(insights: Insights, wanted: z.output<typeof inputSchema>): { part: Part; unknown: string[] } {
  const { version, updated, review_count, not_analysed, entities, method } = insights;
  const unknown: string[] = [];
  const pick = <T>(
    items: readonly T[],
    wantedName: string | undefined,
    what: string,
    nameOf: (item: T) => string,
  ): T[] | undefined => {
    if (!wantedName) return undefined;
    const found = items.filter((item) => foldText(nameOf(item)) === foldText(wantedName));
    if (found.length === 0)
      unknown.push(`There is no ${what} ${quote(wantedName)}; there are: ${listNames(items.map(nameOf)) || 'none'}.`);
    return found;
  };
  const aspects = pick(insights.aspects, wanted.aspect, 'aspect', ({ id }) => id);
  const technicians = pick(entities.technicians, wanted.technician, 'technician', ({ name }) => name);
  const services = pick(entities.services, wanted.service, 'service', ({ id }) => id);
  const areas = pick(entities.service_areas, wanted.service_area, 'service area', ({ id }) => id);
  const named = { ...(technicians && { technicians }), ...(services && { services }), ...(areas && { service_areas: areas }) };
  const part = {
    version,
    updated,
    review_count,
    not_analysed,
    ...(aspects && { aspects }),
    ...(Object.keys(named).length > 0 && { entities: named }),
    method,
  };
  return { part, unknown };
}
