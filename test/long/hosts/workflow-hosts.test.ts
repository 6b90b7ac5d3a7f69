import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listNames } from '../../../src/publication/sealing/list-names.ts';
import { sampleSite } from '../../support/content/sample-site.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { LONG } from '../../support/programs/run-package.ts';
import { sampleDist } from '../../support/shared.ts';
import { type Forge, type JobRun, makeForge, runWorkflow } from '../../support/shop/workflow.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// The hosts' own interfaces cannot be reached here. A server on loopback gives the documented answers to the real programs.

const dist = await sampleDist();
/** What is to be uploaded: every file except the compressed twins, which these hosts make themselves. */
const files = (await listNames(join(dist, 'client'))).filter((name) => !/\.(br|gz)$/.test(name)).toSorted();

/** Publishes the sample business as a shop would. */
async function publish(host: string, { vars, ...more }: Partial<Forge>): Promise<JobRun | undefined> {
  const set = { DEPLOY_TO: host, BASE_URL: 'https://reviews.example.com', ...vars };
  const forge = await makeForge({ ...more, vars: set, build: dist });
  const sha = await forge.shop.git('rev-parse', 'HEAD');
  return (await runWorkflow(forge, { event: 'push', sha })).publish;
}

/** The same jobs without the last step, because there is no hub to notify. */
const HUBLESS = { change: (line: string) => (line.includes('npm run notify-hub') ? 'exit' : line) };

it('publishes a push on GitHub Pages where nothing is set, keeps the build, and tells the hub when it is online', async () => {
  let online = '';
  const toldAfter: boolean[] = [];
  const hubUrl = await startLoopbackServer((request, response) => {
    toldAfter.push(existsSync(online));
    response.writeHead(request.method === 'POST' ? 202 : 404).end();
  });
  const built = await temporaryFolder();
  await sealSite(join(built, 'dist'), { site: sampleSite({ baseUrl: hubUrl }), files: { '.well-known/api-catalog': '{}' } });
  const forge = await makeForge({ build: join(built, 'dist') });
  online = join(forge.shop.beside, 'github-pages', '.well-known', 'api-catalog');
  const sha = await forge.shop.git('rev-parse', 'HEAD');
  const { check, publish } = await runWorkflow(forge, { event: 'push', sha });
  expect([check?.result, publish?.result]).toEqual(['skipped', 'success']);
  expect(toldAfter).toEqual([true, true, true]);
  expect(readdirSync(join(forge.shop.beside, 'cache'))).toContain('dist');
  expect(publish?.ran.filter((each) => each.startsWith('actions/'))).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'actions/cache/restore',
    'actions/configure-pages',
    'actions/cache/save',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
});

it('uploads to Cloudflare Pages with wrangler', async () => {
  const bodies: Record<string, Buffer> = {};
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600, max_file_count_allowed: 20_000 }));
  const origin = await startLoopbackServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const body = await buffer(request);
    bodies[path] = body;
    const project = '/accounts/account/pages/projects/shop';
    const results: Record<string, unknown> = {
      [project]: { name: 'shop', production_branch: 'main', deployment_configs: { production: {}, preview: {} } },
      [`${project}/upload-token`]: { jwt: `x.${claims.toString('base64url')}.x` },
      [`${project}/deployments`]: { id: 'one', url: 'https://one.shop.example' },
      [`${project}/deployments/one`]: { id: 'one', latest_stage: { name: 'deploy', status: 'success' } },
    };
    const result = path === '/pages/assets/check-missing' ? [] : (results[path] ?? null);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
  });
  const run = await publish('cloudflare', {
    vars: { CLOUDFLARE_PROJECT: 'shop', CLOUDFLARE_ACCOUNT_ID: 'account' },
    secrets: { CLOUDFLARE_API_TOKEN: 'token' },
    settings: { CLOUDFLARE_API_BASE_URL: origin, WRANGLER_SEND_METRICS: 'false' },
    // The same version, which is already installed.
    change: (line) => HUBLESS.change(line.replace(/npx --yes wrangler@[\d.]+/, join(LONG, 'node_modules', '.bin', 'wrangler'))),
  });
  expect(run).toMatchObject({ result: 'success', output: expect.stringContaining('Deployment complete') });
  const form = bodies['/accounts/account/pages/projects/shop/deployments']?.toString() ?? '';
  const manifest = JSON.parse(/name="manifest"\s+(\{.*\})/.exec(form)?.[1] ?? '{}');
  const named = Object.keys(manifest).map((path) => path.slice(1));
  // wrangler sends `_headers` separately, as a part of the form.
  expect(files.filter((file) => !named.includes(file))).toEqual(['_headers']);
  expect(form).toMatch(/name="branch"\s+main\s/);
  expect(form).toContain('name="_headers"');
});

const zip = installedProgram('zip');

it.skipIf(!zip || !installedProgram('curl')).each([
  ['ready', 'success', 'processing'],
  ['error', 'failure', '::error::Netlify has not put it online; what it says of it: error'],
])('uploads to Netlify, and waits until it is %s', async (last, result, said) => {
  let uploaded: Buffer = Buffer.alloc(0);
  let asked = 0;
  const origin = await startLoopbackServer(async (request, response) => {
    if (request.headers.authorization !== 'Bearer token') return response.writeHead(401).end();
    if (request.method === 'POST' && request.url === '/api/v1/sites/site/deploys') {
      expect(request.headers['content-type']).toBe('application/zip');
      uploaded = await buffer(request);
      return response.end('{"id":"one","state":"uploaded"}');
    }
    expect(request.url).toBe('/api/v1/deploys/one');
    return response.end(JSON.stringify({ id: 'one', state: asked++ === 0 ? 'processing' : last }));
  });
  const run = await publish('netlify', {
    vars: { NETLIFY_SITE_ID: 'site' },
    secrets: { NETLIFY_AUTH_TOKEN: 'token' },
    change: (line) => HUBLESS.change(line.replace('https://api.netlify.com', origin)),
  });
  expect([run?.result, asked]).toEqual([result, 2]);
  if (result === 'failure') expect(run?.output).toContain(said);
  expect(await namesIn(uploaded)).toEqual(files);
});

async function namesIn(bytes: Buffer): Promise<string[]> {
  const archive = await fromBufferPromise(bytes);
  const names = await Array.fromAsync(archive.eachEntry(), ({ fileName }) => fileName);
  return names.filter((name) => !name.endsWith('/')).toSorted();
}

it.skipIf(!installedProgram('aws'))('uploads to S3 with its types, removes what is gone', async () => {
  const types: Record<string, string | undefined> = {};
  const asked: string[] = [];
  const origin = await startLoopbackServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(pathname.replace(/^\/shop\/?/, ''));
    await buffer(request);
    asked.push(`${request.method} ${key}`);
    response.setHeader('Content-Type', 'application/xml');
    if (request.method === 'PUT') types[key] = request.headers['content-type'];
    if (request.method !== 'GET') return response.end('<Done/>');
    // A bucket that got all files an hour ago, with their sizes at that time.
    const old = [...Object.keys(types), 'reviews/gone.html'].map(
      (name) => `<Contents><Key>${name}</Key><Size>0</Size><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`,
    );
    return response.end(`<ListBucketResult><Name>shop</Name><IsTruncated>false</IsTruncated>${old.join('')}</ListBucketResult>`);
  });
  const run = await publish('s3', {
    vars: { S3_BUCKET: 'shop', AWS_REGION: 'us-east-1' },
    secrets: { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' },
    settings: { AWS_ENDPOINT_URL: origin, PYENV_VERSION: process.env.PYENV_VERSION ?? '' },
    ...HUBLESS,
  });
  expect(run?.result).toBe('success');
  expect(files.filter((file) => !(file in types))).toEqual(['.htaccess', '.nojekyll', '_headers']);
  expect(Object.keys(types).filter((file) => !files.includes(file))).toEqual([]);
  expect(types).toMatchObject({ 'reviews.jsonl': 'application/jsonl', 'reviews.parquet': 'application/vnd.apache.parquet' });
  expect(asked).toContain('DELETE reviews/gone.html');
});
