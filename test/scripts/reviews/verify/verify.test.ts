import { beforeEach, expect, it } from 'vitest';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

function review(author: string, rest = ''): string {
  return `---\ndate: 2026-03-14\nrating: 2\nauthor: ${author}\n${rest}---\nThey came late, and the drain was still blocked afterwards.\n`;
}

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({
    'content/business.yaml': 'name: A\ntechnicians: [{ name: Dana Whitfield }]\n',
    'content/reviews/b-berg.md': review('Ann Berg'),
    'content/reviews/c-dana.md': review('Dana Whitfield'),
    'content/reviews/d-old.md': review('Old', 'verification: { method: payment, date: 2026-03-15 }\n').replace('late', 'on time'),
    'content/reviews/e-faulty.md': review('Faulty').replace('rating: 2', 'rating: 9'),
    'content/reviews/f-nowhere.md': review('Nowhere', 'service_area: nowhere\n'),
  });
});

it('shows each waiting review with its doubts, and writes what is answered', async () => {
  const terminal = owner.open('verify');
  await terminal.answer(
    /Ann Berg[\s\S]*drain was still blocked[\s\S]*1 of 2: how do you know/,
    KEYS.down,
    KEYS.down,
    KEYS.down,
    KEYS.enter,
  );
  await terminal.accept(
    /When did you look that up/,
    /It has an author, Dana Whitfield, that is the name of the technician[\s\S]*2 of 2/,
  );
  const shown = await terminal.end();
  expect(await owner.review('b-berg')).toMatch(/verification: \{ method: payment, date: \d{4}-/);
  expect(shown).toMatch(/1 review waits for a verification and is not published\.\n {2}1 may not/);
  // They name no source.
  expect(shown).not.toContain('Another site says');
  expect(shown).toMatch(
    /2 reviews wait until the mistakes in their files are mended; npm run check[\s\S]*2 reviews published\.\n/,
  );
});

it('keeps what was answered when it is stopped at the next question', async () => {
  const terminal = owner.open('verify');
  await terminal.answer(/1 of 2/, KEYS.down, KEYS.enter);
  await terminal.answer(/When did you/, KEYS.space, KEYS.enter);
  expect(await terminal.stopAt(/2 of 2/)).toContain('what you said before is written');
  expect(await owner.review('b-berg')).toMatch(/verification: \{ method: invoice, date: \d{4}-/);
  expect(await owner.review('c-dana')).toBe(review('Dana Whitfield'));
});

it('verifies those that are named, but none that may not be a customer’s', async () => {
  await owner.printed('verify', 'b-berg', '--method', 'invoice', '--date', '2026-03-15');
  expect(await owner.review('b-berg')).toContain('method: invoice, date: 2026-03-15');
  expect(await owner.refusal('verify', 'c-dana', '--method', 'invoice')).toContain(
    'is the name of the technician Dana Whitfield',
  );
});

it('says that what it verifies holds private data, whether it is named or one of a list', async () => {
  const WARNED = /\n2 warnings of private data in 1 review: npm run check shows them\n$/;
  const text = 'Call me on +1 555 010 0144 or at bob@example.com, the drain is blocked again.';
  await owner.write('content/reviews/a-private.md', review('Ann Lee', 'source: { name: Yelp }\n').replace(/They.*/, text));
  expect(await owner.printed('verify', 'b-berg', '--method', 'invoice', '--date', '2026-03-15')).not.toContain('private');
  expect(await owner.printed('verify', '--source', 'Yelp', '--method', 'invoice')).not.toContain('private');
  expect(await owner.printed('verify', '--source', 'Yelp', '--method', 'invoice', '--write')).toMatch(WARNED);
  await owner.printed('verify', 'a-private', '--undo');
  expect(await owner.printed('verify', 'a-private', '--method', 'invoice')).toMatch(WARNED);
});

it('says of a review that does not wait why', async () => {
  expect(await owner.refusal('verify', 'd-old', '--method', 'invoice')).toBe(
    'content/reviews/d-old.md: is verified already: payment, 2026-03-15; --undo takes that back\n',
  );
  expect(await owner.refusal('verify', 'e-faulty', '--method', 'invoice')).toBe(
    'content/reviews/e-faulty.md:3:9  rating: 9 is more than 5\nNothing was changed.\n',
  );
});

it('undoes nothing that is not named', async () => {
  expect(await owner.refusal('verify', '--undo')).toBe('--undo needs to know which review is meant: verify <id> --undo\n');
  expect(await owner.refusal('verify', 'd-old', '--undo', '--method', 'invoice')).toBe(
    '--undo takes a verification out, and --method belongs to another task; leave one of them out\n',
  );
  expect(await owner.review('d-old')).toContain('method: payment');
});

it('takes no other site’s word where no site is named', async () => {
  expect(await owner.refusal('verify', 'b-berg', '--method', 'platform')).toBe(
    'content/reviews/b-berg.md: names no source, so no other site can say that this was a customer; take invoice, booking, payment or purchase, or write under source where it was published first\n',
  );
  expect(await owner.review('b-berg')).toBe(review('Ann Berg'));
  await owner.write('content/reviews/g-google.md', review('Gus', 'source: { name: Google }\n').replace('late', 'early'));
  expect(await owner.refusal('verify', 'g-google', '--method', 'platform')).toBe(
    'content/reviews/g-google.md: Google does not call this review verified; take invoice, booking, payment or purchase\n',
  );
  expect(await owner.printed('verify', 'g-google', '--method', 'invoice')).toContain('method: invoice');
  expect(await owner.refusal('verify', '--jobs', 'jobs.csv', '--method', 'platform')).toContain(
    '--method platform: a list of jobs is no other site',
  );
});

it.each([
  ['b-berg', '--method', 'invoice'],
  ['--source', 'Yelp', '--method', 'invoice'],
  ['--jobs', 'jobs.csv', '--write'],
])('verifies nothing where --list is said: %s', async (...parameters) => {
  expect(await owner.refusal('verify', ...parameters, '--list')).toBe(
    '--list changes nothing, but ids, --source and --write verify reviews; leave out --list or these\n',
  );
  expect(await owner.review('b-berg')).toBe(review('Ann Berg'));
});

it('lists them, and changes nothing', async () => {
  await owner.write('content/reviews/f-broken.md', '---\nauthor: [\n---\nGood.\n');
  const stdout = await owner.printed('verify', '--list');
  expect(stdout).toContain('1 file cannot be read; npm run check names it.\n');
  expect(stdout).toContain("1 may not be a customer's, or may be here twice; verify --list shows why.\n");
  expect(stdout).toMatch(/Ann Berg {2}★★☆☆☆ {2}2026-03-14\n {2}They came late/);
  expect(await owner.review('b-berg')).toBe(review('Ann Berg'));
});

it('says to a practice what a verification tells of its patients, and to nobody else', async () => {
  const VERIFY = ['verify', 'b-berg', '--method', 'booking', '--date', '2026-03-15'];
  expect(await owner.printed('verify')).not.toContain('patient');
  await owner.write('content/business.yaml', 'name: A\ntrade: dental\ntechnicians: [{ name: Dana Whitfield }]\n');
  expect(await owner.printed(...VERIFY)).toMatch(/tells everybody that its author was your patient[\s\S]*policy\.md/);
  expect(await owner.printed('answer', 'b-berg', '--text', 'Please call us.')).toContain('confirm no visit');
  const added = ['add', '--author', 'Ann L.', '--rating', '5', '--text', 'No pain at all.'];
  expect(await owner.printed(...added)).not.toContain('patient');
  expect(await owner.printed(...added, '--method', 'booking')).toContain('tells everybody that its author was your patient');
});
