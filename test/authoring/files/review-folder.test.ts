import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReviewFile, readReviewFiles } from '../../../src/authoring/files/review-folder.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { checkSource } from '../../../src/authoring/source/source.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';

const FIELDS = 'date: 2026-03-14\nrating: 5\nauthor: Maria G.\n';
const MARKDOWN = `---\n${FIELDS}---\nGood.\n`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function messages(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { found, problems } = await readReviewFiles(folder, 'reviews');
  const checks = found.map((source) => checkSource(reviewFileSchema, source));
  return [...problems, ...checks.flatMap((check) => (check.ok ? [] : check.problems))].map(formatProblem);
}

describe('the folder of reviews', () => {
  it('may hold them as Markdown, YAML and JSON; the name is the id', async () => {
    const json = '{ "id": "c", "date": "2026-03-14", "rating": 5, "author": "M", "text": "T" }';
    expect(
      await messages({
        'a.md': MARKDOWN,
        'b.yaml': `${FIELDS}text: T\n`,
        'c.json': json,
        '.DS_Store': '',
        'README.md': 'How to',
        'a.md~': '',
      }),
    ).toEqual([]);
    const { found } = await readReviewFiles(folder, 'reviews');
    expect(found.map(({ value }) => value)).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('keeps the order of many files', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `r${String(index).padStart(3, '0')}`);
    expect(await messages(Object.fromEntries(names.map((name) => [`${name}.md`, MARKDOWN])))).toEqual([]);
    const { found } = await readReviewFiles(folder, 'reviews');
    expect(found.map(({ file }) => file)).toEqual(names.map((name) => `reviews/${name}.md`));
  });

  it.each([
    ['notes.txt', 'x', 'reviews/notes.txt:1:1  is not a review; .md, .yaml, .json are allowed endings'],
    ['NOTES', 'x', 'reviews/NOTES:1:1  is not a review; .md, .yaml, .json are allowed endings'],
    ['a.yml', 'x', 'reviews/a.yml:1:1  is not read under this name; rename it to a.yaml'],
    ['A.MD', 'x', 'reviews/A.MD:1:1  is not read under this name; rename it to a.md'],
    ['a.markdown', 'x', 'reviews/a.markdown:1:1  is not read under this name; rename it to a.md'],
    [
      'a.csv',
      'x',
      'reviews/a.csv:1:1  is not read here; many reviews in one file stand beside this folder, as reviews.csv or reviews.jsonl',
    ],
    ['a.jpg', 'x', 'reviews/a.jpg:1:1  is not read here; a photo stands in the folder photos, beside this one'],
    [
      'a.md',
      `<<<<<<< HEAD\n${MARKDOWN}=======\n${MARKDOWN}>>>>>>> theirs\n`,
      expect.stringMatching(/^reviews\/a\.md:1:1 {2}a merge conflict is not resolved here; /),
    ],
    [
      'Maria G.md',
      MARKDOWN,
      'reviews/Maria G.md:1:1  file name: "Maria G" is not an id: a-z, 0-9 and hyphens, the first no hyphen',
    ],
    [
      'search.md',
      MARKDOWN,
      'reviews/search.md:1:1  file name: "search" is taken by an address of the site; an id may not be index, search, since',
    ],
    [`${'a'.repeat(81)}.md`, MARKDOWN, `reviews/${'a'.repeat(81)}.md:1:1  file name: is longer than 80 characters`],
    [
      'a.md',
      `---\nid: b\n${FIELDS}---\nGood.\n`,
      'reviews/a.md:2:5  id: "b" is not the name of the file, "a"; write that or leave the id out',
    ],
    ['a.md', `---\n${FIELDS}---\n\n`, 'reviews/a.md:7:1  text: is empty; some text is required'],
    ['a.yaml', '', expect.stringMatching(/^reviews\/a\.yaml:1:1 {2}is empty; a group/)],
    ['a.json', '[]', expect.stringMatching(/^reviews\/a\.json:1:1 {2}is a list/)],
    ['a.json', '{', "reviews/a.json:1:2  not valid JSON: expected property name or '}'"],
  ])('tells what %s has wrong', async (name, text, message) => {
    expect(await messages({ [name]: text })).toEqual([message]);
  });

  it('holds no other folder', async () => {
    mkdirSync(join(folder, '2026'));
    expect(await messages({})).toEqual(['reviews/2026:1:1  is a folder; reviews stand in this folder itself']);
  });
});

it('tells a file that vanished after the folder was listed', async () => {
  const { problems } = await readReviewFile(folder, 'reviews', { name: 'gone.md', isDirectory: () => false });
  expect(problems.map(formatProblem)).toEqual(['reviews/gone.md:1:1  does not exist']);
});
