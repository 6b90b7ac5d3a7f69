import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pagesOf, type WatchedPage } from '../../support/browser/browser.ts';
import { attributesOf, styleOf } from '../../support/browser/read.ts';
import { PATIENCE } from '../../support/patience.ts';
import { sampleOrigin } from '../../support/shared.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
/** A Tuesday, 17:30 in America/Chicago, the sample's time zone. */
const OPEN = new Date('2026-03-17T22:30:00Z');

const pages = await pagesOf(await sampleOrigin());
const scripted = await pages.open();
const unscripted = await pages.open({ javaScriptEnabled: false });

/** Opens a page in a window of this size. */
async function open(path: string, size: typeof PHONE, { page }: WatchedPage = scripted): Promise<Page> {
  await page.setViewportSize(size);
  await page.goto(path);
  return page;
}

describe('the menu', () => {
  it.each([SMALL_PHONE, WIDE])('has what customers look for, in one line of a window of $width pixels', async (viewport) => {
    const page = await open('/reviews', viewport);
    const links = page.locator('header nav a');
    expect(await links.allInnerTexts()).toEqual(['Overview', 'Reviews', 'What they say']);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.locator('header nav a[aria-current="page"]').innerText()).toBe('Reviews');
  });

  it('leaves the rest to the foot of the page: first what customers look for, last what is for developers', async () => {
    const page = await open('/', WIDE);
    const links = await attributesOf(page.locator('footer a'), 'href');
    expect(links[0]).toBe('tel:+15550100144');
    expect(links).toEqual(expect.arrayContaining(['mailto:office@alder-creek.example.com', '/about', '/policy']));
    expect(links.slice(-3)).toEqual(['/docs', '/data', '/embed']);
    const hours = await page.locator('footer .week li').allInnerTexts();
    expect(hours.map((row) => row.split(/\s/)[0])).toEqual(['Mon–Fri', 'Sat', 'Sun']);
  });
});

it.each(['/', '/reviews', '/policy', '/about'])('%s leads to where customers write a review', async (path) => {
  const page = await open(path, PHONE);
  const links = await attributesOf(page.getByRole('link', { name: 'Write a review' }), 'href');
  expect(new Set(links)).toEqual(new Set(['mailto:reviews@alder-creek.example.com']));
  expect(links).toHaveLength(path === '/about' ? 1 : 2);
});

it('the first screen of a phone says the name once, and has the rating and the telephone', async () => {
  const page = await open('/', PHONE);
  const name = await page.locator('h1').innerText();
  const seen = await page.evaluate(() => {
    const isOnScreen = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= window.innerHeight && element.checkVisibility();
    };
    return [...document.querySelectorAll('header a, h1, .score, .call-bar a')]
      .filter(isOnScreen)
      .map((element) => element.textContent);
  });
  const parts = await page
    .locator('h1, .hero-score, .hero .hours, .hero .lead')
    .evaluateAll((all) => all.map((part) => ({ name: part.className || part.tagName, top: part.getBoundingClientRect().top })));
  // In this order in the page too: a page that is painted while it comes would otherwise shift.
  expect(parts.map(({ name }) => name)).toEqual(['display', 'hero-score', 'hours', 'lead']);
  expect(parts.map(({ top }) => top)).toEqual(parts.map(({ top }) => top).toSorted((a, b) => a - b));
  expect(seen.filter((text) => text?.includes(name))).toHaveLength(1);
  expect(seen.join()).toContain('176 verified reviews');
  expect(seen.join()).toContain('Call +1 555 010 0144');
});

it.each([
  ['a portrait no higher than in 3:2', { width: 600, height: 1800 }, 1.5],
  ['a panorama whole', { width: 1200, height: 300 }, 4],
])('shows %s', async (_, size, ratio) => {
  const { page } = scripted;
  const body = await sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.route('/brand/photo*', (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
  await open('/', PHONE);
  const shown = await page.locator('.hero-photo img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.clientWidth / img.clientHeight;
  });
  await page.unroute('/brand/photo*');
  expect(shown).toBeCloseTo(ratio, 1);
});

it('the rating stays in one piece with letters of twice the size', async () => {
  const page = await open('/', PHONE);
  const [lines, width] = await page.locator('.score-figure').evaluate((figure) => {
    document.documentElement.style.fontSize = '200%';
    const { fontSize, lineHeight } = getComputedStyle(figure);
    const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
    return [figure.getBoundingClientRect().height / line, document.documentElement.scrollWidth];
  });
  expect([Math.round(Number(lines)), width]).toEqual([1, PHONE.width]);
});

it('on paper, too, says how the reviews were verified and when it is open, but not whether it is open now', async () => {
  const page = await open('/', WIDE);
  onTestFinished(() => page.emulateMedia({ media: null }));
  expect(await page.locator('.opening').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#why li').first().isVisible()).toBe(true);
  expect(await page.locator('.hours .week li').first().isVisible()).toBe(true);
  expect(await page.locator('.opening:visible').count()).toBe(0);
  expect(await styleOf(page.locator('main h2').last(), 'break-after')).toBe('avoid');
});

// Chromium prints what a picture shows on the screen, and paper is white.
it('a dark page, too, is printed with the logo for light ones', async () => {
  const page = await open('/reviews', WIDE);
  onTestFinished(() => page.emulateMedia({ media: null, colorScheme: null }));
  const logos = page.locator('header img').filter({ visible: true });
  const shown = () => logos.evaluateAll((all) => all.map((logo) => new URL((logo as HTMLImageElement).currentSrc).pathname));
  await page.emulateMedia({ colorScheme: 'dark' });
  await vi.waitFor(async () => expect(await shown()).toEqual(['/brand/logo-dark.svg']), PATIENCE);
  await page.emulateMedia({ media: 'print' });
  await vi.waitFor(async () => expect(await shown()).toEqual(['/brand/logo.svg']), PATIENCE);
});

it.each([
  ['light', 'rgb(0, 0, 0)', 'rgb(139, 146, 144)'],
  ['dark', 'rgb(255, 255, 255)', 'rgb(109, 122, 126)'],
] as const)(
  'a %s page has plain texts and plain lines where the system is asked for more contrast',
  async (scheme, text, line) => {
    const page = await open('/', WIDE);
    onTestFinished(() => page.emulateMedia({ colorScheme: null, contrast: null }));
    await page.emulateMedia({ colorScheme: scheme, contrast: 'more' });
    const colours = () =>
      Promise.all([styleOf(page.locator('nav a').last(), 'color'), styleOf(page.locator('.masthead'), 'border-bottom-color')]);
    await vi.waitFor(async () => expect(await colours()).toEqual([text, line]), PATIENCE);
  },
);

it('no line shows between the digits of a chart where lines have the colour of texts', async () => {
  const page = await open('/insights', WIDE);
  onTestFinished(() => page.emulateMedia({ contrast: null }));
  await page.emulateMedia({ contrast: 'more' });
  const values = page.locator('.chart .value text').filter({ visible: true });
  await values.evaluateAll((all) => {
    for (const value of all) (value as SVGElement).style.fill = 'var(--ground)';
  });
  const boxes = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(3);
  for (const { x, y, width, height } of boxes) {
    // From below the top of the digits to above the line that they stand on.
    const clip = { x, y: y + height * 0.3, width, height: height * 0.4 };
    const { channels } = await sharp(await page.screenshot({ clip, fullPage: true })).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(20);
  }
});

// In CSS pixels: WCAG 2.2, 2.5.8.
it('services and areas at the head of the page stand in lines at least 24 pixels apart', async () => {
  const page = await open('/', PHONE);
  const tops = await page
    .locator('.hero .facts a')
    .evaluateAll((links) => [...new Set(links.flatMap((link) => [...link.getClientRects()].map(({ top }) => Math.round(top))))]);
  expect(tops.length).toBeGreaterThan(3);
  const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
});

// The browser of the tests knows the parts of no word, so the lines themselves cannot be looked at.
it('a long word of a heading or a name may break between its parts, and code may not', async () => {
  const page = await open('/', PHONE);
  for (const names of ['h1', 'h2', '.facts a', '.tags a', '.ways a'])
    expect(await styleOf(page.locator(names), 'hyphens'), names).toBe('auto');
  expect(await styleOf(page.locator('.review .words'), 'hyphens')).toBe('manual');
  await page.setViewportSize(WIDE);
  expect(await styleOf(page.locator('h1'), 'hyphens')).toBe('manual');
  await open('/docs/subscribe', PHONE);
  expect(await styleOf(page.locator('h2 code'), 'hyphens')).toBe('manual');
});

it('no dot between the people of a service stands alone in a line, at any width of a phone', async () => {
  const page = await open('/services/water-heater-repair', PHONE);
  const lists = page.locator('.entity .facts dd', { hasText: '·' });
  expect(await lists.count()).toBe(2);
  for (let width = 340; width < 400; width += 4) {
    await page.setViewportSize({ width, height: PHONE.height });
    expect(await lists.evaluateAll(lonelyDots), `${width} pixels`).toEqual([]);
  }
});

it('names of services and areas, and dates, break in no line of a phone', async () => {
  const broken = (parts: Element[]) => parts.filter((part) => part.getClientRects().length > 1).map((part) => part.textContent);
  for (const [path, parts] of [
    ['/', '.hero .facts a'],
    ['/reviews', '.answer time, .review-by time'],
  ] as const) {
    const page = await open(path, PHONE);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect(await page.locator(parts).count()).toBeGreaterThan(3);
      expect(await page.locator(parts).evaluateAll(broken), `${path}, ${width} pixels`).toEqual([]);
    }
  }
  await open('/', WIDE);
  const names = await scripted.page.locator('.hero .facts dd').first().innerText();
  expect(names).toMatch(/^Air-conditioning repair\s· .*\s· 9 more$/);
});

it('a long word in the name of a service breaks only where a phone is too narrow for it', async () => {
  const page = await open('/', SMALL_PHONE);
  const linesOf = (word: string) =>
    page
      .locator('.all-ways .ways a')
      .first()
      .evaluate((link, text) => {
        link.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(link);
        return [range.getClientRects().length, document.documentElement.scrollWidth];
      }, word);
  expect(await linesOf('Motorradführerschein')).toEqual([1, SMALL_PHONE.width]);
  expect(await linesOf('Motorradführerscheinausbildungsvoraussetzungen')).toEqual([2, SMALL_PHONE.width]);
});

describe('whether it is open', () => {
  it('follows the clock while the page is open', async () => {
    const { page } = await pages.open({ viewport: PHONE });
    await page.clock.install({ time: OPEN });
    await page.goto('/');
    expect(await page.locator('.call-bar').innerText()).toContain('Open until 6:00 PM');
    const state = page.locator('.hours .opening');
    expect(await state.innerText()).toBe('Open until 6:00 PM');
    expect(await page.locator('footer .week [aria-current="date"]').innerText()).toContain('Mon–Fri');
    // What the reader's browser has translated stays until there is something else to say.
    await state.evaluate((element) => element.replaceChildren('Abierto hasta las 6'));
    await page.clock.fastForward('05:00');
    expect(await state.innerText()).toBe('Abierto hasta las 6');
    await page.clock.fastForward('26:00');
    expect(await state.innerText()).toBe('Closed, opens tomorrow at 7:00 AM');
  });

  it('is left out in a browser that does not know the time zone', async () => {
    const { page, troubles } = scripted;
    const before = troubles.length;
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('America/Chicago', 'America/Unheard_Of') });
    });
    await open('/', WIDE);
    expect(await page.locator('.hours .opening').textContent()).toBe('Opening hours');
    expect(await page.locator('.hours .opening').getAttribute('data-opening')).toContain('Unheard_Of');
    expect(await page.locator('.week [aria-current]').count()).toBe(0);
    expect(troubles.slice(before)).toEqual([]);
    await page.unroute('/');
  });

  it('is left out without scripts, where the hours of the week stand', async () => {
    const page = await open('/', PHONE, unscripted);
    expect(await page.locator('.hours summary').innerText()).toBe('Opening hours');
    expect(await page.locator('.hours li').allInnerTexts()).toEqual([
      expect.stringContaining('Mon–Fri'),
      expect.stringContaining('Sat'),
      expect.stringMatching(/Sun\s+Closed/),
    ]);
    const [top, height] = await page
      .locator('.hours li')
      .last()
      .evaluate((row) => [row.getBoundingClientRect().top, row.clientHeight]);
    expect([Number(top) < PHONE.height, Number(height) > 0]).toEqual([true, true]);
  });
});

describe('the telephone of a phone', () => {
  it.each(['/', '/reviews', '/insights', '/reviews/nobody'])(
    'on %s stays at the lower edge, and hides nothing that has the focus, nor the end of the footer',
    async (path) => {
      const page = await open(path, PHONE);
      const edge = () => page.locator('.call-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
      expect(await edge()).toBe(PHONE.height);
      const hidden: string[] = [];
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        hidden.push(...(await page.evaluate(focusBehindBar)));
      }
      expect(hidden).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await edge()).toBe(PHONE.height);
      const [footer = Number.NaN, bar] = await page
        .locator('footer, .call-bar')
        .evaluateAll(([foot, bar]) => [foot?.getBoundingClientRect().bottom, bar?.getBoundingClientRect().top]);
      // Both may be at fractions of a pixel.
      expect(footer).toBeLessThan((bar ?? 0) + 1);
    },
  );

  it('stays at the lower edge of a page that is shorter than the window', async () => {
    const page = await open('/reviews/nobody', { width: 390, height: 2000 });
    expect(await page.locator('.call-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))).toBe(2000);
  });

  it.each([
    ['pages for developers', '/embed', PHONE],
    ['a wide window', '/', WIDE],
    // As with a zoom of 400 %: the bar would cover a quarter of the window.
    ['a low window', '/', { width: 320, height: 256 }],
  ])('is not there on %s', async (_, path, size) => {
    const page = await open(path, size);
    expect(await page.locator('.call-bar').isVisible()).toBe(false);
  });
});

/** Runs in the page. Returns the focused element if the bar hides a part of it. */
function focusBehindBar(): string[] {
  const bar = document.querySelector('.call-bar');
  const focused = document.activeElement;
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return [];
  return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top &&
    focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
    ? [focused.outerHTML.slice(0, 100)]
    : [];
}

it('a page that is not there leads to the telephone, the search and the pages for customers', async () => {
  const page = await open('/reviews/nobody', WIDE);
  const links = await attributesOf(page.locator('main a'), 'href');
  expect(links).toEqual(['/', '/reviews', '/insights', 'tel:+15550100144']);
  await page.getByRole('searchbox').fill('boiler');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews?query=boiler');
  await open('/reviews/nobody', WIDE, unscripted);
  expect(await unscripted.page.getByRole('searchbox').count()).toBe(0);
});

it('its search has the looks of that for reviews in Safari as well, which by default draws such fields in its own way', async () => {
  const page = await open('/reviews/nobody', WIDE);
  expect(await styleOf(page.getByRole('searchbox'), 'appearance')).toBe('none');
});

/** Runs in the page. Finds the dots that are lower than the letter before them. */
function lonelyDots(lists: Element[]): string[] {
  const lettersOf = (list: Element) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; top: number; bottom: number }[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      for (const [at, letter] of [...(texts.currentNode.textContent ?? '')].entries()) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const { top, bottom } = range.getBoundingClientRect();
        if (letter.trim() !== '') letters.push({ letter, top, bottom });
      }
    }
    return letters;
  };
  return lists.flatMap((list) => {
    const letters = lettersOf(list);
    const isLonely = (at: number) => letters[at]?.letter === '·' && letters[at].top >= (letters[at - 1]?.bottom ?? 0);
    const textBefore = (at: number) => letters.slice(at - 8, at).map(({ letter }) => letter);
    return [...letters.keys()].filter(isLonely).map((at) => textBefore(at).join(''));
  });
}

// WCAG 2.2, 1.4.4.
it('with letters of twice the size, names keep most of their lines', async () => {
  const page = await open('/', PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const shares = await page
    .locator('.ways li:visible > a')
    .evaluateAll((names) =>
      names.map((name) => [name.textContent, name.getBoundingClientRect().width / (name.parentElement?.clientWidth ?? 0)]),
    );
  expect(shares.length).toBeGreaterThan(20);
  expect(shares.filter(([, share]) => Number(share) < 0.5)).toEqual([]);
});
