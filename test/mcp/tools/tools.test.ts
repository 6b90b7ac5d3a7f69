import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { callAnyTool, DATES, SERVICES, sourceOf, TECHNICIANS } from '../../support/mcp/mcp.ts';

const NAMES = ['get_business', 'search_reviews', 'get_reviews_since', 'get_review', 'get_insights', 'search', 'fetch'];

/** Values that each argument may have, whatever the tool. */
const USUAL: Readonly<Record<string, readonly unknown[]>> = {
  rating: [1, 5],
  min_rating: [1, 2.5],
  max_rating: [3, 5],
  since: DATES.slice(0, 2),
  until: DATES.slice(2),
  date: DATES,
  query: ['', 'water', 'hot water today', '😀'],
  mentions_technician: [...TECHNICIANS, 'Dana'],
  mentions_service: SERVICES,
  technician: [...TECHNICIANS, 'Dana'],
  service: SERVICES,
  service_area: ['riverside', 'RIVERSIDE'],
  aspect: ['punctuality', 'Price', 'nothing'],
  id: ['review-1', 'https://reviews.example.com/reviews/review-3', 'nobody'],
  sort: ['newest', 'highest', 'lowest', 'most-said'],
  facets: [true, false],
  limit: [1, 100],
};

interface InputSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}

/** Some arguments of a tool and an unknown one, mostly with usual values and now and then with any. */
function argumentsOf({ properties = {}, required = [] }: InputSchema): fc.Arbitrary<Record<string, unknown>> {
  const anyOf = (name: string) =>
    fc.oneof(
      { weight: 15, arbitrary: fc.constantFrom(...(USUAL[name] ?? expect.fail(`a new argument: ${name}`))) },
      { weight: 1, arbitrary: fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 1 })) },
    );
  const values = Object.fromEntries(Object.keys(properties).map((name) => [name, anyOf(name)]));
  const all = { ...values, unknown: fc.jsonValue({ maxDepth: 1 }) };
  return fc.record<Record<string, unknown>>(all, { requiredKeys: [...required], noNullPrototype: true });
}

const SOURCES = {
  'many reviews': sourceOf(),
  'no review': sourceOf({ reviews: [], business: {} }),
};

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);

it('are those of the contract, in this order', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(NAMES);
});

/** A schema of answers, in which no object may have fields that it does not name: what a tool gives, it describes. */
function closed(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value,
  );
}

describe.each(TOOLS)('$name', (tool) => {
  it.each(Object.entries(SOURCES))('over %s keeps to its own schemas, whatever the arguments', async (_, source) => {
    const { inputSchema, outputSchema } = JSON.parse(JSON.stringify(tool.describe(source)));
    const [isInput, isOutput] = [ajv.compile(inputSchema), ajv.compile(closed(outputSchema))];
    let right = 0;
    await fc.assert(
      fc.asyncProperty(argumentsOf(inputSchema), async (given) => {
        const { content, structuredContent, isError, ...rest } = await callAnyTool(tool, given, source);
        expect(rest).toEqual({});
        for (const each of content) expect(each).toEqual({ type: 'text', text: expect.any(String) });
        if (isError) {
          expect({ structuredContent, texts: content.length }).toEqual({ structuredContent: undefined, texts: 1 });
          return;
        }
        expect(isError).toBeUndefined();
        right++;
        isOutput(structuredContent);
        expect(isOutput.errors ?? []).toEqual([]);
        expect(JSON.parse(content[0].text)).toEqual(structuredContent);
        // What a tool accepts must fit its schema, so that a client that checks first refuses nothing valid.
        isInput(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)));
        expect(isInput.errors ?? []).toEqual([]);
      }),
      // Among so many arguments, none at all would hardly ever come.
      { numRuns: 60, examples: [[{}]] },
    );
    // Without reviews, every id is unknown.
    if (source.index.size > 0) expect(right).toBeGreaterThan(10);
  });
});
