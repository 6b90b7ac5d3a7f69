import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { siteOutputs } from '../../../../scripts/build/outputs.ts';
import { openBundles } from '../../../../scripts/from-source/bundles.ts';
import { loadSite } from '../../../../src/astro/load-site.ts';
import { readBuildSettings } from '../../../../src/settings.ts';
import { linesOf, review, writeAll } from '../../../support/content/content.ts';
import { sampleDist } from '../../../support/shared.ts';
import { sharedFolder } from '../../../support/temporary-folder.ts';

/** A business in a language that the interface has no words for. */
const CONTENT = {
  'business.yaml': `name: Praxis Groß
language: de
description: Zähne aller Art.
trade: dental
services: [{ id: bleaching, name: Bleaching }]
service_areas: [{ id: mitte, name: Mitte }]
`,
  'pages/team.md': '---\nmenu: header\n---\n# Unser Team\n\nWir sind zu dritt.\n',
  'pages/impressum.md': '---\nmenu: footer\n---\n# Impressum\n\nPraxis Groß.\n',
  'summary.md': 'Die Kunden sind zufrieden!\n',
  'faq.yaml': '- { question: Tut es weh?, answer: Nein!, review_ids: [review-1, review-2] }\n',
  'reviews.jsonl': linesOf(
    review(1, {
      title: 'Sehr gut',
      text: 'Die Füllung hat nicht weh getan.',
      service_area: 'mitte',
      response: { date: '2026-02-01', text: 'Danke!' },
    }),
    review(2, { text: 'Wir mussten zwei Stunden warten.' }),
    review(3, { text: 'The dentist was very friendly and on time, and the price was fair.', language: 'en' }),
    review(4, { text: 'Very friendly dentist, and a fair price.', language: 'en' }),
  ),
};

// The bundles are made once for all tests.
await sampleDist();
const contentDirectory = sharedFolder();
await writeAll(contentDirectory, CONTENT);
const loaded = await loadSite(readBuildSettings({ CONTENT_DIR: contentDirectory, BASE_URL: 'https://zahn.example' }));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
// Only the files that are looked at are made: what a build does with them does not depend on the language.
const { files } = await siteOutputs(await openBundles(false), loaded, { contentDirectory, isPreview: false });
const read = async (name: string) => new TextDecoder().decode(await files.find((file) => file.name === name)?.output.make());
const page = async (name: string) => parseHTML(await read(`${name}.html`)).document;

it('English pages tell in which language the words of others are, and how many reviews are not read', async () => {
  const [home, insights, one, list] = await Promise.all(['index', 'insights', 'reviews/review-1', 'reviews'].map(page));
  const languages = (within: typeof home, selector: string) =>
    [...(within?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute('lang'));
  expect(home?.documentElement.lang).toBe('en');
  expect(languages(home, '.hero .lead')).toEqual(['de']);
  expect(languages(home, '.review .words')).toEqual(['en', 'en', 'de', 'de', 'de']);
  expect(languages(home, '.claim .quote a')).toContain('en');
  expect(languages(one, 'h1, .words')).toEqual(['de', 'de', 'de']);
  const words = JSON.parse(list?.querySelector('#search-words')?.textContent ?? '');
  expect(words).toMatchObject({ locale: 'en-GB', language: 'de' });
  // The search makes titles in the language of the page.
  expect(JSON.parse(list?.querySelector('#review-template')?.textContent ?? '')).toContain(
    '<h2 class="title" lang="en" dir="auto">',
  );

  const unread = '2 reviews are in languages that the program behind this does not read: what they say is not counted here.';
  for (const within of [home, insights]) expect(within?.querySelector('main')?.textContent).toContain(unread);
  expect(await read('llms-full.txt')).toContain(unread);
});

it('English pages tell in which language the names of the business are', async () => {
  const [home, area, one] = await Promise.all(['index', 'areas/mitte', 'reviews/review-1'].map(page));
  const named = (within: typeof home, name: string) =>
    [...(within?.querySelectorAll('body *') ?? [])].filter(
      ({ children, textContent }) => children.length === 0 && textContent === name,
    );
  for (const [within, name, least] of [
    [home, 'Praxis Groß', 2],
    [home, 'Bleaching', 2],
    [home, 'Mitte', 3],
    [home, 'Unser Team', 1],
    [home, 'Impressum', 1],
    [area, 'Mitte', 2],
    [one, 'Mitte', 2],
  ] as const) {
    const found = named(within, name);
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(found.map((element) => element.getAttribute('lang'))).toEqual(found.map(() => 'de'));
  }
});

it("the business's own sentences run the way of their letters, which may not be that of the page", async () => {
  const insights = await page('insights');
  const own = [...insights.querySelectorAll('main p[lang="de"], dt[lang="de"]')];
  expect(own.map(({ textContent }) => textContent)).toEqual(['Die Kunden sind zufrieden!', 'Tut es weh?', 'Nein!']);
  expect(own.map((element) => element.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
});

it('the code for a widget with a filter shows reviews, although the services have none; the attributes name services', async () => {
  const embed = await page('embed');
  const code = embed.querySelector('[data-about="attributes"]')?.textContent;
  expect(code).toContain('<verified-reviews min-rating="4" limit="6">');
  expect([...embed.querySelectorAll('td code')].map(({ textContent }) => textContent)).toContain('bleaching');
});
