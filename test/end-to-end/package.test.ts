import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTar } from '../../scripts/edit/read-tar.ts';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { root } from '../support/build.ts';
import { authority } from '../support/hub/authority.ts';
import { isPost, startCallback } from '../support/hub/callback-server.ts';
import { deadOrigin } from '../support/network/loopback-server.ts';
import { emptyPlace } from '../support/programs/empty-place.ts';
import { runProgram, startProgram, withThisNode } from '../support/programs/stranger.ts';
import { packedSoftware } from '../support/shared.ts';

/** In MB of 10^6 bytes. It is 8.3 now, a third of it what the insights have learned. */
const MOST = 9;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tarball = await packedSoftware();
const place = await emptyPlace();
const { folder: empty, home } = place;
const env = withThisNode(place.env);
const shop = join(empty, 'my-shop');
/** Where its server listens. */
const origin = `http://127.0.0.1:${await freePort()}`;

const npm = (parameters: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  runProgram('npm', parameters, { cwd: shop, env: { ...env, ...more } });

describe('what npm gets', () => {
  const files = readTar(gunzipSync(readFileSync(tarball))).map(({ name }) => name.replace('package/', ''));

  it('is the programs, what they read, and the documentation', () => {
    const folders = new Set(files.map((name) => name.replace(/\/.*/, '')));
    const programs = ['bundles', 'bundles.sha256', 'package.json', 'schemas', 'scripts', 'src', 'types.d.ts', 'types.js'];
    const isDocumentation = (name: string) => /^([A-Z_-]+(\.md|\.txt)?|docs|examples)$/.test(name);
    expect([...folders].filter((name) => !isDocumentation(name)).sort()).toEqual(programs);
    const isLeftOut = (name: string) => /\.(ts|astro|tsv|map)$|(^|\/)(test|bench|corpus|content)\//.test(name);
    expect(
      files.filter((name) => isLeftOut(name) && name !== 'types.d.ts' && !/^(docs\/programs\/)?examples\//.test(name)),
    ).toEqual([]);
  });

  it(`is at most ${MOST} MB`, () => {
    expect(statSync(tarball).size / 1e6).toBeLessThan(MOST);
  });

  it('has no path of this machine in it', () => {
    const here = Buffer.from(root);
    const texts = readTar(gunzipSync(readFileSync(tarball)));
    expect(texts.filter(({ bytes }) => bytes.includes(here)).map(({ name }) => name)).toEqual([]);
  });
});

describe('a folder made by it', () => {
  it('has the content, one dependency, and a script for each command', async () => {
    const parameters = ['--yes', 'verified-reviews@latest', 'init', 'my-shop', '--name', 'Birch Creek Plumbing'];
    const made = await runProgram('npx', parameters, { cwd: empty, env });
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('cd my-shop') });
    expect(readdirSync(shop).sort()).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', 'content', 'node_modules', 'package-lock.json', 'package.json']),
    );
    expect(readdirSync(empty)).toEqual(['my-shop']);
    // A web server reads the files with another account.
    expect(statSync(shop).mode & 0o055).toBe(0o055 & ~process.umask());
    const { scripts, dependencies } = JSON.parse(await readFile(join(shop, 'package.json'), 'utf8'));
    expect(dependencies).toEqual({ 'verified-reviews': `^${version}` });
    for (const [name, command] of Object.entries(scripts)) expect(command).toBe(`verified-reviews ${name}`);
    expect(await readFile(join(shop, 'content', 'business.yaml'), 'utf8')).toContain('name: Birch Creek Plumbing\n');
    expect(await readFile(join(shop, 'README.md'), 'utf8')).toContain('# The reviews of Birch Creek Plumbing\n');
  });

  it('is committed to git, so that git can bring all of it back', async () => {
    expect(await runProgram('git', ['status', '--porcelain'], { cwd: shop, env })).toMatchObject({ code: 0, output: '' });
    const { output } = await runProgram('git', ['log', '--format=%an: %s'], { cwd: shop, env });
    expect(output).toBe('verified-reviews init: Start with what verified-reviews init made\n');
  });

  it('is served by npm start; a review that is added and built is shown there, and sent to a subscriber', async () => {
    const callback = await startCallback();
    await writeFile(join(home, 'ca.pem'), authority.ca);
    const settings = {
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      BASE_URL: origin,
      HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8',
      NODE_EXTRA_CA_CERTS: join(home, 'ca.pem'),
    };
    const server = startProgram('npm', ['start'], { cwd: shop, env: { ...env, ...settings } });
    await server.said(/the site$/m);
    for (const path of ['/', '/docs/api', '/social.png'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);

    const form = { 'hub.mode': 'subscribe', 'hub.topic': `${origin}/reviews.json`, 'hub.callback': `${callback.origin}/told` };
    const asked = await fetch(`${origin}/api/websub/hub`, { method: 'POST', body: new URLSearchParams(form) });
    expect(asked.status).toBe(202);
    await server.said(/"subscribed"/);

    const review = ['--author', 'Maria G.', '--rating', '5', '--text', 'The water is hot again.', '--method', 'invoice'];
    expect(await npm(['run', 'reviews', '--', 'add', ...review])).toMatchObject({ code: 0 });
    const built = await npm(['run', 'build'], { BASE_URL: origin });
    expect(built).toMatchObject({ code: 0, output: expect.stringMatching(/files rendered/) });

    const { body } = await callback.waitFor(isPost);
    expect(JSON.parse(body.toString()).reviews).toMatchObject([{ author: 'Maria G.', text: 'The water is hot again.' }]);
    expect(await (await fetch(`${origin}/`)).text()).toContain('The water is hot again.');

    server.child.kill('SIGTERM');
    await server.ended;
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('makes all files anew where another Node builds, which may write times and numbers differently', async () => {
    const build = (...options: string[]) =>
      runProgram(process.execPath, [...options, join('node_modules', 'verified-reviews', 'scripts', 'build.js')], {
        cwd: shop,
        env: { ...env, BASE_URL: origin, NOTIFY_HUB: '0' },
      });
    const other = `--import=data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'version', { value: 'v99.0.0' })")}`;
    expect((await build()).output).toMatch(/^0 of \d+ files rendered/m);
    expect((await build(other)).output).toMatch(/^[1-9]\d* of \d+ files rendered/m);
  });

  it('keeps out of git what is made anew, and what is private', async () => {
    const { output } = await runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: shop, env });
    const files = output.trim().split('\n');
    expect(files.filter((name) => !name.startsWith('content/')).sort()).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', 'package-lock.json', 'package.json']),
    );
    expect(files.filter((name) => /^(node_modules|dist|\.build|data)\//.test(name))).toEqual([]);
  });
});

describe('init says in a sentence what is wrong, and leaves nothing behind', () => {
  const init = (parameters: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    runProgram(join(shop, 'node_modules', '.bin', 'verified-reviews'), ['init', ...parameters], {
      cwd: empty,
      env: { ...env, ...more },
    });

  it('where the folder is not empty', async () => {
    await mkdir(join(empty, 'full'));
    await writeFile(join(empty, 'full', 'letter.txt'), 'Dear');
    const { code, output } = await init(['full']);
    expect([code, output]).toEqual([1, 'full: is not empty; name a folder that is empty or not there yet\n']);
    expect(readdirSync(join(empty, 'full'))).toEqual(['letter.txt']);
  });

  it('where the business has no name', async () => {
    const before = readdirSync(empty);
    const { code, output } = await init(['--', '---']);
    expect([code, output]).toEqual([1, '--name is missing; a business needs a name\n']);
    expect(readdirSync(empty)).toEqual(before);
  });

  it('where npm reaches nobody: the folder is complete but for the software', async () => {
    const more = { npm_config_registry: await deadOrigin(), npm_config_fetch_retries: '0' };
    const { code, output } = await init(['alone'], more);
    expect(code).toBe(1);
    expect(output.trimEnd().split('\n').at(-1)).toBe(
      'The folder is complete, but npm could not install: run npm install in alone',
    );
    const there = readdirSync(join(empty, 'alone'));
    expect(there).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'content', 'package.json']));
    expect(there).not.toContain('node_modules');
    expect(readdirSync(empty).filter((name) => name.includes('.part-'))).toEqual([]);
  });
});
