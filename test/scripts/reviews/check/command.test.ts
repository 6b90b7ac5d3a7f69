import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../support/build.ts';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { deadOrigin } from '../../../support/network/loopback-server.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const WARNED = smallContent([review(1, { text: 'Call 608 555 0147.' }), review(2)]);
const FAULTY = smallContent([review(1, { rating: 6 })]);

async function check(files: Record<string, string>, parameters: readonly string[] = [], settings: Record<string, string> = {}) {
  const cwd = await makeFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])));
  return { cwd, ...(await runReviews(['check', ...parameters], { cwd, settings })) };
}

it('fails with mistakes, and not with warnings', async () => {
  const warned = await check(WARNED);
  const faulty = await check(FAULTY);
  expect([warned.code, warned.stderr, faulty.code, faulty.stderr]).toEqual([0, '', 1, '']);
  expect(warned.stdout).toContain('npm run reviews -- redact review-1 "608 555 0147"');
  expect(warned.stdout).toMatch(/\ncontent: 2 verified reviews, 0 waiting for a verification, no mistakes, 1 warning\n$/);
  expect(faulty.stdout).toMatch(/^content\/reviews\.jsonl:1:47 {2}rating: 6 is more than 5\n/);
});

it('tells programs in JSON, and GitHub by marks and a table', async () => {
  const page = join(await makeFolder(), 'summary.md');
  const json = await check(WARNED, ['--json']);
  const github = await check(FAULTY, [], { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: page });
  expect(JSON.parse(json.stdout)).toMatchObject({ mistakes: 0, warnings: 1, findings: [{ kind: 'telephone-number' }] });
  expect(github.code).toBe(1);
  expect(github.stdout).toContain('::error file=');
  expect(await readFile(page, 'utf8')).toContain('| mistake | ');
});

it('compares with what the website shows now, where its address is given', async () => {
  const cwd = await makeFolder();
  await cp(join(root, 'content'), join(cwd, 'content'), { recursive: true });
  const origin = await sampleOrigin();
  const checked = async (...parameters: string[]) => runReviews(['check', ...parameters], { cwd });
  expect((await checked('--published', origin)).stdout).not.toMatch(/differs from the website|the website shows|not show/);
  const file = join(cwd, 'content', 'reviews', '2026-02-19-alvin-r.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('rating: 5', 'rating: 4'));
  expect((await checked('--published', origin)).stdout).toMatch(
    /alvin-r\.md:\d+:\d+ {2}rating: differs from the website, and nothing[\s\S]*git pull[\s\S]*compared with the \d+ reviews of the website/,
  );
  await rm(file);
  const { code, stdout } = await checked('--published', `${origin}/`);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/the website shows \d+ reviews; of these, 1 is gone and not in removed\.yaml: 2026-02-19-alvin-r\n/),
  ]);
  expect((await checked()).stdout).not.toContain('alvin');
  await rm(join(cwd, 'content', 'reviews'), { recursive: true });
  await writeFile(join(cwd, 'content', 'business.yaml'), 'name: Another\n');
  expect((await checked('--published', origin)).stdout).toMatch(/not be compared with the website\. It is of another business: /);
});

it('warns where the website cannot be read, and refuses what is no address', async () => {
  const unread = await check(smallContent(), ['--published', `${await deadOrigin()}/shop`]);
  expect([unread.code, unread.stdout]).toEqual([
    0,
    expect.stringMatching(/^Not compared with the website: 1 warning\n.*\/shop\/reviews\.json: connection refused\n.*first time/),
  ]);
  const mistyped = await check(smallContent(), ['--published', 'shop.example']);
  expect([mistyped.code, mistyped.stderr]).toEqual([
    1,
    expect.stringMatching(/^--published shop\.example: allowed: an absolute .*; write https:\/\/shop\.example\n$/),
  ]);
});

it.each(['check', 'remove x', 'import x.csv', 'verify'])('says in one line that there is no content: %s', async (command) => {
  const { code, stdout, stderr } = await runReviews(command.split(' '), { cwd: await makeFolder() });
  const ways = 'npm run reviews -- init makes a content folder, and CONTENT_DIR names another one';
  expect([code, stdout, stderr]).toEqual([1, '', `content does not exist; ${ways}\n`]);
});
