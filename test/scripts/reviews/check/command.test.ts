import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../support/build.ts';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { deadOrigin } from '../../../support/network/loopback-server.ts';
import { ownerIn, ownerOf } from '../../../support/programs/owner.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const WARNED = smallContent([review(1, { text: 'Call 608 555 0147.' }), review(2)]);
const FAULTY = smallContent([review(1, { rating: 6 })]);

const ownerWith = (files: Record<string, string>) =>
  ownerOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])));

it('fails with mistakes, and not with warnings', async () => {
  const warned = await (await ownerWith(WARNED)).printed('check');
  expect(warned).toContain('npm run reviews -- redact review-1 "608 555 0147"');
  expect(warned).toMatch(/\ncontent: 2 verified reviews, 0 waiting for a verification, no mistakes, 1 warning\n$/);
  const faulty = await (await ownerWith(FAULTY)).run('check');
  expect(faulty).toMatchObject({ code: 1, stderr: '' });
  expect(faulty.stdout).toMatch(/^content\/reviews\.jsonl:1:47 {2}rating: 6 is more than 5\n/);
});

it('tells programs in JSON, and GitHub by marks and a table', async () => {
  const json = await (await ownerWith(WARNED)).printed('check', '--json');
  expect(JSON.parse(json)).toMatchObject({ mistakes: 0, warnings: 1, findings: [{ kind: 'telephone-number' }] });
  const owner = await ownerWith(FAULTY);
  const settings = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(owner.cwd, 'summary.md') };
  expect(await owner.with(settings).run('check')).toMatchObject({ code: 1, stdout: expect.stringContaining('::error file=') });
  expect(await owner.read('summary.md')).toContain('| mistake | ');
});

it('compares with what the website shows now, where its address is given', async () => {
  const owner = await ownerOf();
  await cp(join(root, 'content'), join(owner.cwd, 'content'), { recursive: true });
  const origin = await sampleOrigin();
  const compared = () => owner.printed('check', '--published', origin);
  expect(await compared()).not.toMatch(/differs from the website|the website shows|not show/);
  const file = 'content/reviews/2026-02-19-alvin-r.md';
  await owner.write(file, (await owner.read(file)).replace('rating: 5', 'rating: 4'));
  expect(await compared()).toMatch(
    /alvin-r\.md:\d+:\d+ {2}rating: differs from the website, and nothing[\s\S]*git pull[\s\S]*compared with the \d+ reviews of the website/,
  );
  await rm(join(owner.cwd, file));
  expect(await owner.printed('check', '--published', `${origin}/`)).toMatch(
    /the website shows \d+ reviews; of these, 1 is gone and not in removed\.yaml: 2026-02-19-alvin-r\n/,
  );
  expect(await owner.printed('check')).not.toContain('alvin');
  await rm(join(owner.cwd, 'content', 'reviews'), { recursive: true });
  await owner.write('content/business.yaml', 'name: Another\n');
  expect(await compared()).toMatch(/not be compared with the website\. It is of another business: /);
});

it('warns where the website cannot be read, and refuses what is no address', async () => {
  const owner = await ownerWith(smallContent());
  expect(await owner.printed('check', '--published', `${await deadOrigin()}/shop`)).toMatch(
    /^Not compared with the website: 1 warning\n.*\/shop\/reviews\.json: connection refused\n.*first time/,
  );
  expect(await owner.refusal('check', '--published', 'shop.example')).toMatch(
    /^--published shop\.example: allowed: an absolute .*; write https:\/\/shop\.example\n$/,
  );
});

it.each(['check', 'remove x', 'import x.csv', 'verify'])('says in one line that there is no content: %s', async (command) => {
  const { code, stdout, stderr } = await ownerIn(await makeFolder()).run(...command.split(' '));
  const ways = 'npm run reviews -- init makes a content folder, and CONTENT_DIR names another one';
  expect([code, stdout, stderr]).toEqual([1, '', `content does not exist; ${ways}\n`]);
});
