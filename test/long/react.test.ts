import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type OutputChunk, rolldown } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';
import { OBSERVED_ATTRIBUTES } from '../../src/browser/verified-reviews/attributes.ts';
import { openBrowserForFile } from '../support/browser/browser.ts';
import { root } from '../support/build.ts';
import { startLoopbackServer } from '../support/network/loopback-server.ts';
import { runPackage } from '../support/programs/run-package.ts';
import { sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EXAMPLE = join(root, 'examples', 'embed', 'react');
const origin = await sampleOrigin();
const browser = await openBrowserForFile();

/** A project that has copied the component, and beside it the code of the README. */
async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await cp(EXAMPLE, folder, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [, code = ''] = /^```tsx\n(.*?)^```/ms.exec(await readFile(join(EXAMPLE, 'README.md'), 'utf8')) ?? [];
  const all = { 'Praise.tsx': code.replaceAll(BASE_URL, origin), ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  return folder;
}

async function bundle(folder: string, file: string, platform: 'browser' | 'node'): Promise<string> {
  // In development mode, React reports what it finds wrong.
  const define = { 'process.env.NODE_ENV': '"development"' };
  const bundled = await rolldown({ input: join(folder, file), platform, transform: { jsx: 'react-jsx', define } });
  onTestFinished(() => bundled.close());
  const { output } = await bundled.generate({ format: 'esm' });
  return output.map((chunk) => (chunk as OutputChunk).code).join('');
}

const SHOP = `
import { Praise } from './Praise.tsx';
import { VerifiedReviews } from './VerifiedReviews.tsx';
export interface Shown { service: string; form?: 'list' | 'line'; limit?: number }
export function Shop({ service, ...shown }: Shown) {
  return <><Praise service={service} /><VerifiedReviews site="${origin}/" className="second" {...shown}>Nuestras opiniones</VerifiedReviews></>;
}
`;
const FIRST = `<Shop service="drain-cleaning" form="list" limit={2} />`;
const SERVER = `
import { renderToString } from 'react-dom/server';
import { Shop } from './Shop.tsx';
export const html = renderToString(<html lang="en"><head><title>Shop</title></head><body><main id="shop">${FIRST}</main></body></html>);
`;
const CLIENT = `
import { hydrateRoot } from 'react-dom/client';
import { Shop, type Shown } from './Shop.tsx';
const page = hydrateRoot(document.getElementById('shop')!, ${FIRST});
Object.assign(window, { show: (shown: Shown) => page.render(<Shop {...shown} />) });
`;

/** The page of a shop, which React renders on its server and then in the browser. */
async function openShop(): Promise<{ page: Page; said: string[]; scripts: string[]; html: string }> {
  const folder = await makeProject({ 'Shop.tsx': SHOP, 'server.tsx': SERVER, 'client.tsx': CLIENT });
  const [server, client] = await Promise.all([bundle(folder, 'server.tsx', 'node'), bundle(folder, 'client.tsx', 'browser')]);
  await writeFile(join(folder, 'server.mjs'), server);
  const { html } = (await import(join(folder, 'server.mjs'))) as { html: string };
  const shop = await startLoopbackServer(({ url }, response) => {
    if (url === '/client.js') response.setHeader('Content-Type', 'text/javascript').end(client);
    else
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Security-Policy', `default-src 'none'; script-src 'self' ${origin}; connect-src ${origin}`)
        .end(`<!doctype html>${html}<script type="module" src="/client.js"></script>`);
  });
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const said: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    // React advertises its tools in development mode.
    if (!message.text().includes('https://react.dev/link/react-devtools')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    if (request.url().endsWith('/verified-reviews.js')) scripts.push(request.url());
  });
  await page.goto(shop);
  await page.waitForFunction(() => 'show' in window);
  return { page, said, scripts, html };
}

it('the React example shows reviews after rendering on a server, and follows its props', async () => {
  const { page, said, scripts, html } = await openShop();
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script async="" type="module" src="${origin}/verified-reviews.js">`]);
  expect(html).toContain(`<a href="${origin}/reviews">Nuestras opiniones</a>`);
  const [first, second] = [page.locator('verified-reviews').first(), page.locator('verified-reviews.second')];
  await first.locator('[part~="summary"]').waitFor();
  expect(await first.evaluate((element) => element.outerHTML)).toContain(
    '<verified-reviews form="carousel" limit="6" service="drain-cleaning">',
  );
  await expect.poll(() => second.locator('[part~="review"]').count()).toBe(2);

  await page.evaluate(() => (window as unknown as { show(props: object): void }).show({ service: 'drain-cleaning', limit: 4 }));
  await expect.poll(() => second.locator('[part~="review"]').count()).toBe(4);
  expect(await second.getAttribute('form')).toBe(null);
  await page.evaluate(() => (window as unknown as { show(props: object): void }).show({ service: 'none', form: 'line' }));
  await expect.poll(() => second.locator('[part~="review"]').count()).toBe(0);
  expect(await first.getAttribute('service')).toBe('none');
  expect(scripts).toEqual([`${origin}/verified-reviews.js`]);
  // A line shows no single reviews, so only the carousel misses them.
  await expect.poll(() => said).toEqual(['<verified-reviews> no review matches mentions_service=none&limit=6']);
});

it('the React example has the types of all attributes, and refuses others', async () => {
  const names = [...OBSERVED_ATTRIBUTES, 'theme'].map((name) => `  ${JSON.stringify(name)},`);
  const types = [
    "import type { JSX } from 'react';",
    "import { VerifiedReviews } from './VerifiedReviews.tsx';",
    "export const names: readonly (keyof JSX.IntrinsicElements['verified-reviews'])[] = [",
    ...names,
    '];',
    'export const right = <VerifiedReviews site="/" min-rating={4} lang="es" className="shop" />;',
    'export const form = <VerifiedReviews site="/" form="sideways" />;',
    'export const limit = <verified-reviews limit="six" />;',
    'export const site = <VerifiedReviews limit={6} />;',
  ];
  const options = { jsx: 'react-jsx', allowImportingTsExtensions: true, noEmit: true, lib: ['es2023', 'dom'] };
  const tsconfig = { extends: join(root, 'tsconfig.json'), compilerOptions: { ...options, types: [] }, include: ['*.tsx'] };
  const folder = await makeProject({
    'Shop.tsx': SHOP,
    'types.tsx': types.join('\n'),
    'tsconfig.json': JSON.stringify(tsconfig),
  });
  const { stdout } = await runPackage('typescript', ['--project', folder], folder);
  const line = names.length + 5;
  expect(stdout.match(/^\S.*?: error TS\d+/gm)).toEqual([
    expect.stringMatching(`^types.tsx\\(${line + 1},\\d+\\): error TS2322$`),
    expect.stringMatching(`^types.tsx\\(${line + 2},\\d+\\): error TS2322$`),
    expect.stringMatching(`^types.tsx\\(${line + 3},\\d+\\): error TS2741$`),
  ]);
});
