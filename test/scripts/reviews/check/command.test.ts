import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';

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

it.each(['check', 'remove x', 'import x.csv', 'verify'])('says in one line that there is no content: %s', async (command) => {
  const { code, stdout, stderr } = await runReviews(command.split(' '), { cwd: await makeFolder() });
  const ways = 'npm run reviews -- init makes a content folder, and CONTENT_DIR names another one';
  expect([code, stdout, stderr]).toEqual([1, '', `content does not exist; ${ways}\n`]);
});
