import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { renderReviewsCsv } from '../../../src/representations/datasets/reviews-csv.ts';
import { csvTableFields } from '../../../src/representations/datasets/table-schema.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';

const fields = csvTableFields();

function field(name: string) {
  return fields.find((each) => each.name === name);
}

describe('the fields of /reviews.csv', () => {
  const csv = renderReviewsCsv(sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b' })] }));
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });

  it('are its columns, in their order', () => {
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
  });

  it('say what the record says', () => {
    expect(field('rating')).toEqual({
      name: 'rating',
      type: 'integer',
      description: 'Stars, 1 to 5.',
      constraints: { required: true, minimum: 1, maximum: 5 },
    });
    expect(field('id')?.constraints).toEqual({ required: true, maxLength: 80, pattern: '^[a-z0-9][a-z0-9-]*$' });
    expect(field('date')).toMatchObject({ type: 'date', constraints: { required: true } });
    expect(field('date')?.constraints).not.toHaveProperty('pattern');
    expect(field('verification_method')?.constraints).toEqual({
      required: true,
      enum: ['invoice', 'booking', 'payment', 'purchase', 'platform'],
    });
    expect(field('technicians')?.description).toContain('`;`');
  });

  it('are required where every review has them', () => {
    const required = fields.filter(({ constraints }) => constraints.required).map(({ name }) => name);
    expect(required).toEqual(['id', 'date', 'rating', 'author', 'text', 'verification_method', 'verification_date']);
    expect(rows.map((row) => required.filter((name) => row[name] === ''))).toEqual([[], []]);
    expect(fields.filter(({ name }) => rows[1]?.[name] === '').every(({ constraints }) => !constraints.required)).toBe(true);
  });

  it('fit the rows', () => {
    for (const row of rows) {
      for (const { name, constraints } of fields.filter((each) => row[each.name] !== '')) {
        const { pattern, enum: values } = constraints as { pattern?: string; enum?: string[] };
        if (pattern !== undefined) expect(row[name]).toMatch(new RegExp(pattern, 'u'));
        if (values !== undefined) expect(values).toContain(row[name]);
      }
    }
  });
});
