import { expect, it } from 'vitest';
import { reviewFile } from '../../../../src/authoring/files/names/review-names.ts';
import { entry } from '../../../support/content/entry.ts';
import { linesOf } from '../../../support/content/reading/check-yaml.ts';

it.each(['a.md', 'a.yaml', 'a.json', 'Maria G.md', 'maria-copy.md', 'maria-2.md'])(
  'takes %s for a file with one review',
  (name) => {
    expect(reviewFile(entry(name, 'reviews'))).toEqual({ found: [entry(name, 'reviews')], problems: [] });
  },
);

it.each([
  ['notes.txt', 'is not a review; .md, .yaml, .json are allowed endings'],
  ['thanks.eml', 'is a document, which is not read; npm run reviews -- add takes its words; then move it out of this folder'],
  ['Mrs Jones.docx', 'is a document, which is not read; npm run reviews -- add takes its words; then move it out of this folder'],
  ['maria-g - Copy.md', 'looks like a copy of maria-g.md; delete it if it is one'],
  [
    'maria-g.sync-conflict-20261123-101112-ABCDEFG.md',
    'looks like maria-g.md as another computer has it; move what is missing there into it, and delete this',
  ],
  ['a.markdown', 'is not read under this name; rename it to a.md'],
  [
    'a.yml.txt',
    'is not read under this name; rename it to a.yaml (Windows hides the ending .txt, unless Explorer is told to show endings)',
  ],
  [
    '2026-11-13 José G..md.txt',
    'is not read under this name; rename it to 2026-11-13-jose-g.md (Windows hides the ending .txt, unless Explorer is told to show endings)',
  ],
  ['李.MD', 'is not read under this name; rename it to review.md'],
  [
    'a.csv',
    'is not read here; move it out of this folder, and npm run reviews -- import <file> takes the reviews of a table; many reviews in one file belong beside this folder, as reviews.csv or reviews.jsonl',
  ],
  ['a.jpg', 'is not read here; a photo belongs in the folder photos, beside this one'],
  ['2026/', 'is a folder; reviews belong in this folder itself'],
])('tells why %s is none', (name, message) => {
  expect(linesOf(reviewFile(entry(name, 'reviews')))).toEqual([`reviews/${name.replace('/', '')}:1:1  ${message}`]);
});
