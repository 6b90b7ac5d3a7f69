import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordTexts, jsonText, lengthInResult } from '../../../src/mcp/messages/json-text.ts';
import { recordLines } from '../../../src/publication/pack/records.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { authoredReview, publicationOf } from '../../support/content/sample-site.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

/** Texts with everything that JSON must escape. */
const text = fc.string({
  unit: fc.oneof(fc.constantFrom('"', '\\', '\n', '\0', '\u2028', '\ud83d', 'ß', '水', '😀'), fc.string()),
});

describe('a JSON text', () => {
  it('is inside of quotes, escaped, a JSON text that reads as the plain one', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.jsonValue()), (value) => {
        const { plain, escaped } = jsonText(JSON.stringify(value));
        expect(JSON.parse(`"${Buffer.from(escaped)}"`)).toBe(Buffer.from(plain).toString());
        expect(JSON.parse(Buffer.from(plain).toString())).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('counts in a result twice, in bytes', () => {
    expect(lengthInResult(jsonText('"ß"'))).toBe(4 + 6);
  });
});

describe('the text of a record', () => {
  it('has the very bytes of the dataset, and is the same when it is asked for again', () => {
    const { records } = publicationOf(mcpSite());
    const textOf = createRecordTexts(records);
    for (let times = 0; times < 2; times++) {
      for (let row = 0; row < records.count; row++) {
        const { plain, escaped } = textOf(row);
        expect(Buffer.from(plain).equals(records.slice(row, row + 1))).toBe(true);
        expect(JSON.parse(`"${Buffer.from(escaped)}"`)).toBe(records.slice(row, row + 1).toString());
      }
    }
  });

  it('is right also where the records are more than are kept', () => {
    const reviews = Array.from({ length: 12 }, (_, n) => authoredReview({ id: `review-${n}`, text: `${n} `.repeat(500_000) }));
    const site = mcpSite({ reviews, insights: mcpSite({ reviews: [] }).insights });
    const textOf = createRecordTexts(recordLines(Buffer.from(renderReviewsDataset(site))));
    for (const row of [0, 11, 5, 0, 11]) {
      expect(Buffer.from(textOf(row).plain).toString()).toBe(JSON.stringify(site.catalog.reviews[row]));
    }
  });
});
