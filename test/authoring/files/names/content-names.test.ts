import { describe, expect, it } from 'vitest';
import type { FolderEntry } from '../../../../src/authoring/files/list-folder.ts';
import { isContentFolder, isMisnamed, unreadEntries } from '../../../../src/authoring/files/names/content-names.ts';
import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import { entry } from '../../../support/content/entry.ts';

function entries(...names: string[]): FolderEntry[] {
  return names.map((name) => entry(name));
}

const ALL = ['business.yaml', 'reviews/', 'reviews.csv', 'reviews.jsonl', 'photos/', 'faq.yaml', 'summary.md', 'aspects.yaml'];
const NOT_READ =
  'is not read; move it out of the folder (read are: reviews, photos, brand, pages, public, business.yaml, reviews.csv, reviews.jsonl, faq.yaml, summary.md, aspects.yaml, policy.yaml, removed.yaml, imports.yaml, notice.md, words.yaml)';

describe('the names in the content folder', () => {
  it('are these', () => {
    expect(unreadEntries(entries(...ALL))).toEqual([]);
  });

  it.each(['README', 'Readme.txt', 'readme.md', 'LICENSE', 'license.md'])('may include %s', (name) => {
    expect(unreadEntries(entries(name))).toEqual([]);
  });

  it.each(['License-renewal.md', 'READMEs', 'readme/'])('do not include %s, which is no such paper', (name) => {
    expect(unreadEntries(entries(name))).toHaveLength(1);
  });

  it.each([
    ['review/', 'is not read under this name; rename it to reviews'],
    ['Reviews/', 'is not read under this name, as upper and lower case count; rename it to reviews'],
    ['Reviews.csv', 'is not read under this name, as upper and lower case count; rename it to reviews.csv'],
    ['reviews.csv.txt', 'is not read under this name; rename it to reviews.csv'],
    ['Invoices 2026.CSV', expect.stringMatching(/^is not read; move it out of the folder; npm run reviews -- import <file>/)],
    ['google.jsonl', 'is not read under this name; rename it to reviews.jsonl'],
    ['business.yml', 'is not read under this name; rename it to business.yaml'],
    ['Summary.md', 'is not read under this name, as upper and lower case count; rename it to summary.md'],
    ['buisness.yaml', 'is not read under this name; rename it to business.yaml'],
    ['reviews.json', 'is not read; reviews belong in reviews.jsonl, one a line, or in the folder reviews, one a file'],
    ['b.json', 'is not read; reviews belong in reviews.jsonl, one a line, or in the folder reviews, one a file'],
    ['reviews.xlsx', expect.stringMatching(/^is a spreadsheet, which is not read; npm run reviews -- import <file> takes/)],
    [
      'reviews.docx',
      'is a document, which is not read; put its reviews into a table for npm run reviews -- import <file>, or write them down with npm run reviews -- add; then move it out of the folder',
    ],
    ['Reviews 2026.pdf', expect.stringMatching(/^is a document, which is not read; put its reviews into a table/)],
    ['business.docx', 'is a document, which is not read; write what it says into business.yaml, and move it out of the folder'],
    ['faq.md', 'is Markdown, which is not read here; write what it says into faq.yaml, and move it out of the folder'],
    ['review.md', 'is not read here; a review belongs in the folder reviews, a page of yours in the folder pages'],
    ['reviews.yaml', 'is not read here; a review belongs in the folder reviews, a page of yours in the folder pages'],
    [
      'heater.JPG',
      'is not read here; a photo of a review belongs in the folder photos, one of the shop is brand/photo.jpg, any other picture belongs in the folder public',
    ],
    ['Logo.png', 'is not read here; move it to brand/logo.png'],
    ['Robots.txt', 'is not read here; move it to public/robots.txt, which publishes it as it is, or out of the folder'],
    ['Prices.pdf', 'is not read here; move it to public/Prices.pdf, which publishes it as it is, or out of the folder'],
    ['Prices.docx', 'is not read here; move it to public/Prices.docx, which publishes it as it is, or out of the folder'],
    ['favicon.svg', 'is not read here; move it to public/favicon.svg, which publishes it as it is, or out of the folder'],
    ['notes.txt', NOT_READ],
    ['index.html', NOT_READ],
    ['2026/', NOT_READ],
  ])('do not include %s', (name, message) => {
    expect(unreadEntries(entries(name)).map((problem) => problem.message)).toEqual([message]);
  });

  it('are not taken twice', () => {
    expect(unreadEntries(entries(...ALL, 'reviews-2026.csv', 'business.yml')).map(formatProblem)).toEqual([
      'content/reviews-2026.csv:1:1  is not read, but reviews.csv is; move what is missing there into it, and this out of the folder',
      'content/business.yml:1:1  is not read, but business.yaml is; move what is missing there into it, and this out of the folder',
    ]);
    // Another computer has noted a removal in it.
    const noted = entries('removed.yaml', "removed (Ben's conflicted copy 2026-11-23).yaml");
    expect(unreadEntries(noted).map(({ message }) => message)).toEqual([
      'is not read, but removed.yaml is; move what is missing there into it, and this out of the folder',
    ]);
  });
});

it.each(ALL.filter((name) => name !== 'photos/'))('%s shows that a folder is meant as content', (name) => {
  expect(isContentFolder(entries('Desktop/', name))).toBe(true);
});

it.each(['business.yml', 'Business.yaml', 'Reviews/'])('so does %s', (name) => {
  expect(isContentFolder(entries(name))).toBe(true);
});

it('a folder of other things is not meant as content, even with photos in it', () => {
  expect(isContentFolder(entries('Desktop/', 'Documents/', 'photos/', 'notes.txt', 'package.json', 'a.md'))).toBe(false);
  expect(isContentFolder([])).toBe(false);
});

it('knows a file under another name, but not itself', () => {
  expect(isMisnamed('business.yaml', entries('business.yml'))).toBe(true);
  expect(isMisnamed('business.yaml', entries('business.yaml', 'faq.yaml'))).toBe(false);
  expect(isMisnamed('business.yaml', entries('business.docx'))).toBe(false);
});
