import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { openBrowser, openPage } from '../../support/browser/browser.ts';
import { root } from '../../support/build.ts';
import { writeSpanishContent } from '../../support/content/samples/spanish-content.ts';
import { folderSize } from '../../support/folder-size.ts';
import { emptyPlace } from '../../support/programs/empty-place.ts';
import { olderNode } from '../../support/programs/installed-program.ts';
import { runPackage } from '../../support/programs/run-package.ts';
import { runProgram, startProgram, withThisNode } from '../../support/programs/stranger.ts';
import { packedSoftware, spanishDist } from '../../support/shared.ts';
import { SPANISH_URL } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { filesOf } from '../../support/sites/two-builds.ts';

/** In MB, without Node. It is 73 now. */
const MOST = 80;

const older = olderNode();
const place = await emptyPlace();
const { folder: empty } = place;
const env = withThisNode(place.env);
const oldEnv = { ...place.env, PATH: [dirname(older ?? ''), place.env.PATH].join(delimiter) };
const shop = join(empty, 'my-shop');
const spanish = join(empty, 'spanish');

const init = (name: string, which: NodeJS.ProcessEnv) =>
  runProgram('npx', ['--yes', 'verified-reviews@latest', 'init', name], { cwd: empty, env: which });

it('init makes a folder, of a known size', async () => {
  expect(await init('my-shop', env)).toMatchObject({ code: 0 });
  const { packages } = JSON.parse(await readFile(join(shop, 'node_modules', '.package-lock.json'), 'utf8'));
  const size = folderSize(join(shop, 'node_modules'));
  console.log(`${Object.keys(packages).length} packages of ${size} MB`);
  expect(size).toBeLessThan(MOST);
});

it('the package is what those who import it can resolve', async () => {
  const tarball = await packedSoftware();
  const bytes = await readFile(tarball);
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, level: 'warning', strict: true });
  expect(messages).toEqual([]);
  // The package has only ES modules.
  const types = await runPackage('@arethetypeswrong/cli', [tarball, '--profile', 'esm-only']);
  expect(types).toMatchObject({ code: 0 });
});

it('a program in TypeScript has the types of the data', async () => {
  const lines = (rating: string) => [
    "import type { components } from 'verified-reviews';",
    `export const rating: components['schemas']['Review']['rating'] = ${rating};`,
  ];
  await writeFile(join(shop, 'right.ts'), lines('5').join('\n'));
  await writeFile(join(shop, 'wrong.ts'), lines("'five'").join('\n'));
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', 'right.ts', 'wrong.ts'];
  const { code, output } = await runProgram(tsc, options, { cwd: shop, env });
  expect([code, output.trim().split('\n')]).toEqual([2, [expect.stringMatching(/^wrong\.ts\(2,14\): error TS2322: /)]]);
});

it('init puts the files into an empty clone, and keeps what git has there', async () => {
  const clone = join(empty, 'clone');
  await mkdir(clone);
  await runProgram('git', ['init', '--quiet', '--initial-branch=trunk'], { cwd: clone, env });
  const made = await runProgram('npx', ['--yes', 'verified-reviews@latest', 'init', '.'], { cwd: clone, env });
  expect(made).toMatchObject({ code: 0 });
  expect(await readFile(join(clone, '.git', 'HEAD'), 'utf8')).toBe('ref: refs/heads/trunk\n');
  expect(await readFile(join(clone, 'content', 'business.yaml'), 'utf8')).toContain('name: Clone\n');
  expect(readdirSync(empty).filter((name) => name.includes('.part-'))).toEqual([]);
});

it('npm run edit answers its page, with the site beside it', async () => {
  const edit = startProgram('npm', ['run', 'edit', '--', '--port', '0'], { cwd: shop, env });
  const [, forms = ''] = await edit.said(/^Forms: {2}(http:\S+)\//m);
  const [, pages = ''] = await edit.said(/^Pages: {2}(http:\S+)\//m);
  for (const address of [`${forms}/`, `${forms}/config.json`, `${forms}/decap/decap-cms.js`, `${pages}/`])
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  edit.child.kill('SIGTERM');
  await edit.ended;
});

it('npm run dev follows the files as they are saved', async () => {
  const port = String(await freePort());
  const dev = startProgram('npm', ['run', 'dev'], { cwd: shop, env: { ...env, HOST: '127.0.0.1', PORT: port } });
  await dev.said(/The site is at/);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html' } });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask('/')).toMatchObject({ status: 200, text: expect.stringContaining('/-/reload.js') });

  const { text: seen } = await ask('/-/changes');
  const review = join(shop, 'content', 'reviews', 'faulty.json');
  await writeFile(review, '{"rating": 6}');
  await vi.waitFor(async () => expect((await ask('/-/changes')).text).not.toBe(seen), 5000);
  expect(await ask('/')).toMatchObject({
    status: 500,
    text: expect.stringContaining('faulty.json:1:12</code><br><strong>rating: 6 is more than 5'),
  });
  await rm(review);
  expect((await ask('/')).status).toBe(200);
  dev.child.kill('SIGTERM');
  await dev.ended;
});

describe('of a business with an address below a path', () => {
  const settings = { CONTENT_DIR: join(spanish, 'content'), BASE_URL: `${SPANISH_URL}/`, NOTIFY_HUB: '0' };

  it('the build has the same bytes as one from source', async () => {
    await writeSpanishContent(settings.CONTENT_DIR);
    const built = await runProgram('npm', ['run', 'build', '--', '--out', spanish], { cwd: shop, env: { ...env, ...settings } });
    expect(built).toMatchObject({ code: 0 });
    expect(filesOf(join(spanish, 'dist', 'client'))).toEqual(filesOf(join(await spanishDist(), 'client')));
  });

  it('the dev server answers what the server of the build answers, and its pages load anew', async () => {
    const port = String(await freePort());
    const more = { ...settings, HOST: '127.0.0.1', PORT: port };
    const dev = startProgram('npm', ['run', 'dev'], { cwd: shop, env: { ...env, ...more } });
    await dev.said(/The site is at/);
    const server = await startServer(await spanishDist());
    onTestFinished(async () => void (await server.stop()));
    const origin = `http://127.0.0.1:${port}`;
    const base = new URL(SPANISH_URL).pathname;
    for (const path of pathsOf(await spanishDist())) {
      const [ours, theirs] = await Promise.all([origin, server.origin].map((each) => fetch(each + base + path)));
      if (!ours || !theirs) throw new Error('no answer');
      // The forms show a page of the dev server beside them.
      const expected = JSON.parse(JSON.stringify(comparable(theirs)).replace("; frame-ancestors 'none'", ''));
      expect([path, comparable(ours)]).toEqual([path, expected]);
      const bytes = await Promise.all([ours.arrayBuffer(), theirs.arrayBuffer()]);
      // Only pages contain what is meant for people who work on the content.
      if (!ours.headers.get('content-type')?.startsWith('text/html'))
        expect(Buffer.from(bytes[0]).equals(Buffer.from(bytes[1]))).toBe(true);
    }

    const browser = await openBrowser();
    const { page, troubles } = await openPage(browser, origin);
    onTestFinished(() => page.context().close());
    await page.goto(`${base}/`);
    // As many pages as a browser allows connections, and one more.
    for (let n = 0; n < 7; n++) await (await page.context().newPage()).goto(`${origin}${base}/reviews`, { timeout: 5000 });
    await page.bringToFront();
    const business = join(settings.CONTENT_DIR, 'business.yaml');
    await writeFile(business, (await readFile(business, 'utf8')).replace(/^name: .*/m, 'name: Abedul y Compañía'));
    await page.getByText('Abedul y Compañía').filter({ visible: true }).first().waitFor();
    // Requests of the page may be aborted when it reloads.
    expect(troubles.filter((trouble) => !trouble.endsWith('/-/changes: net::ERR_ABORTED'))).toEqual([]);
    dev.child.kill('SIGTERM');
    await dev.ended;
  });
});

describe.skipIf(older === undefined)('where the Node of the machine is too old', () => {
  it('the command says what it needs, and that helps', async () => {
    await cp(shop, join(empty, 'older'), { recursive: true, verbatimSymlinks: true });
    const npm = (...parameters: string[]) => runProgram('npm', parameters, { cwd: join(empty, 'older'), env: oldEnv });
    const { code, output } = await npm('run', 'build', '--silent');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^this needs Node 24, and Node [\d.]+ runs it; npm install node@24 brings one into this folder\n$/),
    ]);
    expect(await npm('install', 'node@24', '--ignore-scripts')).toMatchObject({ code: 0 });
    const { output: said } = await npm('run', 'build', '--silent');
    expect(said).toMatch(/install scripts are switched off.*npm rebuild node \(with pnpm: pnpm approve-builds\)\n$/);
    expect(await npm('rebuild', 'node')).toMatchObject({ code: 0 });
    expect(await npm('run', 'build')).toMatchObject({ code: 0 });
  });

  it('init fetches one even if npm may run no install scripts', async () => {
    const cache = join(empty, 'cache');
    const settings = { npm_config_ignore_scripts: 'true', npm_config_cache: cache };
    expect(await init('no-scripts', { ...oldEnv, ...settings })).toMatchObject({ code: 0 });
    const programs = readdirSync(join(cache, '_npx')).map((name) => join(cache, '_npx', name, 'node_modules', '.bin', 'node'));
    expect(programs.some((program) => existsSync(program))).toBe(true);
  });

  it('init brings one into the folder', async () => {
    expect(await init('with-node', oldEnv)).toMatchObject({ code: 0 });
    const folder = join(empty, 'with-node');
    expect(existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))).toBe(true);
    console.log(`with Node: ${folderSize(join(folder, 'node_modules'))} MB`);
    expect(await runProgram('npm', ['run', 'build'], { cwd: folder, env: oldEnv })).toMatchObject({ code: 0 });
  });
});

/** The paths of a build's files, below its base. */
function pathsOf(dist: string): string[] {
  const names = [...filesOf(join(dist, 'client')).keys()].map((name) => name.split('\\').join('/'));
  return names.filter((name) => name !== '404.html').map((name) => encodeURI(`/${name.replace(/(^index)?\.html$/, '')}`));
}

/** The headers that cannot be compared. The dev server has no date of a build, and its answers must not be cached. */
const OWN =
  /^(date|connection|keep-alive|last-modified|cache-control|etag|vary|accept-ranges|content-(length|encoding)|transfer-encoding)$/;

function comparable({ status, headers }: Response): object {
  return { status, ...Object.fromEntries([...headers].filter(([name]) => !OWN.test(name))) };
}
