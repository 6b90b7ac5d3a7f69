import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toToolResult } from '../../support/mcp/client.ts';
import { connectSdk1, connectSdk2, type SdkClient } from '../../support/mcp/sdk-clients.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

interface Dataset {
  readonly business: { readonly name: string };
  readonly aggregate_rating: object;
  readonly reviews: readonly { readonly id: string; readonly url: string; readonly title?: string; readonly text: string }[];
}

const TOOLS = ['get_business', 'search_reviews', 'get_reviews_since', 'get_review', 'get_insights', 'search', 'fetch'];
const RESOURCES = ['/reviews.json', '/insights.json', '/api/feed.json', '/feed.xml'];
const FILTERS = 'query=water&min_rating=2&max_rating=4.5&limit=3';
const GIVEN = { query: 'water', min_rating: 2, max_rating: 4.5, limit: 3 };
const DATE = '2026-01-01';

const origin = await sampleOrigin();
const dataset: Dataset = JSON.parse(await overHttp('/reviews.json'));

/** The body of a GET. */
async function overHttp(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

interface Row {
  readonly who: string;
  readonly settled: string;
  /** The code for a resource that does not exist, as the client reports it. */
  readonly absent: number;
  connect(url: string): Promise<SdkClient>;
}

describe.each<Row>([
  { who: 'SDK 1', settled: '2025-11-25', absent: -32002, connect: connectSdk1 },
  // It reports -32002 as the code that replaced it in 2026-07-28.
  { who: 'SDK 2 as it comes', settled: '2025-11-25', absent: -32602, connect: connectSdk2 },
  {
    who: 'SDK 2 that knows only 2025-06-18',
    settled: '2025-06-18',
    absent: -32602,
    connect: (url) => connectSdk2(url, { supportedProtocolVersions: ['2025-06-18'] }),
  },
  {
    who: 'SDK 2 that probes',
    settled: '2026-07-28',
    absent: -32602,
    connect: (url) => connectSdk2(url, { versionNegotiation: { mode: 'auto' } }),
  },
])('a client of $who', ({ settled, absent, connect }) => {
  let connected: SdkClient;

  beforeAll(async () => {
    connected = await connect(`${origin}/mcp`);
  });

  afterAll(async () => {
    // The server stores nothing that could be ended, and its refusal is no error to a client.
    await connected.endSession();
    await connected.client.close();
  });

  const call = async (name: string, given?: Record<string, unknown>) =>
    toToolResult(await connected.client.callTool({ name, ...(given && { arguments: given }) }));

  it(`settles on ${settled}, and learns whom it talks to`, () => {
    const { client, revision } = connected;
    expect(revision).toBe(settled);
    expect(client.getServerVersion()).toMatchObject({ title: `Reviews of ${dataset.business.name}`, version: '1.0.0' });
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {} });
    expect(client.getInstructions()).toContain(`reviews of ${dataset.business.name}`);
  });

  it('finds the tools, each with what it takes and gives', async () => {
    const { tools } = await connected.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const tool of tools) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      });
    }
  });

  it('is told of the business what the dataset tells', async () => {
    const { content, structuredContent } = await call('get_business');
    expect(structuredContent).toMatchObject({ business: dataset.business, aggregate_rating: dataset.aggregate_rating });
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
  });

  it('finds the reviews that HTTP finds, in the same bytes', async () => {
    const body = await overHttp(`/api/reviews/search?${FILTERS}`);
    const { content, structuredContent } = await call('search_reviews', GIVEN);
    expect(content[0]).toEqual({ type: 'text', text: body });
    expect(structuredContent).toEqual(JSON.parse(body));
    expect(structuredContent).toMatchObject({ count: 3 });
  });

  it('gets the newest of those that HTTP gives since a date', async () => {
    const all = JSON.parse(await overHttp(`/api/reviews/since/${DATE}`));
    const { structuredContent } = await call('get_reviews_since', { date: DATE, limit: 5 });
    expect(all.count).toBeGreaterThan(5);
    expect(structuredContent).toEqual({ since: DATE, count: 5, total: all.count, reviews: all.reviews.slice(0, 5) });
  });

  it('reads one review, as a record and as a document', async () => {
    const record = dataset.reviews.find(({ title }) => title !== undefined);
    const { id, url, title = '', text } = record ?? {};
    const cited = expect.stringContaining(title);
    expect((await call('get_review', { id })).structuredContent).toEqual(record);
    expect((await call('fetch', { id })).structuredContent).toMatchObject({ id, url, title: cited, text });
    const { structuredContent } = await call('search', { query: title });
    expect(structuredContent).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ id, url, title: cited, text })]),
    });
  });

  it('reads every resource as HTTP has it', async () => {
    const { resources } = await connected.client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(RESOURCES.map((path) => BASE_URL + path));
    for (const { uri, mimeType, size } of resources) {
      const response = await fetch(uri.replace(BASE_URL, origin));
      const text = await response.text();
      expect([mimeType, size]).toEqual([response.headers.get('content-type'), Buffer.byteLength(text)]);
      const { contents } = await connected.client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType, text }]);
    }
  });

  it('reads a review by the template', async () => {
    const { resourceTemplates } = await connected.client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([{ uriTemplate: `${BASE_URL}/reviews/{id}`, mimeType: 'application/json' }]);
    const [record] = dataset.reviews;
    const uri = `${BASE_URL}/reviews/${record?.id}`;
    const { contents } = await connected.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'application/json', text: expect.any(String) }]);
    expect(JSON.parse(String(Object(contents[0]).text))).toEqual(record);
  });

  it('is told of a tool and of a resource that are not there', async () => {
    const uri = `${BASE_URL}/reviews/nobody`;
    await expect(call('delete_reviews')).rejects.toMatchObject({ code: -32602 });
    await expect(connected.client.readResource({ uri })).rejects.toMatchObject({ code: absent });
  });

  it('is told of bad arguments what HTTP says of them', async () => {
    const body = await overHttp('/api/reviews/search?rating=9&limit=0&since=2026-02-30');
    const answer = await call('search_reviews', { rating: 9, limit: 0, since: '2026-02-30' });
    expect(answer).toMatchObject({ isError: true, content: [{ type: 'text', text: expect.any(String) }] });
    expect(answer).not.toHaveProperty('structuredContent');
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(JSON.parse(body));
  });
});
