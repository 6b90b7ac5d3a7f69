import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent } from '../../../../src/authoring/read-content.ts';
import { readReviews } from '../../../../src/authoring/reviews/read-reviews.ts';
import type { JsonEntry } from '../../../../src/editing/imports/files/json-lines.ts';
import { planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { cleanLine, cleanText } from '../../../../src/editing/imports/values/clean-text.ts';
import { writeImport } from '../../../../src/editing/imports/writing/write-import.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';
import { hostileText } from '../../../support/content/hostile/hostile-text.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const BUSINESS = 'name: A\n';
const review = (text: string, more = {}) => ({ date: '2024-03-05', rating: 5, author: 'Ann', text, ...more });

async function bringIn(folder: string, values: readonly unknown[]) {
  const { work, content } = await importWork(folder, values);
  return writeImport(work, { ...content, isChanged: () => true });
}

it('writes each review as a file, and nothing the second time', async () => {
  const folder = await makeFolder({ 'business.yaml': BUSINESS });
  const values = [review('Dana came.'), review('They left.', { author: 'Bo' })];
  expect(await bringIn(folder, values)).toEqual({ added: 2, changed: 0, failed: [] });
  expect(await readFile(join(folder, 'reviews', '2024-03-05-ann.md'), 'utf8')).toBe(
    '---\ndate: 2024-03-05\nrating: 5\nauthor: Ann\n---\nDana came.\n',
  );
  expect(await bringIn(folder, values)).toEqual({ added: 0, changed: 0, failed: [] });
  expect(await readContent(folder)).toMatchObject({ ok: true, content: { waiting: 2 } });
});

it('changes what was changed at its source, also two reviews of one file, and keeps all else', async () => {
  const lines = ['a', 'b'].map((id) => JSON.stringify(review('Old.', { id, author: id }))).join('\n');
  const folder = await makeFolder({
    'business.yaml': BUSINESS,
    'reviews.jsonl': `${lines}\n`,
    'reviews/c.md': '---\r\n# Mine\r\ndate: 2024-03-05\r\nrating: 5\r\nauthor: c # hers\r\n---\r\nOld.\r\n',
  });
  const values = ['a', 'b', 'c'].map((id) => review('New.', { id, author: id }));
  expect(await bringIn(folder, values)).toEqual({ added: 0, changed: 3, failed: [] });
  expect(await readFile(join(folder, 'reviews.jsonl'), 'utf8')).toBe(`${lines.replaceAll('Old.', 'New.')}\n`);
  expect(await readFile(join(folder, 'reviews', 'c.md'), 'utf8')).toBe(
    '---\r\n# Mine\r\ndate: 2024-03-05\r\nrating: 5\r\nauthor: c # hers\r\n---\r\nNew.\r\n',
  );
});

it('tells of a file that was changed meanwhile', async () => {
  const folder = await makeFolder({
    'business.yaml': BUSINESS,
    'reviews/a.md': '---\ndate: 2024-03-05\nrating: 5\nauthor: Ann\n---\nOld.\n',
  });
  const { work, content } = await importWork(folder, [review('New.', { id: 'a' })]);
  const isChanged = () => {
    // Between the decision and the change.
    writeFileSync(join(folder, 'reviews', 'a.md'), '---\nrating: [\n---\n');
    return true;
  };
  expect(await writeImport(work, { ...content, isChanged })).toMatchObject({
    changed: 0,
    failed: [{ place: 'in.json, review 1', reason: expect.stringMatching(/a\.md was changed meanwhile$/) }],
  });
});

it('does not undo what another import changes in the same file at the same time', async () => {
  const lines = ['a', 'b'].map((id) => JSON.stringify(review('Old.', { id, author: id }))).join('\n');
  const folder = await makeFolder({ 'business.yaml': BUSINESS, 'reviews.jsonl': `${lines}\n` });
  const done = await Promise.all(['a', 'b'].map((id) => bringIn(folder, [review('New.', { id, author: id })])));
  const changed = done.reduce((sum, each) => sum + each.changed, 0);
  expect((await readFile(join(folder, 'reviews.jsonl'), 'utf8')).split('New.').length - 1).toBe(changed);
  expect(changed + done.flatMap(({ failed }) => failed).length).toBe(2);
});

it('does not write over a review that came in meanwhile', async () => {
  const folder = await makeFolder({ 'business.yaml': BUSINESS });
  const { work, content } = await importWork(folder, [review('Good.'), review('Bad.', { author: 'Bo' })]);
  const path = join(folder, 'reviews', '2024-03-05-ann.md');
  await mkdir(dirname(path));
  await writeFile(path, '---\ndate: 2024-03-05\nrating: 1\nauthor: Ann\n---\nAnother Ann.\n');
  expect(await writeImport(work, { ...content, isChanged: () => true })).toMatchObject({
    added: 1,
    failed: [{ place: 'in.json, review 1', reason: `${path} came in meanwhile; run the command again` }],
  });
  expect(await readFile(path, 'utf8')).toContain('Another Ann.');
});

it('ends with the error of a disk that takes nothing, also if the next entry is slow to come', async () => {
  const folder = await makeFolder({ 'business.yaml': BUSINESS });
  const { work, content } = await importWork(folder, [review('Good.'), review('Bad.', { author: 'Bo' })]);
  async function* slowly(entries: AsyncIterable<JsonEntry>) {
    // A file in the place of the folder stands for a full disk.
    await rm(join(folder, 'reviews'), { recursive: true });
    await writeFile(join(folder, 'reviews'), '');
    for await (const entry of entries) {
      yield entry;
      await setTimeout(50);
    }
  }
  const parts = work.parts.map((part) => (part.kind === 'list' ? { ...part, entries: () => slowly(part.entries()) } : part));
  await expect(writeImport({ ...work, parts }, { ...content, isChanged: () => true })).rejects.toThrow('its folder is a file');
});

/** Marks of YAML, of front matter and of git; right-to-left text; and a text of 100 kB. */
const TRAPS = [
  '---',
  '---\ndate: 2020-01-01\nrating: 1\n---',
  '<<<<<<< HEAD',
  '>>>>>>> x',
  '%YAML 1.1',
  '!!js',
  '&a *a',
  '- [',
  '# no comment',
  ': ',
  'null',
  '~',
  '0x10',
  '2024-01-01',
  'لم يأت أحد',
  '\u202e',
  '\u2028',
  '\r\n',
  ' \n',
  '"',
  "'",
  '{}',
  '\u00a0',
  '😀'.repeat(25_000),
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...TRAPS), hostileText, fc.string({ unit: anyCharacter })), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.join('\n'));

it('reads back every review that it writes, whatever its words', async () => {
  const one = fc.record({ text: hostile, author: hostile, title: hostile, answer: hostile, platform: hostile });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 8 }), async (made) => {
      const folder = await makeFolder({ 'business.yaml': 'name: A\n' });
      const values = made.map(({ text, author, title, answer, platform }) =>
        review(cleanText(text), {
          author: cleanLine(author).slice(0, 300).toWellFormed(),
          title: cleanLine(title),
          response: { date: '2024-03-06', text: cleanText(answer) },
          source: { name: cleanLine(platform) },
        }),
      );
      const { work, content } = await importWork(folder, values);
      const { counts } = await planImport(work, { isReported: false });
      const written = await writeImport(work, { ...content, isChanged: () => true });
      expect(written).toEqual({ added: counts.new, changed: 0, failed: [] });
      const names = await readdir(join(folder, 'reviews'));
      const read = await Promise.all(
        names.map(async (name) =>
          readReviews({ file: name, text: await readFile(join(folder, 'reviews', name), 'utf8') }).found.map(
            ({ value }) => value,
          ),
        ),
      );
      const texts = read.flat().map((value) => {
        // The language is noted where a text is certainly in another one.
        const { id, language, ...fields } = value as Record<string, unknown>;
        return JSON.stringify(fields, Object.keys(fields).sort());
      });
      expect(texts).toHaveLength(counts.new);
      const wanted = new Set(values.map((fields) => JSON.stringify(fields, Object.keys(fields).sort())));
      expect(texts.filter((text) => !wanted.has(text))).toEqual([]);
      // The second time, all are known.
      const again = await importWork(folder, values);
      expect((await planImport(again.work, { isReported: false })).counts).toMatchObject({ new: 0, changed: 0 });
    }),
    { numRuns: 25 },
  );
});
