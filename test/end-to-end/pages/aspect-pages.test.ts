import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { sampleOrigin } from '../../support/shared.ts';

const origin = await sampleOrigin();

async function documentAt(path: string) {
  return parseHTML(await (await fetch(origin + path)).text()).document;
}

async function insights(): Promise<Insights> {
  return (await fetch(`${origin}/insights.json`)).json() as Promise<Insights>;
}

it('every count of praise and criticism opens to the words that it is made of', async () => {
  const pages = await Promise.all(['/', '/insights'].map(documentAt));
  const counts = pages
    .flatMap((page) => [...page.querySelectorAll('main a[href*="/insights/"][href*="#"]')])
    .map((link) => ({ href: link.getAttribute('href') ?? '', count: Number.parseInt(link.textContent ?? '', 10) }));
  expect(counts.length).toBeGreaterThan(10);
  for (const { href, count } of counts) {
    const [path = '', verdict] = href.split('#');
    const section = (await documentAt(path)).querySelector(`section#${verdict}`);
    const unquoted = Number(/\d+/.exec(section?.querySelector('summary')?.textContent ?? '0')?.[0]);
    const quotes = section?.querySelectorAll('blockquote').length ?? 0;
    expect([href, quotes + unquoted]).toEqual([href, count]);
    // A mention that is not quoted can be read in its review.
    if (unquoted > 0) expect(section?.querySelectorAll('details a').length).toBeGreaterThan(0);
  }
});

it('each aspect that can be quoted has a strip, the most mentioned first, that says its counts in words and opens to its quotes', async () => {
  const { aspects } = await insights();
  const page = await documentAt('/insights');
  const strips = [...page.querySelectorAll('.strips > details')];
  const widthsOf = (strip: Element) =>
    [...strip.querySelectorAll('summary svg > rect')].map((part) => Number.parseFloat(part.getAttribute('width') ?? ''));
  const quoted = aspects.filter(({ evidence }) => evidence.length > 0);
  expect(strips.map(({ id }) => id)).toEqual(quoted.map(({ id }) => `aspect-${id}`));
  const most = Math.max(...quoted.map(({ mentions }) => mentions));
  for (const [at, { id, name, positive, neutral, negative, evidence }] of quoted.entries()) {
    const strip = strips[at] ?? expect.fail(id);
    const words = strip.querySelector('summary')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    expect(words).toContain(name);
    const counts = [positive, neutral, negative];
    for (const count of counts.filter((count) => count > 0)) expect(words).toMatch(new RegExp(`(?<!\\d)${count} `));
    for (const [part, width] of widthsOf(strip).entries()) expect(width, id).toBeCloseTo((100 * (counts[part] ?? 0)) / most, 1);
    // Neutral quotes are shown only if there are no others.
    const judging = evidence.filter(({ sentiment }) => sentiment !== 'neutral');
    expect(strip.querySelectorAll('blockquote')).toHaveLength((judging.length > 0 ? judging : evidence).length);
    expect(strip.querySelector(`a[href="/insights/${id}"]`)).not.toBeNull();
  }
});

it('quotes on a topic are called praise or criticism if their words show it, and else nothing', async () => {
  const { topics } = await insights();
  const labels = [...(await documentAt('/insights')).querySelectorAll('.topics blockquote')].map(
    (quote) => quote.querySelector('.visually-hidden')?.textContent ?? '',
  );
  expect(topics.flatMap(({ evidence }) => evidence).some(({ sentiment }) => sentiment === 'neutral')).toBe(true);
  expect(labels).toEqual(expect.arrayContaining(['Praise: ', '']));
  expect(labels).not.toContain('Neutral: ');
});

it('the strip of an aspect fills the width of its own page', async () => {
  const { aspects } = await insights();
  const [{ id = '', positive = 0, mentions = 0 } = {}] = aspects;
  const [praise] = (await documentAt(`/insights/${id}`)).querySelectorAll('.strip-alone > svg > rect');
  expect(Number.parseFloat(praise?.getAttribute('width') ?? '')).toBeCloseTo((100 * positive) / mentions, 1);
});

it('quotes stand in their reviews, letter for letter', async () => {
  const [aspect] = (await insights()).aspects;
  const page = await documentAt(`/insights/${aspect?.id}`);
  const quotes = [...page.querySelectorAll('blockquote a')];
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes.slice(0, 10)) {
    const review = await (await fetch(`${origin}/api${quote.getAttribute('href')}`)).json();
    expect(review.text).toContain(quote.textContent?.slice(1, -1));
  }
});
