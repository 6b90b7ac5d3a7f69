import { afterAll, describe, expect, it } from 'vitest';
import { MOST_PASSAGES } from '../../../src/insights/dataset/passages.ts';
import { meanOf, type ReviewOnFile, readContentFiles } from '../../support/content/samples/content-files.ts';
import { toToolResult } from '../../support/mcp/client.ts';
import { connectSdk1 } from '../../support/mcp/sdk-clients.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

/** Questions of a business's customers, asked as an assistant would that knows the tools only by their descriptions. */

const { business, published, waiting } = readContentFiles();

const connected = await connectSdk1(`${await sampleOrigin()}/mcp`);

// The client knows the tools from now on, and rejects an answer that is not as its tool says.
await connected.client.listTools();

afterAll(() => connected.client.close());

// biome-ignore lint/suspicious/noExplicitAny: the shapes are held by the schemas, and here by what is expected of them.
async function ask(name: string, given: Record<string, unknown> = {}): Promise<{ answer: any; notes: string[]; bytes: number }> {
  const result = toToolResult(await connected.client.callTool({ name, arguments: given }));
  expect(result.isError).not.toBe(true);
  const [json, ...notes] = result.content.map(({ text }) => text);
  const bytes = Buffer.byteLength(json ?? '');
  if (name === 'get_insights') expect(bytes, JSON.stringify(given)).toBeLessThanOrEqual(24_000);
  return { answer: result.structuredContent, notes, bytes };
}

interface Found {
  readonly id: string;
  readonly url: string;
  readonly text: string;
}

const whatWasAsked = (answer: { asked: readonly { what: string }[] }) => answer.asked.map(({ what }) => what);
const idsOf = (reviews: readonly { readonly id: string }[]) => reviews.map(({ id }) => id).sort();
const naming = (service: string) => published.filter(({ mentions }) => mentions?.services?.includes(service));

/** A text prepared for comparison: a quote may leave out line ends. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Checks that every quote is in the text of the review that it links to, and has that review's stars and date. */
function expectSourced(quotes: readonly { quote: string; url: string; rating: number; date: string; author: string }[]): void {
  expect(quotes.length).toBeGreaterThan(0);
  for (const { quote, url, rating, date, author } of quotes) {
    const review = published.find(({ id }) => url === `${BASE_URL}/reviews/${id}`) ?? expect.fail(url);
    expect(oneLine(review.text)).toContain(oneLine(quote));
    expect({ rating, date: String(date) }).toEqual({ rating: review.rating, date: String(review.date) });
    expect(author).not.toBe('');
  }
}

describe('asked by a customer', () => {
  it('are they good with water heaters?', async () => {
    const { answer, notes } = await ask('get_insights', { service: 'water heaters' });
    const services = ['water-heater-repair', 'water-heater-installation'];
    expect(notes[0]).toBe(`service "water heaters" was taken for ${services.join(' and ')}.`);
    for (const [at, id] of services.entries()) {
      const reviews = naming(id);
      const said = answer.entities.services[at];
      expect(said).toMatchObject({ id, mentions: reviews.length, average_rating: meanOf(reviews) });
      expectSourced(said.evidence);
      // Enough evidence to tell what is good and what is not.
      expect(said.evidence.length).toBeGreaterThanOrEqual(2);
      const verdicts = said.evidence.map(({ sentiment }: { sentiment: string }) => sentiment);
      expect(verdicts).toEqual(expect.arrayContaining(['positive', 'negative']));
    }
  });

  it('what does a new one cost?', async () => {
    const { answer } = await ask('search', { query: 'price of a new water heater' });
    const priced = (review: Found) =>
      naming('water-heater-installation').some(({ id }) => id === review.id) && /\$\d/.test(review.text);
    expect(answer.results.slice(0, 8).filter(priced).length).toBeGreaterThanOrEqual(4);
    // All reviews, to state the range of prices.
    const all = await ask('search_reviews', { mentions_service: 'water-heater-installation' });
    expect(idsOf(all.answer.reviews)).toEqual(idsOf(naming('water-heater-installation')));
  });

  it('are they open on Saturday?', async () => {
    const { answer } = await ask('get_business');
    const saturday = business.opening_hours.filter((hours) => hours.startsWith('Sa'));
    expect(saturday).toHaveLength(1);
    expect(answer.business.opening_hours).toEqual(expect.arrayContaining(saturday));
  });

  it('do they come on time?', async () => {
    const { answer } = await ask('get_insights', { aspect: 'punctuality' });
    const [{ positive, neutral, negative, mentions, evidence, less_sure, other_reviews }] = answer.aspects;
    expect(positive + neutral + negative).toBe(mentions);
    expectSourced(evidence);
    // What was counted can be read: who was on time and who was late.
    expect(evidence.length + less_sure.length).toBe(Math.min(mentions, MOST_PASSAGES));
    expectSourced(less_sure);
    // Every review is in a language that is analysed.
    expect(other_reviews ?? []).toEqual([]);
    for (const { quote, context = quote } of less_sure) expect(oneLine(context)).toContain(oneLine(quote).slice(0, 20));
    const words = JSON.stringify([evidence, less_sure]);
    for (const said of ['8 to 12 window', 'due at four', 'a las nueve en punto', 'ten past eight']) expect(words).toContain(said);
  });

  it('what do unhappy ones say?', async () => {
    const { answer } = await ask('search_reviews', { max_rating: 2 });
    const unhappy = published.filter(({ rating }) => rating <= 2);
    expect(unhappy.length).toBeGreaterThan(10);
    expect(answer.total).toBe(unhappy.length);
    expect(idsOf(answer.reviews)).toEqual(idsOf(unhappy));
  });

  it('is Jake good?', async () => {
    const { answer, notes } = await ask('get_insights', { technician: 'Jake' });
    const his = published.filter(({ mentions }) => mentions?.technicians?.includes('Jake Sorensen'));
    expect(notes[0]).toBe('technician "Jake" was taken for Jake Sorensen.');
    expect(notes).toHaveLength(1);
    expect(answer.entities.technicians).toMatchObject([
      { name: 'Jake Sorensen', mentions: his.length, average_rating: meanOf(his) },
    ]);
    const { evidence, less_sure, other_reviews } = answer.entities.technicians[0];
    expectSourced(evidence);
    // Every review with something to blame is there, even if the blame was not understood.
    const told = [evidence, less_sure, other_reviews].flat().map(({ url }: { url: string }) => url);
    for (const { id } of his.filter(({ rating }) => rating < 5)) expect(told).toContain(`${BASE_URL}/reviews/${id}`);
    // All reviews by customers who were not content with him are found as well.
    const { answer: worst } = await ask('search_reviews', { mentions_technician: 'Jake', max_rating: 3 });
    expect(idsOf(worst.reviews)).toEqual(idsOf(his.filter(({ rating }) => rating <= 3)));
  });

  it('are they better or worse lately?', async () => {
    const { answer, bytes, notes } = await ask('get_insights');
    const years = Map.groupBy(published, ({ date }) => String(date).slice(0, 4));
    const expected = [...years].map(([year, reviews]) => ({ year, reviews: reviews.length, average_rating: meanOf(reviews) }));
    expect(answer.ratings_by_year).toEqual(expected.sort((a, b) => Number(b.year) - Number(a.year)));
    for (const aspect of answer.aspects.slice(0, 3)) {
      expect(aspect.trend.at(-1).period).toMatch(/^2026-Q/);
      expectSourced(aspect.evidence);
    }
    // Half of the 34,592 bytes, or 11,222 tokens, of an earlier answer.
    expect(bytes).toBeLessThanOrEqual(34_592 / 2);
    expect(notes.join('')).toContain('Ask for one aspect, technician, service or service_area');
  });

  it('is there trouble with the warranty?', async () => {
    const { answer } = await ask('search', { query: 'warranty trouble' });
    const says = ({ text, title = '', response }: ReviewOnFile) => /warrant/i.test(`${title} ${text} ${response?.text ?? ''}`);
    const unhappy = published.filter((review) => says(review) && review.rating <= 2);
    expect(unhappy.length).toBeGreaterThan(1);
    expect(idsOf(answer.results)).toEqual(expect.arrayContaining(idsOf(unhappy)));
    const { answer: aspect } = await ask('get_insights', { aspect: 'warranty' });
    const [{ mentions, evidence, less_sure }] = aspect.aspects;
    expectSourced(evidence);
    expect(evidence.length + less_sure.length).toBe(mentions);
    expect(idsOf(published.filter(({ text }) => /in warranty/.test(text)))).toHaveLength(1);
    expect(JSON.stringify([evidence, less_sure])).toContain('in warranty');
  });

  it('heat pumps in Lakeview?', async () => {
    const { answer } = await ask('search', { query: 'heat pumps in Lakeview' });
    const both = naming('heat-pump-installation').filter(({ service_area }) => service_area === 'lakeview');
    expect(both.length).toBeGreaterThan(0);
    expect(idsOf(answer.results.slice(0, both.length))).toEqual(idsOf(both));
    expect(answer.with_all).toBe(both.length);
    expect(whatWasAsked(answer)).toEqual(expect.arrayContaining(['service=heat-pump-installation', 'service_area=lakeview']));
    const { answer: exact } = await ask('search_reviews', { mentions_service: 'heat pumps', service_area: 'Lakeview' });
    expect(idsOf(exact.reviews)).toEqual(idsOf(both));
  });

  it('do they speak Spanish?', async () => {
    const spanish = published.filter(({ language }) => language === 'es');
    const { answer } = await ask('search', { query: 'reviews in Spanish' });
    expect(idsOf(answer.results.slice(0, spanish.length))).toEqual(idsOf(spanish));
    const { answer: about } = await ask('get_business');
    expect(about.languages).toContainEqual({ language: 'es', name: 'Spanish', reviews: spanish.length });
  });

  it('how are the reviews verified?', async () => {
    const { answer } = await ask('get_business');
    const methods = Map.groupBy(published, ({ verification }) => verification?.method);
    expect(answer.verification.methods).toHaveLength(methods.size);
    for (const { method, meaning, reviews } of answer.verification.methods) {
      expect(reviews).toBe(methods.get(method)?.length);
      expect(meaning).toMatch(/^The (business states|site) .*\.$/);
    }
    expect(answer.verification.waiting).toBe(waiting.length);
  });

  it('what if there is no heat at night?', async () => {
    const { answer } = await ask('search', { query: 'no heat at night' });
    const heating = [...naming('furnace-repair'), ...naming('boiler-service')].filter(({ text }) => /night|midnight/i.test(text));
    expect(whatWasAsked(answer)).toContain('service=furnace-repair');
    const first = answer.results.slice(0, 10) as Found[];
    expect(first.filter(({ id }) => heating.some((review) => review.id === id)).length).toBeGreaterThanOrEqual(6);
    // A review that says who called at night, and when somebody came.
    expect(first.map(({ id }) => id)).toContain('2026-02-04-kenji-o');
    for (const { url, text } of first) {
      const review = published.find(({ id }) => url === `${BASE_URL}/reviews/${id}`) ?? expect.fail(url);
      expect(review.text).toContain(text.replace(/^…/, '').replace(/…$/, ''));
    }
  });
});

it('nobody is told a name that is an alias, and no review that waits', async () => {
  const answers = await Promise.all([
    ask('get_business'),
    ask('get_insights'),
    ask('search', { query: 'Tommy' }),
    ask('search_reviews', { mentions_service: 'clogged drain', limit: 100 }),
  ]);
  const text = JSON.stringify(answers);
  for (const alias of ['hot water heater repair', 'Thomas Kowalczyk', 'mini-split installation'])
    expect(text).not.toContain(alias);
  for (const { id } of waiting) expect(text).not.toContain(id);
});
