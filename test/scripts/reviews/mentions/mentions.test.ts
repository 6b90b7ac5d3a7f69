import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, readText } from '../../../support/content/content.ts';
import { printed, runReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal } from '../../../support/programs/terminal.ts';

const BUSINESS = `name: A
technicians: [{ name: Dr Emma Clarke, aliases: [Dr Clarke] }, { name: Tom Berg }]
services: [{ id: check-up, name: Check-up }]
`;
const review = (text: string, more = '') => `---\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\n${more}---\n${text}\n`;

function folder(): Promise<string> {
  return makeFolder({
    'content/business.yaml': BUSINESS,
    'content/reviews/a.md': review('Dr. Clarke did my check-up.'),
    'content/reviews/b.md': review('Saw Dr Clarke.', 'mentions: { technicians: [Dr Clarke] }\n'),
    'content/reviews/c.md': review('Nothing to say.'),
  });
}

const read = (cwd: string, name: string) => readText(cwd, 'content/reviews', name);

it('lists the names that texts have and their reviews have not, and notes them when it is told to', async () => {
  const cwd = await folder();
  const listed = await runReviews(['mentions'], { cwd });
  expect([listed.code, listed.stdout.split('\n')]).toEqual([
    0,
    expect.arrayContaining([
      '  technician Dr Emma Clarke: in 1, such as "Dr. Clarke did my check-up."',
      '  service check-up: in 1, such as "Dr. Clarke did my check-up."',
      'Nothing was written yet: --write notes all, --names "name, id" --write some.',
    ]),
  ]);
  expect(await printed(['mentions', '--names', 'Dr Emma Clarke', '--write'], { cwd })).toContain('Noted in 1 review.');
  expect(await read(cwd, 'a.md')).toBe(review('Dr. Clarke did my check-up.', 'mentions:\n  technicians: [Dr Emma Clarke]\n'));
  expect(await read(cwd, 'b.md')).toContain('technicians: [Dr Clarke]');
  expect(await printed(['mentions', '--write'], { cwd })).toContain('Noted in 1 review.');
  expect(await read(cwd, 'a.md')).toContain('services: [check-up]');
  expect(await printed(['mentions'], { cwd })).toContain('do not mention already');
  for (const place of [cwd, await folder()])
    expect(await runReviews(['mentions', '--names', 'Dr Emma Clark', '--write'], { cwd: place })).toMatchObject({
      code: 1,
      stderr:
        '--names Dr Emma Clark: is nobody and nothing of business.yaml; did you mean Dr Emma Clarke? (known: Dr Emma Clarke, Tom Berg, check-up)\n',
    });
});

it('takes names by their aliases, and those that are noted already', async () => {
  const cwd = await folder();
  const doctor = ['mentions', '--names', 'dr clarke', '--write'];
  expect(await runReviews(doctor, { cwd })).toMatchObject({ code: 0, stdout: expect.stringContaining('Noted in 1 review.') });
  expect(await runReviews(doctor, { cwd })).toMatchObject({ code: 0, stdout: expect.stringContaining('Noted in 0 reviews.') });
  expect(await read(cwd, 'a.md')).not.toContain('services');
});

it('asks in a terminal which names are meant', async () => {
  const cwd = await folder();
  const terminal = openTerminal(['mentions'], { cwd });
  await terminal.answer(/Tick those that are meant[\s\S]*Dr Emma Clarke \(in 1 text\)/, KEYS.space, KEYS.enter);
  expect(await terminal.end()).toMatchObject({ code: 0, shown: expect.stringContaining('Noted in 1 review.') });
});

it('says why it left a review as it is', async () => {
  const cwd = await folder();
  const file = join(cwd, 'content/reviews/a.md');
  const before = review('Dr. Clarke did my check-up.', 'redact: [Clarke]\n');
  await writeFile(file, before);
  expect(await runReviews(['mentions', '--write'], { cwd })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /\nNoted in 0 reviews\.\nLeft as it is, for it would have a mistake:\n {2}content\/reviews\/a\.md {2}technicians under mentions: holds "Clarke", which redact is to remove; .+\n$/,
    ),
  });
  expect(await read(cwd, 'a.md')).toBe(before);
});
