import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../../src/reviews/schemas/calendar-date.ts';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS, lines, openTerminal, startTerminal } from '../../../support/programs/terminal.ts';

const REVIEW = `---
# kept
date: 2026-03-14
rating:   5
author: 'Maria G.'
source: { name: Google, id: abc }
verification: { method: invoice, date: 2026-03-15 }
---

Call 555 0144.
`;

const ownerWith = (files: Readonly<Record<string, string>> = {}) => ownerOf({ 'content/reviews/maria-g.md': REVIEW, ...files });

describe('answer', () => {
  const ANSWER = ['answer', 'maria-g', '--text', 'Thank you.', '--date', '2026-03-16'];

  it('adds the answer, and changes nothing else', async () => {
    const owner = await ownerWith();
    expect(await owner.printed(...ANSWER)).toContain('+ response:\n+   date: 2026-03-16\n+   text: Thank you.\n');
    expect(await owner.review('maria-g')).toBe(
      REVIEW.replace('15 }\n', '15 }\nresponse:\n  date: 2026-03-16\n  text: Thank you.\n'),
    );
  });

  it('refuses a day to come', async () => {
    const owner = await ownerWith();
    expect(await owner.refusal(...ANSWER.slice(0, -1), '2926-03-16')).toBe(
      '--date: 2926-03-16 is still to come; is the year right?\n',
    );
    expect(await owner.review('maria-g')).toBe(REVIEW);
  });

  it('asks for the id where nobody can be asked, and for options that are about one review', async () => {
    const owner = await ownerWith();
    expect(await owner.refusal('answer')).toContain('name the review, by its id');
    expect(await owner.refusal('answer', '--text', 'Thanks.')).toContain('--text and --replace are for one review');
  });

  it('keeps the blank lines and emoji of a text that is pasted, and asks before it writes', async () => {
    const owner = await ownerWith();
    const terminal = owner.open('answer', 'maria-g', '--date', '2026-03-16');
    await terminal.answer(/A line with only a dot/, lines('Dear Maria,', '', 'thanks 👍 a lot.', '.'));
    await terminal.answer(/Write this answer/, KEYS.enter);
    await terminal.end();
    expect(await owner.review('maria-g')).toContain('  text: |-\n    Dear Maria,\n\n    thanks 👍 a lot.\n---');
  });

  it('replaces one only when it is told to, and none may be older than its review', async () => {
    const owner = await ownerWith();
    await owner.run(...ANSWER);
    expect(await owner.refusal(...ANSWER)).toContain('has an answer already; --replace puts another in its place');
    expect(await owner.refusal(...ANSWER.slice(0, -1), '2026-03-01', '--replace')).toContain("is before the review's own date");
    expect(await owner.review('maria-g')).toContain('date: 2026-03-16');
  });

  it.each(['Etc/GMT+12', 'Pacific/Kiritimati'])(
    'is of the day that an import and a build take it for, on a computer in %s',
    async (TZ) => {
      const owner = await ownerWith();
      const utc = () => new Date().toISOString().slice(0, 10);
      const before = utc();
      await owner.with({ TZ }).run('answer', 'maria-g', '--text', 'Thank you.');
      const [, date] = /response:\n {2}date: (.*)\n/.exec(await owner.review('maria-g')) ?? [];
      expect([before, utc()]).toContain(date);
    },
  );

  it('is of tomorrow if the review is: on the clocks of another time zone it is tomorrow already', async () => {
    const tomorrow = daysAfter(new Date().toISOString().slice(0, 10), 1);
    const of = (date: string) => REVIEW.replace('2026-03-14', date);
    const owner = await ownerWith({ 'content/reviews/maria-g.md': of(tomorrow), 'content/reviews/far.md': of('2926-03-16') });
    await owner.printed('answer', 'maria-g', '--text', 'Thank you.');
    expect(await owner.review('maria-g')).toContain(`response:\n  date: ${tomorrow}\n`);
    expect(await owner.refusal('answer', 'far', '--text', 'Thank you.')).toContain("is before the review's own date, 2926-03-16");
  });

  it('shows the answer that stands to whoever sits there, and asks whether another takes its place', async () => {
    const owner = await ownerWith();
    await owner.run(...ANSWER);
    const answered = await owner.review('maria-g');
    const asked =
      /Maria G\. wrote on 2026-03-14, 5 ★:\s+Call 555 0144\.\s+Answered on 2026-03-16:\s+Thank you\.[\s\S]*Write another answer in its place\?/;
    const leaving = owner.open('answer', 'maria-g');
    await leaving.answer(asked, KEYS.enter);
    await leaving.end(130);
    expect(await owner.review('maria-g')).toBe(answered);
    const replacing = owner.open('answer', 'maria-g', '--date', '2026-03-17');
    await replacing.answer(asked, 'y');
    await replacing.answer(/A line with only a dot/, lines('Thanks.', '.'));
    await replacing.answer(/Write this answer/, KEYS.enter);
    await replacing.end();
    expect(await owner.review('maria-g')).toBe(answered.replace('2026-03-16', '2026-03-17').replace('Thank you.', 'Thanks.'));
  });

  it('goes without an id through the published reviews that have none, those with one or two stars first', async () => {
    const cells = ['lena,2026-03-20,4,Lena,Good work.', 'omar,2026-03-01,1,Omar,Late.', 'ines,2026-02-01,2,Ines,Dear.'];
    const head = 'id,date,rating,author,text,verification_method,verification_date\n';
    const table = head + cells.map((line) => `${line},invoice,2026-03-21\n`).join('');
    const waiting = REVIEW.replace(/verification.*\n/, '');
    const owner = await ownerWith({ 'content/reviews.csv': table, 'content/reviews/waiting.md': waiting });
    const terminal = owner.open('answer', '--date', '2026-03-22');
    await terminal.answer(
      /Omar wrote on 2026-03-01, 1 ★:\s+Late\.[\s\S]*1 of 4[\s\S]*A line with only a dot/,
      lines('Sorry, Omar.', '.'),
    );
    await terminal.answer(/Ines wrote[\s\S]*2 of 4[\s\S]*A line with only a dot/, lines('.'));
    await terminal.answer(/Lena wrote[\s\S]*3 of 4[\s\S]*A line with only a dot/, lines('Thanks, Lena.', '.'));
    expect(await terminal.stopAt(/Maria G\. wrote[\s\S]*4 of 4[\s\S]*A line with only a dot/)).toContain(
      '\nStopped; what you said before is written.',
    );
    expect(await owner.read('content/reviews.csv')).toMatch(
      /Lena,.*2026-03-22,"Thanks, Lena\."\n.*Omar,.*2026-03-22,"Sorry, Omar\."\n.*Ines,.*21\n/,
    );
    expect([await owner.review('maria-g'), await owner.review('waiting')]).toEqual([REVIEW, waiting]);
  });
});

it('redact adds words, once, and only such as stand there', async () => {
  const owner = await ownerWith();
  await owner.run('redact', 'content/reviews/maria-g.md', '555 0144', '555 0144');
  const [edited = ''] = /\nedited: \d{4}-\d\d-\d\d/.exec(await owner.review('maria-g')) ?? [];
  expect(edited).not.toBe('');
  expect(await owner.review('maria-g')).toBe(REVIEW.replace('15 }\n', `15 }${edited}\nredact: [555 0144]\n`));
  expect(await owner.run('redact', 'maria-g', 'Mill Street')).toMatchObject({ code: 1, stdout: '' });
});

it('says that the mentions still name a service that was taken out of the words', async () => {
  const owner = await ownerWith({
    'content/business.yaml': 'name: A\nservices: [{ id: root-canal, name: Root canal }, { id: braces, name: Braces }]\n',
    'content/reviews/b.md': REVIEW.replace('source:', 'mentions: { services: [root-canal, braces] }\nsource:').replace(
      'Call',
      'A root canal. Call',
    ),
  });
  expect(await owner.printed('redact', 'b', 'root canal')).toContain(
    'Readers still see root-canal under mentions; npm run reviews -- edit b takes it out there, too.',
  );
  expect(await owner.printed('redact', 'b', '555 0144')).not.toContain('mentions');
});

describe('remove', () => {
  const SHOWING = REVIEW.replace('rating:', 'photos: [{ url: /photos/a.gif, alt: A heater }]\nrating:');
  const PHOTO = { 'content/photos/a.gif': 'a', 'content/reviews/maria-g.md': SHOWING };

  it('deletes the file and notes why, and what its platform calls it', async () => {
    const owner = await ownerWith();
    await owner.printed('remove', 'maria-g', '--reason', 'About another shop: not ours');
    expect(await owner.list('content/reviews')).toEqual([]);
    expect(await owner.read('content/removed.yaml')).toMatch(
      /^# .*\n- \{ id: maria-g, date: \d{4}-\d\d-\d\d, reason: "About another shop: not ours", source: \{ name: Google, id: abc \} \}\n$/,
    );
  });

  it('takes out several at once, or none', async () => {
    const owner = await ownerWith({ 'content/reviews/tom.md': REVIEW.replace('abc', 'def') });
    expect(await owner.refusal('remove', 'tom', 'maria-h', '--reason', 'Twice')).toContain('did you mean maria-g?');
    await owner.write('content/faq.yaml', '- { question: Q?, answer: A., review_ids: [maria-g] }\n');
    expect(await owner.refusal('remove', 'tom', 'maria-g', '--reason', 'Twice')).toContain('an answer here names maria-g');
    await owner.write('content/faq.yaml', '[]\n');
    expect(await owner.list('content/reviews')).toEqual(['maria-g.md', 'tom.md']);
    await owner.printed('remove', 'tom', 'maria-g', '--reason', 'Twice');
    expect(await owner.list('content/reviews')).toEqual([]);
    expect(await owner.read('content/removed.yaml')).toMatch(/id: tom[\s\S]*id: maria-g/);
  });

  it('takes several lines of one file, and the photo that they share', async () => {
    const photo = { url: '/photos/a.gif', width: 4, height: 3, alt: 'A heater' };
    const line = (id: string) => {
      const photos = id === 'c' ? [] : [photo];
      return `${JSON.stringify({ id, date: '2026-03-14', rating: 5, author: 'A', text: `Good ${id}`, photos })}\n`;
    };
    const owner = await ownerWith({ 'content/reviews.jsonl': ['a', 'b', 'c'].map(line).join(''), 'content/photos/a.gif': 'a' });
    await owner.printed('remove', 'a', 'b', 'a', '--reason', 'Twice');
    expect(await owner.read('content/reviews.jsonl')).toBe(line('c'));
    expect(await owner.read('content/removed.yaml')).toMatch(/id: a,[\s\S]*id: b,/);
    expect(await owner.list('content/photos')).toEqual([]);
  });

  it('keeps no name of an author who asks to be forgotten, and keeps the review out all the same', async () => {
    const table = 'date,rating,author,text,source_name,source_id\n2026-03-14,5,Maria G.,Call 555 0144.,Google,abc\n';
    const owner = await ownerWith({ 'in.csv': table });
    expect(await owner.printed('remove', 'maria-g', '--forget')).toContain('clones and the history of git');
    expect(await owner.read('content/removed.yaml')).not.toMatch(/maria|abc/i);
    expect(await owner.printed('import', 'in.csv', '--write')).toContain('1  removed before');
  });

  it('forgets two reviews at once that share a photo', async () => {
    const owner = await ownerWith({ ...PHOTO, 'content/reviews/tom.md': SHOWING.replace('Maria G.', 'Tom') });
    expect(await owner.printed('remove', 'maria-g', 'tom', '--forget')).not.toContain('still stands here');
    expect(await owner.list('content/photos')).toEqual([]);
  });

  it('tells where the name of an author who asks to be forgotten still stands', async () => {
    const owner = await ownerWith({
      'content/summary.md': 'Maria G. likes us.\n',
      'content/faq.yaml': '- { question: Q, answer: "As maria g. says, and Maria Green" }\n',
      'content/photos/maria-g-cat.gif': 'a',
    });
    const stdout = await owner.printed('remove', 'maria-g', '--forget');
    expect(stdout.split('\n').filter((line) => /^ {2}/.test(line))).toEqual([
      '  content/faq.yaml:1:30',
      '  content/photos/maria-g-cat.gif:1:1',
      '  content/summary.md:1:1',
    ]);
  });

  it.each([
    [
      'a page that shows its photo',
      { 'content/pages/work.md': 'Our work:\n\n![A heater](/photos/a.gif)\n' },
      'pages/work.md:3:13',
    ],
    ['a page that links to it', { 'content/pages/work.md': '[Maria](/reviews/maria-g.md)\n' }, 'pages/work.md:1:9'],
    ['a review that shows its photo', { 'content/reviews/tom.md': SHOWING }, 'reviews/tom.md:4:9'],
  ])('forgets nothing while there is %s', async (_, files, place) => {
    const owner = await ownerWith({ ...PHOTO, ...files });
    expect(await owner.refusal('remove', 'maria-g', '--forget')).toContain(`content/${place}  `);
    expect(await owner.review('maria-g')).toBe(SHOWING);
  });

  it('takes no reason of whoever asks to be forgotten, which may name them', async () => {
    const owner = await ownerWith();
    expect(await owner.refusal('remove', 'maria-g', '--forget', '--reason', 'Maria wants it gone')).toContain(
      'leave --reason out',
    );
    expect([await owner.list('content'), await owner.review('maria-g')]).toEqual([['business.yaml', 'reviews'], REVIEW]);
  });

  it('deletes the photos that nothing else shows', async () => {
    const photo = (name: string) => `  - { url: /photos/${name}.gif, width: 4, height: 3, alt: A heater }\n`;
    const shown = REVIEW.replace('rating:', `photos:\n${['own', 'shared', 'paged', 'gone'].map(photo).join('')}rating:`);
    const owner = await ownerWith({
      'content/reviews/maria-g.md': shown,
      'content/reviews/tom.md': REVIEW.replace('rating:', `photos:\n${photo('shared')}rating:`),
      'content/pages/work.md': '![A heater](/photos/paged.gif)\n',
      ...Object.fromEntries(['own', 'own.small', 'shared', 'paged', 'other'].map((name) => [`content/photos/${name}.gif`, name])),
    });
    const terminal = owner.open('remove', 'maria-g', '--reason', 'Twice');
    await terminal.answer(/Take this review out and delete its photos\?/, 'y');
    expect(await terminal.end()).toMatch(/own\.gif \(deleted\)\n.*own\.small\.gif/);
    expect(await owner.list('content/photos')).toEqual(['other.gif', 'paged.gif', 'shared.gif']);
  });

  it('says what it did before it was stopped', async () => {
    const owner = await ownerWith({ 'content/reviews/tom.md': REVIEW });
    const terminal = owner.open('remove', 'tom', 'maria-g', '--reason', 'Twice');
    await terminal.answer(/Take this review out\?/, 'y');
    await terminal.answer(/Take this review out\?/, KEYS.enter);
    expect(await terminal.end(130)).toMatch(/what you said before is written\.\s*$/);
    expect(await owner.list('content/reviews')).toEqual(['maria-g.md']);
  });

  it('asks before it does so, and leaves the review that an answer names', async () => {
    const owner = await ownerWith();
    const terminal = owner.open('remove', 'maria-g');
    await terminal.answer(/Why\?/, 'Twice', KEYS.enter);
    await terminal.answer(/Take this review out\?/, KEYS.enter);
    await terminal.end(130);
    await owner.write('content/faq.yaml', '- { question: Q, answer: A, review_ids: [maria-g] }\n');
    expect(await owner.refusal('remove', 'maria-g', '--reason', 'Twice')).toContain(
      'content/faq.yaml:1:42  an answer here names maria-g; take it out of review_ids first',
    );
    expect(await owner.list('content')).toEqual(['business.yaml', 'faq.yaml', 'reviews']);
  });
});

describe('edit', () => {
  /** The owner, whose editor runs the next of the scripts each time, such as one that replaces a word. */
  async function editing(owner: Owner, ...scripts: readonly string[]): Promise<Owner> {
    const path = join(owner.cwd, 'editor.sh');
    const steps = scripts.map(
      (script, index) => `if [ ! -e "$0.${index}" ]; then touch "$0.${index}"; sed -i '${script}' "$1"; exit; fi`,
    );
    await owner.write('editor.sh', `#!/bin/sh\n${steps.join('\n')}\n`);
    await chmod(path, 0o755);
    return owner.with({ EDITOR: path });
  }

  it('checks what was written, and dates the correction of a published review', async () => {
    const owner = await editing(await ownerWith(), 's/Call/Ring/');
    expect(await owner.printed('edit', 'maria-g')).toContain('- Call 555 0144.\n+ Ring 555 0144.\n');
    expect(await owner.review('maria-g')).toMatch(/15 \}\nedited: \d{4}-\d\d-\d\d\n---\n\nRing/);
  });

  it('says that the address still holds a name that was taken out', async () => {
    const owner = await editing(await ownerWith(), 's/Maria G./A customer/');
    expect(await owner.printed('edit', 'maria-g')).toContain(
      'The author is A customer, and the id, which is the public address, still says more: maria-g\n',
    );
  });

  it('dates no correction of a review that nobody can have read, and asks where that is open', async () => {
    const fresh = REVIEW.replace('2026-03-15', '2999-01-01');
    const there = await ownerWith({ 'content/reviews/maria-g.md': fresh });
    const owner = await editing(there, 's/Call/Ring/', 's/Ring/Phone/');
    await owner.printed('edit', 'maria-g');
    expect(await owner.review('maria-g')).toBe(fresh.replace('Call', 'Ring'));
    const terminal = owner.open('edit', 'maria-g');
    await terminal.answer(/been on your website already\?[\s\S]*● No/, 'y');
    await terminal.end();
    expect(await owner.review('maria-g')).toMatch(/edited: \d{4}-\d\d-\d\d\n---\n\nPhone/);
  });

  it('tells a mistake, opens the file again, and takes changes back', async () => {
    const owner = await editing(await ownerWith(), 's/rating:   5/rating: 6/', 's/rating: 6/rating: 7/');
    const terminal = owner.open('edit', 'maria-g');
    await terminal.answer(/rating: 6 is more than 5[\s\S]*The build would stop/, KEYS.enter);
    await terminal.answer(/rating: 7 is more than 5[\s\S]*The build would stop/, KEYS.down, KEYS.enter);
    await terminal.end(1);
    expect(await owner.review('maria-g')).toBe(REVIEW);
  });

  it('opens a file again that was left so that it cannot be read, which the other commands tell', async () => {
    const owner = await editing(await ownerWith(), 's/author:/author: [/', 's/author: \\[/author:/');
    const leaving = owner.open('edit', 'maria-g');
    await leaving.answer(/The build would stop/, KEYS.up, KEYS.enter);
    await leaving.end(1);
    expect(await owner.refusal('redact', 'maria-g', '555 0144')).toMatch(
      /maria-g\.md:\d+:\d+ {2}.*\n.*npm run reviews -- edit maria-g/,
    );
    const unchanged = await owner.with({ EDITOR: 'true' }).run('edit', 'maria-g');
    expect(unchanged).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/nothing was changed[\s\S]*maria-g\.md:\d+:\d+ {2}/),
    });
    expect(await owner.printed('edit', 'maria-g')).toMatch(/write the date of the correction under edited: \d{4}-\d\d-\d\d\n$/);
    expect(await owner.review('maria-g')).toBe(REVIEW);
  });

  it('tells bytes that are no text, and puts back each of them', async () => {
    const bytes = Buffer.from(REVIEW.replace('Call', 'Caf\u00e9'), 'latin1');
    const owner = await editing(await ownerWith(), 's/rating:   5/rating: 4/');
    await owner.write('content/reviews/maria-g.md', bytes);
    const terminal = owner.open('edit', 'maria-g');
    await terminal.answer(/0xe9 is not UTF-8[\s\S]*The build would stop/, KEYS.down, KEYS.enter);
    await terminal.end(1);
    expect(await owner.bytes('content/reviews/maria-g.md')).toEqual(bytes);
  });

  it.each([
    ['mistake', 's/rating:   5/rating: 6/', /The build would stop/, openTerminal],
    // In a real terminal, which the editor had before.
    ['correction', 's/Call/Ring/', /been on your website already/, startTerminal],
  ])('puts the file back where it is stopped at the question of a %s', async (_, change, question, open) => {
    const fresh = REVIEW.replace('2026-03-15', '2999-01-01');
    const owner = await editing(await ownerWith({ 'content/reviews/maria-g.md': fresh }), change);
    const terminal = open(['edit', 'maria-g'], owner);
    expect(await terminal.stopAt(question)).toContain('Stopped; content/reviews/maria-g.md is as it was.');
    expect(await owner.review('maria-g')).toBe(fresh);
  });

  it('says so where nothing was changed, and which editor failed or is missing', async () => {
    const owner = await ownerWith();
    expect(await owner.refusal('edit', 'maria-g')).toBe(
      'no editor is set; put the one that you use into EDITOR, open content/reviews/maria-g.md yourself, or take the forms of npm run edit\n',
    );
    expect(await owner.with({ EDITOR: 'true' }).printed('edit', 'maria-g')).toBe(
      'content/reviews/maria-g.md: nothing was changed\n',
    );
    expect(await owner.with({ EDITOR: 'false' }).refusal('edit', 'maria-g')).toBe(
      'the editor (false) ended with 1; set EDITOR to the one that you use\n',
    );
    expect(await owner.with({ EDITOR: 'kill $$ #' }).refusal('edit', 'maria-g')).toContain('ended with SIGTERM');
    // An editor that saves and then fails counts as one that was stopped.
    const EDITOR = `sh -c 'echo x >> "$0"; exit 3'`;
    expect(await owner.with({ EDITOR }).refusal('edit', 'maria-g')).toContain('maria-g.md is as it was.');
    expect(await owner.review('maria-g')).toBe(REVIEW);
  });
});
