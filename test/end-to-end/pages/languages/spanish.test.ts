import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import { en } from '../../../../src/locales/en.ts';
import { es } from '../../../../src/locales/es.ts';
import { accessibilityIssues } from '../../../support/browser/axe.ts';
import { pagesOf } from '../../../support/browser/browser.ts';
import { attributesOf, widthOf } from '../../../support/browser/read.ts';
import { OWN_ICON, WITH_PHOTO } from '../../../support/content/samples/spanish-content.ts';
import { htmlMistakes } from '../../../support/judges/html-judge.ts';
import { checkLinks } from '../../../support/judges/link-checker.ts';
import { spanishDist } from '../../../support/shared.ts';
import { SPANISH_URL } from '../../../support/sites/built-site.ts';
import { pagePathsOf } from '../../../support/sites/paths.ts';
import { startServer } from '../../../support/sites/server.ts';

const { origin: PUBLIC_ORIGIN, pathname: BASE } = new URL(SPANISH_URL);

const dist = await spanishDist();
const server = await startServer(dist);
afterAll(() => server.stop());
const { open, visit } = await pagesOf(server.origin);
const { page } = await open();
/** The pages for readers, relative to the base address. The pages for developers are in English. */
const pages = await Promise.all(
  pagePathsOf(dist)
    .filter((path) => !path.startsWith('/docs'))
    .map(async (path) => ({ path, html: await textAt(path) })),
);

it('every page says that it is in Spanish, and none of its words is English', () => {
  const english = messageParts(en).filter((part) => !messageParts(es).includes(part));
  const texts = pages.map(({ path, html }) => ({ path, words: interfaceWords(html) }));
  const left = english.flatMap((part) => {
    const words = new RegExp(`(?<!\\p{L})${RegExp.escape(part)}(?!\\.?\\p{L})`, 'u');
    // Most parts are nowhere, which the plain search finds sooner.
    const found = texts.find((text) => text.words.includes(part) && words.test(text.words));
    return found ? [`${part} on ${found.path}`] : [];
  });
  expect(english.length).toBeGreaterThan(100);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ html }) => !html.includes('<html lang="es">'))).toEqual([]);
  expect(left).toEqual([]);
});

it('the order of the list is read to its end', async () => {
  await page.goto(`${BASE}/reviews`);
  const [width, needed] = await page.locator('#search-sort').evaluate((order) => {
    const { width } = order.getBoundingClientRect();
    order.style.maxWidth = 'none';
    return [width, order.getBoundingClientRect().width];
  });
  expect(width).toBe(needed);
});

it('an order with long words is not wider than a narrow window', async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${BASE}/reviews`);
  await page
    .locator('#search-sort option')
    .first()
    .evaluate((option) => {
      option.textContent = 'Las opiniones más recientes primero, con todas sus respuestas';
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
});

it('every page says that all rights are reserved, for no licence is given', () => {
  expect(pages.filter(({ html }) => !html.includes(es.licence.none) || html.includes('rel="license"'))).toEqual([]);
});

it('wherever a page quotes an author who is close to the business, it says so there, and of no other author', () => {
  const quotes = pages.flatMap(({ html }) => [...parseHTML(html).document.querySelectorAll('.quote, .others li')]);
  const isClose = (quote: Element) => quote.querySelector(`a[href$="/reviews/${WITH_PHOTO}"]`) !== null;
  expect(quotes.filter(isClose)).not.toEqual([]);
  for (const quote of quotes)
    expect(quote.querySelector('.disclosure')?.textContent.endsWith(': prima de Lucía.') === true).toBe(isClose(quote));
});

it('a review has its date, verification and answer in Spanish, and its picture', async () => {
  const { page, troubles } = await visit(`${BASE}/reviews/${WITH_PHOTO}`);
  const text = await page.locator('main').innerText();
  expect(text).toContain('14 de marzo de 2026');
  expect(text).toContain(es.review.verifiedOn('Verificada por factura', '10 de febrero de 2026'));
  // Spanish texts are analysed.
  expect(text).not.toContain(es.review.notRead);
  const picture = page.locator('main img');
  expect(await picture.getAttribute('alt')).toBe('La caldera nueva en el sótano');
  expect(await widthOf(picture)).toBe(1);
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('the page of a service that no review mentions does not say that reviews wait', async () => {
  const { document } = parseHTML(await textAt('/services/gas'));
  expect(document.querySelector('.listed')?.textContent.trim()).toBe(es.list.nothingAbout);
});

it('the word to search for that the page of the widget suggests is no id of an aspect', async () => {
  const { document } = parseHTML(await textAt('/embed'));
  const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  const exampleOf = (attribute: string) => rows.find(([name]) => name === attribute)?.[2];
  expect(exampleOf('query')).toBeTruthy();
  expect(exampleOf('query')).not.toBe(exampleOf('aspect'));
});

it('quotes have the marks of the language, which browsers do not all give a q', async () => {
  expect(pages.filter(({ html }) => /<q[ >]/.test(html)).map(({ path }) => path)).toEqual([]);
  const { document } = parseHTML(await textAt('/reviews/en-0'));
  expect(document.querySelector('.statements .passage')?.textContent).toMatch(/^«[^«»]+»$/);
});

it('every link answers, stays below the path of the address, and every page is reached', async () => {
  const { broken, reached } = await checkLinks(`${server.origin}${BASE}/`, PUBLIC_ORIGIN);
  expect(broken).toEqual([]);
  expect([...reached].filter((link) => !link.startsWith(`${server.origin}${BASE}/`))).toEqual([]);
  // Nothing leads to the page of a service without reviews.
  const alone = pagePathsOf(dist).filter((path) => !reached.has(encodeURI(server.origin + BASE + path)));
  expect(alone).toEqual(['/services/gas']);
});

it('lists show the small picture of a photo, with a link to the large one', async () => {
  const home = pages.find(({ path }) => path === '/') ?? expect.fail('no home page');
  const picture = parseHTML(home.html).document.querySelector(`[data-review="${WITH_PHOTO}"] img`);
  expect(picture?.getAttribute('src')).toMatch(/\/photos\/caldera\.small\.png$/);
  expect(picture?.closest('a')?.getAttribute('href')).toMatch(/\/photos\/caldera\.png$/);
});

it('two pages of each kind are valid HTML, and that of a review with all fields', async () => {
  const kinds = Map.groupBy(pages, ({ path }) => path.replace(/(?<=.)\/[^/]+$/, '/'));
  const judged = [...kinds.values()].flatMap((kind) =>
    kind.filter(({ path }, at) => at < 2 || path === `/reviews/${WITH_PHOTO}`),
  );
  expect(judged.length).toBeGreaterThan(15);
  for (const { path, html } of judged) expect([path, await htmlMistakes(html)]).toEqual([path, []]);
});

describe('what the owner wrote', () => {
  it('links, pictures and files of the owner are there', async () => {
    const { page, troubles } = await visit(`${BASE}/aviso-legal`);
    expect(await attributesOf(page.locator('article a'), 'href')).toEqual([`${BASE}/policy`, `${BASE}/reviews`]);
    expect(await widthOf(page.locator('article img'))).toBe(1);
    expect(await textAt('/.well-known/security.txt')).toBe('Contact: mailto:hola@rio-claro.example.com\n');
    // These replace the files that the build makes, and those in the folder beside the content.
    expect(await textAt('/robots.txt')).toBe('User-agent: *\nDisallow: /data\n');
    expect(await textAt('/favicon.svg')).toBe(OWN_ICON);
    expect(troubles).toEqual([]);
  });

  it('the interface says the words of the owner, the script of the search, too', async () => {
    expect(await textAt('/gone')).toContain('Quizá busca');
    expect(await textAt('/reviews')).toContain('Otras más');
  });

  it('a notice goes after its last day, also from a page that stays open', async () => {
    const { page } = await open();
    const notice = page.getByRole('region', { name: 'Aviso', exact: true });
    await page.clock.install({ time: new Date('2099-12-31T23:58:00Z') });
    await page.goto(`${BASE}/policy`);
    expect(await notice.count()).toBe(1);
    await page.clock.fastForward('03:00');
    await expect.poll(() => notice.count()).toBe(0);
    await page.reload();
    expect(await notice.count()).toBe(0);
  });

  it('a notice stays where no script runs', async () => {
    const { page } = await visit(`${BASE}/policy`, { javaScriptEnabled: false });
    expect(await page.getByRole('region', { name: 'Aviso', exact: true }).count()).toBe(1);
  });

  it('a notice stays in a browser that does not know the time zone', async () => {
    const { page, troubles } = await open();
    await page.clock.setFixedTime(new Date('2100-01-01T00:01:00Z'));
    await page.route('**/policy', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('data-until=', 'data-zone="America/Unheard_Of" data-until=');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${BASE}/policy`);
    expect(await page.locator('.notice[data-zone="America/Unheard_Of"]').isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });
});

/** The server's answer to a path below the base address. */
async function textAt(path: string): Promise<string> {
  return (await fetch(server.origin + BASE + path)).text();
}

/** The fixed parts of all messages. If a function makes a message, they are the texts between its arguments. */
function messageParts(messages: object): string[] {
  const parts = Object.values(messages).flatMap((message) => {
    if (typeof message === 'string') return [message];
    if (typeof message === 'function')
      return ['¤', ''].flatMap((argument) => message(...Array(message.length).fill(argument)).split('¤'));
    return messageParts(message);
  });
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => /\p{L}{3}/u.test(part));
}

/** What a reader sees or hears on a page, without code and without what is marked as another language. */
function interfaceWords(html: string): string {
  const { document } = parseHTML(html);
  for (const other of document.querySelectorAll('script, style, code, pre, [lang]:not(html, [lang=es])')) other.remove();
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const said = attributes.filter((value) => !value.startsWith('https:'));
  return [document.documentElement.textContent, ...said].join('\n');
}
