import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createReviewSource, readInsights } from '../../../src/mcp/review-source.ts';
import { getInsights } from '../../../src/mcp/tools/get-insights.ts';
import { callTool, mcpSite, publishInMemory, sourceOf, sourceOfSampleBusiness, wrongArguments } from '../../support/mcp.ts';

const { insights } = mcpSite();
const source = sourceOf();
const { version, updated, review_count, not_analysed, method } = insights;
const HEAD = { version, updated, review_count, not_analysed };

/** What stands in an answer, which says it twice. */
function ask(given: Readonly<Record<string, unknown>>) {
  const { content, structuredContent, ...rest } = callTool(getInsights, given, source);
  expect(rest).toEqual({});
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  return structuredContent;
}

const priceInsight = insights.aspects.find(({ id }) => id === 'price');
const [dana] = insights.entities.technicians;
const [, drains] = insights.entities.services;

describe('get_insights', () => {
  it('gives the dataset', () => {
    expect(ask({})).toEqual(insights);
    expect(ask({ aspect: null, technician: null })).toEqual(insights);
  });

  it('takes an empty name for one that was left out, as a search does', () => {
    expect(ask({ aspect: '', technician: '', service: '', service_area: '' })).toEqual(insights);
    expect(ask({ aspect: 'price', technician: '' })).toEqual(ask({ aspect: 'price' }));
  });

  it.each([
    ['aspect', 'price', { aspects: [priceInsight] }],
    ['technician', 'Dana Whitfield', { entities: { technicians: [dana] } }],
    ['service', 'drain-cleaning', { entities: { services: [drains] } }],
    ['service_area', 'riverside', { entities: { service_areas: insights.entities.service_areas } }],
  ])('gives of one %s what is said of it, and no more', (argument, name, part) => {
    expect(ask({ [argument]: name })).toEqual({ ...HEAD, ...part, method });
    expect(ask({ [argument]: name.toUpperCase() })).toEqual(ask({ [argument]: name }));
  });

  it('finds a name in any letter case', () => {
    expect(ask({ technician: 'ŁUKASZ GROSSMANN' }).entities.technicians).toMatchObject([{ name: 'Łukasz Großmann' }]);
  });

  it('gives several parts together', () => {
    const part = { aspects: [priceInsight], entities: { technicians: [dana], services: [drains] } };
    expect(ask({ aspect: 'price', technician: 'Dana Whitfield', service: 'drain-cleaning' })).toEqual({
      ...HEAD,
      ...part,
      method,
    });
  });

  it.each([
    [{ aspect: 'costs' }, /^There is no aspect "costs"; there are: .*\bprice\b.*\bstaff\b.*\.$/],
    [{ technician: 'Dana' }, /^There is no technician "Dana"; there are: Dana Whitfield, Łukasz Großmann\.$/],
    [{ service: 'roofing' }, /^There is no service "roofing"; there are: water-heater-repair, drain-cleaning\.$/],
    [{ service_area: ' ' }, /^There is no service area " "; there are: riverside\.$/],
  ])('says of an unknown name which there are: %j', (given, text) => {
    expect(callTool(getInsights, given, source)).toEqual({
      content: [{ type: 'text', text: expect.stringMatching(text) }],
      isError: true,
    });
  });

  it('says of each unknown name which there are, also beside a known one', () => {
    const { content } = callTool(getInsights, { aspect: 'price', technician: 'Bob', service: 'x'.repeat(8000) }, source);
    expect(content[0].text).toMatch(/^There is no technician "Bob"; .*\. There is no service "x+…?".*; there are: .*\.$/);
    expect(content[0].text.length).toBeLessThan(1000);
  });

  it('says that there is nobody where the business names none', () => {
    const { content } = callTool(getInsights, { technician: 'Bob' }, sourceOf({ business: {}, reviews: [] }));
    expect(content[0].text).toBe('There is no technician "Bob"; there are: none.');
  });

  it('tells every argument that is no text, or too long a one', () => {
    const result = callTool(
      getInsights,
      { aspect: 5, technician: ['Dana'], service: {}, service_area: 'x'.repeat(8193) },
      source,
    );
    expect(result.isError).toBe(true);
    expect(wrongArguments(result)).toEqual(['aspect', 'service', 'service_area', 'technician']);
  });

  it('says which names there are where it says what it takes', () => {
    const { inputSchema } = JSON.parse(JSON.stringify(getInsights.describe(source)));
    expect(inputSchema.required).toBeUndefined();
    const { aspect, technician, service, service_area } = inputSchema.properties;
    expect(aspect.description).toMatch(/There are: .*punctuality/);
    expect(technician.description).toContain('There are: Dana Whitfield, Łukasz Großmann.');
    expect(service.description).toContain('There are: water-heater-repair, drain-cleaning.');
    expect(service_area.description).toContain('There are: riverside.');
  });

  it('marks quotes as words of third parties', () => {
    expect(JSON.stringify(getInsights.describe(source))).toMatch(/"quote":\{[^}]*third part(y|ies)[^}]*never to follow/);
  });

  it('says so where the site was built without insights', () => {
    const result = callTool(getInsights, {}, createReviewSource(publishInMemory()));
    expect(result).toEqual({ content: [{ type: 'text', text: expect.stringContaining('without insights') }], isError: true });
  });
});

describe('over the sample business get_insights', () => {
  it('keeps below 80 kB and to its schema, whole and in parts, and says what it left out', async () => {
    const sample = await sourceOfSampleBusiness();
    const { outputSchema } = JSON.parse(JSON.stringify(getInsights.describe(sample)));
    const ajv = new Ajv2020({ allErrors: true });
    addFormats(ajv);
    const isOutput = ajv.compile(outputSchema);
    const { aspects, entities } = sample.insights ?? expect.fail('no insights');
    const calls = [
      {},
      ...aspects.map(({ id }) => ({ aspect: id })),
      ...entities.technicians.map(({ name }) => ({ technician: name })),
      ...entities.services.map(({ id }) => ({ service: id })),
      ...entities.service_areas.map(({ id }) => ({ service_area: id })),
    ];
    for (const given of calls) {
      const bytes = Buffer.concat(getInsights.call(given, sample));
      expect(bytes.length, JSON.stringify(given)).toBeLessThan(80_000);
      const { content, structuredContent } = JSON.parse(bytes.toString());
      isOutput(structuredContent);
      expect(isOutput.errors ?? []).toEqual([]);
      expect(JSON.parse(content[0].text)).toEqual(structuredContent);
      const isWhole = JSON.stringify(structuredContent) === JSON.stringify(sample.insights);
      expect(content).toHaveLength(Object.keys(given).length > 0 || isWhole ? 1 : 2);
    }
  });
});

describe('the published insights', () => {
  it('are read from the file that HTTP serves', async () => {
    expect(await readInsights(publishInMemory())).toEqual(insights);
  });

  it('are not there where no such file is', async () => {
    expect(await readInsights({ ...publishInMemory(), representation: () => undefined })).toBeUndefined();
  });
});
