import { beforeEach, expect, it } from 'vitest';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

const BUSINESS = `name: A
technicians: [{ name: Dr Emma Clarke, aliases: [Dr Clarke] }, { name: Tom Berg }]
services: [{ id: check-up, name: Check-up }]
`;
const review = (text: string, more = '') => `---\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\n${more}---\n${text}\n`;

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({
    'content/business.yaml': BUSINESS,
    'content/reviews/a.md': review('Dr. Clarke did my check-up.'),
    'content/reviews/b.md': review('Saw Dr Clarke.', 'mentions: { technicians: [Dr Clarke] }\n'),
    'content/reviews/c.md': review('Nothing to say.'),
  });
});

it('lists the names that texts have and their reviews have not, and notes them when it is told to', async () => {
  expect((await owner.printed('mentions')).split('\n')).toEqual(
    expect.arrayContaining([
      '  technician Dr Emma Clarke: in 1, such as "Dr. Clarke did my check-up."',
      '  service check-up: in 1, such as "Dr. Clarke did my check-up."',
      'Nothing was written yet: --names "name, id" --write notes those that are meant, --write alone all.',
    ]),
  );
  expect(await owner.printed('mentions', '--names', 'Dr Emma Clarke')).toBe(
    'Named in the texts:\n  technician Dr Emma Clarke: in 1, such as "Dr. Clarke did my check-up."\n\nNothing was written yet: --write notes these.\n',
  );
  expect(await owner.printed('mentions', '--names', 'Dr Emma Clarke', '--write')).toContain('Noted in 1 review.');
  expect(await owner.review('a')).toBe(review('Dr. Clarke did my check-up.', 'mentions:\n  technicians: [Dr Emma Clarke]\n'));
  expect(await owner.review('b')).toContain('technicians: [Dr Clarke]');
  expect(await owner.printed('mentions', '--names', 'Check-up', '--write')).toContain('Noted in 1 review.');
  expect(await owner.review('a')).toContain('services: [check-up]');
  expect(await owner.printed('mentions')).toContain('do not mention already');
});

it('refuses a name that nobody has, whether there is something to note or not', async () => {
  const refused = () => owner.refusal('mentions', '--names', 'Dr Emma Clark', '--write');
  const reason =
    '--names Dr Emma Clark: is nobody and nothing of business.yaml; did you mean Dr Emma Clarke? (known: Dr Emma Clarke, Tom Berg, check-up)\n';
  expect(await refused()).toBe(reason);
  expect(await owner.printed('mentions', '--write')).toContain('Noted in 1 review.');
  expect(await owner.review('a')).toContain('services: [check-up]');
  expect(await refused()).toBe(reason);
});

it('takes names by their aliases, and those that are noted already', async () => {
  const doctor = ['mentions', '--names', 'dr clarke', '--write'];
  expect(await owner.printed(...doctor)).toContain('Noted in 1 review.');
  expect(await owner.printed(...doctor)).toContain('Noted in 0 reviews.');
  expect(await owner.review('a')).not.toContain('services');
});

it('says that there are reviews whose texts it could not read', async () => {
  const said = 'Not all reviews were looked at, because of mistakes that npm run check names.\n';
  expect(await owner.printed('mentions')).not.toContain(said);
  await owner.write('content/reviews.csv', 'id,tilte\n');
  expect(await owner.printed('mentions')).toContain(said);
});

it('asks in a terminal which names are meant', async () => {
  const terminal = owner.open('mentions');
  await terminal.answer(/Tick those that are meant[\s\S]*Dr Emma Clarke \(in 1 text\)/, KEYS.space, KEYS.enter);
  expect(await terminal.end()).toContain('Noted in 1 review.');
});

it('says why it left a review as it is', async () => {
  const before = review('Dr. Clarke did my check-up.', 'redact: [Clarke]\n');
  await owner.write('content/reviews/a.md', before);
  expect(await owner.run('mentions', '--write')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /\nNoted in 0 reviews\.\nLeft as it is:\n {2}content\/reviews\/a\.md {2}technicians under mentions: holds "Clarke", which redact is to remove; .+\n$/,
    ),
  });
  expect(await owner.review('a')).toBe(before);
});
