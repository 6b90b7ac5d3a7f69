import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, readText } from '../../../support/content/content.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal, startTerminal } from '../../../support/programs/terminal.ts';

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

function folder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  return makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews/maria-g.md': REVIEW, ...files });
}

const read = (cwd: string, name = 'reviews/maria-g.md') => readText(cwd, 'content', name);

describe('answer', () => {
  const ANSWER = ['answer', 'maria-g', '--text', 'Thank you.', '--date', '2026-03-16'];

  it('adds the answer, and changes nothing else', async () => {
    const cwd = await folder();
    expect(await printed(ANSWER, { cwd })).toContain('+ response:\n+   date: 2026-03-16\n+   text: Thank you.\n');
    expect(await read(cwd)).toBe(REVIEW.replace('15 }\n', '15 }\nresponse:\n  date: 2026-03-16\n  text: Thank you.\n'));
  });

  it('refuses a day to come, needs the id where nobody can be asked, and options that are about one review', async () => {
    const cwd = await folder();
    expect(await refusal([...ANSWER.slice(0, -1), '2926-03-16'], { cwd })).toBe(
      '--date: 2926-03-16 is still to come; is the year right?\n',
    );
    expect(await read(cwd)).toBe(REVIEW);
    expect(await refusal(['answer'], { cwd })).toContain('name the review, by its id');
    expect(await refusal(['answer', '--text', 'Thanks.'], { cwd })).toContain('--text and --replace are for one review');
  });

  it('keeps the blank lines and emoji of a text that is pasted, and asks before it writes', async () => {
    const cwd = await folder();
    const terminal = openTerminal(['answer', 'maria-g', '--date', '2026-03-16'], { cwd });
    await terminal.answer(
      /A line with only a dot/,
      `Dear Maria,${KEYS.enter}${KEYS.enter}thanks 👍 a lot.${KEYS.enter}.${KEYS.enter}`,
    );
    await terminal.answer(/Write this answer/, KEYS.enter);
    expect((await terminal.end()).code).toBe(0);
    expect(await read(cwd)).toContain('  text: |-\n    Dear Maria,\n\n    thanks 👍 a lot.\n---');
  });

  it('replaces one only when it is told to, and none may be older than its review', async () => {
    const cwd = await folder();
    await runReviews(ANSWER, { cwd });
    expect(await refusal(ANSWER, { cwd })).toContain('has an answer already; --replace puts another in its place');
    expect(await refusal([...ANSWER.slice(0, -1), '2026-03-01', '--replace'], { cwd })).toContain(
      "is before the review's own date",
    );
    expect(await read(cwd)).toContain('date: 2026-03-16');
  });

  it.each(['Etc/GMT+12', 'Pacific/Kiritimati'])(
    'is of the day that an import and a build take it for, on a computer in %s',
    async (TZ) => {
      const cwd = await folder();
      const utc = () => new Date().toISOString().slice(0, 10);
      const before = utc();
      await runReviews(['answer', 'maria-g', '--text', 'Thank you.'], { cwd, settings: { TZ } });
      const [, date] = /response:\n {2}date: (.*)\n/.exec(await read(cwd)) ?? [];
      expect([before, utc()]).toContain(date);
    },
  );

  it('shows the answer that stands to whoever sits there, and asks whether another takes its place', async () => {
    const cwd = await folder();
    await runReviews(ANSWER, { cwd });
    const answered = await read(cwd);
    const asked =
      /Maria G\. wrote on 2026-03-14, 5 ★:\s+Call 555 0144\.\s+Answered on 2026-03-16:\s+Thank you\.[\s\S]*Write another answer in its place\?/;
    const leaving = openTerminal(['answer', 'maria-g'], { cwd });
    await leaving.answer(asked, KEYS.enter);
    expect((await leaving.end()).code).toBe(130);
    expect(await read(cwd)).toBe(answered);
    const replacing = openTerminal(['answer', 'maria-g', '--date', '2026-03-17'], { cwd });
    await replacing.answer(asked, 'y');
    await replacing.answer(/A line with only a dot/, `Thanks.${KEYS.enter}.${KEYS.enter}`);
    await replacing.answer(/Write this answer/, KEYS.enter);
    expect((await replacing.end()).code).toBe(0);
    expect(await read(cwd)).toBe(answered.replace('2026-03-16', '2026-03-17').replace('Thank you.', 'Thanks.'));
  });

  it('goes without an id through the published reviews that have none, those with one or two stars first', async () => {
    const cells = ['lena,2026-03-20,4,Lena,Good work.', 'omar,2026-03-01,1,Omar,Late.', 'ines,2026-02-01,2,Ines,Dear.'];
    const head = 'id,date,rating,author,text,verification_method,verification_date\n';
    const table = head + cells.map((line) => `${line},invoice,2026-03-21\n`).join('');
    const waiting = REVIEW.replace(/verification.*\n/, '');
    const cwd = await folder({ 'content/reviews.csv': table, 'content/reviews/waiting.md': waiting });
    const terminal = openTerminal(['answer', '--date', '2026-03-22'], { cwd });
    await terminal.answer(
      /Omar wrote on 2026-03-01, 1 ★:\s+Late\.[\s\S]*1 of 4[\s\S]*A line with only a dot/,
      `Sorry, Omar.${KEYS.enter}.${KEYS.enter}`,
    );
    await terminal.answer(/Ines wrote[\s\S]*2 of 4[\s\S]*A line with only a dot/, `.${KEYS.enter}`);
    await terminal.answer(/Lena wrote[\s\S]*3 of 4[\s\S]*A line with only a dot/, `Thanks, Lena.${KEYS.enter}.${KEYS.enter}`);
    await terminal.answer(/Maria G\. wrote[\s\S]*4 of 4[\s\S]*A line with only a dot/, KEYS.interrupt);
    expect((await terminal.end()).shown).toContain('Stopped; what you said before is written.');
    expect(await read(cwd, 'reviews.csv')).toMatch(
      /Lena,.*2026-03-22,"Thanks, Lena\."\n.*Omar,.*2026-03-22,"Sorry, Omar\."\n.*Ines,.*21\n/,
    );
    expect([await read(cwd), await read(cwd, 'reviews/waiting.md')]).toEqual([REVIEW, waiting]);
  });
});

it('redact adds words, once, and only such as stand there', async () => {
  const cwd = await folder();
  await runReviews(['redact', 'content/reviews/maria-g.md', '555 0144', '555 0144'], { cwd });
  const [edited = ''] = /\nedited: \d{4}-\d\d-\d\d/.exec(await read(cwd)) ?? [];
  expect(edited).not.toBe('');
  expect(await read(cwd)).toBe(REVIEW.replace('15 }\n', `15 }${edited}\nredact: [555 0144]\n`));
  expect(await runReviews(['redact', 'maria-g', 'Mill Street'], { cwd })).toMatchObject({ code: 1, stdout: '' });
});

it('says that the mentions still name a service that was taken out of the words', async () => {
  const cwd = await folder({
    'content/business.yaml': 'name: A\nservices: [{ id: root-canal, name: Root canal }, { id: braces, name: Braces }]\n',
    'content/reviews/b.md': REVIEW.replace('source:', 'mentions: { services: [root-canal, braces] }\nsource:').replace(
      'Call',
      'A root canal. Call',
    ),
  });
  expect(await printed(['redact', 'b', 'root canal'], { cwd })).toContain(
    'Readers still see root-canal under mentions; npm run reviews -- edit b takes it out there, too.',
  );
  expect(await printed(['redact', 'b', '555 0144'], { cwd })).not.toContain('mentions');
});

describe('remove', () => {
  it('deletes the file and notes why, and what its platform calls it', async () => {
    const cwd = await folder();
    const { code } = await runReviews(['remove', 'maria-g', '--reason', 'About another shop: not ours'], { cwd });
    expect([code, await readdir(join(cwd, 'content/reviews'))]).toEqual([0, []]);
    expect(await read(cwd, 'removed.yaml')).toMatch(
      /^# .*\n- \{ id: maria-g, date: \d{4}-\d\d-\d\d, reason: "About another shop: not ours", source: \{ name: Google, id: abc \} \}\n$/,
    );
  });

  it('takes out several at once, or none', async () => {
    const cwd = await folder({ 'content/reviews/tom.md': REVIEW.replace('abc', 'def') });
    expect(await refusal(['remove', 'tom', 'maria-h', '--reason', 'Twice'], { cwd })).toContain('did you mean maria-g?');
    expect(await readdir(join(cwd, 'content/reviews'))).toEqual(['maria-g.md', 'tom.md']);
    expect((await runReviews(['remove', 'tom', 'maria-g', '--reason', 'Twice'], { cwd })).code).toBe(0);
    expect(await readdir(join(cwd, 'content/reviews'))).toEqual([]);
    expect(await read(cwd, 'removed.yaml')).toMatch(/id: tom[\s\S]*id: maria-g/);
  });

  it('takes several lines of one file, and the photo that they share', async () => {
    const photo = { url: '/photos/a.gif', width: 4, height: 3, alt: 'A heater' };
    const line = (id: string) => {
      const photos = id === 'c' ? [] : [photo];
      return `${JSON.stringify({ id, date: '2026-03-14', rating: 5, author: 'A', text: `Good ${id}`, photos })}\n`;
    };
    const cwd = await folder({ 'content/reviews.jsonl': ['a', 'b', 'c'].map(line).join(''), 'content/photos/a.gif': 'a' });
    expect((await runReviews(['remove', 'a', 'b', 'a', '--reason', 'Twice'], { cwd })).code).toBe(0);
    expect(await read(cwd, 'reviews.jsonl')).toBe(line('c'));
    expect(await read(cwd, 'removed.yaml')).toMatch(/id: a,[\s\S]*id: b,/);
    expect(await readdir(join(cwd, 'content/photos'))).toEqual([]);
  });

  it('keeps no name of an author who asks to be forgotten, and keeps the review out all the same', async () => {
    const table = 'date,rating,author,text,source_name,source_id\n2026-03-14,5,Maria G.,Call 555 0144.,Google,abc\n';
    const cwd = await folder({ 'in.csv': table });
    expect(await printed(['remove', 'maria-g', '--forget'], { cwd })).toContain('clones and the history of git');
    expect(await read(cwd, 'removed.yaml')).not.toMatch(/maria|abc/i);
    expect(await printed(['import', 'in.csv', '--write'], { cwd })).toContain('1  removed before');
  });

  it('forgets two reviews at once that share a photo', async () => {
    const shown = (name: string) =>
      REVIEW.replace('Maria G.', name).replace('rating:', 'photos: [{ url: /photos/a.gif, alt: A heater }]\nrating:');
    const files = { 'content/reviews/maria-g.md': shown('Maria G.'), 'content/reviews/tom.md': shown('Tom') };
    const cwd = await folder({ 'content/photos/a.gif': 'a', ...files });
    expect((await runReviews(['remove', 'maria-g', 'tom', '--forget'], { cwd })).code).toBe(0);
    expect(await readdir(join(cwd, 'content/photos'))).toEqual([]);
  });

  it('tells where the name of an author who asks to be forgotten still stands', async () => {
    const cwd = await folder({
      'content/summary.md': 'Maria G. likes us.\n',
      'content/faq.yaml': '- { question: Q, answer: "As maria g. says, and Maria Green" }\n',
      'content/photos/maria-g-cat.gif': 'a',
    });
    const { stdout } = await runReviews(['remove', 'maria-g', '--forget'], { cwd });
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
    [
      'a review that shows its photo',
      { 'content/reviews/tom.md': REVIEW.replace('rating:', 'photos: [{ url: /photos/a.gif, alt: A heater }]\nrating:') },
      'reviews/tom.md:4:9',
    ],
  ])('forgets nothing while there is %s', async (_, files, place) => {
    const shown = REVIEW.replace('rating:', 'photos: [{ url: /photos/a.gif, alt: A heater }]\nrating:');
    const cwd = await folder({ 'content/photos/a.gif': 'a', 'content/reviews/maria-g.md': shown, ...files });
    expect(await refusal(['remove', 'maria-g', '--forget'], { cwd })).toContain(`content/${place}  `);
    expect(await read(cwd)).toBe(shown);
  });

  it.each(['maria wants it gone', 'See maria-g'])(
    'refuses a reason with a name of who asks to be forgotten: %s',
    async (reason) => {
      const cwd = await folder({ 'content/reviews/tom.md': REVIEW.replace('Maria G.', 'Tom') });
      expect(await refusal(['remove', 'tom', 'maria-g', '--forget', '--reason', reason], { cwd })).toContain(
        '--reason has a name of the author, "maria',
      );
      expect(await readdir(join(cwd, 'content'))).toEqual(['business.yaml', 'reviews']);
      expect(await readdir(join(cwd, 'content/reviews'))).toEqual(['maria-g.md', 'tom.md']);
    },
  );

  it('deletes the photos that nothing else shows', async () => {
    const photo = (name: string) => `  - { url: /photos/${name}.gif, width: 4, height: 3, alt: A heater }\n`;
    const shown = REVIEW.replace('rating:', `photos:\n${['own', 'shared', 'paged', 'gone'].map(photo).join('')}rating:`);
    const cwd = await folder({
      'content/reviews/maria-g.md': shown,
      'content/reviews/tom.md': REVIEW.replace('rating:', `photos:\n${photo('shared')}rating:`),
      'content/pages/work.md': '![A heater](/photos/paged.gif)\n',
      ...Object.fromEntries(['own', 'own.small', 'shared', 'paged', 'other'].map((name) => [`content/photos/${name}.gif`, name])),
    });
    const terminal = openTerminal(['remove', 'maria-g', '--reason', 'Twice'], { cwd });
    await terminal.answer(/Take this review out and delete its photos\?/, 'y');
    expect(await terminal.end()).toMatchObject({
      code: 0,
      shown: expect.stringMatching(/own\.gif \(deleted\)\n.*own\.small\.gif/),
    });
    expect((await readdir(join(cwd, 'content/photos'))).toSorted()).toEqual(['other.gif', 'paged.gif', 'shared.gif']);
  });

  it('takes a row of a file of many', async () => {
    const csv = 'id,date,rating,author,text\na,2026-03-14,5,A,Good\nb,2026-03-14,5,B,"Good, too"\n';
    const cwd = await folder({
      'content/reviews.csv': csv,
      'content/removed.yaml': '# mine\n- { id: x, date: 2026-01-01, reason: Twice }',
    });
    await runReviews(['remove', 'a', '--reason', 'Twice'], { cwd });
    expect(await read(cwd, 'reviews.csv')).toBe(csv.replace('a,2026-03-14,5,A,Good\n', ''));
    expect(await read(cwd, 'removed.yaml')).toMatch(/^# mine\n- \{ id: x, .*\}\n- \{ id: a, .*\}\n$/);
  });

  it('says what it did before it was stopped', async () => {
    const cwd = await folder({ 'content/reviews/tom.md': REVIEW });
    const terminal = openTerminal(['remove', 'tom', 'maria-g', '--reason', 'Twice'], { cwd });
    await terminal.answer(/Take this review out\?/, 'y');
    await terminal.answer(/Take this review out\?/, KEYS.enter);
    expect(await terminal.end()).toMatchObject({
      code: 130,
      shown: expect.stringMatching(/what you said before is written\.\s*$/),
    });
    expect(await readdir(join(cwd, 'content/reviews'))).toEqual(['maria-g.md']);
  });

  it('asks before it does so, and leaves the review that an answer names', async () => {
    const cwd = await folder();
    const terminal = openTerminal(['remove', 'maria-g'], { cwd });
    await terminal.answer(/Why\?/, 'Twice', KEYS.enter);
    await terminal.answer(/Take this review out\?/, KEYS.enter);
    expect((await terminal.end()).code).toBe(130);
    await writeFile(join(cwd, 'content/faq.yaml'), '- { question: Q, answer: A, review_ids: [maria-g] }\n');
    const { stderr } = await runReviews(['remove', 'maria-g', '--reason', 'Twice'], { cwd });
    expect(stderr).toContain('content/faq.yaml:1:42  an answer here names maria-g; take it out of review_ids first');
    expect(await readdir(join(cwd, 'content'))).toEqual(['business.yaml', 'faq.yaml', 'reviews']);
  });
});

describe('edit', () => {
  /** An editor that runs the next of the scripts each time, such as one that replaces a word. */
  async function editor(cwd: string, ...scripts: readonly string[]): Promise<Record<string, string>> {
    const path = join(cwd, 'editor.sh');
    const lines = scripts.map(
      (script, index) => `if [ ! -e "$0.${index}" ]; then touch "$0.${index}"; sed -i '${script}' "$1"; exit; fi`,
    );
    await writeFile(path, `#!/bin/sh\n${lines.join('\n')}\n`);
    await chmod(path, 0o755);
    return { EDITOR: path };
  }

  it('checks what was written, and dates the correction of a published review', async () => {
    const cwd = await folder();
    expect(await printed(['edit', 'maria-g'], { cwd, settings: await editor(cwd, 's/Call/Ring/') })).toContain(
      '- Call 555 0144.\n+ Ring 555 0144.\n',
    );
    expect(await read(cwd)).toMatch(/15 \}\nedited: \d{4}-\d\d-\d\d\n---\n\nRing/);
  });

  it('says that the address still holds a name that was taken out', async () => {
    const cwd = await folder();
    expect(await printed(['edit', 'maria-g'], { cwd, settings: await editor(cwd, 's/Maria G./A customer/') })).toContain(
      'The author is A customer, and the id, which is the public address, still says more: maria-g\n',
    );
  });

  it('dates no correction of a review that nobody can have read, and asks where that is open', async () => {
    const fresh = REVIEW.replace('2026-03-15', '2999-01-01');
    const cwd = await folder({ 'content/reviews/maria-g.md': fresh });
    const { code } = await runReviews(['edit', 'maria-g'], { cwd, settings: await editor(cwd, 's/Call/Ring/', 's/Ring/Phone/') });
    expect([code, await read(cwd)]).toEqual([0, fresh.replace('Call', 'Ring')]);
    const terminal = openTerminal(['edit', 'maria-g'], { cwd, settings: { EDITOR: join(cwd, 'editor.sh') } });
    await terminal.answer(/been on your website already\?[\s\S]*● No/, 'y');
    expect((await terminal.end()).code).toBe(0);
    expect(await read(cwd)).toMatch(/edited: \d{4}-\d\d-\d\d\n---\n\nPhone/);
  });

  it('tells a mistake, opens the file again, and takes changes back', async () => {
    const cwd = await folder();
    const settings = await editor(cwd, 's/rating:   5/rating: 6/', 's/rating: 6/rating: 7/');
    const terminal = openTerminal(['edit', 'maria-g'], { cwd, settings });
    await terminal.answer(/rating: 6 is more than 5[\s\S]*The build would stop/, KEYS.enter);
    await terminal.answer(/rating: 7 is more than 5[\s\S]*The build would stop/, KEYS.down, KEYS.enter);
    expect((await terminal.end()).code).toBe(1);
    expect(await read(cwd)).toBe(REVIEW);
  });

  it('opens a file again that was left so that it cannot be read, which the other commands tell', async () => {
    const cwd = await folder();
    const settings = await editor(cwd, 's/author:/author: [/', 's/author: \\[/author:/');
    const leaving = openTerminal(['edit', 'maria-g'], { cwd, settings });
    await leaving.answer(/The build would stop/, KEYS.up, KEYS.enter);
    expect((await leaving.end()).code).toBe(1);
    expect(await refusal(['redact', 'maria-g', '555 0144'], { cwd })).toMatch(
      /maria-g\.md:\d+:\d+ {2}.*\n.*npm run reviews -- edit maria-g/,
    );
    const unchanged = await runReviews(['edit', 'maria-g'], { cwd, settings: { EDITOR: 'true' } });
    expect(unchanged).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/nothing was changed[\s\S]*maria-g\.md:\d+:\d+ {2}/),
    });
    const mending = await runReviews(['edit', 'maria-g'], { cwd, settings });
    expect(mending).toMatchObject({ code: 0, stdout: expect.stringMatching(/write this line into it/) });
    expect(await read(cwd)).toBe(REVIEW);
  });

  it('tells bytes that are no text, and puts back each of them', async () => {
    const bytes = Buffer.from(REVIEW.replace('Call', 'Caf\u00e9'), 'latin1');
    const cwd = await folder();
    await writeFile(join(cwd, 'content/reviews/maria-g.md'), bytes);
    const terminal = openTerminal(['edit', 'maria-g'], { cwd, settings: await editor(cwd, 's/rating:   5/rating: 4/') });
    await terminal.answer(/0xe9 is not UTF-8[\s\S]*The build would stop/, KEYS.down, KEYS.enter);
    expect((await terminal.end()).code).toBe(1);
    expect(await readFile(join(cwd, 'content/reviews/maria-g.md'))).toEqual(bytes);
  });

  it.each([
    ['mistake', 's/rating:   5/rating: 6/', /The build would stop/, openTerminal],
    // In a real terminal, which the editor had before.
    ['correction', 's/Call/Ring/', /been on your website already/, startTerminal],
  ])('puts the file back where it is stopped at the question of a %s', async (_, change, question, open) => {
    const fresh = REVIEW.replace('2026-03-15', '2999-01-01');
    const cwd = await folder({ 'content/reviews/maria-g.md': fresh });
    const terminal = open(['edit', 'maria-g'], { cwd, settings: await editor(cwd, change) });
    await terminal.answer(question, KEYS.interrupt);
    expect(await terminal.end()).toMatchObject({
      code: 130,
      shown: expect.stringContaining('Stopped; content/reviews/maria-g.md is as it was.'),
    });
    expect(await read(cwd)).toBe(fresh);
  });

  it('says so where nothing was changed, and which editor failed or is missing', async () => {
    const cwd = await folder();
    expect(await refusal(['edit', 'maria-g'], { cwd })).toBe('no editor is set; put the one that you use into EDITOR\n');
    expect(await runReviews(['edit', 'maria-g'], { cwd, settings: { EDITOR: 'true' } })).toMatchObject({
      code: 0,
      stdout: 'content/reviews/maria-g.md: nothing was changed\n',
    });
    expect(await refusal(['edit', 'maria-g'], { cwd, settings: { EDITOR: 'false' } })).toBe(
      'the editor (false) ended with 1; set EDITOR to the one that you use\n',
    );
    // An editor that saves and then fails counts as one that was stopped.
    const EDITOR = `sh -c 'echo x >> "$0"; exit 3'`;
    expect(await refusal(['edit', 'maria-g'], { cwd, settings: { EDITOR } })).toContain('maria-g.md is as it was.');
    expect(await read(cwd)).toBe(REVIEW);
  });
});
