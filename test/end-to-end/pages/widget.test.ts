import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accessibilityIssues } from '../../support/browser/axe.ts';
import { openBrowserForFile } from '../../support/browser/browser.ts';
import { attributesOf, styleOf, widthOf } from '../../support/browser/read.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { PATIENCE } from '../../support/patience.ts';
import { sampleDist, sampleOrigin } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

const dist = await sampleDist();
const origin = await sampleOrigin();
const browser = await openBrowserForFile();

/** Serves the site's files like a static host below `/deep/path/`, which cannot search. Some files may be replaced. */
function serveFiles(replaced: Readonly<Record<string, string>> = {}): Promise<string> {
  const client = join(dist, 'client');
  return startLoopbackServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname.replace('/deep/path/', '');
    const body = replaced[path] ?? (await readFile(join(client, path)).catch(() => undefined));
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (body === undefined) response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    else response.setHeader('Content-Type', lookup(path) ?? 'application/octet-stream').end(body);
  });
}

const LINK = 'Our verified reviews';

/** Serves a shop's page with an element for each of the attributes. */
function serveShop(site: string, attributes: readonly string[] = [''], lang = 'en'): Promise<string> {
  const elements = attributes.map(
    (each) => `<verified-reviews ${each}><a href="${BASE_URL}/reviews">${LINK}</a></verified-reviews>`,
  );
  return servePage(site, lang, `<script type="module" src="${site}/verified-reviews.js"></script>${elements.join('')}`);
}

/** Serves a page with a strict policy that allows this site. */
function servePage(site: string, lang: string, content: string): Promise<string> {
  const { origin } = new URL(site);
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; style-src 'self'; frame-ancestors 'none'`;
  return startLoopbackServer((request, response) => {
    if (request.url === '/shop.css') {
      response.setHeader('Content-Type', 'text/css').end('body { font: 16px/1.5 Georgia, serif; max-width: 60rem; }');
      return;
    }
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Security-Policy', policy)
      .end(`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta name="color-scheme" content="light dark">
          <title>Shop</title>
          <link rel="stylesheet" href="/shop.css">
        </head>
        <body><main><h1>Shop</h1>${content}</main></body>
      </html>`);
  });
}

interface Opened {
  readonly page: Page;
  /** The messages of the browser's console. */
  readonly said: string[];
  readonly requests: string[];
}

const USUAL = { viewport: { width: 1280, height: 720 }, colorScheme: 'light' } as const;

/** Opens a page in the usual context, or in one of its own if it needs more than a size and colours. */
async function open(url: string, { viewport, colorScheme, ...others }: BrowserContextOptions = {}): Promise<Opened> {
  const isUsual = Object.keys(others).length === 0;
  const opened = isUsual ? usual : await watch(await browser.newContext(others));
  if (!isUsual) onTestFinished(() => opened.page.context().close());
  await opened.page.setViewportSize(viewport ?? USUAL.viewport);
  await opened.page.emulateMedia({ colorScheme: colorScheme ?? USUAL.colorScheme });
  opened.said.length = 0;
  opened.requests.length = 0;
  await opened.page.goto(url);
  return opened;
}

async function watch(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  const said: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, said, requests };
}

/** The page that tests use unless they need another. */
const usual = await watch(await browser.newContext());

/** Opens a page, and waits until its elements show their reviews. */
async function openShown(url: string, options?: BrowserContextOptions): Promise<Opened> {
  const opened = await open(url, options);
  for (const element of await opened.page.locator('verified-reviews').all()) await element.locator('[part~="summary"]').waitFor();
  return opened;
}

/** Opens a shop's page with an element for each of the attributes, and waits until they show their reviews. */
async function openShop(attributes: readonly string[] = [''], options?: BrowserContextOptions): Promise<Opened> {
  return openShown(await serveShop(origin, attributes), options);
}

/** Adds styles to a page. Its policy allows no style element. */
async function style(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

function shownIds(element: Locator): Promise<string[]> {
  return element
    .locator('[part~="review"] a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.replace(/^.*\/reviews\//, '')));
}

interface Found {
  readonly total: number;
  readonly reviews: readonly { readonly id: string; readonly text: string }[];
}

async function search(parameters: Readonly<Record<string, string>>): Promise<Found> {
  const response = await fetch(`${origin}/api/reviews/search?${new URLSearchParams(parameters)}`);
  return (await response.json()) as Found;
}

describe('on a page of another origin with a strict policy', () => {
  it('shows the newest reviews of the site that the script came from, and asks nobody else', async () => {
    const shop = await serveShop(origin);
    const { page, said, requests } = await openShown(shop);
    const { total, reviews } = await search({ limit: '3' });
    expect(await shownIds(page.locator('verified-reviews'))).toEqual(reviews.map(({ id }) => id));
    expect(await page.locator('[part~="text"]').allTextContents()).toEqual(reviews.map(({ text }) => text));
    expect(await page.locator('[part~="summary"] a').textContent()).toMatch(`of 5 · ${total} verified reviews`);
    expect(await page.getByText(LINK).isVisible()).toBe(false);
    expect(said).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(shop))).toEqual([`${origin}/verified-reviews.js`, `${origin}/newest.json`]);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('asks once for what several elements show', async () => {
    const { requests } = await openShop(['', 'form="line"', 'rating="5"', 'rating="5" theme="dark"']);
    const asked = requests.filter((url) => url.startsWith(origin)).map((url) => url.slice(origin.length));
    expect(asked).toEqual(['/verified-reviews.js', '/newest.json', '/api/reviews/search?rating=5&limit=3']);
  });

  it('its links open a tab where a site builder put it into a frame, as the site may not be shown in one', async () => {
    const { page } = await open(await serveShop(origin));
    await page.locator('main').evaluate((main) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = document.documentElement.outerHTML;
      main.replaceChildren(frame);
    });
    const opened = page.waitForEvent('popup');
    await page.frameLocator('iframe').locator('[part~="summary"] a').click();
    expect((await opened).url()).toBe(`${origin}/reviews`);
    await (await opened).close();
  });

  it('has its own styles there', async () => {
    const { page } = await openShop([''], { viewport: { width: 1200, height: 800 } });
    const columns = await styleOf(page.locator('[part~="list"]'), 'grid-template-columns');
    expect(columns.split(' ')).toHaveLength(3);
  });
});

describe('attributes choose what the search would', () => {
  const cases: readonly (readonly [attributes: string, parameters: Readonly<Record<string, string>>])[] = [
    ['rating="1" limit="5"', { rating: '1', limit: '5' }],
    ['technician="dana WHITFIELD"', { mentions_technician: 'Dana Whitfield', limit: '3' }],
    ['service-area="riverside" min-rating="3"', { service_area: 'riverside', min_rating: '3', limit: '3' }],
    ['since="2025-01-01" until="2025-12-31" limit="50"', { since: '2025-01-01', until: '2025-12-31', limit: '50' }],
    ['query="niño"', { query: 'NIÑO', limit: '3' }],
    ['query="nobody says this"', { query: 'nobody says this', limit: '3' }],
  ];

  it.each<[string, () => Promise<string>]>([
    ['our server', async () => origin],
    ['a static host', async () => `${await serveFiles()}/deep/path`],
  ])('where %s has the reviews', async (_, site) => {
    const { page } = await openShown(
      await serveShop(
        await site(),
        cases.map(([attributes]) => attributes),
      ),
    );
    const all = (await search({})).total;
    for (const [at, [attributes, parameters]] of cases.entries()) {
      const element = page.locator('verified-reviews').nth(at);
      const { total, reviews } = await search(parameters);
      expect([attributes, await shownIds(element)]).toEqual([attributes, reviews.map(({ id }) => id)]);
      expect(await element.locator('[part~="note"]').textContent()).toBe(`A selection: ${total} of ${all} reviews`);
    }
  });

  it('are not hidden by a page that shows a selection', async () => {
    const { page } = await openShop(['rating="5"']);
    await style(page, 'verified-reviews::part(note) { color: red; display: none !important; visibility: hidden }');
    const note = page.locator('[part~="note"]');
    expect(await styleOf(note, 'color')).toBe('rgb(255, 0, 0)');
    expect(await note.isVisible()).toBe(true);
  });

  it('and what readers have to know of an author stays within the review, where the page breaks no lines', async () => {
    const { page } = await openShop(['form="carousel" limit="6"']);
    await style(page, 'body { white-space: nowrap }');
    const lines = page.locator('[part~="disclosure"]');
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)).toBe(0);
  });

  it('again when they change, once for those that change together', async () => {
    const { page, requests } = await openShop();
    requests.length = 0;
    await page.locator('verified-reviews').evaluate((element) => {
      element.setAttribute('rating', '2');
      element.setAttribute('limit', '2');
    });
    await page.locator('[part~="note"]').waitFor();
    const { reviews } = await search({ rating: '2', limit: '2' });
    expect(await shownIds(page.locator('verified-reviews'))).toEqual(reviews.map(({ id }) => id));
    expect(requests.filter((url) => url.includes('search'))).toHaveLength(1);
  });

  it('the console says which attributes have no effect, and that a filter finds nothing', async () => {
    const shop = await serveShop(origin, ['form="slider" min_rating="5" service="drains"']);
    const { page, said } = await open(shop);
    await page.locator('[part~="note"]').waitFor();
    expect(said).toEqual([
      '<verified-reviews> form: allowed are list, carousel, summary, line',
      '<verified-reviews> min_rating: write min-rating',
      '<verified-reviews> no review matches mentions_service=drains&limit=3',
    ]);
  });
});

it.each([
  ['es', ''],
  ['en', 'lang="es-MX"'],
])('a page in %s and an element with %j read Spanish', async (lang, attribute) => {
  const { page } = await openShown(await serveShop(origin, [attribute], lang));
  expect(await page.locator('[part~="summary"]').textContent()).toContain('opiniones verificadas');
});

it('a Spanish page is told that reviews are in the language of the site, where they state none', async () => {
  const { reviews, ...others } = await (await fetch(`${origin}/newest.json`)).json();
  const stated = reviews.map((review: object, at: number) => ({ ...review, language: at === 0 ? 'fr' : undefined }));
  const site = await serveFiles({ 'newest.json': JSON.stringify({ ...others, reviews: stated }) });
  const { page } = await openShown(await serveShop(`${site}/deep/path`, [''], 'es'));
  const languages = await page.locator('[part~="text"]').evaluateAll((texts) => texts.map((text) => (text as HTMLElement).lang));
  expect(languages).toEqual(['fr', 'en', 'en']);
});

it('in the shadow root of a component, it reads the language of the page around', async () => {
  const { page } = await open(await serveShop(origin, [''], 'es'));
  await page.locator('verified-reviews').evaluate((element) => {
    const component = document.createElement('div');
    element.replaceWith(component);
    component.attachShadow({ mode: 'open' }).append(element);
  });
  await page.getByText('opiniones verificadas').waitFor();
});

describe('accessible', () => {
  const attributes = [
    '',
    'theme="light"',
    'theme="dark"',
    'lang="es" rating="5"',
    'query="nobody says this"',
    'form="carousel" limit="6"',
    'form="summary"',
    'form="line"',
  ];

  it.each(['light', 'dark'] as const)('in %s, axe finds nothing', async (colorScheme) => {
    const { page } = await openShop(attributes, { colorScheme, viewport: { width: 360, height: 800 } });
    expect(await page.locator('[part~="list"]').count()).toBe(5);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  it('a theme keeps its texts off the edges, on pages that reset the padding of everything as well', async () => {
    const { page } = await openShop(['theme="dark"']);
    await style(page, '* { margin: 0; padding: 0 }');
    const [panel, stars] = [page.locator('verified-reviews'), page.locator('[part~="summary"] [part~="stars"]')];
    const [outer, inner] = await Promise.all([panel.boundingBox(), stars.boundingBox()]);
    expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBe(20);
  });

  it('is dark on light on paper, which has no backgrounds', async () => {
    const { page } = await openShop(['theme="dark"']);
    await page.emulateMedia({ media: 'print' });
    onTestFinished(() => page.emulateMedia({ media: 'screen' }));
    expect(await styleOf(page.locator('[part~="text"]'), 'color')).toBe('rgb(29, 37, 39)');
    expect(await styleOf(page.locator('verified-reviews'), 'background-color')).toBe('rgb(255, 255, 255)');
  });

  it('takes the colours of a dark page', async () => {
    const colours = async (colorScheme: 'light' | 'dark') => {
      const { page } = await openShop([''], { colorScheme });
      return styleOf(page.locator('[part~="text"]'), 'color');
    };
    expect(await colours('light')).toBe('rgb(0, 0, 0)');
    expect(await colours('dark')).toBe('rgb(255, 255, 255)');
  });
});

describe('forms', () => {
  const forms = ['', 'limit="6"', 'form="carousel" limit="8"', 'form="summary"', 'form="line"', 'aspect="price"'];

  it.each([1200, 360])('on %d pixels each has its place before the reviews come, and keeps it', async (width) => {
    const shop = await serveShop(origin, forms);
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.json', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(shop);
    await page.locator('verified-reviews [inert]').last().waitFor({ state: 'attached' });
    const heights = () => page.locator('verified-reviews').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    const kept = await heights();
    expect(await page.getByText(LINK).first().isVisible()).toBe(true);
    resolve();
    for (const element of await page.locator('verified-reviews').all()) await element.locator('[part~="summary"]').waitFor();
    // A line of text: a note on the author may take one line more than the reserved place.
    for (const [at, height] of (await heights()).entries()) expect(Math.abs(height - (kept[at] ?? 0))).toBeLessThanOrEqual(24);
  });

  it('an element that a page moves before its reviews come keeps the same place', async () => {
    const { page } = await open(await serveShop(origin));
    await page.route('**/newest.json', () => undefined);
    onTestFinished(() => page.unroute('**/newest.json'));
    const heights = await page.locator('verified-reviews').evaluate((element) => {
      const moved = element.cloneNode(true) as HTMLElement;
      return [1, 2, 3].map(() => {
        document.body.append(moved);
        return moved.clientHeight;
      });
    });
    expect(heights[0]).toBeGreaterThan(300);
    expect(new Set(heights).size).toBe(1);
  });

  it.each(forms)('%j does not widen a narrow page, however that lays it out', async (form) => {
    const { page } = await openShop([form], { viewport: { width: 320, height: 800 } });
    for (const css of ['display: grid', 'display: flex', 'display: grid; grid-template-columns: 1fr 60px']) {
      await style(page, `h1 { position: absolute } main { ${css} }`);
      expect([css, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([css, 320]);
    }
  });

  it('each fits into a place of 128 pixels', async () => {
    const { page } = await openShop(forms, { viewport: { width: 128, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(128);
  });

  it('a carousel is moved with the arrow keys, in its own box', async () => {
    const { page } = await openShop(['form="carousel" limit="8"'], { viewport: { width: 360, height: 800 } });
    const list = page.locator('[part~="list"]');
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('on paper a carousel shows all of its reviews, and none is on two sheets', async () => {
    const { page } = await openShop(['form="carousel" limit="8"']);
    await page.emulateMedia({ media: 'print' });
    onTestFinished(() => page.emulateMedia({ media: 'screen' }));
    expect(await page.locator('[part~="list"]').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await styleOf(page.locator('[part~="review"]'), 'break-inside')).toBe('avoid');
  });

  it('on a page from right to left, reviews stand from the right, and stars fill from there', async () => {
    const shop = await servePage(
      origin,
      'ar" dir="rtl',
      `<script type="module" src="${origin}/verified-reviews.js"></script><verified-reviews form="carousel" limit="6"></verified-reviews>`,
    );
    const { page } = await openShown(shop, { viewport: { width: 800, height: 800 } });
    const [first, second] = await page
      .locator('[part~="review"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    expect(first).toBeGreaterThan(second ?? 0);
    expect(await styleOf(page.locator('[part~="stars"]'), 'transform')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});

describe('where something is missing', () => {
  it('without scripts the link remains', async () => {
    const shop = await serveShop(origin);
    const { page, requests } = await open(shop, { javaScriptEnabled: false });
    expect(await page.getByText(LINK).isVisible()).toBe(true);
    expect(requests.filter((url) => url.startsWith(origin))).toEqual([]);
  });

  it('without the site the link remains, in no more than its own place, and the console says why', async () => {
    const site = await serveFiles({ 'newest.json': 'no JSON' });
    const { page, said } = await open(await serveShop(`${site}/deep/path`));
    await vi.waitFor(() => expect(said).toEqual([expect.stringMatching(/^<verified-reviews> /)]), PATIENCE);
    const [around, link] = [page.locator('verified-reviews'), page.getByText(LINK)];
    expect(await link.isVisible()).toBe(true);
    expect((await around.boundingBox())?.height).toBeLessThan(2 * ((await link.boundingBox())?.height ?? 0));
  });
});

it('the script has at most 6 kB', async () => {
  const bytes = await (await fetch(`${origin}/verified-reviews.js`)).bytes();
  expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(6144);
});

describe('the page that hands it out', () => {
  it('shows it as it looks here', async () => {
    const { page, said } = await openShown(`${origin}/embed`);
    const first = page.locator('verified-reviews').first();
    expect(await shownIds(first)).toEqual((await search({ limit: '3' })).reviews.map(({ id }) => id));
    const badge = page.getByRole('img', { name: LINK });
    expect(await widthOf(badge)).toBeGreaterThan(0);
    expect(said).toEqual([]);
  });

  it('copies each piece of code, and says so', async () => {
    const { page } = await open(`${origin}/embed`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const snippets = await page.locator('main pre').all();
    expect(snippets.length).toBeGreaterThan(4);
    expect(await page.locator('main pre').getByRole('button', { name: 'Copy' }).count()).toBe(snippets.length);
    for (const snippet of [...snippets.slice(0, 1), ...snippets.slice(-1)]) {
      // Both say so for three seconds, and the status still does of the one before.
      await Promise.all([
        page.locator('#copying', { hasText: 'Copied' }).waitFor({ state: 'attached' }),
        snippet.getByRole('button', { name: 'Copied' }).waitFor(),
        snippet.getByRole('button', { name: 'Copy' }).click(),
      ]);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet.locator('code').textContent());
    }
  });

  it('selects the code where there is no clipboard, and says that', async () => {
    const { page } = await open(`${origin}/embed`);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const [snippet = expect.fail('no snippet')] = await page.locator('main pre').all();
    await snippet.getByRole('button').click();
    await page.locator('#copying', { hasText: 'Selected' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => String(getSelection()))).toBe(await snippet.locator('code').textContent());
  });

  it('offers no button that needs a script where there are none', async () => {
    const { page } = await open(`${origin}/embed`, { javaScriptEnabled: false });
    expect(await page.locator('main button:visible').count()).toBe(0);
    expect(await page.locator('verified-reviews').first().getByText(LINK).isVisible()).toBe(true);
  });

  it('has lines that work on any page as they are', async () => {
    const { page } = await open(`${origin}/embed`);
    const pieces = await page.locator('main pre > code').allTextContents();
    const elements = pieces.filter((piece) => piece.includes('<verified-reviews'));
    const shop = await servePage(origin, 'en', elements.join('').replaceAll(BASE_URL, origin));
    const opened = await openShown(shop);
    expect(await opened.page.locator('verified-reviews').count()).toBe(5);
    expect(await opened.page.locator('[part~="note"]').count()).toBe(1);
    expect(opened.said).toEqual([]);
  });

  it('says which styles reserve the space before the script comes', async () => {
    const { page } = await open(`${origin}/embed`);
    const advice = await page.locator('main p', { hasText: 'min-height' }).textContent();
    const [display = ''] = /display: \w+/.exec(`${advice}`) ?? [];
    await page.goto(await servePage(origin, 'en', `<verified-reviews><a href="/">${LINK}</a></verified-reviews>`));
    await style(page, `verified-reviews { ${display}; min-height: 300px }`);
    expect((await page.locator('verified-reviews').boundingBox())?.height).toBe(300);
  });

  it('names the parts that there are', async () => {
    const { page } = await openShop(['rating="5"']);
    const parts = await attributesOf(page.locator('verified-reviews [part]'), 'part');
    await page.goto(`${origin}/embed`);
    const named = await page.locator('p:has-text("::part") code').allTextContents();
    expect(named.toSorted()).toEqual([...new Set(parts)].toSorted());
  });
});
