import { expect, it } from 'vitest';
import { makeFolder, readText, write } from '../../../support/content/content.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal } from '../../../support/programs/terminal.ts';

function review(author: string, rest = ''): string {
  return `---\ndate: 2026-03-14\nrating: 2\nauthor: ${author}\n${rest}---\nThey came late, and the drain was still blocked afterwards.\n`;
}

function folder(): Promise<string> {
  return makeFolder({
    'content/business.yaml': 'name: A\ntechnicians: [{ name: Dana Whitfield }]\n',
    'content/reviews/b-berg.md': review('Ann Berg'),
    'content/reviews/c-dana.md': review('Dana Whitfield'),
    'content/reviews/d-old.md': review('Old', 'verification: { method: payment, date: 2026-03-15 }\n').replace('late', 'on time'),
    'content/reviews/e-faulty.md': review('Faulty').replace('rating: 2', 'rating: 9'),
    'content/reviews/f-nowhere.md': review('Nowhere', 'service_area: nowhere\n'),
  });
}

const read = (cwd: string, name: string) => readText(cwd, 'content/reviews', name);

it('shows each waiting review with its doubts, and writes what is answered', async () => {
  const cwd = await folder();
  const terminal = openTerminal(['verify'], { cwd });
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
  const { code, shown } = await terminal.end();
  expect([code, await read(cwd, 'b-berg.md')]).toEqual([
    0,
    expect.stringMatching(/verification: \{ method: payment, date: \d{4}-/),
  ]);
  expect(shown).toMatch(
    /1 review waits for a verification and is not published\.\n {2}1 of them is older than 60 days\.\n {2}1 may not/,
  );
  // They name no source.
  expect(shown).not.toContain('Another site says');
  expect(shown).toMatch(
    /2 reviews wait until the mistakes in their files are mended; npm run check[\s\S]*2 reviews published\.\n {2}payment +2 {2}100 %/,
  );
});

it('keeps what was answered when it is stopped at the next question', async () => {
  const cwd = await folder();
  const terminal = openTerminal(['verify'], { cwd });
  await terminal.answer(/1 of 2/, KEYS.down, KEYS.enter);
  await terminal.answer(/When did you/, '2026-03-15', KEYS.enter);
  await terminal.answer(/2 of 2/, KEYS.interrupt);
  expect(await terminal.end()).toMatchObject({ code: 130, shown: expect.stringContaining('what you said before is written') });
  expect(await read(cwd, 'b-berg.md')).toContain('verification: { method: invoice, date: 2026-03-15 }');
  expect(await read(cwd, 'c-dana.md')).toBe(review('Dana Whitfield'));
});

it('verifies those that are named, but none that may not be a customer’s', async () => {
  const cwd = await folder();
  const named = await runReviews(['verify', 'b-berg', '--method', 'invoice', '--date', '2026-03-15'], { cwd });
  expect([named.code, await read(cwd, 'b-berg.md')]).toEqual([0, expect.stringContaining('method: invoice, date: 2026-03-15')]);
  expect(await refusal(['verify', 'c-dana', '--method', 'invoice'], { cwd })).toContain(
    'is the name of the technician Dana Whitfield',
  );
});

it('says why it does nothing where a review does not wait, none is named, or no other site', async () => {
  const cwd = await folder();
  expect(await refusal(['verify', 'd-old', '--method', 'invoice'], { cwd })).toBe(
    'content/reviews/d-old.md: is verified already: payment, 2026-03-15; --undo takes that back\n',
  );
  expect(await refusal(['verify', 'e-faulty', '--method', 'invoice'], { cwd })).toBe(
    'content/reviews/e-faulty.md:3:9  rating: 9 is more than 5\nNothing was changed.\n',
  );
  expect(await refusal(['verify', '--undo'], { cwd })).toBe('--undo needs to know which review is meant: verify <id> --undo\n');
  expect(await refusal(['verify', 'd-old', '--undo', '--method', 'invoice'], { cwd })).toBe(
    '--undo takes a verification out, and --method belongs to another task; leave one of them out\n',
  );
  expect(await read(cwd, 'd-old.md')).toContain('method: payment');
  expect(await refusal(['verify', 'b-berg', '--method', 'platform'], { cwd })).toBe(
    'content/reviews/b-berg.md: names no source, so no other site can say that this was a customer; take invoice, booking, payment or purchase, or write under source where it was published first\n',
  );
  expect(await read(cwd, 'b-berg.md')).toBe(review('Ann Berg'));
  expect(await refusal(['verify', '--jobs', 'jobs.csv', '--method', 'platform'], { cwd })).toContain(
    '--method platform: a list of jobs is no other site',
  );
});

it('takes a verification back', async () => {
  const cwd = await folder();
  const { code, stdout } = await runReviews(['verify', 'd-old', '--undo'], { cwd });
  const undone = await read(cwd, 'd-old.md');
  expect([code, undone.replace(/^unverified: [\d-]+\n/m, '')]).toEqual([0, review('Old').replace('late', 'on time')]);
  expect(stdout).toMatch(
    /d-old\.md\n[\s\S]*- .*verification: \{ method: payment[\s\S]*It waits for a verification again, and leaves the site with the next build/,
  );
  expect(await refusal(['verify', 'd-old', '--undo'], { cwd })).toBe(
    'content/reviews/d-old.md: has no verification that could be taken back\nNothing was changed.\n',
  );
});

it.each([
  ['b-berg', '--method', 'invoice'],
  ['--source', 'Yelp', '--method', 'invoice'],
  ['--jobs', 'jobs.csv', '--write'],
])('verifies nothing where --list is said: %s', async (...parameters) => {
  const cwd = await folder();
  expect(await refusal(['verify', ...parameters, '--list'], { cwd })).toBe(
    '--list changes nothing, but ids, --source and --write verify reviews; leave out --list or these\n',
  );
  expect(await read(cwd, 'b-berg.md')).toBe(review('Ann Berg'));
});

it('lists them, and changes nothing', async () => {
  const cwd = await folder();
  await write(cwd, 'content/reviews/f-broken.md', '---\nauthor: [\n---\nGood.\n');
  const stdout = await printed(['verify', '--list'], { cwd });
  expect(stdout).toContain('1 file cannot be read; npm run check names it.\n');
  expect(stdout).toMatch(/Ann Berg {2}★★☆☆☆ {2}2026-03-14\n {2}They came late/);
  expect(await read(cwd, 'b-berg.md')).toBe(review('Ann Berg'));
});

it('says to a practice what a verification tells of its patients, and to nobody else', async () => {
  const cwd = await folder();
  const VERIFY = ['verify', 'b-berg', '--method', 'booking', '--date', '2026-03-15'];
  expect(await printed(['verify'], { cwd })).not.toContain('patient');
  await write(cwd, 'content/business.yaml', 'name: A\ntrade: dental\ntechnicians: [{ name: Dana Whitfield }]\n');
  expect(await printed(VERIFY, { cwd })).toMatch(/tells everybody that its author was your patient[\s\S]*policy\.md/);
  expect(await printed(['answer', 'b-berg', '--text', 'Please call us.'], { cwd })).toContain('confirm no visit');
});
