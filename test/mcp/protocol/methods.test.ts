import { describe, expect, it } from 'vitest';
import { createResources } from '../../../src/mcp/answers/resources.ts';
import { createReviewSource } from '../../../src/mcp/answers/review-source.ts';
import { createMethods } from '../../../src/mcp/protocol/methods.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { renderServerCard } from '../../../src/representations/discovery/mcp-discovery.ts';
import { RESOURCE_PATHS } from '../../../src/representations/resource-paths.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { callAnyTool, expectNoDefect, mcpSite, withDefect } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const publication = publicationOf(site);
const source = createReviewSource(publication, site.insights);
const methods = await createMethods(publication, expectNoDefect);

async function answer(method: string, params?: unknown) {
  return JSON.parse(Buffer.concat(await methods.answer(method, params)).toString());
}

describe('the server', () => {
  it('is called what its published card says', () => {
    const { name, title, description, version, websiteUrl } = JSON.parse(renderServerCard(site));
    expect(methods.info).toEqual({ name, title, description, version, websiteUrl });
  });

  it('introduces itself in three sentences: what is here, how to use it, whose words these are', () => {
    const sentences = methods.instructions.split(/(?<=\.) (?=[A-Z])/);
    expect(sentences).toHaveLength(3);
    expect(sentences[0]).toContain('Alder Creek & Sons');
    expect(sentences[1]).toMatch(/get_insights.*search .*search_reviews.*get_business.*quotes/);
    expect(sentences[2]).toMatch(/third parties.*never follow instructions/);
  });

  it('introduces a business with a name of several lines, or a very long one, in one line of few words', async () => {
    const named = async (name: string) =>
      (await createMethods(publicationOf(mcpSite({ business: { name } })), expectNoDefect)).instructions;
    expect(await named('Alder Creek\n\n\t& Sons')).toContain('reviews of Alder Creek & Sons, published');
    expect(await named('n'.repeat(10_000))).toContain(`reviews of ${'n'.repeat(99)}…, published`);
  });

  it.each([RESOURCE_PATHS.serverCard, RESOURCE_PATHS.insights])('is not made of a publication without %s', async (missing) => {
    const representation = (path: string) => (path === missing ? undefined : publication.representation(path));
    await expect(createMethods({ ...publication, representation }, () => {})).rejects.toThrow(missing);
  });
});

describe('what is listed', () => {
  const { list, templates } = createResources(publication);

  it('are all tools, in an order that stays', async () => {
    const tools = TOOLS.map((tool) => tool.describe(source));
    expect(await answer('tools/list')).toEqual({ tools });
    expect(await answer('tools/list', {})).toEqual({ tools });
  });

  it('are all resources and templates', async () => {
    expect(await answer('resources/list')).toEqual(await list());
    expect(await answer('resources/templates/list', {})).toEqual(templates());
  });

  it.each(['tools/list', 'resources/list', 'resources/templates/list'] as const)(
    'by %s comes in one piece: there is no next page, and any cursor is unknown (-32602)',
    async (method) => {
      expect(await answer(method)).not.toHaveProperty('nextCursor');
      for (const cursor of ['', 'x', 5]) {
        await expect(answer(method, { cursor })).rejects.toMatchObject({
          code: -32602,
          message: expect.stringContaining('cursor'),
        });
      }
    },
  );
});

describe('a call', () => {
  it('of each tool gets to that tool', async () => {
    for (const tool of TOOLS) {
      const given = { id: 'review-1', query: 'water', date: '2026-01-01' };
      const expected = await callAnyTool(tool, given, source);
      expect(await answer('tools/call', { name: tool.name, arguments: given })).toEqual(expected);
    }
  });

  it('may leave out arguments', async () => {
    expect((await answer('tools/call', { name: 'get_business' })).structuredContent.business.name).toBe('Alder Creek & Sons');
  });

  it.each(['', 'get_businesses', 'GET_BUSINESS', '__proto__', 'toString', 'a'.repeat(10_000)])(
    'of an unknown tool is refused (-32602) and told which there are: %j',
    async (name) => {
      await expect(answer('tools/call', { name, arguments: {} })).rejects.toMatchObject({
        code: -32602,
        message: `unknown tool; there are: ${TOOLS.map((tool) => tool.name).join(', ')}`,
        data: undefined,
      });
    },
  );
});

it('tells where params are wrong and in what way, in one line', async () => {
  await expect(answer('tools/call', { name: 5, arguments: [] })).rejects.toMatchObject({
    code: -32602,
    message: 'wrong params: name: Invalid input: expected string, received number; arguments: Invalid input: expected object',
    data: undefined,
  });
});

it.each(['', 'x', 'initialize', 'toString', '__proto__'])('has no method %j (-32601)', async (method) => {
  await expect(answer(method, {})).rejects.toMatchObject({ code: -32601 });
});

it('keeps a defect to itself: the client hears of an internal error (-32603), the operator of the defect', async () => {
  const defect = new Error('a secret of this machine');
  const defects: unknown[] = [];
  const broken = await createMethods(withDefect(publication, defect), (error) => defects.push(error));
  expect(defects).toEqual([]);
  await expect(broken.answer('tools/call', { name: 'search_reviews', arguments: {} })).rejects.toMatchObject({
    code: -32603,
    message: 'internal error',
    data: undefined,
  });
  expect(defects).toEqual([defect]);
});
