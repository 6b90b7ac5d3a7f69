import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { linesOf, review, reviewLines, writeAll } from '../../support/content/content.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { startSshServer } from '../../support/shop/ssh-server.ts';
import { type Forge, type JobRun, makeForge, runWorkflow, type Trigger } from '../../support/shop/workflow.ts';
import { startServer } from '../../support/sites/server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const BASE_URL = 'https://reviews.example.com';

const MISTAKE = '{"id":"review-1","rating":9}\n';
const MARKED = '::error file=content/reviews.jsonl,line=1';

/** Commits reviews, and returns the results of what GitHub does then. */
async function send(forge: Forge, reviews: string, event: Trigger['event'] = 'push') {
  const sha = await forge.shop.commit({ 'content/reviews.jsonl': reviews });
  return { sha, jobs: await runWorkflow(forge, { event, sha }) };
}

/** A job that ended so, and printed this among others. */
function ended(result: JobRun['result'], output: string) {
  return { result, output: expect.stringContaining(output) };
}

function idsIn(client: string): number {
  return JSON.parse(readFileSync(join(client, 'reviews.json'), 'utf8')).reviews.length;
}

describe('the workflow, with real builds', () => {
  it('publishes each push, makes only what changed, and never an older commit, nor one with mistakes', async () => {
    const forge = await makeForge();
    const online = join(forge.shop.beside, 'github-pages');
    const first = await send(forge, reviewLines(3));
    expect(first.jobs.publish).toMatchObject(ended('success', 'No hub is announced'));
    expect(idsIn(online)).toBe(3);
    // The address is that of GitHub Pages, with the repository's path.
    expect(readFileSync(join(online, 'sitemap-0.xml'), 'utf8')).toContain('https://shop.github.example/reviews/reviews/review-1');
    expect(existsSync(join(online, '.well-known'))).toBe(true);

    const second = await send(forge, reviewLines(4));
    expect(idsIn(online)).toBe(4);
    const [, made, all] = /(\d+) of (\d+) files rendered/.exec(second.jobs.publish?.output ?? '') ?? [];
    expect(Number(made)).toBeLessThan(Number(all));

    const again = await runWorkflow(forge, { event: 'workflow_dispatch', sha: first.sha });
    expect([again.newest?.outputs.is, again.publish?.result]).toEqual(['', 'skipped']);

    const { publish } = (await send(forge, MISTAKE)).jobs;
    expect(publish).toMatchObject(ended('failure', MARKED));
    expect(publish?.ran.at(-1)).toContain('npm run check');
    expect(idsIn(online)).toBe(4);
  });

  it('compares with the website where no last build is kept, and publishes also where there is none yet', async () => {
    let online = '';
    const origin = await startLoopbackServer(async ({ url = '' }, response) => {
      const file = await readFile(join(online, url.replace('/shop/', ''))).catch(() => undefined);
      response.writeHead(url.startsWith('/shop/') && file ? 200 : 404).end(file);
    });
    const forge = await makeForge({ pagesUrl: `${origin}/shop` });
    online = join(forge.shop.beside, 'github-pages');
    const first = await send(forge, reviewLines(3));
    const compared = `compared with the website. ${origin}/shop/reviews.json: it answered 404%0Abefore the website is`;
    expect(first.jobs.publish).toMatchObject(ended('success', compared));

    await rm(join(forge.shop.beside, 'cache'), { recursive: true });
    const sha = await forge.shop.commit({ 'content/reviews.jsonl': linesOf(review(1), review(2, { rating: 1 })) });
    const { check } = await runWorkflow(forge, { event: 'pull_request', sha });
    const { publish } = await runWorkflow(forge, { event: 'push', sha });
    for (const job of [check, publish]) {
      expect(job).toMatchObject(ended('success', 'the website shows 3 reviews; of these, 1 is gone'));
      expect(job?.output).toContain('rating: differs from the website, and nothing says so');
    }
    expect(idsIn(online)).toBe(2);
  });

  it('shows a pull request as it would look, and marks its mistakes', async () => {
    const forge = await makeForge();
    const preview = join(forge.shop.beside, 'artifact-preview');
    const { check, newest, publish } = (await send(forge, reviewLines(3), 'pull_request')).jobs;
    expect([check?.result, newest?.result, publish?.result]).toEqual(['success', 'skipped', 'skipped']);
    expect(idsIn(preview)).toBe(3);
    expect(existsSync(join(preview, '.well-known'))).toBe(true);
    expect(existsSync(join(forge.shop.beside, 'github-pages'))).toBe(false);
    const wrong = await send(forge, MISTAKE, 'pull_request');
    expect(wrong.jobs.check).toMatchObject(ended('failure', MARKED));
  });

  it('publishes nothing when a newer commit came while the run waited', async () => {
    const forge = await makeForge({ vars: { DEPLOY_TO: 'server', BASE_URL } });
    const older = await forge.shop.git('rev-parse', 'HEAD');
    await forge.shop.commit({ 'content/reviews.jsonl': reviewLines(3) });
    // Only this job runs, as if it had waited in the queue.
    const { publish } = await runWorkflow(forge, { event: 'push', sha: older }, { newest: { is: 'true' } });
    expect(publish).toMatchObject(ended('success', '::notice title=Not published::'));
    expect(publish?.ran.at(-1)).toContain('git ls-remote');
  });

  it('leaves a commit that is not the newest one to the run of that, and other branches alone', async () => {
    const forge = await makeForge({ build: '/nowhere' });
    const older = await forge.shop.git('rev-parse', 'HEAD');
    const newer = await forge.shop.commit({ 'content/owner.txt': 'x' });
    const { newest, publish } = await runWorkflow(forge, { event: 'push', sha: older });
    expect(newest).toMatchObject(ended('success', '::notice title=Not published::'));
    expect(publish?.result).toBe('skipped');
    const draft = await runWorkflow(forge, { event: 'workflow_dispatch', sha: newer, branch: 'draft' });
    expect(draft.newest?.result).toBe('skipped');
  });

  it.each([
    ['the merge', 'main', 'answers'],
    ['the button "Update branch" before it', 'answers', 'main'],
  ])('publishes no answer to a removed review that %s put into another one', async (_, into, from) => {
    const forge = await makeForge({ build: '/nowhere' });
    const { shop } = forge;
    const reviewOf = (author: string, text: string, answer = '') =>
      `---\ndate: 2026-01-01\nrating: 5\nauthor: ${author}\nverification: { method: invoice, date: 2026-01-02 }\n${answer}---\n${text}\n`;
    const answer = 'response: { date: 2026-01-03, text: "Thank you, Ann." }\n';
    await shop.commit({ 'content/reviews/ann.md': reviewOf('Ann', 'Great work.') });
    await shop.git('branch', 'answers');
    await shop.git('rm', '--quiet', 'content/reviews/ann.md');
    await shop.commit({ 'content/reviews/omar.md': reviewOf('Omar', 'Fast.') });
    await shop.git('checkout', '--quiet', 'answers');
    await writeAll(shop.folder, { 'content/reviews/ann.md': reviewOf('Ann', 'Great work.', answer) });
    await shop.git('commit', '--quiet', '--all', '--message', 'Answer');
    await shop.git('checkout', '--quiet', into);
    await shop.git('merge', '--quiet', '--no-edit', from);
    await shop.git('checkout', '--quiet', 'main');
    if (into !== 'main') await shop.git('merge', '--quiet', '--no-ff', '--no-edit', into);
    await shop.git('push', '--quiet');
    const sha = await shop.git('rev-parse', 'HEAD');
    const merged = await readFile(join(shop.folder, 'content/reviews/omar.md'), 'utf8');
    expect(merged).toContain('Thank you, Ann.');
    const place = '::error file=content/reviews/omar.md';
    expect((await runWorkflow(forge, { event: 'pull_request', sha })).check).toMatchObject(ended('failure', place));
    expect((await runWorkflow(forge, { event: 'push', sha })).publish).toMatchObject(ended('failure', place));
    // Somebody has looked at it.
    const { publish } = await runWorkflow(forge, { event: 'workflow_dispatch', sha });
    expect(publish?.ran).toContain('npm ci');
  });

  it.each([
    [{ DEPLOY_TO: 'netlify' }, "::error::Set the variable BASE_URL to the website's address"],
    [{ DEPLOY_TO: 'geocities', BASE_URL }, '::error::DEPLOY_TO is geocities; allowed: github-pages, cloudflare'],
    [{ DEPLOY_TO: 'netlify', BASE_URL: `${BASE_URL}/shop` }, '::error::This workflow uploads to the top of a site at netlify'],
    [{ DEPLOY_TO: 'cloudflare', BASE_URL }, 'PROJECT: Set the variable CLOUDFLARE_PROJECT'],
    [{ DEPLOY_TO: 's3', BASE_URL }, 'BUCKET: Set the variable S3_BUCKET'],
    [{ DEPLOY_TO: 'server', BASE_URL, SSH_KNOWN_HOSTS: 'x' }, 'KEY: Set the secret SSH_KEY'],
  ])('with %j says what to set', async (vars, message) => {
    const forge = await makeForge({ vars, build: '/etc/ssl' });
    const sha = await forge.shop.git('rev-parse', 'HEAD');
    const { publish } = await runWorkflow(forge, { event: 'push', sha });
    expect(publish).toMatchObject(ended('failure', message));
  });

  const sshd = installedProgram('sshd');

  it.skipIf(!sshd || !installedProgram('rsync'))('brings a build to a server by ssh, whose hub is told', async () => {
    const keys = await temporaryFolder();
    const target = await temporaryFolder();
    const login = await startSshServer(sshd ?? '', keys);
    const port = await freePort();
    const vars = {
      DEPLOY_TO: 'server',
      BASE_URL: `http://127.0.0.1:${port}`,
      PUBLISH_TO: `${login.userAtHost}:${target}`,
      SSH_KNOWN_HOSTS: login.knownHosts,
      SSH_PORT: login.port,
    };
    const forge = await makeForge({ vars, secrets: { SSH_KEY: login.key } });
    // The server starts as soon as the first build is at the target. Only for the second build is the hub's notice checked.
    const sha = await forge.shop.commit({ 'content/reviews.jsonl': reviewLines(3) });
    const first = runWorkflow(forge, { event: 'push', sha });
    await expect.poll(() => existsSync(join(target, 'dist', 'server', 'entry.mjs')), { timeout: 120_000 }).toBe(true);
    const server = await startServer(join(target, 'dist'), { PORT: String(port) });
    expect((await first).publish).toMatchObject(ended('success', `Published ${sha}.`));

    const second = await send(forge, reviewLines(4));
    expect(second.jobs.publish?.output).toMatch(
      new RegExp(`Published ${second.sha}\\.\n[^]*Told the hub ${vars.BASE_URL}/api/websub/hub of 3 topics`),
    );
    const shown = await (await fetch(`${vars.BASE_URL}/reviews.json`)).json();
    expect(shown.reviews).toHaveLength(4);
    expect(await server.stop()).toBe(0);

    const wrongHost = { ...vars, SSH_KNOWN_HOSTS: login.knownHosts.replace(/.{8}$/, 'AAAAAAAA') };
    const refused = await send({ ...forge, vars: wrongHost }, reviewLines(5));
    expect(refused.jobs.publish).toMatchObject(ended('failure', 'not published: cannot get at'));
    expect(idsIn(join(target, 'dist', 'client'))).toBe(4);
  });

  it("tells somebody else's hub again where the host shows the files late", async () => {
    let told = 0;
    let client = '';
    const origin = await startLoopbackServer(async (request, response) => {
      if (request.method === 'POST') {
        told++;
        return response.writeHead(202).end();
      }
      // Like a cache that does not have the new build yet.
      if (told < 3) return response.writeHead(200, { ETag: '"old"' }).end('old');
      return response.writeHead(200).end(await readFile(join(client, request.url ?? '')));
    });
    const forge = await makeForge({ vars: { BASE_URL: origin, HUB_URL: `${origin}/hub` } });
    client = join(forge.shop.beside, 'github-pages');
    const { jobs } = await send(forge, reviewLines(3));
    expect(jobs.publish).toMatchObject(ended('success', 'the site does not show this build'));
    expect(jobs.publish?.output).toContain(`Told the hub ${origin}/hub of 3 topics.`);
    expect(told).toBe(6);
  });
});
