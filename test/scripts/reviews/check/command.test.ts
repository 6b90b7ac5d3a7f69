import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { deadOrigin, startLoopbackServer } from '../../../support/network/loopback-server.ts';
import { ownerIn, ownerOf } from '../../../support/programs/owner.ts';

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
  const dataset = { version: '1.0.0', business: { name: 'Small Business' }, reviews: [1, 2, 3].map((number) => review(number)) };
  const origin = await startLoopbackServer(({ url }, response) =>
    response.end(url === '/reviews.json' ? JSON.stringify(dataset) : ''),
  );
  const owner = await ownerWith(smallContent([review(1), review(2, { rating: 1 })]));
  const compared = await owner.printed('check', '--published', `${origin}/reviews.json`);
  expect(compared).toMatch(/the website shows 3 reviews; of these, 1 is gone and not in removed\.yaml: review-3\n/);
  expect(compared).toMatch(
    /reviews\.jsonl:2:\d+ {2}rating: differs from the website[\s\S]*compared with the 3 reviews of the website\n$/,
  );
  expect(await owner.printed('check')).not.toContain('the website');
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
