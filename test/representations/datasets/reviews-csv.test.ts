import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeader } from '../../../src/authoring/csv/columns.ts';
import { readCsv } from '../../../src/authoring/csv/read-csv.ts';
import { readContent } from '../../../src/authoring/read-content.ts';
import { renderReviewsCsv } from '../../../src/representations/datasets/reviews-csv.ts';
import { compareReviews } from '../../../src/reviews/catalog.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { makeFolder } from '../../support/content/content.ts';
import { hostileText } from '../../support/content/hostile/hostile-text.ts';
import { authoredReview, fullReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

function render(reviews: readonly AuthoredReview[], options: SiteOptions = {}): string {
  return renderReviewsCsv(sampleSite({ reviews, ...options }));
}

function rowsOf(csv: string): Record<string, string>[] {
  return parse(csv, { columns: true, bom: true });
}

describe('/reviews.csv', () => {
  it('is a file that editors may have in their content, with all that a record says but its address and photos', () => {
    const other = authoredReview({ id: 'b', text: ' One, "two"\n\nparagraphs; ' });
    const csv = render([fullReview(), other]).slice(1);
    const { found, problems } = readCsv({ file: 'reviews.csv', text: csv });
    expect(problems).toEqual([]);
    const { photos, ...first } = fullReview();
    expect(found.map(({ value }) => value)).toEqual([first, other]);
  });

  it('has all columns that such a file may have, without a review, too', () => {
    const csv = render([]);
    const header = csv.slice(1).trimEnd().split(',');
    expect(readHeader(header).issues).toEqual([]);
    const withOneMore = readHeader([...header, 'photos']).issues.map(({ message }) => message);
    expect(withOneMore).toEqual([expect.stringContaining(header.join(', '))]);
    expect(rowsOf(csv)).toEqual([]);
  });

  it('says to spreadsheets that it is UTF-8', () => {
    expect(Buffer.from(render([authoredReview({ author: 'Renée' })])).subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
  });

  it('stays whole in a spreadsheet that takes semicolons and tabs for separators as well, as LibreOffice does by default', () => {
    const csv = render([
      authoredReview({ title: 'Quick; clean', text: 'One\ttwo', mentions: { technicians: ['Ann', 'Bo'], services: [] } }),
    ]);
    const options = { delimiter: [',', ';', '\t'], columns: true, bom: true };
    expect(parse(csv, options)).toEqual(rowsOf(csv));
  });

  it('reads back as content to the very records, whatever their texts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(reviewWords, { minLength: 1, maxLength: 60 }), async (words) => {
        const written = words.map((fields, index) => authoredReview({ id: `r${index}`, ...fields }));
        const csv = render(written);
        const read = await readContent(await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.csv': csv }));
        expect(read.ok && read.content.reviews.toSorted(compareReviews)).toEqual(written.toSorted(compareReviews));
        const cells = rowsOf(csv).flatMap((row) => Object.values(row));
        expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/**
 * What a text of the content can be: not empty, without a line break at its end, and without control characters except tabs and line
 * feeds.
 */
const heldText = fc
  .tuple(fc.constantFrom('', "'", "''", '=', '@', "'+", "''-"), hostileText)
  .map((parts) =>
    parts
      .join('')
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\t\n])\p{Cc}/gu, ''),
  )
  .map((text) => (text.endsWith('\n') ? text.trimEnd() : text))
  .map((text) => (text.trim() === '' ? `${text}x` : text));

/** All texts that people write in a review. Nobody intends a space at either end of a name. */
const reviewWords = fc
  .record({ author: heldText, title: heldText, text: heldText, answer: heldText, source: heldText })
  .map(({ author, title, text, answer, source }) => ({
    author: author.trim(),
    title,
    text,
    source: { name: source.trim() },
    response: { date: '2026-03-16', text: answer },
  }));
