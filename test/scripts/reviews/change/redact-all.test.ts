import { expect, it } from 'vitest';
import { ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

const review = (text: string, more = '') => `---\ndate: 2026-03-14\nrating: 4\nauthor: Ann\n${more}---\n${text}\n`;

const ownerWith = () =>
  ownerOf({
    'content/business.yaml': 'name: A\ntechnicians: [{ name: A former plumber, aliases: [Tom Becker, Tom] }]\n',
    'content/pages/about.md': '# Us\n\nTom Becker and Ann.\n',
    'content/reviews/a.md': review('Tom Becker came. TOM was kind.', 'mentions: { technicians: [Tom Becker] }\n'),
    'content/reviews/b.md': review('Fast.', 'response: { date: 2026-03-15, text: "Tom says thanks." }\n'),
    'content/reviews/c.md': review('Tomorrow at last.'),
    'content/reviews/d.md': review('Tom came.', 'redact: [Tom]\n'),
    'content/reviews/f.md': review('Tom came.').replace('rating: 4', 'rating: 6'),
    'content/reviews/e.md': review('Tom came.').replace('author: Ann', 'author: Tom B.'),
  });

it('takes words out of every review that would publish them, and names the other files that hold them', async () => {
  const owner = await ownerWith();
  expect(await owner.printed('redact-all', 'Tom Becker', 'Tom')).toBe(
    '"Tom Becker" would be published in 1 review.\n"Tom" would be published in 3 reviews.\n  a  "Tom Becker came. TOM was kind."\n  b  "Tom says thanks."\n  e  "Tom came."\n\nNothing was written yet: --write takes the words out of all of them.\n\nNot all reviews were looked at, because of mistakes that npm run check names.\n\nThe words also stand here, where you change them by hand (aliases and removed.yaml are not published):\n  content/business.yaml:2:51\n  content/pages/about.md:3:1\n',
  );
  const { stdout, code } = await owner.run('redact-all', 'Tom Becker', 'Tom', '--write');
  expect(code).toBe(1);
  expect(stdout).toContain('\n2 reviews changed.\n');
  expect(stdout).toMatch(/Left as it is.*\n {2}content\/reviews\/e\.md {2}author: holds "Tom"/);
  expect(stdout).toContain('\nNot all reviews were looked at, because of mistakes that npm run check names.\n');
  expect(stdout).toMatch(/also stand here.*\n {2}content\/business\.yaml:2:\d+\n {2}content\/pages\/about\.md:3:1\n$/);
  expect(await owner.review('a')).toContain('redact: [Tom Becker, Tom]\n');
  expect(await owner.review('b')).toContain('redact: [Tom]\n');
  expect((await owner.run('redact-all', 'Tom', '--write')).stdout).toContain('\n0 reviews changed.\nLeft as it is:\n');
  expect(await owner.printed('redact-all', 'Tom Becker', '--write')).toContain('"Tom Becker" would be published in 0 reviews.\n');
});

it('tells which other names of the same person stay, with the words around them', async () => {
  const owner = await ownerOf({
    'content/business.yaml': 'name: A\ntechnicians: [{ name: A plumber, aliases: [Tom Becker, Tommy, Al] }, { name: Ann Fox }]\n',
    'content/reviews/a.md': review('Tom Becker came. Mr. Becker was kind.'),
    'content/reviews/b.md': review('TOMMY and Ann.', 'response: { date: 2026-03-15, text: "Becker says thanks." }\n'),
    'content/reviews/c.md': review('Tom? Never.', 'redact: [Tom]\n'),
  });
  expect(await owner.printed('redact-all', 'tom becker')).toContain(`"tom becker" would be published in 1 review.
"Tommy" would stay in 1 review, such as "TOMMY and Ann."; if it is the same person, give this name, too.
"Becker" would stay in 2 reviews, such as "[removed] came. Mr. Becker was kind."; if it is the same person, give this name, too.
  a  "Tom Becker came. Mr. Becker was kind."`);
});

it('tells of no titles, and not of what joins names', async () => {
  const owner = await ownerOf({ 'content/reviews/a.md': review('La Señora van der Berg, del centro. Ms. Berg!') });
  const stdout = await owner.printed('redact-all', 'Señora Lea van der Berg del Rio');
  expect(stdout.match(/^".*" would stay/gm)).toEqual(['"Berg" would stay']);
  const practice = await ownerOf({
    'content/business.yaml': 'name: A\nlanguage: fr-CA\n',
    'content/reviews/a.md': review('Merci, Dre Roy et Dre Côté.'),
  });
  expect(await practice.printed('redact-all', 'Dre Roy')).not.toContain('would stay');
});

it('asks in a terminal', async () => {
  const owner = await ownerWith();
  const terminal = owner.open('redact-all', 'Tom Becker');
  await terminal.answer(/Take the words out of it\?/, KEYS.enter);
  await terminal.end();
  expect(await owner.review('a')).toContain('redact: [Tom Becker]\n');
});
