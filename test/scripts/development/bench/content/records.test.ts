import { expect, it } from 'vitest';
import { contentOf, writeFiles } from '../../../../../scripts/development/bench/content/files.ts';
import { makeRecords } from '../../../../../scripts/development/bench/content/records.ts';
import { readContent } from '../../../../../src/authoring/read-content.ts';
import { ASPECT_IDS } from '../../../../../src/insights/aspects.ts';
import { createEngine } from '../../../../../src/insights/engine.ts';
import { readLearned } from '../../../../../src/insights/learned.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const records = makeRecords(2000);

it('makes the same reviews each time', () => {
  expect(makeRecords(2000)).toEqual(records);
});

it('makes texts of 330 characters on average', () => {
  const mean = records.reduce((sum, { text }) => sum + text.length, 0) / records.length;
  expect(mean).toBeGreaterThan(320);
  expect(mean).toBeLessThan(340);
});

it('says a word of ten times the rank a tenth as often', () => {
  const frequencies = new Map<string, number>();
  for (const word of records.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []))
    frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const sorted = [...frequencies.values()].toSorted((a, b) => b - a);
  const sum = (from: number, to: number) => sorted.slice(from, to).reduce((all, each) => all + each, 0);
  // By Zipf's law, each tenfold range of ranks has the same share of the texts.
  expect(sum(9, 99) / sum(99, 999)).toBeCloseTo(1, 0);
  expect(sum(999, 5000) / sum(99, 999)).toBeGreaterThan(0.4);
});

it('makes valid content, in which something is said of every aspect', async () => {
  const some = records.slice(0, 500);
  const folder = await temporaryFolder();
  await writeFiles(folder, contentOf(some));
  expect(await readContent(folder)).toMatchObject({ ok: true, content: { waiting: 0 } });
  const engine = createEngine(readLearned());
  const found = some.flatMap(({ text, rating }) => engine.mentions({ text, rating }).map(({ aspect }) => aspect));
  expect(new Set(found)).toEqual(new Set(ASPECT_IDS));
});
