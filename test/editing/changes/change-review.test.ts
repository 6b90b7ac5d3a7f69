import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import { readReviews } from '../../../src/authoring/reviews/read-reviews.ts';
import { textAt } from '../../../src/authoring/source/source.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { changeReviews } from '../../../src/editing/changes/change-review.ts';
import { newReviewFile } from '../../../src/editing/changes/new-review-file.ts';
import { authoredFields, authoredReview, proseText } from '../../support/content/samples/authored-review.ts';

const VERIFIED = { verification: { method: 'invoice', date: '2026-03-15' } };

function change(file: string, text: string, changes: Changes, id = 'a') {
  const source = readReviews({ file, text }).found.find(({ value }) => textAt(value, 'id') === id);
  if (source === undefined) throw new TypeError('The review is not in the text');
  return changeReviews({ file, text }, [{ source, changes }]);
}

function changed(file: string, text: string, changes: Changes, id?: string): string {
  const { found, problems } = change(file, text, changes, id);
  return found[0]?.text ?? problems[0]?.message ?? '';
}

const MARKDOWN = `---
# by hand
date: 2026-03-14   # a Saturday
rating:   5

author: 'Maria G.'
# from the job
mentions: { technicians: [ Dana ] }
redact:
  - 'Mill Street'   # where she lives

---

Dana came at once.
  `;

describe('a Markdown file', () => {
  it('keeps everything but the field', () => {
    const text = changed('a.md', MARKDOWN, { ...VERIFIED, redact: ['Mill Street', '555 0144'], rating: 4 });
    expect(text).toBe(
      MARKDOWN.replace('rating:   5', 'rating: 4')
        .replace('[ Dana ] }\n', '[ Dana ] }\nverification: { method: invoice, date: 2026-03-15 }\n')
        .replace('she lives\n', 'she lives\n  - 555 0144\n'),
    );
  });

  it('gets another text, and loses a field with its line', () => {
    expect(changed('a.md', MARKDOWN, { text: 'Dana came.', author: undefined })).toBe(
      MARKDOWN.replace("author: 'Maria G.'\n", '').replace('Dana came at once.', 'Dana came.'),
    );
  });

  it('is not changed where that would lose a comment', () => {
    const text = MARKDOWN.replace('she lives\n', 'she lives\n  - x\n');
    const message = 'would lose the comment "# where she lives"; change it by hand';
    const twice = MARKDOWN.replace('rating:   5', 'rating: 5   # where she lives');
    expect(changed('a.md', twice, { redact: undefined })).toBe(message);
    expect(change('a.md', text, { redact: ['lane'] })).toEqual({
      found: [],
      problems: [{ file: 'a.md', line: 3, column: 1, message }],
    });
  });
});

describe('other files', () => {
  it('JSON keeps its layout', () => {
    const json = '{\n    "date": "2026-03-14",\n    "rating": 5,\n    "author": "M", "text": "Good." }\n';
    expect(changed('a.json', json, { rating: 4, edited: '2026-03-20' })).toBe(
      json.replace('5', '4').replace('"Good."', '"Good.", "edited": "2026-03-20"'),
    );
  });

  it('JSON Lines keep every other line', () => {
    const lines = [
      '{"id":"b","date":"2026-03-14","rating":5,"author":"M","text":"Good."}',
      '',
      '{ "id": "a", "date": "2026-03-14", "rating": 5, "author": "M", "text": "Good." }',
      '',
    ];
    const after = changed('reviews.jsonl', lines.join('\n'), VERIFIED);
    expect(after.split('\n').toSpliced(2, 1)).toEqual(lines.toSpliced(2, 1));
    expect(after).toContain('"verification": {"method":"invoice","date":"2026-03-15"}');
  });

  const CSV = 'id,date,rating,author,text\nb,2026-03-14,5,M,"Good, and\nquick"\n\na,2026-03-14,5,"M",Good\n';

  it('CSV keeps every other row, and gets the columns that it lacks', () => {
    expect(changed('reviews.csv', CSV, { ...VERIFIED, text: 'Good, "and"\nquick' })).toBe(
      'id,date,rating,author,text,verification_method,verification_date\nb,2026-03-14,5,M,"Good, and\nquick"\n\na,2026-03-14,5,"M","Good, ""and""\nquick",invoice,2026-03-15\n',
    );
  });

  it('CSV gets columns for words that are taken out, and for the day on which a verification was', () => {
    expect(changed('reviews.csv', CSV, { redact: ['+34 612', 'Good'], unverified: '2026-03-16' })).toBe(
      `id,date,rating,author,text,redact,unverified\nb,2026-03-14,5,M,"Good, and\nquick"\n\na,2026-03-14,5,"M",Good,'+34 612;Good,2026-03-16\n`,
    );
  });

  it('CSV has no room for photos', () => {
    const photos = [{ file: 'a.jpg', alt: 'A', width: 1, height: 1 }];
    expect(changed('reviews.csv', CSV, { title: 'Fast', photos })).toMatch(
      /^has no column for photos; give the review a file of its own/,
    );
  });
});

it('comes back to the same bytes when what was added is taken out again', () => {
  fc.assert(
    fc.property(authoredReview, authoredFields, (review, fields) => {
      const { name, text } = newReviewFile(review);
      const added = Object.fromEntries(Object.entries(fields).filter(([key]) => !Object.hasOwn(review, key)));
      const gone = Object.fromEntries(Object.keys(added).map((key) => [key, undefined]));
      expect(changed(name, changed(name, text, added), gone)).toBe(text);
    }),
    { numRuns: 100 },
  );
});

it('holds what it was to hold, whatever was there', () => {
  fc.assert(
    fc.property(authoredReview, authoredFields, proseText, (review, fields, body) => {
      const { name, text } = newReviewFile(review);
      const after = changed(name, text, { ...fields, text: body });
      const value = onlyOne(readReviews({ file: name, text: after }))?.value;
      // A text that only JSON can contain is not written into a Markdown file.
      if (value === undefined) expect(after).toMatch(/^(would have a mistake|is written in a way)/);
      else expect(value).toEqual({ ...review, ...fields, text: body });
    }),
    { numRuns: 100 },
  );
});
