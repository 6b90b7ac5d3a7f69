import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import {
  argumentsBy,
  idRules,
  insightsRules,
  presentIn,
  questionRules,
  type Rules,
  searchRules,
  sinceRules,
} from '../../support/mcp/arguments.ts';
import { callAnyTool, sourceOf } from '../../support/mcp/mcp.ts';

const RULES: Readonly<Record<string, Rules>> = {
  get_business: {},
  search_reviews: searchRules,
  get_reviews_since: sinceRules,
  get_review: idRules,
  get_insights: insightsRules,
  search: questionRules,
  fetch: idRules,
};

const SOURCES = {
  'many reviews': sourceOf(),
  'no review': sourceOf({ reviews: [], business: {} }),
};

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);

it('are those of the contract, in this order', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(Object.keys(RULES));
});

describe.each(TOOLS)('$name', (tool) => {
  const rules = RULES[tool.name] ?? expect.fail('a tool that no rules are for');

  it.each(Object.entries(SOURCES))('over %s keeps to its own schemas, whatever the arguments', async (_, source) => {
    const { inputSchema, outputSchema } = JSON.parse(JSON.stringify(tool.describe(source)));
    const [isInput, isOutput] = [ajv.compile(inputSchema), ajv.compile(outputSchema)];
    let right = 0;
    await fc.assert(
      fc.asyncProperty(argumentsBy(rules), async (given) => {
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
        isInput(presentIn(given));
        expect(isInput.errors ?? []).toEqual([]);
      }),
      { numRuns: 60 },
    );
    // Without reviews, every id is unknown.
    if (source.index.size > 0) expect(right).toBeGreaterThan(10);
  });
});
