import { beforeEach, expect, it } from 'vitest';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

const PORTUGUESE = 'Quarto limpo e confortável, mas as escadas são muito íngremes.';

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({
    'content/reviews/a.md': `---\ndate: 2026-03-14\nrating: 4\nauthor: Rui\n---\n${PORTUGUESE}\n`,
    'content/reviews/b.md': `---\ndate: 2026-03-14\nrating: 4\nauthor: Bo\nlanguage: en\n---\n${PORTUGUESE} Two.\n`,
    'content/reviews/c.md': '---\ndate: 2026-03-14\nrating: 4\nauthor: Cy\n---\nGood.\n',
  });
});

it('notes the language of reviews that state none and are certainly in another one', async () => {
  expect(await owner.printed('languages')).toBe(
    'Portuguese (pt): 1 review: a\n\nNothing was written yet: --write notes it in all of them.\n',
  );
  expect(await owner.review('a')).not.toContain('language');
  expect(await owner.printed('languages', '--write')).toContain('1 review changed.');
  expect(await owner.review('a')).toContain('language: pt\n');
  expect(await owner.printed('languages')).toContain('No review that states no');
});

it('says that there are reviews whose texts it could not read', async () => {
  await owner.write('content/reviews.csv', 'id,tilte\n');
  expect(await owner.printed('languages')).toContain('Not all reviews were looked at, because of mistakes');
});

it('says what to do where most reviews are in one other language, of which few are certain', async () => {
  const review = (text: string) => `---\ndate: 2026-03-14\nrating: 4\nauthor: Eva\n---\n${text}\n`;
  const owner = await ownerOf({
    'content/reviews/a.md': review('Ze hebben me heel goed geholpen en de auto was dezelfde dag nog klaar.'),
    'content/reviews/b.md': review('Eerlijke mensen'),
    'content/reviews/c.md': review('They came on time and fixed it the same day.'),
  });
  const advice = 'Most of your reviews seem to be in Dutch. If your own words are, too, write  language: nl  into business.yaml';
  expect(await owner.printed('languages')).toContain(advice);
  expect(await owner.printed('languages', '--write')).toContain(advice);
  expect(await owner.printed('languages')).toContain(advice);
  await owner.write('content/business.yaml', 'name: Garage\nlanguage: nl-NL\n');
  expect(await owner.printed('languages')).not.toContain('Most of your reviews');
});

it('leaves a review with a mistake as it is, which the exit code says', async () => {
  await owner.write('content/reviews/d.md', `---\ndate: 2026-03-14\nrating: 6\nauthor: Rui\n---\n${PORTUGUESE} Six.\n`);
  const { stdout, code } = await owner.run('languages', '--write');
  expect([code, stdout]).toEqual([1, expect.stringMatching(/\n1 review changed\.\nLeft as it is:\n {2}content\/reviews\/d\.md/)]);
});

it('asks in a terminal', async () => {
  const terminal = owner.open('languages');
  await terminal.answer(/Note the language in it\?/, KEYS.enter);
  await terminal.end();
  expect(await owner.review('a')).toContain('language: pt\n');
});

it('names those that are too short to be certain of, and writes nothing into them', async () => {
  const short = '---\ndate: 2026-03-14\nrating: 4\nauthor: Eva\n---\nMuy bien, gracias.\n';
  const owner = await ownerOf({ 'content/reviews/a.md': short });
  expect(await owner.printed('languages', '--write')).toContain(
    '  npm run reviews -- edit a   Spanish (es)? "Muy bien, gracias."\n\nNo review that states no',
  );
  expect(await owner.review('a')).toBe(short);
});
