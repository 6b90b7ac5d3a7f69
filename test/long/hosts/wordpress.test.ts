import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { OBSERVED_ATTRIBUTES } from '../../../src/browser/verified-reviews/attributes.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { root } from '../../support/build.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { sampleOrigin } from '../../support/shared.ts';

const PLUGIN = join(root, 'examples', 'embed', 'wordpress', 'verified-reviews.php');
const HARNESS = join(root, 'test', 'support', 'programs', 'wordpress.php');

/** Where Debian's package `wordpress` has its sources. Only 6.5 and later support modules. */
const sources = process.env.WORDPRESS_SOURCES ?? '/usr/share/wordpress';
const php = existsSync(join(sources, 'wp-includes', 'class-wp-script-modules.php')) ? installedProgram('php') : undefined;

interface Asked {
  /** The value of the setting. */
  readonly site?: string;
  readonly content?: string;
  /** The filters that are applied to the content, in this order; default: those for a post. */
  readonly filters?: readonly string[];
  /** Whether an owner reads the page. */
  readonly owner?: boolean;
  /** The value that is entered for the setting. */
  readonly entered?: string;
}

interface Made {
  readonly content: string;
  readonly scripts: string;
  readonly field: string;
  readonly saved: string;
  readonly errors: readonly string[];
}

const SITE = 'https://reviews.example.com';
const OF_A_POST = ['wptexturize', 'wpautop', 'shortcode_unautop', 'do_shortcode'];

async function wordpress(asked: Asked): Promise<Made> {
  const child = spawn(php ?? 'php', [HARNESS, sources, PLUGIN]);
  child.stdin.end(JSON.stringify({ site: SITE, content: '', filters: OF_A_POST, owner: false, entered: '', ...asked }));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Made;
}

const LINK = `<a href="${SITE}/reviews">Our verified reviews</a>`;

it.skipIf(!php)('the WordPress plugin makes elements of shortcodes, and asks for their script once', async () => {
  const [, written = ''] = /`(\[verified_reviews .*?\])`/.exec(readFileSync(join(PLUGIN, '..', 'README.md'), 'utf8')) ?? [];
  const content = `Before\n\n${written}\n\n[verified_reviews unknown="x" link="Nuestras opiniones"]`;
  expect(await wordpress({ content })).toMatchObject({
    content: [
      '<p>Before</p>',
      `<verified-reviews limit="6" form="carousel">${LINK}</verified-reviews>`,
      `<verified-reviews>${LINK.replace('Our verified reviews', 'Nuestras opiniones')}</verified-reviews>`,
      '',
    ].join('\n'),
    scripts: `<script type="module" src="${SITE}/verified-reviews.js" id="verified-reviews-js-module"></script>\n`,
  });
});

it.skipIf(!php)('the WordPress plugin knows all attributes', async () => {
  const names = [...OBSERVED_ATTRIBUTES, 'theme'];
  const { content } = await wordpress({ content: `[verified_reviews ${names.map((name) => `${name}="1"`).join(' ')}]` });
  expect([...content.matchAll(/ ([\w-]+)="1"/g)].map(([, name]) => name).sort()).toEqual(names.sort());
});

it.skipIf(!php)('the WordPress plugin takes addresses from which a script may come, and no others', async () => {
  const taken = {
    [SITE]: SITE,
    [` ${SITE}/ `]: SITE,
    'https://shop.example/tienda/opiniones/': 'https://shop.example/tienda/opiniones',
    'http://localhost:4321': 'http://localhost:4321',
    'http://127.0.0.1:4321/': 'http://127.0.0.1:4321',
    '': '',
  };
  for (const [entered, saved] of Object.entries(taken)) expect(await wordpress({ entered })).toMatchObject({ saved, errors: [] });
  const refused = [
    'http://reviews.example.com',
    'http://localhost.example.com',
    'reviews.example.com',
    '//reviews.example.com',
    'javascript:alert(1)',
    'javascript://localhost/%0aalert(1)',
    'data:text/javascript,alert(1)',
    'https://',
    'https:reviews.example.com',
    'https://owner:secret@reviews.example.com',
    'https://reviews.example.com/?page=1',
    'https://reviews.example.com/#top',
    'https://reviews.example.com/"><script>alert(1)</script>',
    "https://reviews.example.com/' onload='alert(1)\"",
  ];
  for (const entered of refused) {
    const { saved, errors } = await wordpress({ entered });
    expect({ entered, saved, errors }).toEqual({ entered, saved: SITE, errors: [expect.stringContaining('https://')] });
    // Another program may have written it.
    const made = await wordpress({ site: entered, content: '[verified_reviews]' });
    expect({ entered, content: made.content.trim(), scripts: made.scripts }).toEqual({ entered, content: '', scripts: '' });
    expect(made.field).not.toMatch(/<script|onload='/);
  }
});

it.skipIf(!php)('the WordPress plugin tells an owner, and nobody else, that the address is missing', async () => {
  const content = '[verified_reviews]';
  expect((await wordpress({ site: '', content, owner: true })).content).toContain('Settings, General');
  expect((await wordpress({ site: '', content })).content.trim()).toBe('');
});

it.skipIf(!php)("the WordPress plugin's page shows reviews, and hostile attributes are text there", async () => {
  const origin = await sampleOrigin();
  const values: readonly (readonly [written: string, value: string | null])[] = [
    [`'"><script>hit=1</script>'`, '"><script>hit=1</script>'],
    [`'" onmouseover="hit=1" x="'`, '" onmouseover="hit=1" x="'],
    [`"' autofocus onfocus='hit=1"`, "' autofocus onfocus='hit=1"],
    ['"javascript:hit=1"', 'javascript:hit=1'],
    ['"&quot;&gt;&lt;script&gt;hit=1&lt;/script&gt;"', '"><script>hit=1</script>'],
    ['"<img src=x onerror=hit=1>"', '<img src=x onerror=hit=1>'],
  ];
  const hostile = values.map(([written]) => `[verified_reviews query=${written} link=${written}]`);
  const content = ['[verified_reviews form="carousel" limit="6"]', ...hostile].join('\n\n');
  // The other filters change some of the quotes, and a theme may not use them.
  const made = await wordpress({ site: origin, content, filters: ['do_shortcode'] });
  const shop = await startLoopbackServer((_, response) => {
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><title>Shop</title><body>${made.content}${made.scripts}`);
  });
  const browser = await openBrowser();
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(shop);
  const elements = page.locator('verified-reviews');
  await elements.first().locator('[part~="summary"]').waitFor();
  expect(await elements.first().locator('[part~="review"]').count()).toBe(6);
  expect(await elements.evaluateAll((all) => all.slice(1).map((each) => each.getAttribute('query')))).toEqual(
    values.map(([, value]) => value),
  );
  const names = await elements.evaluateAll((all) => all.flatMap((each) => each.getAttributeNames()));
  expect([...new Set(names)].sort()).toEqual(['form', 'limit', 'query']);
  const inner = await elements.evaluateAll((all) =>
    all.flatMap((each) => [...each.querySelectorAll('*')].map((one) => one.outerHTML)),
  );
  expect(inner).toHaveLength(values.length + 1);
  expect(await page.evaluate(() => ['hit' in window, document.scripts.length])).toEqual([false, 1]);
});
