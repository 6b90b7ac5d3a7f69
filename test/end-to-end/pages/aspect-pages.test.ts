import { expect, it } from 'vitest';
import type { Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { documentAt } from '../../support/browser/document.ts';
import { sampleOrigin } from '../../support/shared.ts';

const origin = await sampleOrigin();

async function insights(): Promise<Insights> {
  return (await fetch(`${origin}/insights.json`)).json() as Promise<Insights>;
}

/** The reviews that a part of a page quotes. */
function quotedIn(part: Element | null | undefined): Set<string | null> {
  return new Set([...(part?.querySelectorAll('blockquote a') ?? [])].map((link) => link.getAttribute('href')));
}

it('every count of praise and criticism opens to the reviews that it is made of', async () => {
  const pages = await Promise.all(['/', '/insights'].map((path) => documentAt(origin + path)));
  const counts = pages
    .flatMap((page) => [...page.querySelectorAll('main a[href*="/insights/"][href*="#"]')])
    .map((link) => ({ href: link.getAttribute('href') ?? '', count: Number.parseInt(link.textContent ?? '', 10) }));
  expect(counts.length).toBeGreaterThan(10);
  for (const { href, count } of counts) {
    const [path = '', verdict] = href.split('#');
    const section = (await documentAt(origin + path)).querySelector(`section#${verdict}`);
    const unquoted = Number(/\d+/.exec(section?.querySelector('summary')?.textContent ?? '0')?.[0]);
    expect([href, quotedIn(section).size + unquoted]).toEqual([href, count]);
    expect(Number.parseInt(section?.querySelector('h2 span')?.textContent ?? '', 10)).toBe(count);
    // What is not quoted can be read in its review.
    expect(section?.querySelectorAll('details a')).toHaveLength(unquoted);
  }
});

it('each aspect that can be quoted has a strip, those of most reviews first, that says its counts in words and opens to its quotes', async () => {
  const { aspects } = await insights();
  const page = await documentAt(`${origin}/insights`);
  const strips = [...page.querySelectorAll('.strips > details')];
  const widthsOf = (strip: Element) =>
    [...strip.querySelectorAll('summary svg > rect')].map((part) => Number.parseFloat(part.getAttribute('width') ?? ''));
  const quoted = aspects.filter(({ evidence }) => evidence.length > 0).toSorted((a, b) => b.reviews - a.reviews);
  expect(strips.map(({ id }) => id)).toEqual(quoted.map(({ id }) => `aspect-${id}`));
  const most = Math.max(...quoted.map(({ positive_reviews, negative_reviews }) => positive_reviews + negative_reviews));
  for (const [at, { id, name, reviews, positive_reviews, negative_reviews, evidence }] of quoted.entries()) {
    const strip = strips[at] ?? expect.fail(id);
    const words = strip.querySelector('summary')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    expect(words).toContain(name);
    const counts = [positive_reviews, positive_reviews + negative_reviews === 0 ? reviews : 0, negative_reviews];
    for (const count of [reviews, ...counts].filter((count) => count > 0)) expect(words).toMatch(new RegExp(`(?<!\\d)${count} `));
    for (const [part, width] of widthsOf(strip).entries()) expect(width, id).toBeCloseTo((100 * (counts[part] ?? 0)) / most, 1);
    // Neutral quotes are shown only if there are no others.
    const judging = evidence.filter(({ sentiment }) => sentiment !== 'neutral');
    expect(strip.querySelectorAll('blockquote')).toHaveLength((judging.length > 0 ? judging : evidence).length);
    expect(strip.querySelector(`a[href="/insights/${id}"]`)).not.toBeNull();
  }
});

it('has the quotes of a strip in no div, which reading views leave out where much of it is links', async () => {
  const page = await documentAt(`${origin}/insights`);
  expect(page.querySelectorAll('.strips details > * > blockquote').length).toBeGreaterThan(10);
  expect(page.querySelectorAll('.strips details > div > blockquote')).toHaveLength(0);
});

it('quotes on a topic are called praise or criticism if their words show it, and else nothing', async () => {
  const { topics } = await insights();
  const labels = [...(await documentAt(`${origin}/insights`)).querySelectorAll('.topics blockquote')].map(
    (quote) => quote.querySelector('.visually-hidden')?.textContent ?? '',
  );
  expect(topics.flatMap(({ evidence }) => evidence).some(({ sentiment }) => sentiment === 'neutral')).toBe(true);
  expect(labels).toEqual(expect.arrayContaining(['Praise: ', '']));
  expect(labels).not.toContain('Neutral: ');
});

it('the strip of an aspect fills the width of its own page', async () => {
  const { aspects } = await insights();
  const [{ id = '', positive_reviews = 0, negative_reviews = 0 } = {}] = aspects;
  const [praise] = (await documentAt(`${origin}/insights/${id}`)).querySelectorAll('.strip-alone > svg > rect');
  expect(Number.parseFloat(praise?.getAttribute('width') ?? '')).toBeCloseTo(
    (100 * positive_reviews) / (positive_reviews + negative_reviews),
    1,
  );
});
