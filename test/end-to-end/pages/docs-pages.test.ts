import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { descriptionOf, endpointsOf, readDescription, successOf } from '../../../src/docs/description.ts';
import type { CodeExample } from '../../../src/docs/request-code.ts';
import { pagesOf } from '../../support/browser/browser.ts';
import { documentAt } from '../../support/browser/document.ts';
import { styleOf } from '../../support/browser/read.ts';
import { sampleSite } from '../../support/content/sample-site.ts';
import { languagesHere, runExamples } from '../../support/programs/run-example.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL as SITE } from '../../support/sites/built-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const origin = await sampleOrigin();
/** The answers to the examples, recorded on their way. */
const seen: { status: number | undefined; type: string | undefined }[] = [];
/** A proxy in front of the server, because some examples do not show their answer. */
const passage = createServer((incoming, outgoing) => {
  const { method, url: path, headers } = incoming;
  const forwarded = request(origin + path, { method, headers }, (answer) => {
    seen.push({ status: answer.statusCode, type: answer.headers['content-type'] });
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(forwarded);
}).listen(0, '127.0.0.1');
await once(passage, 'listening');
const passageOrigin = `http://127.0.0.1:${(passage.address() as AddressInfo).port}`;
const endpointsPage = await documentAt(`${origin}/docs`);
const description = await fetch(`${origin}/.well-known/openapi.json`);
const endpoints = endpointsOf(readDescription(await description.text()).paths);

afterAll(() => {
  passage.closeAllConnections();
  passage.close();
});

const operations = endpointsOf(descriptionOf(sampleSite()).paths).map(({ operation }) => operation.operationId);

it.each(await languagesHere())('the examples of /docs in %s are answered as the description says', async (language) => {
  const codes = operations.map((operationId) =>
    // The first address is that of the request. Topics keep the address for which the site was built.
    exampleOf(operationId, language)
      .replace(SITE, passageOrigin)
      .replace('https://subscriber.example.net', 'https://127.0.0.1:9'),
  );
  seen.length = 0;
  await runExamples(language, codes, await temporaryFolder());
  const described = operations.map((operationId) => {
    const endpoint = endpoints.find(({ operation }) => operation.operationId === operationId);
    const success = endpoint && successOf(endpoint.operation);
    const [type] = Object.keys(success?.answer.content ?? {});
    return { operationId, status: Number(success?.status), type: type && expect.stringMatching(startOf(type)) };
  });
  expect(operations.map((operationId, n) => ({ operationId, ...seen[n] }))).toEqual(described);
  expect(seen.length).toBe(operations.length);
});

/** Matches a media type with or without parameters. */
function startOf(type: string): RegExp {
  return new RegExp(`^${RegExp.escape(type)}(;|$)`);
}

function exampleOf(operationId: string, language: CodeExample['language']): string {
  const shown = endpointsPage.querySelector(`code[data-operation="${operationId}"][data-language="${language}"]`);
  return shown?.textContent ?? '';
}

it('/docs shows each operation of the description, and finds something with its examples', async () => {
  expect([...endpointsPage.querySelectorAll('.endpoint')].map(({ id }) => id).sort()).toEqual(operations.toSorted());
  const [, target = ''] = /'https:\/\/reviews\.example\.com(\S+)'/.exec(exampleOf('searchReviews', 'curl')) ?? [];
  expect(new URLSearchParams(target.split('?')[1]).has('mentions_technician')).toBe(true);
  expect((await (await fetch(origin + target)).json()).count).toBeGreaterThan(0);
});

it('/docs explains the extension of the JSON Feed, at the place that the feed names', async () => {
  const { _licence } = await (await fetch(`${origin}/api/feed.json`)).json();
  const about = new URL(_licence.about);
  expect([about.origin, about.pathname]).toEqual([SITE, '/docs']);
  expect(endpointsPage.getElementById(about.hash.slice(1))?.textContent).toContain('all rights are reserved');
});

describe.each(['/docs/subscribe', '/docs/assistants'])('%s', (path) => {
  it('shows the document with its example, and links to nothing that is not published', async () => {
    const document = await documentAt(origin + path);
    expect(document.querySelectorAll('h1').length).toBe(1);
    expect(document.querySelector('.document pre')?.textContent).toContain(SITE);
    expect(document.querySelector('#example + details')?.textContent).toMatch(/^import .* from '/m);
    const links = [...document.querySelectorAll('.document a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toContain('#example');
    expect(links.filter((href) => !/^(#|\/docs\/|https:\/\/)/.test(href))).toEqual([]);
  });
});

describe('in a browser', async () => {
  const { open, visit } = await pagesOf(origin);

  it('/docs/api sends requests to the server that it came from, and shows the answers', async () => {
    const { page, troubles } = await visit('/docs/api');
    for (const [operationId, shown] of Object.entries({ searchReviews: '"total"', mcp: '"serverInfo"' })) {
      const operation = page.locator(`.opblock[id$="-${operationId}"]`);
      await operation.getByRole('button').first().click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table .response');
      await answer.getByText(shown).first().waitFor();
      expect(await answer.locator('.response-col_status').textContent()).toContain('200');
    }
    expect(troubles).toEqual([]);
    // Forced colours would else take the ground from the names of the methods, and leave their letters white.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    expect(await styleOf(page.locator('.opblock-summary-method'), 'background-color')).toBe('rgb(0, 0, 159)');
  });

  it('each kind of control of /docs/api shows the focus as those of other pages do, and words above columns stay whole in a narrow window', async () => {
    const { page } = await visit('/docs/api');
    const operation = page.locator('.opblock[id$="-searchReviews"]');
    await operation.getByRole('button').first().click();
    await operation.getByRole('button', { name: 'Execute' }).waitFor();
    await page.keyboard.press('Tab');
    const outlines = await page
      .locator('.skip, #api-viewer :is(button, input, select, textarea, [tabindex])')
      .filter({ visible: true })
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((each) => {
          each.focus();
          for (const transition of each.getAnimations()) transition.finish();
          const { outline, outlineOffset } = getComputedStyle(each);
          return `${outline} ${outlineOffset}`;
        }),
      );
    expect(outlines.length).toBeGreaterThan(50);
    expect([...new Set(outlines)]).toHaveLength(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const heads = operation.locator('.parameters th');
    expect(await heads.count()).toBeGreaterThan(0);
    expect(
      await heads.evaluateAll((all) => all.filter((head) => head.clientHeight > 60).map((head) => head.textContent)),
    ).toEqual([]);
  });

  it('the foot of /docs/api stands below the screen before the viewer has come', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 800 } });
    await page.route('**/openapi.json', () => {});
    await page.goto('/docs/api');
    expect((await page.locator('footer').boundingBox())?.y).toBeGreaterThan(800);
  });

  it.each([
    ['/docs', 'GET /reviews.json'],
    ['/docs/subscribe', 'By hand'],
  ])('each button of %s that copies says the heading of its code', async (path, heading) => {
    const { page } = await visit(path);
    const told = await page
      .locator('main .copy')
      .evaluateAll((all) =>
        all.map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.innerText),
      );
    expect(told.length).toBeGreaterThan(8);
    expect(told).not.toContain(undefined);
    expect(told).toContain(heading);
  });

  it('words of tables stay whole in a narrow window', async () => {
    const { page } = await visit('/docs/assistants', { viewport: { width: 320, height: 640 } });
    const status = page.getByRole('columnheader', { name: 'status' });
    expect(await status.evaluate((cell) => cell.clientHeight < 60)).toBe(true);
  });

  it('without JavaScript /docs/api leads to what can be read', async () => {
    const { page } = await visit('/docs/api', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'read them' }).click();
    expect(new URL(page.url()).pathname).toBe('/docs');
  });
});
