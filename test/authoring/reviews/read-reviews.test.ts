import { describe, expect, it } from 'vitest';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { readReviews } from '../../../src/authoring/reviews/read-reviews.ts';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { checkSources } from '../../../src/authoring/source/source.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

const FIELDS = 'date: 2026-03-14\nrating: 5\nauthor: Maria G.\n';
const MARKDOWN = `---\n${FIELDS}---\nGood.\n`;
const JSON_FIELDS = '"date": "2026-03-14", "rating": 5, "author": "M", "text": "T"';

function checked(file: string, text: string): Read<{ id: string }> {
  return checkSources(readReviews({ file, text }), (value) => parseValue(reviewFileSchema, value));
}

describe('a file with one review', () => {
  it.each([
    ['reviews/a.md', MARKDOWN],
    ['reviews/a.md', MARKDOWN.replace('---\n', '---\nid: a\n')],
    ['reviews/a.yaml', `${FIELDS}text: T\n`],
    ['reviews/a.json', `{ ${JSON_FIELDS} }`],
  ])('gives it the name of the file as its id: %s', (file, text) => {
    expect(checked(file, text)).toMatchObject({ found: [{ id: 'a' }], problems: [] });
  });

  it.each([
    ['Maria G.md', MARKDOWN, '1:1  file name: "Maria G" is not an id; allowed are a-z, 0-9 and hyphens, the first no hyphen'],
    ['search.md', MARKDOWN, '1:1  file name: "search" is taken by an address of the site; an id may not be index, search, since'],
    [`${'a'.repeat(81)}.md`, MARKDOWN, '1:1  file name: is longer than 80 characters'],
    [
      'a.md',
      `---\nid: b\n${FIELDS}---\nGood.\n`,
      '2:5  id: "b" is not the name of the file, "a"; write that or leave the id out',
    ],
    ['a.md', `---\n${FIELDS}---\n\n`, '7:1  text: is empty; some text is required'],
    ['a.yaml', '', expect.stringMatching(/^1:1 {2}is empty; a group/)],
    ['a.json', '[]', expect.stringMatching(/^1:1 {2}is a list/)],
  ])('tells what %s has wrong', (name, text, message) => {
    expect(linesOf(checked(`reviews/${name}`, text)).map((line) => line.replace(`reviews/${name}:`, ''))).toEqual([message]);
  });
});

it.each([
  ['reviews.csv', 'id,date,rating,author,text\nb,2026-03-14,5,M,T\nc,2026-03-14,5,M,T\n'],
  ['reviews.jsonl', `{ "id": "b", ${JSON_FIELDS} }\n{ "id": "c", ${JSON_FIELDS} }\n`],
])('gives the reviews of %s the ids that stand in it', (file, text) => {
  expect(readReviews({ file, text }).found.map(({ value }) => value)).toMatchObject([{ id: 'b' }, { id: 'c' }]);
});
