import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { buildFoldersIn, FINDINGS, withBuildLock } from '../../src/publication/build-folders.ts';
import { bareEnvironment, build, root, startBuild } from '../support/build.ts';
import { linesOf, makeFolder, review, smallContent, write, writeAll } from '../support/content/content.ts';
import { PATIENCE } from '../support/patience.ts';
import { sampleDist } from '../support/shared.ts';
import { filesOf } from '../support/sites/two-builds.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

/** Makes the disk seem full when a file is written whose path ends like this. */
const fullDiskAt = (ending: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  const { writeFile } = fs.promises;
  fs.promises.writeFile = async (file, ...more) => {
    if (!String(file).endsWith('${ending}')) return writeFile(file, ...more);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
`)}`;

/** Linux has a disk in memory there. */
const otherDisk = ['/dev/shm'].find((folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev);

/** The content and build of two reviews, one with a photo that is a symbolic link to a file elsewhere. */
const small = sharedFolder();
/** The output of that build, including what it says about a hub that does not exist. */
let said: { readonly stdout: string; readonly stderr: string };
const hubUrl = `http://127.0.0.1:${await freePort()}/`;
/** What was built once more, for an IPv6 address, with other reviews and a folder `public`. */
const again = sharedFolder();
let saidAgain: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  // The bundles are made once for all builds.
  await sampleDist();
  const photos = [{ url: '/photos/link.gif', width: 1, height: 1, alt: 'The heater' }];
  const files = { ...smallContent([review(1, { photos }), review(2)]), 'photos/other.gif': 'GIF89a' };
  await writeAll(join(small, 'content'), files);
  await write(small, 'original.gif', 'GIF89a');
  await symlink(join(small, 'original.gif'), join(small, 'content', 'photos', 'link.gif'));
  // What a build leaves that is killed while it writes pages.
  await write(small, '.build/work/client/half.html', '<!doctype');
  // The variables that npm sets for a command typed in another folder.
  const typed = { INIT_CWD: dirname(small), NOTIFY_HUB: '1' };
  const settings = { CONTENT_DIR: join(small, 'content'), HUB_URL: hubUrl, ...typed };
  said = await promisify(execFile)(process.execPath, ['scripts/build.ts', '--out', basename(small)], {
    cwd: root,
    env: bareEnvironment(settings),
  });
  await cp(small, again, { recursive: true });
  const text = 'Call me on +1 555 010 0144 or at bob@example.com.';
  await writeAll(again, {
    'content/reviews.jsonl': linesOf(review(1, { text }), review(2, { text, verification: undefined })),
    'public/robots.txt': 'User-agent: *\n',
    'public/.htaccess': 'Options -Indexes\n',
    'public/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    'public/members/.htaccess': 'Require all denied\n',
    'public/.DS_Store': '',
    'public/.git/config': '',
    'public/.env': 'SECRET=1\n',
    'public/papers/prices.txt': 'Low\n',
    'public/papers/prices.txt~': 'Lower\n',
  });
  const settingsAgain = { CONTENT_DIR: join(again, 'content'), HUB_URL: hubUrl, BASE_URL: 'http://[::1]:4321/shop' };
  saidAgain = await build(again, settingsAgain, { shop: again });
});

/** A copy of the content and its build, which a test may change and build again. */
async function builtSmall() {
  const out = await makeFolder();
  await cp(small, out, { recursive: true });
  const content = join(out, 'content');
  return { content, out, settings: { CONTENT_DIR: content, HUB_URL: hubUrl } };
}

/** Builds the content again in a folder that has these files in `public/`. */
async function builtBeside(files: Readonly<Record<string, string>>) {
  const { out, settings } = await builtSmall();
  await writeAll(join(out, 'public'), files);
  return { ...(await build(out, settings, { shop: out })), client: join(out, 'dist', 'client') };
}

describe('a build', () => {
  it('whose hub cannot be reached says so in one line, and is good; it says where it went, and that its address is of this computer', () => {
    expect(said.stderr).toBe(
      `The hub ${hubUrl} could not be told: connection refused. Is HUB_URL right? If so, run npm run notify-hub later.\n`,
    );
    expect(
      said.stdout
        .replace(/\d+ files/, 'N files')
        .replace(/^\d+ of \d+ files rendered, [\d.]+ s\.$/m, 'N of N files rendered, N s.')
        .split('\n')
        .slice(-4),
    ).toEqual([
      `Built N files into ${join(small, 'dist/client')}, and the server ${join(small, 'dist/server/entry.mjs')}.`,
      expect.stringContaining('BASE_URL=https://'),
      'N of N files rendered, N s.',
      '',
    ]);
    expect(existsSync(join(small, 'dist', 'server', 'entry.mjs'))).toBe(true);
  });

  it('leaves nothing of one that was killed while it wrote pages', () => {
    expect(leftovers(small)).toEqual([]);
    expect(existsSync(join(small, 'dist', 'client', 'half.html'))).toBe(false);
  });

  it('publishes the file behind a link in the photos, not the link', () => {
    const published = join(small, 'dist', 'client', 'photos');
    expect(readdirSync(published).filter((name) => !/\.(br|gz)$/.test(name))).toEqual(['link.gif']);
    expect(lstatSync(join(published, 'link.gif')).isFile()).toBe(true);
    expect(readFileSync(join(published, 'link.gif'), 'utf8')).toBe('GIF89a');
  });

  it('publishes the folder public beside the content without hidden files, except those for a host, and what programs leave', () => {
    const client = join(again, 'dist', 'client');
    const names = filesOf(client)
      .keys()
      .filter((name) => /^\.|^robots|^members|^papers/.test(name) && !/\.(br|gz)$/.test(name));
    expect([...names].filter((name) => !name.startsWith('.well-known/') || name.endsWith('.txt'))).toEqual([
      '.htaccess',
      '.nojekyll',
      '.well-known/security.txt',
      'members/.htaccess',
      'papers/prices.txt',
      'robots.txt',
    ]);
    expect(readFileSync(join(client, '.htaccess'), 'utf8')).toBe('Options -Indexes\n');
  });

  it('says in a line that a file in that folder has the address of a page', async () => {
    const { code, output, client } = await builtBeside({ 'docs/index.html': 'Ours.\n' });
    const reason = 'docs/index.html in public/ would be at /docs, where docs.html is';
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`/\\.\n${reason}; rename it: nothing was built, the last good build stays\\.\n$`)),
    ]);
    expect(existsSync(client)).toBe(true);
  });

  it('says in a line that no icons can be painted from the favicon.svg in that folder', async () => {
    const emoji = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y=".9em" font-size="90">🔧</text></svg>';
    const { code, output } = await builtBeside({ 'favicon.svg': emoji });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/\/\.\nthe icon, from public\/favicon\.svg or .*: nothing of it .* into public\/\n$/),
    ]);
  });

  it('says how many reviews wait, and how many warnings of private data it publishes', () => {
    expect([saidAgain.code, saidAgain.output]).toEqual([
      0,
      expect.stringMatching(
        /^Building 1 verified review for .*\/; 1 waits for a verification: CONTENT_DIR=.* npm run reviews -- verify\n2 warnings of private data in 1 review: CONTENT_DIR=.* npm run check shows them\nBuilt /,
      ),
    ]);
  });

  it('can be for an IPv6 address', () => {
    expect(saidAgain.output).toContain('for http://[::1]:4321/shop/;');
    const siteMap = readFileSync(join(again, 'dist/client/sitemap-0.xml'), 'utf8');
    expect(siteMap).toContain('<loc>http://[::1]:4321/shop/reviews/review-1</loc>');
  });

  it('takes its turn, tells every mistake in the content as it is then with its place, and leaves the last good build', async () => {
    const { content, out, settings } = await builtSmall();
    const before = digests(join(out, 'dist'));
    let output = '';
    const underWay = async () => {
      const child = startBuild(out, settings);
      child.stderr?.on('data', (chunk) => (output += chunk));
      await vi.waitFor(() => expect(output).toBe('Another build is under way; waiting for it …\n'), PATIENCE);
      await write(content, 'reviews.jsonl', linesOf(review(1, { rating: 6 }), review(2, { date: '2026-02-30' })));
      return { ended: once(child, 'close') };
    };
    const { ended } = await withBuildLock(buildFoldersIn(out), () => {}, underWay);
    expect(await ended).toEqual([1, null]);
    expect(output).toMatch(/reviews\.jsonl:1:\d+ {2}rating: 6 is more than 5/);
    expect(output).toMatch(/reviews\.jsonl:2:\d+ {2}date: "2026-02-30" is not a date/);
    expect(output).toContain('2 mistakes in the content: nothing was built, the last good build stays.');
    expect(digests(join(out, 'dist'))).toEqual(before);
  });

  it.skipIf(!otherDisk)(
    'says in a line that its folder is on another disk than dist, and leaves the last good build',
    async () => {
      const { out, settings } = await builtSmall();
      await rm(join(out, '.build'), { recursive: true });
      const folder = await mkdtemp(join(otherDisk ?? '', 'builds-test-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      await symlink(folder, join(out, '.build'));
      const before = digests(join(out, 'dist'));
      const { code, output } = await build(out, settings);
      expect([code, output.replace(/^Building .*\n/, '')]).toEqual([
        1,
        `${join(out, 'dist')} cannot be replaced (EXDEV): it or .build is a disk of its own. The last good build stays.\n`,
      ]);
      expect(digests(join(out, 'dist'))).toEqual(before);
    },
  );

  it('leaves the last good build where all reviews are gone that it published', async () => {
    const { content, out, settings } = await builtSmall();
    await rm(join(content, 'reviews.jsonl'));
    const before = digests(join(out, 'dist'));
    const { code, output } = await build(out, settings);
    expect([code, output]).toEqual([1, expect.stringContaining('the last build published 2 reviews that nobody removed')]);
    expect(digests(join(out, 'dist'))).toEqual(before);
  });

  it.each([
    ['a page', '/reviews/review-2.html'],
    ['what it found in the reviews', '.new'],
  ])('that cannot write %s says why in a line, and leaves the last good build and nothing else', async (_, ending) => {
    const { content, out, settings } = await builtSmall();
    await write(content, 'reviews.jsonl', linesOf(review(1), review(2, { text: 'Another text.' })));
    const before = digests(join(out, 'dist'));
    const { code, output } = await build(out, { ...settings, NODE_OPTIONS: `--import=${fullDiskAt(ending)}` });
    expect([code, output.replace(/^Building .*\n/, '')]).toEqual([
      1,
      'A file of the new build cannot be written: no space is left on its disk; nothing was built, the last good build stays.\n',
    ]);
    expect(digests(join(out, 'dist'))).toEqual(before);
    expect(leftovers(out)).toEqual([]);
  });
});

/** The files that builds have left in their working folder, except their lock. */
function leftovers(out: string): string[] {
  return readdirSync(join(out, '.build')).filter((name) => !name.startsWith('lock') && name !== FINDINGS);
}

/** The digest of every file in a folder, by name. */
function digests(folder: string): Record<string, string> {
  return Object.fromEntries(filesOf(folder));
}
