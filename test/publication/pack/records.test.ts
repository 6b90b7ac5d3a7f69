import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordLines } from '../../../src/publication/pack/records.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import type { Site } from '../../../src/representations/site.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

/** Texts that could be taken for the dataset's own form if JSON did not escape quotes and line ends. */
const TRAPS = [
  '"reviews":[\n',
  '\n]}\n',
  '},\n{',
  ',\n',
  '"',
  '\\',
  '\\"',
  '\n',
  '\r\n',
  '\u2028',
  ']}',
  '"reviews":[',
  '\\n]}\\n',
];

const text = fc
  .array(fc.oneof(fc.constantFrom(...TRAPS), fc.string({ unit: anyCharacter, maxLength: 5 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

function siteWith(texts: readonly string[], description = 'Plumbing.'): Site {
  const reviews = texts.map((each, index) => authoredReview({ id: `review-${index}`, text: each, title: each, author: each }));
  const site = sampleSite({ reviews });
  return { ...site, catalog: { ...site.catalog, business: { ...site.catalog.business, name: description, description } } };
}

function datasetOf(site: Site): Buffer {
  return Buffer.from(renderReviewsDataset(site));
}

describe('recordLines', () => {
  it('cuts out any run of records as JSON.parse would find it, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), text, fc.nat(6), fc.nat(6), (texts, description, a, b) => {
        const dataset = datasetOf(siteWith(texts, description));
        const records = recordLines(dataset);
        const { reviews } = JSON.parse(dataset.toString());
        const [from, to] = [Math.min(a, b, texts.length), Math.min(Math.max(a, b), texts.length)];
        expect(records.count).toBe(texts.length);
        expect(JSON.parse(`[${records.slice(from, to)}]`)).toEqual(reviews.slice(from, to));
      }),
    );
  });

  it('gives the dataset without its records', () => {
    const site = siteWith(['"reviews":[\n', 'b'], '"reviews":[');
    const { reviews: _, ...rest } = JSON.parse(renderReviewsDataset(site));
    expect(JSON.parse(recordLines(datasetOf(site)).head)).toEqual({ ...rest, reviews: [] });
  });

  it('refuses bytes of another form, and a dataset that is cut short at any byte', () => {
    const dataset = datasetOf(siteWith(['one', 'two']));
    for (let length = 0; length < dataset.length; length++) {
      expect(() => recordLines(dataset.subarray(0, length)), `${length} bytes`).toThrow('not of the form');
    }
    const pretty = JSON.stringify(JSON.parse(dataset.toString()), null, 2);
    for (const other of ['{}', '\n]}\n', '"reviews":[\n', '{"reviews":[\n]}\n', pretty, JSON.stringify(JSON.parse(pretty))]) {
      expect(() => recordLines(Buffer.from(other)), other).toThrow('not of the form');
    }
  });
});
