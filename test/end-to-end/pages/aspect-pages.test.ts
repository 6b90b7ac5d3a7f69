import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { Insights } from '../../../src/insights/dataset/insights-schema.ts';
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
    const unsure = Number.parseInt(section?.querySelector('summary')?.textContent ?? '0', 10);
    const quotes = section?.querySelectorAll('blockquote').length ?? 0;
    expect([href, quotes + unsure]).toEqual([href, count]);
    // A mention that is not quoted can be read in its review.
    if (unsure > 0) expect(section?.querySelectorAll('details a').length).toBeGreaterThan(0);
  }
});

it('no figure is shown of an aspect that cannot be quoted', async () => {
  const { aspects } = await insights();
  const page = await documentAt('/insights');
  const shown = [...page.querySelectorAll('.claim[id]')].map(({ id }) => id.replace('aspect-', ''));
  expect(shown).toEqual(aspects.filter(({ evidence }) => evidence.length > 0).map(({ id }) => id));
  const rows = [...page.querySelectorAll('#chart-aspect-balance tbody th a')].map((link) => link.getAttribute('href'));
  expect(rows).toEqual(shown.map((id) => `/insights/${id}`));
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
