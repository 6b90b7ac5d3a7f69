import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../support/build.ts';
import { reviewLines, write } from '../../support/content/content.ts';
import { sampleSite } from '../../support/content/sample-site.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { gitIn, makeShop, type Shop } from '../../support/shop/shop.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);

/** Runs `sh publish.sh` in a clone of a shop's repository. */
async function publish(folder: string, settings: Record<string, string>, ...parameters: string[]) {
  const child = spawn('sh', [join(folder, 'publish.sh'), ...parameters], {
    // Started in another folder, as by cron.
    cwd: '/',
    env: bareEnvironment(settings),
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: Number(code), stdout, stderr };
}

/** A small sealed build. */
async function builtFolder(baseUrl = 'https://reviews.example'): Promise<string> {
  const folder = await temporaryFolder();
  await sealSite(join(folder, 'dist'), { site: sampleSite({ baseUrl }) });
  return join(folder, 'dist');
}

/** Puts a build with a recognisable line into a clone. Two lines of the same length differ only in their bytes. */
async function build(folder: string, line: string): Promise<void> {
  const page = join(folder, 'dist', 'client', 'index.html');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, line);
  await utimes(page, 0, 0);
}

async function cloneOf({ remote, beside }: Shop, name: string): Promise<string> {
  await gitIn(beside)('clone', '--quiet', `file://${remote}`, name);
  return join(beside, name);
}

function shown(target: string): string {
  return readFileSync(join(target, 'dist', 'client', 'index.html'), 'utf8');
}

describe.skipIf(!installedProgram('flock'))('publish.sh', () => {
  it('says what is not set, and does nothing then', async () => {
    const { folder } = await makeShop('/nowhere');
    const refused = await Promise.all([
      publish(folder, {}),
      publish(folder, { PUBLISH_TO: '/srv/shop', PUBLISH_COMMAND: 'true' }),
      publish(folder, { PUBLISH_TO: 'shop:/srv/my shop' }),
      publish(folder, { PUBLISH_COMMAND: 'true' }, '--push'),
      publish(folder, { PUBLISH_COMMAND: 'true' }),
    ]);
    expect(refused.map(({ code, stderr }) => [code, stderr.replace(/^publish\.sh: /, '')])).toEqual([
      [1, 'set PUBLISH_TO to a folder or user@host:folder, or PUBLISH_COMMAND to a command that uploads dist/client\n'],
      [1, 'set PUBLISH_TO or PUBLISH_COMMAND, not both\n'],
      [1, 'PUBLISH_TO is shop:/srv/my shop; allowed: letters, digits and @ : . _ / -\n'],
      [1, '--push is unknown; allowed: --pull, --upload, or nothing\n'],
      [1, 'set BASE_URL to the address of the website, such as https://reviews.example.com\n'],
    ]);
  });

  it('publishes nothing that is in no commit, because it names the commit as what is online', async () => {
    const shop = await makeShop('/nowhere');
    const settings = { PUBLISH_COMMAND: 'true' };
    await writeFile(join(shop.folder, 'invoices.csv'), 'not a part of the site');
    expect(await publish(shop.folder, settings)).toMatchObject({ stderr: expect.stringContaining('set BASE_URL') });
    await writeFile(join(shop.folder, 'content', 'müller.md'), 'Closed today');
    const refused = {
      code: 1,
      stdout: '',
      stderr: 'publish.sh: not published: commit these changes first, or undo them\n?? content/müller.md\n',
    };
    expect(await publish(shop.folder, settings)).toEqual(refused);
    // As git advises where it takes long to look for new files.
    await shop.git('config', 'status.showUntrackedFiles', 'no');
    expect(await publish(shop.folder, settings)).toEqual(refused);
    await shop.commit({});
    expect(await publish(shop.folder, settings)).toMatchObject({ stderr: expect.stringContaining('set BASE_URL') });
  });

  it('uploads by a command that is given, and then never an older commit; a failed upload does not count', async () => {
    const shop = await makeShop('/nowhere');
    expect(await publish(shop.folder, { PUBLISH_COMMAND: 'exit 7' }, '--upload')).toMatchObject({
      code: 1,
      stderr: 'publish.sh: not published: PUBLISH_COMMAND failed\n',
    });
    expect(existsSync(join(shop.folder, '.git', 'published'))).toBe(false);
    const settings = { PUBLISH_COMMAND: 'cat dist/client/index.html >> uploads' };
    await build(shop.folder, 'first\n');
    const newer = await shop.commit({ 'content/owner.txt': 'x' });
    const { code, stdout } = await publish(shop.folder, settings, '--upload');
    expect([code, stdout]).toEqual([0, `Published ${newer}.\n`]);
    await shop.git('checkout', '--quiet', 'HEAD~1');
    const refused = await publish(shop.folder, settings, '--upload');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`not published: ${newer} is online`)]);
    expect(readFileSync(join(shop.folder, 'uploads'), 'utf8')).toBe('first\n');
  });

  it('takes no business for published because another one in the repository is', async () => {
    const { folder } = await makeShop('/nowhere');
    const settings = (shop: string) => ({ PUBLISH_COMMAND: 'true', CONTENT_DIR: `shops/${shop}` });
    expect(await publish(folder, settings('garage'), '--upload')).toMatchObject({ code: 0 });
    expect(await publish(folder, settings('garage'), '--pull')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await publish(folder, settings('salon'), '--pull')).toMatchObject({ stderr: expect.stringContaining('set BASE_URL') });
  });
});

describe.skipIf(!installedProgram('flock') || !installedProgram('rsync'))('publish.sh with rsync', () => {
  it('says before it builds that rsync is missing, here or where the website is', async () => {
    const { folder } = await makeShop('/nowhere');
    const bare = await temporaryFolder();
    for (const name of ['sh', 'dirname']) await symlink(installedProgram(name) ?? '', join(bare, name));
    // In the place of ssh, which is called with the host and a command.
    const shell = join(bare, 'shell');
    await writeFile(shell, `#!/bin/sh\nshift\nPATH=${bare} exec "$@"\n`, { mode: 0o755 });
    const PUBLISH_TO = 'shop:/srv/shop';
    expect(await publish(folder, { PUBLISH_TO, PATH: bare })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'publish.sh: rsync is missing; with PUBLISH_COMMAND it is not needed\n',
    });
    expect(await publish(folder, { PUBLISH_TO, RSYNC_RSH: shell })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'rsync is missing at shop\npublish.sh: not published: cannot get at shop:/srv/shop\n',
    });
  });

  it('publishes each push as a hook of the bare repository, and shows the pusher what is wrong', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop(await builtFolder());
    const server = await cloneOf(shop, 'server');
    const settings = `BASE_URL=https://reviews.example STATIC=1 HUB_URL= PUBLISH_TO=${target}`;
    const hook = `#!/bin/sh\ncd ${server} && ${settings} sh publish.sh --pull\n`;
    await writeFile(join(shop.remote, 'hooks', 'post-receive'), hook, { mode: 0o755 });
    const newest = await shop.commit({ 'content/reviews.jsonl': reviewLines(3) });
    expect(readFileSync(join(target, '.publish', 'commit'), 'utf8')).toBe(`${newest}\n`);

    await write(shop.folder, 'content/reviews.jsonl', '{"id":"review-1","rating":9}\n');
    await shop.git('commit', '--quiet', '--all', '--message', 'Mistake');
    const { stderr } = await run('git', ['push'], { cwd: shop.folder });
    expect(stderr).toMatch(/remote: content\/reviews\.jsonl:1:.*9 is more than 5/);
    expect(stderr).toContain('remote: publish.sh: not published: npm run check failed');
    expect(readFileSync(join(target, '.publish', 'commit'), 'utf8')).toBe(`${newest}\n`);
  });

  it('gets the newest commit, checks, builds, puts the build in its place, and tells the hub then', async () => {
    const target = await temporaryFolder();
    const toldAfter: boolean[] = [];
    const baseUrl = await startLoopbackServer((_, response) => {
      toldAfter.push(existsSync(join(target, 'dist', 'publication.pack')));
      response.writeHead(202).end();
    });
    const shop = await makeShop(await builtFolder(baseUrl));
    const server = await cloneOf(shop, 'server');
    const newest = await shop.commit({ 'content/reviews.jsonl': reviewLines(3) });
    const settings = { BASE_URL: baseUrl, PUBLISH_TO: target };
    const { code, stdout } = await publish(server, settings, '--pull');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(`3 verified reviews, [^]*no mistakes[^]*\nPublished ${newest}.\nTold the hub .* of 3 topics.\n$`),
    ]);
    expect(toldAfter).toEqual([true, true, true]);
    expect(readdirSync(target).toSorted()).toEqual(['.publish', 'dist']);
    expect(readdirSync(join(target, '.publish')).toSorted()).toEqual(['commit', 'lock']);
    // If nothing is new, it does nothing and prints nothing, so that cron sends no mail.
    expect(await publish(server, settings, '--pull')).toEqual({ code: 0, stdout: '', stderr: '' });

    const scripts = { check: 'exit 1' };
    await shop.commit({ 'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', scripts }) });
    const failed = await publish(server, settings, '--pull');
    expect(failed).toMatchObject({ code: 1, stdout: expect.not.stringContaining('Published') });
    expect(failed.stderr).toContain('publish.sh: not published: npm run check failed\n');
    expect(readFileSync(join(target, '.publish', 'commit'), 'utf8')).toBe(`${newest}\n`);
    expect(toldAfter).toHaveLength(3);
  });

  it('never puts an older commit in the place of a newer one, from whichever clone', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop('/nowhere');
    const other = await cloneOf(shop, 'other');
    await build(other, 'older');
    await shop.commit({ 'content/owner.txt': 'x' });
    await build(shop.folder, 'newer');
    expect(await publish(shop.folder, { PUBLISH_TO: target }, '--upload')).toMatchObject({ code: 0 });
    const refused = await publish(other, { PUBLISH_TO: target }, '--upload');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/is online, and \w+ does not come after it/) });
    expect(refused.stderr).toContain(`delete ${join(target, '.publish', 'commit')}`);
    expect(shown(target)).toBe('newer');
    // A shallow clone finds out that its commit comes after what is online.
    await shop.commit({ 'content/owner.txt': 'y' });
    await gitIn(shop.beside)('clone', '--quiet', '--depth', '1', `file://${shop.remote}`, 'shallow');
    const shallow = join(shop.beside, 'shallow');
    await build(shallow, 'third');
    expect(await publish(shallow, { PUBLISH_TO: target }, '--upload')).toMatchObject({ code: 0 });
    expect(shown(target)).toBe('third');
  });

  it('lets two runs at once go one after the other, and two clones not overwrite each other', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop('/nowhere');
    await build(shop.folder, 'older');
    const twice = await Promise.all([1, 2].map(() => publish(shop.folder, { PUBLISH_TO: target }, '--upload')));
    expect(twice).toMatchObject([{ code: 0 }, { code: 0 }]);
    const newest = await shop.commit({ 'content/owner.txt': 'x' });
    const other = await cloneOf(shop, 'other');
    await build(other, 'newer');
    await shop.git('checkout', '--quiet', 'HEAD~1');
    const [, newer] = await Promise.all(
      [shop.folder, other].map((folder) => publish(folder, { PUBLISH_TO: target }, '--upload')),
    );
    // Both may have checked before the other one published. In that case the second ends, and says so.
    if (newer?.code !== 0) expect(newer?.stderr).toContain('Another run has put');
    const online = readFileSync(join(target, '.publish', 'commit'), 'utf8').trim();
    expect(shown(target)).toBe(online === newest ? 'newer' : 'older');
  });

  it('does not wait for another run where cron comes again', async () => {
    const { folder } = await makeShop('/nowhere');
    await mkdir(join(folder, '.build'));
    const other = spawn('flock', ['--no-fork', join(folder, '.git', 'publish.lock'), 'sh', '-c', 'echo; exec sleep 60']);
    await once(other.stdout, 'data');
    const target = await temporaryFolder();
    expect(await publish(folder, { PUBLISH_TO: target }, '--pull')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readdirSync(target)).toEqual([]);
    other.kill();
  });

  it('completes the swap of a run that was killed in its midst', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop('/nowhere');
    await build(shop.folder, 'good');
    await publish(shop.folder, { PUBLISH_TO: target }, '--upload');
    await rename(join(target, 'dist'), join(target, '.publish', 'last'));
    await rm(join(shop.folder, 'dist'), { recursive: true });
    expect(await publish(shop.folder, { PUBLISH_TO: target }, '--upload')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not published: rsync failed'),
    });
    expect(shown(target)).toBe('good');
  });

  it('leaves nothing of an upload that failed, or each try of cron would fill a full disk again', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop('/nowhere');
    await build(shop.folder, 'x'.repeat(100_000));
    const full = `ulimit -f 20; sh ${join(shop.folder, 'publish.sh')} --upload`;
    const failed = run('sh', ['-c', full], { env: bareEnvironment({ PUBLISH_TO: target }) });
    await expect(failed).rejects.toMatchObject({ stderr: expect.stringContaining('not published: rsync failed') });
    expect(readdirSync(join(target, '.publish'))).toEqual(['lock']);
  });

  it('tries again after a build could not be put in its place', async () => {
    const target = await temporaryFolder();
    const shop = await makeShop('/nowhere');
    await build(shop.folder, 'good');
    await publish(shop.folder, { PUBLISH_TO: target }, '--upload');
    await build(shop.folder, 'next');
    const commit = await shop.commit({ 'content/owner.txt': 'x' });
    const programs = await temporaryFolder();
    await writeFile(join(programs, 'mv'), '#!/bin/sh\necho "mv: Permission denied" >&2; exit 1\n', { mode: 0o755 });
    const PATH = `${programs}:${process.env.PATH}`;
    expect(await publish(shop.folder, { PUBLISH_TO: target, PATH }, '--upload')).toMatchObject({
      code: 1,
      stderr: 'mv: Permission denied\npublish.sh: not published\n',
    });
    expect(shown(target)).toBe('good');
    expect(readFileSync(join(target, '.publish', 'commit'), 'utf8')).not.toContain(commit);
    expect(await publish(shop.folder, { PUBLISH_TO: target }, '--upload')).toMatchObject({ code: 0 });
    expect(shown(target)).toBe('next');
  });
});
