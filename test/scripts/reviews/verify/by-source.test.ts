import { beforeEach, expect, it } from 'vitest';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

const review = (author: string, source: string, text = `${author} slept well here, and comes back.`) =>
  `---\ndate: 2026-03-14\nrating: 5\nauthor: ${author}\n${source}---\n${text}\n`;
const BOOKING = 'source: { name: Booking.com }\n';

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({
    'content/business.yaml': 'name: Casa Rui\n',
    'content/reviews/a.md': review('Ann', BOOKING),
    'content/reviews/b.md': review('Bo', BOOKING),
    'content/reviews/c.md': review('Cy', ''),
    'content/reviews/d.md': review('Casa Rui', BOOKING),
  });
});

const verified = () => Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await owner.review(id)).includes('platform')));
const COMMAND = ['verify', '--source', 'booking.com', '--method', 'platform'];

it('verifies all that wait from a site, except those that may not be a customer’s', async () => {
  expect(await owner.printed(...COMMAND)).toMatch(
    /^2 waiting reviews from Booking\.com, to be verified by platform, [\d-]+\.\n1 other may not be[^\n]*: verify --list shows why\.\n[\s\S]*--write verifies them/,
  );
  expect(await verified()).toEqual([false, false, false, false]);
  expect(await owner.printed(...COMMAND, '--write')).toContain('2 reviews verified by platform');
  expect(await verified()).toEqual([true, true, false, false]);
});

it('tells that a record of each customer is claimed, if it is not the word of the site', async () => {
  expect(await owner.printed('verify', '--source', 'Booking.com', '--method', 'invoice')).toMatch(
    /^2 waiting reviews[^\n]*by invoice[^\n]*\nEach will say that you have a record of this customer/,
  );
});

it('takes no site as a whole in a practice, where each patient has to agree', async () => {
  await owner.write('content/business.yaml', 'name: Casa Rui\ntrade: dental\n');
  expect(await owner.refusal(...COMMAND, '--write')).toContain('not only those whose authors agreed in writing');
  expect(await verified()).toEqual([false, false, false, false]);
});

it('asks in a terminal, and Enter alone publishes nothing', async () => {
  const refusing = owner.open(...COMMAND);
  await refusing.answer(/Verify 2 waiting reviews\?/, KEYS.enter);
  await refusing.end();
  expect(await verified()).toEqual([false, false, false, false]);
  const agreeing = owner.open(...COMMAND);
  await agreeing.answer(/Verify 2 waiting reviews\?/, 'y');
  await agreeing.end();
  expect(await verified()).toEqual([true, true, false, false]);
});

it('ends with 1 where it leaves one, such as one that an editor changed before the answer', async () => {
  const terminal = owner.open(...COMMAND);
  await terminal.answer(/Verify 2 waiting reviews\?/);
  await owner.write('content/reviews/a.md', review('Ann', BOOKING, 'Ann slept badly here.'));
  await terminal.answer(/(?:)/, 'y');
  expect(await terminal.end(1)).toMatch(
    /1 review verified by platform[\s\S]*\nLeft as it is:\n {2}content\/reviews\/a\.md {2}was changed meanwhile/,
  );
  expect(await verified()).toEqual([false, true, false, false]);
});

it('says from where reviews wait, and what it needs to know', async () => {
  const said = (...parameters: string[]) => owner.refusal('verify', ...parameters);
  expect(await said('--source', 'Yelp', '--method', 'platform')).toContain(
    'no review from there waits; some wait from Booking.com',
  );
  await owner.write('content/reviews/e.md', review('Eve', 'source: { name: Yelp }\nservice_area: nowhere\n'));
  expect(await said('--source', 'Yelp', '--method', 'invoice')).toContain('no review without mistakes from there waits');
  expect(await said('--source', 'Booking.com')).toContain('--method is missing');
  expect(await said('a', '--source', 'Booking.com', '--method', 'platform')).toContain('give one of them');
});

it('leaves those alone that the site itself does not call verified, and says who may write there', async () => {
  await owner.write('content/reviews/e.md', review('Eve', 'source: { name: Trustpilot, verified: no }\n'));
  await owner.write('content/reviews/f.md', review('Finn', 'source: { name: Trustpilot }\n'));
  expect(await owner.printed('verify', '--source', 'Trustpilot', '--method', 'platform', '--write')).toMatch(
    /^Trustpilot lets anybody write, and calls some[\s\S]*\n1 waiting review from[\s\S]*\n1 other goes on waiting: Trustpilot does not call it verified\.\n/,
  );
  expect(await owner.refusal('verify', 'e', '--method', 'platform')).toContain('Trustpilot does not call this review verified');
});

it('verifies nothing by the word of a site that calls no review verified, and all by a record', async () => {
  await owner.write('content/reviews/e.md', review('Eve', 'source: { name: Google }\n'));
  expect(await owner.printed('verify', '--source', 'Google', '--method', 'platform', '--write')).toContain(
    '1 other goes on waiting: Google does not call it verified.\n',
  );
  expect(await owner.printed('verify', '--source', 'Google', '--method', 'invoice', '--write')).toContain(
    '1 review verified by invoice',
  );
});
